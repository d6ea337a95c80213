import { isUnwritable, LogError, type Store } from '@roadstead/contracts';

/** Fulfilled after some milliseconds, or as soon as the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** Dependencies of each part of a cluster. */
export interface PartOptions {
  readonly store: Store;
  readonly pause: Pause;
  /** Unique for each start: texts of 1 to 100 printable ASCII characters without spaces, such as a UUID. */
  readonly name: string;
}

/** The first pause before a call is repeated, and the longest: a database restarts in some seconds. */
const REPEAT_MS_MIN = 100;
const REPEAT_MS_MAX = 5000;

/**
 * Repeats a call while the log or the store cannot be reached or written.
 * @throws all other errors; the reason of the signal
 */
export async function repeatWhileUnavailable<Value>(
  call: () => Promise<Value>,
  pause: Pause,
  signal: AbortSignal,
): Promise<Value> {
  for (let pauseMs = REPEAT_MS_MIN; ; pauseMs = Math.min(2 * pauseMs, REPEAT_MS_MAX)) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await pause(pauseMs, signal);
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof LogError ? error.isRetryable : isUnwritable(error);
}

/**
 * Runs loops at once. When one of them ends, or the signal is aborted, the others end, too.
 * @param begin begins the loops, which end by the signal that it receives
 * @throws the first error of a loop that is not an end by the signal
 */
export async function runTogether(
  begin: (signal: AbortSignal) => readonly Promise<void>[],
  outer: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([outer, ended.signal]);
  const failures: unknown[] = [];
  const watch = async (loop: Promise<void>): Promise<void> => {
    try {
      await loop;
    } catch (error) {
      if (!signal.aborted) failures.push(error);
    } finally {
      ended.abort();
    }
  };
  await Promise.all(begin(signal).map(watch));
  if (failures.length > 0) throw failures[0];
}
