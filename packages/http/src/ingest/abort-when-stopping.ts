import type { MaritimeService, ServiceStatus } from '@roadstead/service';
import { HttpError, notRunningError } from '../server/index.ts';

/**
 * Passes chunks on as long as the service runs and its store can be written.
 * @throws HttpError `stopping` or `unwritable` when that ends, also while no chunk arrives
 */
export async function* abortWhenStopping(
  chunks: AsyncIterable<Uint8Array>,
  service: MaritimeService,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = chunks[Symbol.asyncIterator]();
  let ended: HttpError | undefined;
  // One subscription for all waits: a race with one promise would retain memory for each wait.
  let abort = (): void => undefined;
  const subscription = service.status$.subscribe((status) => {
    ended = reasonToEnd(status);
    if (ended) abort();
  });
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
        abort = () => reject(ended);
        if (ended) abort();
        iterator.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    subscription.unsubscribe();
    // Not awaited: it may be waiting for bytes itself.
    iterator.return?.()?.catch(() => undefined);
  }
}

function reasonToEnd(status: ServiceStatus): HttpError | undefined {
  const { state, writeProblem } = status;
  if (state !== 'running') return notRunningError(status);
  if (writeProblem === null) return undefined;
  return new HttpError({ code: 'unwritable', detail: `${writeProblem}.` });
}
