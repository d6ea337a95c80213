import type { Clock } from '@roadstead/contracts';
import type { FailureLimit } from '../limits.ts';
import { setRecent } from './set-recent.ts';

interface Attempts {
  failed: number;
  /** Attempts in progress. */
  open: number;
  lastFailedMs: number;
  waitUntilMs: number;
}

const FAILURES_RETAINED_MS = 15 * 60_000;

/** Counts failures by key: the first few cost nothing, then each costs a delay that doubles. */
export class FailureCounter {
  readonly #limit: FailureLimit;
  readonly #clock: Clock;
  readonly #attempts: Map<string, Attempts> = new Map();

  constructor(limit: FailureLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Begins an attempt, which must end. @returns 0, or the seconds after which it may begin */
  begin(key: string): number {
    const attempts = this.#of(key);
    const { failed, open, waitUntilMs } = attempts;
    // Concurrent attempts could all fail: they are counted as if they did.
    if (failed + open >= this.#limit.free) {
      const waitMs = waitUntilMs - this.#clock.now();
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      if (open > 0) return 1;
    }
    attempts.open++;
    return 0;
  }

  /** Ends an attempt without a failure. */
  end(key: string): void {
    const attempts = this.#of(key);
    attempts.open = Math.max(0, attempts.open - 1);
  }

  /** Deletes the failures up to now. */
  reset(key: string): void {
    this.#of(key).failed = 0;
  }

  /** Ends an attempt with a failure. */
  fail(key: string): void {
    this.end(key);
    const attempts = this.#of(key);
    const nowMs = this.#clock.now();
    attempts.failed++;
    attempts.lastFailedMs = nowMs;
    const { free, delaySecondsMax } = this.#limit;
    if (attempts.failed < free) return;
    attempts.waitUntilMs = nowMs + 1000 * Math.min(2 ** (attempts.failed - free), delaySecondsMax);
  }

  #of(key: string): Attempts {
    const known = this.#attempts.get(key);
    if (known && known.lastFailedMs < this.#clock.now() - FAILURES_RETAINED_MS) known.failed = 0;
    const attempts = known ?? { failed: 0, open: 0, lastFailedMs: 0, waitUntilMs: 0 };
    setRecent(this.#attempts, key, attempts);
    return attempts;
  }
}
