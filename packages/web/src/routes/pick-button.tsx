import type { JSX } from 'preact';

/** The field that the next click on the map fills: an index of `via`, or an end. */
export type PickedField = 'from' | 'to' | number;

/** A button that lets the next click on the map fill a field. */
export function PickButton({
  field,
  label,
  picked,
}: {
  readonly field: PickedField;
  readonly label: string;
  readonly picked: { value: PickedField | null };
}): JSX.Element {
  const isPicked = picked.value === field;
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={`${label}: choose on the map`}
      onClick={() => (picked.value = isPicked ? null : field)}
    >
      {isPicked ? 'Click on the map' : 'Choose on the map'}
    </button>
  );
}
