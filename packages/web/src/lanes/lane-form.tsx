import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { setValues } from '../app/router.ts';
import { Notice } from '../ui/notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { laneParameters } from './lane-parameters.ts';

/** The lane and the period, which are in the address once they are shown. */
export function LaneForm({
  values,
}: {
  readonly values: Readonly<Record<string, string>>;
}): JSX.Element {
  const from = useSignal(values['from'] ?? '');
  const to = useSignal(values['to'] ?? '');
  const begin = useSignal(values['begin'] ?? '');
  const end = useSignal(values['end'] ?? '');
  const problem = useSignal('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const next = { from: from.value, to: to.value, begin: begin.value, end: end.value };
        const isLane = laneParameters(next) !== undefined;
        problem.value = isLane ? '' : 'Enter the LOCODEs of two ports, or choose suggestions.';
        if (isLane) setValues(next);
      }}
    >
      <SearchField
        label="From port"
        kinds={['ports']}
        placeholder="Name or LOCODE"
        value={from.value}
        onValue={(value) => (from.value = value)}
      />
      <SearchField
        label="To port"
        kinds={['ports']}
        placeholder="Name or LOCODE"
        value={to.value}
        onValue={(value) => (to.value = value)}
      />
      <fieldset>
        <legend>Scheduled arrival (UTC); empty: the last 365 days</legend>
        <label>
          Begin
          <input
            type="date"
            value={begin.value}
            onInput={({ currentTarget }) => (begin.value = currentTarget.value)}
          />
        </label>
        <label>
          End (exclusive)
          <input
            type="date"
            value={end.value}
            onInput={({ currentTarget }) => (end.value = currentTarget.value)}
          />
        </label>
      </fieldset>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      <button type="submit" class="primary">
        Show
      </button>
    </form>
  );
}
