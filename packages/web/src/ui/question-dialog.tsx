import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

/** A question before something that cannot be undone. While it is there, the rest of the page is inert; the focus returns where it was. */
export function QuestionDialog({
  question,
  label,
  onConfirm,
  onClose,
}: {
  readonly question: string;
  /** Of the button that confirms. */
  readonly label: string;
  readonly onConfirm: () => void;
  /** Called after each answer, and for Escape. */
  readonly onClose: () => void;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current!.showModal(), []);
  // Removed without it, the dialog would not return the focus.
  const close = (): void => dialog.current!.close();
  return (
    <dialog ref={dialog} role="alertdialog" aria-labelledby={id} onClose={onClose}>
      <p id={id}>{question}</p>
      <div class="row">
        <button
          type="button"
          class="danger"
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {label}
        </button>
        <button type="button" autofocus onClick={close}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}
