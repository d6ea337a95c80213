/** The values of a source until a signal, which also ends a wait for the next value. */
export async function* untilAborted<Value>(
  source: AsyncIterable<Value>,
  signal: AbortSignal,
): AsyncGenerator<Value, void, undefined> {
  const iterator = source[Symbol.asyncIterator]();
  let stop = (): void => undefined;
  // One listener for all waits: a race with one promise would keep something of every wait.
  const abort = (): void => stop();
  signal.addEventListener('abort', abort, { once: true });
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Value, unknown>>((resolve, reject) => {
        stop = () => resolve({ done: true, value: undefined });
        iterator.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
