import type { Clock } from '@roadstead/contracts';
import type { FeedFailure } from './feed-failure.ts';

/** The minimum interval between two log lines for the losses of an unstable feed. */
const LOSS_LOG_MS = 60_000;

/** Logs when a feed opens, is lost, and opens again. */
export class FeedLog {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  #wasOpen = false;
  #isLossLogged = false;
  #lossLoggedMs = Number.NEGATIVE_INFINITY;

  constructor(name: string, clock: Clock, log: (line: string) => void) {
    this.#name = name;
    this.#clock = clock;
    this.#log = log;
  }

  open(): void {
    if (!this.#wasOpen) this.#log(`${this.#name} is open.`);
    else if (this.#isLossLogged) this.#log(`${this.#name} is open again.`);
    this.#wasOpen = true;
    this.#isLossLogged = false;
  }

  lost({ detail }: FeedFailure): void {
    const nowMs = this.#clock.now();
    if (nowMs - this.#lossLoggedMs < LOSS_LOG_MS) return;
    this.#lossLoggedMs = nowMs;
    this.#isLossLogged = true;
    this.#log(`${this.#name} is lost and will be opened again: ${detail}`);
  }

  over({ detail }: FeedFailure): void {
    this.#log(`${this.#name} has ended: ${detail}`);
  }
}
