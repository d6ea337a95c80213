import { useSignal } from '@preact/signals';
import { ProblemError } from '@roadstead/client';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { logIn } from './session.ts';

/** The form to log in. @param name the user whose session has ended */
export function LoginPage({ name = '' }: { readonly name?: string }): JSX.Element {
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    isBusy.value = true;
    problem.value = '';
    try {
      await logIn(textOf(form, 'name'), textOf(form, 'password'));
    } catch (error) {
      problem.value =
        error instanceof ProblemError && error.status === 401
          ? 'The name or the password is wrong.'
          : String(error instanceof Error ? error.message : error);
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <main class="login">
      <form onSubmit={(event) => void submit(event)}>
        <h1>
          <img src="./icon.svg" alt="" width="32" height="32" /> Roadstead
        </h1>
        {name !== '' && <Notice kind="warning">Your session has ended. Log in again.</Notice>}
        <label>
          User
          {/* With `value` each message would set the field back to it. */}
          <input name="name" autocomplete="username" defaultValue={name} required />
        </label>
        <label>
          Password
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        {problem.value !== '' && <Notice kind="error">{problem.value}</Notice>}
        <Button type="submit" class="primary" isDisabled={isBusy.value}>
          Log in
        </Button>
        <p class="quiet">
          <a href="docs">API documentation</a>
        </p>
      </form>
    </main>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
