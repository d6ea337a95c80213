import type { Clock } from '@roadstead/contracts';
import type { RateLimit } from '../limits.ts';
import { setRecent } from './set-recent.ts';

interface Bucket {
  tokens: number;
  filledMs: number;
}

/** Token buckets by key: each holds `burst` tokens and is refilled with `perSecond`. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #clock: Clock;
  readonly #buckets: Map<string, Bucket> = new Map();

  constructor(limit: RateLimit, clock: Clock) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** Removes a token. @returns 0, or the seconds until there is one */
  take(key: string): number {
    const bucket = this.#refilled(key);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / this.#limit.perSecond);
    bucket.tokens--;
    return 0;
  }

  #refilled(key: string): Bucket {
    const { perSecond, burst } = this.#limit;
    const nowMs = this.#clock.now();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filledMs: nowMs };
    // A clock that was set back must not empty it.
    const seconds = Math.max(0, nowMs - bucket.filledMs) / 1000;
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * perSecond);
    bucket.filledMs = nowMs;
    setRecent(this.#buckets, key, bucket);
    return bucket;
  }
}
