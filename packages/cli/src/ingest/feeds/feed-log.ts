import type { Clock } from '@roadstead/contracts';
import type { FeedFailure } from './feed-failure.ts';

/** The minimum interval between two log lines for the losses of an unstable feed, or for messages that are dropped. */
const LOSS_LOG_MS = 60_000;
const MS_PER_SECOND = 1000;

/** Logs when a feed opens, is lost, opens again, is silent, and delivers too fast. */
export class FeedLog {
  readonly #name: string;
  readonly #clock: Clock;
  readonly #log: (line: string) => void;
  #wasOpen = false;
  #isLossLogged = false;
  #lossLoggedMs = Number.NEGATIVE_INFINITY;
  #dropped = 0;
  #dropLoggedMs = Number.NEGATIVE_INFINITY;

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

  silent(): void {
    this.#log(`${this.#name} is open, but silent: nothing has been received for 30 s.`);
  }

  heard(silentMs: number): void {
    const seconds = Math.round(silentMs / MS_PER_SECOND);
    this.#log(`${this.#name} delivers again, after ${seconds} s of silence.`);
  }

  dropped(count: number): void {
    this.#dropped += count;
    const nowMs = this.#clock.now();
    if (nowMs - this.#dropLoggedMs < LOSS_LOG_MS) return;
    this.#dropLoggedMs = nowMs;
    this.#log(
      `${this.#name} delivers faster than its reports can be stored; messages dropped so far: ${this.#dropped}.`,
    );
  }

  over({ detail }: FeedFailure): void {
    this.#log(`${this.#name} has ended: ${detail}`);
  }
}
