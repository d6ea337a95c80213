import type { MaritimeService } from '@roadstead/service';
import { BodyError } from '../read/read-body.ts';

/**
 * What comes in, as long as the service runs.
 * @throws BodyError when the service stops, also while nothing comes
 */
export async function* whileRunning(
  chunks: AsyncIterable<Uint8Array>,
  { status$ }: MaritimeService,
): AsyncGenerator<Uint8Array, void, undefined> {
  const iterator = chunks[Symbol.asyncIterator]();
  let state = 'running';
  // One listener for all waits: a race with one promise would keep something of every wait.
  let giveUp = (): void => undefined;
  const watching = status$.subscribe((status) => {
    state = status.state;
    if (state !== 'running') giveUp();
  });
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
        giveUp = () => reject(new BodyError('stopping', `The service is ${state}.`));
        if (state !== 'running') giveUp();
        iterator.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    watching.unsubscribe();
    // Nobody waits for it: it may be waiting for bytes itself.
    iterator.return?.()?.catch(() => undefined);
  }
}
