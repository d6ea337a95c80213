import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Data on their way. `value` stays while it is loaded again. */
export interface Loaded<Value> {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly value: Value | undefined;
  readonly error: unknown;
}

/** Loads data when a component appears and when one of the keys changes; the load before is aborted then. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  keys: readonly unknown[],
): ReadonlySignal<Loaded<Value>> {
  const loaded = useSignal<Loaded<Value>>({ state: 'loading', value: undefined, error: null });
  useEffect(() => {
    const end = new AbortController();
    loaded.value = { ...loaded.peek(), state: 'loading' };
    load(end.signal).then(
      (value) => {
        if (!end.signal.aborted) loaded.value = { state: 'ready', value, error: null };
      },
      (error: unknown) => {
        if (!end.signal.aborted) loaded.value = { state: 'failed', value: undefined, error };
      },
    );
    return () => end.abort();
  }, keys);
  return loaded;
}
