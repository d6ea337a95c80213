import type { JSX } from 'preact';
import type { Filters } from './configuration-draft.ts';
import { CheckField, NumberField, TextField } from './fields.tsx';
import {
  canBeUnknown,
  FILTERS,
  type FilterInfo,
  type FilterName,
  KINDS,
  type Kind,
  kindText,
  withFilter,
  withUnknown,
} from './filter-list.ts';
import { FieldProblems, useProblems } from './problems.tsx';

interface FiltersProps {
  readonly filters: Filters | null;
  readonly onChange: (filters: Filters | null) => void;
}

/** The conditions under which an event fires: those that are set, and a choice of others. */
export function FilterFields({ filters, onChange }: FiltersProps): JSX.Element {
  const isSet = (name: FilterName): boolean => filters?.[name] !== undefined;
  const add = (name: string): void => {
    const info = FILTERS.find((each) => each.name === name);
    if (info) onChange(withFilter(filters, info.name, info.initial));
  };
  return (
    <fieldset>
      <legend>Only events with</legend>
      {FILTERS.filter(({ name }) => isSet(name)).map((info) => (
        <div key={info.name} class="filter">
          <FilterField info={info} filters={filters!} onChange={onChange} />
          <div class="row">
            {canBeUnknown(info.name) && (
              <CheckField
                label="Also if unknown"
                isChecked={filters?.unknown?.some((each) => each === info.name) ?? false}
                onChange={(holds) => onChange(withUnknown(filters!, info.name, holds))}
              />
            )}
            <button
              type="button"
              class="small"
              aria-label={`Remove the filter: ${info.label}`}
              onClick={() => onChange(withFilter(filters, info.name, undefined))}
            >
              Remove
            </button>
          </div>
        </div>
      ))}
      <label>
        <span class="visually-hidden">Add a filter</span>
        <select value="" onChange={({ currentTarget }) => add(currentTarget.value)}>
          <option value="">Add a filter …</option>
          {FILTERS.filter(({ name }) => !isSet(name)).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

function FilterField({
  info: { name, label, type },
  filters,
  onChange,
}: {
  readonly info: FilterInfo;
  readonly filters: Filters;
  readonly onChange: FiltersProps['onChange'];
}): JSX.Element {
  const pointer = `/filters/${name}`;
  const set = (value: unknown): void => onChange(withFilter(filters, name, value));
  const value = filters[name];
  switch (type) {
    case 'kinds':
      return <KindsField kinds={filters.kinds ?? []} onChange={set} />;
    case 'number':
      return (
        <NumberField
          {...{ label, pointer }}
          value={value as number}
          onInput={(number) => set(number ?? Number.NaN)}
        />
      );
    case 'types':
      return <TextField {...{ label, pointer }} value={value as string} onInput={set} />;
    case 'flag':
      return <p class="field">{label}</p>;
  }
}

function KindsField({
  kinds,
  onChange,
}: {
  readonly kinds: readonly Kind[];
  readonly onChange: (kinds: readonly Kind[]) => void;
}): JSX.Element {
  const problems = useProblems('/filters/kinds');
  return (
    <fieldset class="kinds" aria-describedby="kinds-problems">
      <legend>Kind of event</legend>
      {KINDS.map((kind) => (
        <CheckField
          key={kind}
          label={kindText(kind)}
          isChecked={kinds.includes(kind)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
          }
        />
      ))}
      <FieldProblems id="kinds-problems" problems={problems} />
    </fieldset>
  );
}
