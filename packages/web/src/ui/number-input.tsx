import type { ComponentProps, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A field for a number; empty, it is null, and NaN for what is no number, so that a form reports it. */
export function NumberInput({
  value,
  onInput,
  ...attributes
}: Omit<ComponentProps<'input'>, 'value' | 'type' | 'onInput' | 'role' | 'list'> & {
  readonly value: number | null;
  readonly onInput: (value: number | null) => void;
}): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The text stays as it is typed: with “57” in place of “57.”, the next digit would be the first one.
    const { current } = input;
    if (!current || Object.is(numberOf(current), value)) return;
    current.value = value === null || Number.isNaN(value) ? '' : String(value);
  }, [value]);
  return (
    <input
      {...attributes}
      ref={input}
      type="number"
      onInput={({ currentTarget }) => onInput(numberOf(currentTarget))}
    />
  );
}

function numberOf({ value, validity }: HTMLInputElement): number | null {
  if (value === '') return validity.badInput ? Number.NaN : null;
  return Number(value);
}
