import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';

/** A button for what cannot be undone: its second press does it. */
export function ConfirmButton({
  label,
  question,
  onConfirm,
}: {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
}): JSX.Element {
  const isAsking = useSignal(false);
  return (
    <button
      type="button"
      class="danger"
      onBlur={() => (isAsking.value = false)}
      onClick={() => {
        if (isAsking.peek()) onConfirm();
        isAsking.value = !isAsking.peek();
      }}
    >
      {isAsking.value ? question : label}
    </button>
  );
}
