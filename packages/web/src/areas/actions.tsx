import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../ui/button.tsx';
import { errorText } from '../ui/loaded-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';

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
  const run = async (action: Action): Promise<void> => {
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
  return (
    <>
      {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
      {asked.value && (
        <QuestionDialog
          question={asked.value.question ?? ''}
          label={asked.value.label}
          onConfirm={() => void run(asked.peek()!)}
          onClose={() => (asked.value = null)}
        />
      )}
      <div class="row actions">
        {actions.map((action) => (
          <Button
            key={action.label}
            class={action.isPrimary ? 'primary' : action.question !== undefined ? 'danger' : ''}
            isDisabled={action.isDisabled === true || running.value !== null}
            onClick={() => {
              if (action.question === undefined) void run(action);
              else asked.value = action;
            }}
          >
            {running.value === action.label ? `${action.label} …` : action.label}
          </Button>
        ))}
        {children}
      </div>
    </>
  );
}
