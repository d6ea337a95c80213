import { setImmediate } from 'node:timers/promises';

/** Yields the values of a source until the signal is aborted, which also ends a pending read. */
export async function* takeUntilAborted<Value>(
  source: AsyncIterable<Value>,
  signal: AbortSignal,
): AsyncGenerator<Value, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let stop = (): void => undefined;
  // One listener for all reads: a race against one promise would retain memory for each read.
  const abort = (): void => stop();
  signal.addEventListener('abort', abort, { once: true });
  try {
    for (;;) {
      // Signals arrive between two turns of the event loop, which a source that never waits, such as a store, does not end.
      await setImmediate();
      if (signal.aborted) return;
      const next = await new Promise<IteratorResult<Value, unknown>>((resolve, reject) => {
        stop = () => resolve({ done: true, value: undefined });
        iterator.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: a pending read would delay the end. Its error is of no interest any more.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
