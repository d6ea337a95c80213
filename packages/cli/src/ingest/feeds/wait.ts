import { setTimeout } from 'node:timers/promises';

/** Resolves after the time, or when the signal is aborted; never rejects. Tests inject one that does not wait. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits by the clock of the machine. */
export const waitByClock: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
