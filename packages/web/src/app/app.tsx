import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/notice.tsx';
import { LoginPage } from './login-page.tsx';
import { resumeSession, session } from './session.ts';
import { Shell } from './shell.tsx';

/** The page: a login, or the shell of a logged-in user. */
export function App(): JSX.Element {
  useEffect(() => void resumeSession(), []);
  const state = session.value;
  switch (state.type) {
    case 'unknown':
      return <Notice kind="loading">Loading …</Notice>;
    case 'loggedOut':
      return <LoginPage />;
    case 'expired':
      return <LoginPage name={state.user.name} />;
    case 'unavailable':
      return (
        <main class="login">
          <Notice kind="error">
            The service does not respond:{' '}
            {String(state.error instanceof Error ? state.error.message : state.error)}
          </Notice>
          <button type="button" onClick={() => void resumeSession()}>
            Try again
          </button>
        </main>
      );
    case 'loggedIn':
      // Another user begins with nothing of the one before.
      return <Shell key={state.user.uuid} user={state.user} />;
  }
}
