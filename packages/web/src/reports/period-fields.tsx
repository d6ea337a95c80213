import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { fieldTime } from './report-draft.ts';

const MS_PER_DAY = 86_400_000;
const LAST_DAYS = [1, 7, 30, 365];

/** Begin and end of a period in UTC. */
export function PeriodFields({
  begin,
  end,
  newestMs,
}: {
  readonly begin: Signal<string>;
  readonly end: Signal<string>;
  /** The end of the periods that are offered. */
  readonly newestMs: number;
}): JSX.Element {
  return (
    <fieldset>
      <legend>Period (UTC)</legend>
      <div class="row">
        {LAST_DAYS.map((days) => (
          <button
            key={days}
            type="button"
            onClick={() => {
              begin.value = fieldTime(newestMs - days * MS_PER_DAY);
              end.value = fieldTime(newestMs);
            }}
          >
            {days === 1 ? 'Last day' : `${days} days`}
          </button>
        ))}
      </div>
      <TimeField label="Begin" value={begin} />
      <TimeField label="End" value={end} />
    </fieldset>
  );
}

function TimeField({
  label,
  value,
}: {
  readonly label: string;
  readonly value: Signal<string>;
}): JSX.Element {
  return (
    <label>
      {label}
      <input
        type="datetime-local"
        required
        value={value.value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
    </label>
  );
}
