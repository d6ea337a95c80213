import type { JSX } from 'preact';
import { route, setValues } from '../app/router.ts';

interface FieldProps {
  /** Of the value in the address. */
  readonly name: string;
  readonly label: string;
}

/** A text that is a value of the address. */
export function FilterText({ name, label }: FieldProps): JSX.Element {
  return (
    <label>
      {label}
      <input
        type="search"
        value={route.value.values[name] ?? ''}
        onChange={({ currentTarget }) => setValues({ [name]: currentTarget.value })}
      />
    </label>
  );
}

/** A time in UTC that is a value of the address. */
export function FilterTime({ name, label }: FieldProps): JSX.Element {
  return (
    <label>
      {label} (UTC)
      <input
        type="datetime-local"
        value={route.value.values[name] ?? ''}
        onChange={({ currentTarget }) => setValues({ [name]: currentTarget.value })}
      />
    </label>
  );
}

/** A choice whose selected option is a value of the address; `Any` is none. */
export function FilterSelect({
  name,
  label,
  options,
}: FieldProps & {
  readonly options: readonly (readonly [value: string, text: string])[];
}): JSX.Element {
  return (
    <label>
      {label}
      <select
        value={route.value.values[name] ?? ''}
        onChange={({ currentTarget }) => setValues({ [name]: currentTarget.value })}
      >
        <option value="">Any</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
