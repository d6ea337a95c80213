import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { NumberInput } from '../ui/number-input.tsx';
import { SLIDER_STEPS, sliderPosition, sliderValue } from './log-scale.ts';
import { FieldProblems, useProblems } from './problems.tsx';

interface FieldProps {
  readonly label: string;
  /** JSON pointer of its problems. */
  readonly pointer: string;
}

/** Attributes by which a control refers to its problems. */
interface Invalid {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

function Field({
  label,
  pointer,
  children,
}: FieldProps & { readonly children: (attributes: Invalid) => ComponentChildren }): JSX.Element {
  const id = useId();
  const problems = useProblems(pointer);
  const isInvalid = problems.length > 0;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-invalid': isInvalid,
        'aria-describedby': isInvalid ? `${id}-problems` : undefined,
      })}
      <FieldProblems id={`${id}-problems`} problems={problems} />
    </div>
  );
}

export function TextField({
  value,
  onInput,
  list,
  ...field
}: FieldProps & {
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Id of a list of suggestions. */
  readonly list?: string;
}): JSX.Element {
  return (
    <Field {...field}>
      {(attributes) => (
        <input
          {...attributes}
          value={value}
          list={list}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}

export function TextAreaField({
  value,
  onInput,
  rows = 3,
  ...field
}: FieldProps & {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly rows?: number;
}): JSX.Element {
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={rows}
          value={value}
          spellcheck={false}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A number; an empty field is null. What is no number is NaN, so that the form reports it. */
export function NumberField({
  value,
  onInput,
  ...field
}: FieldProps & {
  readonly value: number | null;
  readonly onInput: (value: number | null) => void;
}): JSX.Element {
  return (
    <Field {...field}>
      {(attributes) => <NumberInput {...attributes} step="any" value={value} onInput={onInput} />}
    </Field>
  );
}

/** A number with a slider beside it, whose steps are ratios. */
export function SliderField({
  value,
  min,
  max,
  onInput,
  ...field
}: FieldProps & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onInput: (value: number) => void;
}): JSX.Element {
  return (
    <Field {...field}>
      {(attributes) => (
        <div class="slider">
          <input
            type="range"
            aria-label={`${field.label}, slider`}
            aria-valuetext={String(value)}
            min={0}
            max={SLIDER_STEPS}
            value={sliderPosition(Number.isNaN(value) ? min : value, min, max)}
            onInput={({ currentTarget }) =>
              onInput(sliderValue(Number(currentTarget.value), min, max))
            }
          />
          <NumberInput
            {...attributes}
            step="any"
            value={value}
            onInput={(typed) => onInput(typed ?? Number.NaN)}
          />
        </div>
      )}
    </Field>
  );
}

export function CheckField({
  label,
  isChecked,
  onChange,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

export function SelectField({
  value,
  options,
  onChange,
  ...field
}: FieldProps & {
  readonly value: string;
  /** Pairs of a value and its text. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}): JSX.Element {
  return (
    <Field {...field}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
