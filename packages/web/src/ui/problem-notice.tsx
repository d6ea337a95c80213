import { ProblemError } from '@roadstead/client';
import type { JSX } from 'preact';
import { errorText } from './loaded-view.tsx';
import { Notice } from './notice.tsx';

/** An error of the service, with the invalid places that it names. */
export function ProblemNotice({ error }: { readonly error: unknown }): JSX.Element {
  const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return (
    <Notice kind="error">
      {errorText(error)}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ pointer, detail }) => (
            <li key={pointer}>
              {pointer && <strong>{pointer.replace(/^\//, '').replaceAll('/', ' ')}</strong>}{' '}
              {detail}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
