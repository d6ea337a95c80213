import { setTimeout } from 'node:timers/promises';
import { isUnwritable, LogError } from '@roadstead/contracts';
import { type Host, UserError, writeText } from '../host/host.ts';

const PAUSE_MS = 1000;
/** A minute: a server that is restarted or fails over needs less, and a wrong address should not look like a service. */
const ATTEMPTS_MAX = 60;

/**
 * Opens a database or a log, again and again for a minute while it cannot be reached, and prints the reason once: supervisors give up after
 * some starts that fail at once.
 * @throws the error of the last attempt; the reason of an interruption
 */
export async function whenReachable<Value>(
  open: () => Promise<Value>,
  { stderr, interrupted }: Pick<Host, 'stderr' | 'interrupted'>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isUnreachable(error)) throw error;
      if (attempt === 1) await writeText(stderr, `waiting: ${error.message}\n`);
    }
    await setTimeout(PAUSE_MS, undefined, { signal: interrupted }).catch(() => undefined);
    interrupted.throwIfAborted();
  }
}

function isUnreachable(error: unknown): error is Error {
  const cause = error instanceof UserError ? error.cause : error;
  return isUnwritable(cause) || (cause instanceof LogError && cause.isRetryable);
}
