import { setTimeout } from 'node:timers/promises';

/** Resolves after so long, or when the signal is aborted; it never rejects. Tests hand in one that does not wait. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** By the clock of this machine. */
export const waitByClock: Wait = (ms, signal) =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
