import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { serviceReturns } from './service-returns.ts';

/** Data on their way. `value` stays while it is loaded again. */
export interface Loaded<Value> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly value: Value | undefined;
  readonly error: unknown;
  /** Loads again. */
  readonly retry: () => void;
}

/**
 * Loads data when a component appears and when one of the keys changes; the load before is aborted then. What failed is loaded again
 * when the service is in reach again.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  keys: readonly unknown[],
): ReadonlySignal<Loaded<Value>> {
  const attempts = useSignal(0);
  const retry = (): void => void attempts.value++;
  const loaded = useSignal<Loaded<Value>>({
    state: 'loading',
    value: undefined,
    error: null,
    retry,
  });
  useEffect(() => {
    const end = new AbortController();
    loaded.value = { ...loaded.peek(), state: 'loading' };
    load(end.signal).then(
      (value) => {
        if (!end.signal.aborted) loaded.value = { state: 'ready', value, error: null, retry };
      },
      (error: unknown) => {
        if (!end.signal.aborted) loaded.value = { state: 'failed', value: undefined, error, retry };
      },
    );
    return () => end.abort();
  }, [...keys, attempts.value]);
  useEffect(
    () =>
      serviceReturns.subscribe(() => {
        if (loaded.peek().state === 'failed') retry();
      }),
    [],
  );
  return loaded;
}
