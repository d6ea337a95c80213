import { ProblemError } from '@roadstead/client';
import type { ComponentChildren, JSX } from 'preact';
import { Notice } from './notice.tsx';
import type { Loaded } from './use-loaded.ts';

/** Shows data, or that they are loaded, empty or not available. */
export function LoadedView<Value>({
  loaded,
  empty,
  isEmpty = (value) => Array.isArray(value) && value.length === 0,
  children,
}: {
  readonly loaded: Loaded<Value>;
  /** Text in place of no data. */
  readonly empty: string;
  readonly isEmpty?: (value: Value) => boolean;
  readonly children: (value: Value) => ComponentChildren;
}): JSX.Element {
  const { state, value, error, retry } = loaded;
  if (state === 'failed')
    return (
      <Notice kind="error">
        {errorText(error)}{' '}
        {isPassing(error) && (
          <button type="button" class="small" onClick={retry}>
            Try again
          </button>
        )}
      </Notice>
    );
  if (value === undefined) return <Notice kind="loading">Loading …</Notice>;
  return isEmpty(value) ? <Notice kind="empty">{empty}</Notice> : <>{children(value)}</>;
}

/** Returns the message of an error for a person. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the same request may succeed later: all errors but refusals by the service. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ProblemError) || error.status >= 500 || error.status === 429;
}
