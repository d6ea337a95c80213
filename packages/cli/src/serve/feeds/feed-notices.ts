import type { Clock } from '@roadstead/contracts';
import type { FeedFailure } from './feed-failure.ts';

/** A feed that comes and goes all the time is told of no more often: a person reads it, and the log has other things. */
const NOTICE_MS = 60_000;

/** Tells those who operate the service when a feed opens, is lost, and comes back. */
export class FeedNotices {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #say: (line: string) => void;
  #wasOpen = false;
  #isLossTold = false;
  #lossToldMs = Number.NEGATIVE_INFINITY;

  constructor(name: string, clock: Clock, say: (line: string) => void) {
    this.#name = name;
    this.#clock = clock;
    this.#say = say;
  }

  open(): void {
    if (!this.#wasOpen) this.#say(`${this.#name} is open.`);
    else if (this.#isLossTold) this.#say(`${this.#name} is open again.`);
    this.#wasOpen = true;
    this.#isLossTold = false;
  }

  lost({ detail }: FeedFailure): void {
    const nowMs = this.#clock.now();
    if (nowMs - this.#lossToldMs < NOTICE_MS) return;
    this.#lossToldMs = nowMs;
    this.#isLossTold = true;
    this.#say(`${this.#name} is lost and tried again: ${detail}`);
  }

  over({ detail }: FeedFailure): void {
    this.#say(`${this.#name} is over: ${detail}`);
  }
}
