import type { Clock } from '@roadstead/contracts';

/** The time of a service: the event time of its reports, and the present. */
export class ServiceTime {
  /** D8: epoch milliseconds; −Infinity before the first reports. Set by the pipeline. */
  eventTimeMs: number = Number.NEGATIVE_INFINITY;
  readonly #clock: Clock;
  readonly #isLive: boolean;

  /** @param isLive whether the reports are received as they are sent */
  constructor(clock: Clock, isLive: boolean) {
    this.#clock = clock;
    this.#isLive = isLive;
  }

  /** Returns the present of the ships, epoch milliseconds: the clock's for live reports, otherwise event time once it is known. */
  nowMs(): number {
    return this.#isLive || !Number.isFinite(this.eventTimeMs)
      ? this.#clock.now()
      : this.eventTimeMs;
  }
}
