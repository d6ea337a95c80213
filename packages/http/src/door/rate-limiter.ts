import type { Clock } from '@roadstead/contracts';
import { COUNTED_MAX, type RateLimit } from '../limits.ts';

interface Bucket {
  tokens: number;
  filledMs: number;
}

/** Token buckets by key: each holds `burst`, and `perSecond` flow in. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: Clock;
  readonly #buckets: Map<string, Bucket> = new Map();

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Takes a token. @returns 0, or the seconds after which there is one */
  take(key: string): number {
    const wait = this.secondsUntilOne(key);
    const bucket = this.#buckets.get(key);
    if (wait === 0 && bucket) bucket.tokens--;
    return wait;
  }

  /** @returns 0 where there is a token, or the seconds after which there is one */
  secondsUntilOne(key: string): number {
    const { tokens } = this.#filled(key);
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / this.#limit.perSecond);
  }

  #filled(key: string): Bucket {
    const { perSecond, burst } = this.#limit;
    const nowMs = this.#clock.now();
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: burst, filledMs: nowMs };
    // A clock that was set back must not empty it.
    const seconds = Math.max(0, nowMs - bucket.filledMs) / 1000;
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * perSecond);
    bucket.filledMs = nowMs;
    if (known) this.#buckets.delete(key);
    else this.#forgetOne();
    // Behind all others, as the one that was seen last.
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetOne(): void {
    if (this.#buckets.size < COUNTED_MAX) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
