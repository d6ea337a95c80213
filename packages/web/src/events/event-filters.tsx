import type { JSX } from 'preact';
import { useApp } from '../app/app-context.ts';
import { route, setValues } from '../app/router.ts';
import type { StsEvent } from './event-filter.ts';
import { KIND_TEXTS } from './event-words.ts';
import { FilterSelect, FilterText, FilterTime } from './filter-field.tsx';

const SEVERITIES = ['Note', 'Warning', 'Alarm'];
const PROBABILITIES = [0.25, 0.5, 0.65, 0.8, 0.9];
/** Values of the address that the fields have. */
const NAMES = ['ship', 'configuration', 'severity', 'kind', 'probability', 'begin', 'end'] as const;

/** The fields that restrict a list of events. @param events those listed: their severities and configurations are offered, too */
export function EventFilters({ events }: { readonly events: readonly StsEvent[] }): JSX.Element {
  const { live } = useApp();
  const { values } = route.value;
  const configurations = Object.values(live.state.value.configurations);
  const names = new Map(events.map((event) => [String(event.configuration_id), event.name]));
  for (const { id, name } of configurations) names.set(String(id), name ?? '');
  const severities = new Set([...SEVERITIES, ...events.map(({ severity }) => severity)]);
  if (values['severity']) severities.add(values['severity']);
  const set = NAMES.filter((name) => values[name]);
  return (
    <details class="filters" open={set.length > 0}>
      <summary>Filter{set.length > 0 && ` (${set.length})`}</summary>
      <div class="filter-fields">
        <FilterText name="ship" label="Ship: MMSI or name" />
        <FilterSelect name="configuration" label="Configuration" options={[...names]} />
        <FilterSelect
          name="severity"
          label="Severity"
          options={[...severities].map((each) => [each, each])}
        />
        <FilterSelect name="kind" label="Kind" options={Object.entries(KIND_TEXTS)} />
        <FilterSelect
          name="probability"
          label="Probability of a transfer"
          options={PROBABILITIES.map((each) => [String(each), `at least ${each * 100} %`])}
        />
        <FilterTime name="begin" label="From" />
        <FilterTime name="end" label="Until" />
      </div>
      {set.length > 0 && (
        <button
          type="button"
          onClick={() => setValues(Object.fromEntries(NAMES.map((name) => [name, undefined])))}
        >
          Clear the filter
        </button>
      )}
    </details>
  );
}
