import { FeedLost, NO_REPLY } from './feed-failure.ts';
import type { Wait } from './wait.ts';

/**
 * Resolves as the work does. @throws FeedLost if it has not after `ms`, or when the signal is aborted; the caller then ends the
 * work
 */
export async function withReplyDeadline<Value>(
  work: Promise<Value>,
  ms: number,
  wait: Wait,
  signal: AbortSignal,
): Promise<Value> {
  const done = new AbortController();
  const end = (): void => done.abort();
  signal.addEventListener('abort', end, { once: true });
  const late = new Promise<never>((_, reject) => {
    void wait(ms, done.signal).then(() => {
      // The work itself can stay pending: a socket that is destroyed emits no error.
      if (signal.aborted || !done.signal.aborted) reject(new FeedLost(NO_REPLY));
    });
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    signal.removeEventListener('abort', end);
    done.abort();
  }
}
