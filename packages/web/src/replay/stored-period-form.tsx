import { useSignal } from '@preact/signals';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { setValues } from '../app/router.ts';
import { viewOf } from '../map/gl-view.ts';
import { useMap } from '../map/map-context.ts';
import { bboxText, HOURS, type StoredPeriod } from './stored-period.ts';

/** The form that chooses the period and the place of a replay. */
export function StoredPeriodForm({ period }: { readonly period: StoredPeriod }): JSX.Element {
  const view = useMap();
  const begin = useSignal(new Date(period.beginMs).toISOString().slice(0, 16));
  const hours = useSignal(period.hours);
  const isInView = useSignal(period.box !== undefined);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const map = view.peek()?.map;
    const seen = map && viewOf(map);
    setValues({
      begin: `${begin.value}Z`,
      hours: hours.value,
      box:
        isInView.value && seen
          ? (bboxText(seen.west, seen.south, seen.east, seen.north) ?? EVERYWHERE)
          : EVERYWHERE,
      t: undefined,
    });
  };
  return (
    <form class="replay-period" onSubmit={submit}>
      <label>
        From (UTC)
        <input
          type="datetime-local"
          required
          value={begin.value}
          onInput={({ currentTarget }) => (begin.value = currentTarget.value)}
        />
      </label>
      <label>
        For
        <select
          value={hours.value}
          onChange={({ currentTarget }) => (hours.value = Number(currentTarget.value))}
        >
          {[...new Set([...HOURS, period.hours])].map((each) => (
            <option key={each} value={each}>
              {each % 24 === 0 && each > 24 ? `${each / 24} days` : `${each} h`}
            </option>
          ))}
        </select>
      </label>
      <label class="inline">
        <input
          type="checkbox"
          checked={isInView.value}
          onChange={({ currentTarget }) => (isInView.value = currentTarget.checked)}
        />
        Only ships in the view of the map
      </label>
      <button type="submit" class="primary">
        Show
      </button>
    </form>
  );
}

/** A value of the address that is no box: all ships, also of a service with many. */
const EVERYWHERE = 'all';
