import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';

/** An action that is sent to the service. */
export interface Action {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  /** Question that a person confirms before. */
  readonly question?: string;
  /** Rejects with the error of the service. */
  readonly run: () => Promise<void>;
}

/** Buttons that send something to the service, with its error below them. */
export function Actions({
  actions,
  children,
}: {
  readonly actions: readonly Action[];
  readonly children?: ComponentChildren;
}): JSX.Element {
  const running = useSignal<string | null>(null);
  const asked = useSignal<Action | null>(null);
  const problem = useSignal('');
  const asking = useRef<HTMLButtonElement>(null);
  const run = async (action: Action): Promise<void> => {
    asked.value = null;
    running.value = action.label;
    problem.value = '';
    try {
      await action.run();
    } catch (error) {
      problem.value = errorText(error);
    } finally {
      running.value = null;
    }
  };
  const cancel = (): void => {
    asked.value = null;
    asking.current?.focus();
  };
  return (
    <>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      {asked.value && (
        <div class="notice warning" role="alertdialog" aria-label={asked.value.label}>
          <p>{asked.value.question}</p>
          <div class="row">
            <button type="button" class="danger" onClick={() => void run(asked.peek()!)}>
              {asked.value.label}
            </button>
            <button ref={focus} type="button" onClick={cancel}>
              Cancel
            </button>
          </div>
        </div>
      )}
      <div class="row actions">
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            class={action.isPrimary ? 'primary' : action.question !== undefined ? 'danger' : ''}
            disabled={action.isDisabled === true || running.value !== null}
            onClick={({ currentTarget }) => {
              if (action.question === undefined) return void run(action);
              asking.current = currentTarget;
              asked.value = action;
            }}
          >
            {running.value === action.label ? `${action.label} …` : action.label}
          </button>
        ))}
        {children}
      </div>
    </>
  );
}

/** The question is above its button: without the focus, a user of the keyboard would not find it. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
