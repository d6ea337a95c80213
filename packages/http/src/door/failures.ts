import type { Clock } from '@roadstead/contracts';
import { COUNTED_MAX, type FailureLimit } from '../limits.ts';

interface Tries {
  failed: number;
  /** Begun, and not decided yet. */
  open: number;
  lastFailedMs: number;
  waitUntilMs: number;
}

const FORGOTTEN_MS = 15 * 60_000;

/** Counts failures by key: the first few cost nothing, then each costs a delay that doubles. */
export class Failures {
  readonly #limit: FailureLimit;
  readonly #clock: Clock;
  readonly #tries: Map<string, Tries> = new Map();

  constructor(limit: FailureLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** A try begins, which must end. @returns 0, or the seconds after which it may begin */
  begin(key: string): number {
    const tries = this.#of(key);
    const { failed, open, waitUntilMs } = tries;
    // Tries side by side could all fail: they are counted as if they did.
    if (failed + open >= this.#limit.free) {
      const waitMs = waitUntilMs - this.#clock.now();
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      if (open > 0) return 1;
    }
    tries.open++;
    return 0;
  }

  /** A try ends without a failure. */
  end(key: string): void {
    const tries = this.#of(key);
    tries.open = Math.max(0, tries.open - 1);
  }

  /** Failures up to now are forgiven. */
  forgive(key: string): void {
    this.#of(key).failed = 0;
  }

  /** A try ends with a failure. */
  fail(key: string): void {
    const tries = this.#of(key);
    tries.open = Math.max(0, tries.open - 1);
    const nowMs = this.#clock.now();
    tries.failed++;
    tries.lastFailedMs = nowMs;
    const { free, delaySecondsMax } = this.#limit;
    if (tries.failed < free) return;
    tries.waitUntilMs = nowMs + 1000 * Math.min(2 ** (tries.failed - free), delaySecondsMax);
  }

  #of(key: string): Tries {
    const known = this.#tries.get(key);
    // Behind all others, as the one that was seen last.
    this.#tries.delete(key);
    const isOver = known && known.lastFailedMs < this.#clock.now() - FORGOTTEN_MS;
    if (known && isOver) known.failed = 0;
    const tries = known ?? { failed: 0, open: 0, lastFailedMs: 0, waitUntilMs: 0 };
    this.#tries.set(key, tries);
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > COUNTED_MAX && oldest !== undefined) this.#tries.delete(oldest);
    return tries;
  }
}
