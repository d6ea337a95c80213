import { RandomStream } from './random-stream.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** Interval between congestions of a port, and their duration: about two in three years, estimated from the trade press. */
const DAYS_BETWEEN = 550;
const DAYS_LEAST = 5;
const DAYS_GREATEST = 30;
/** Waiting time of ships at the peak. */
const HOURS_LEAST = 8;
const HOURS_GREATEST = 72;

interface CongestionPeriod {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly hours: number;
}

/** Periods in which ships wait for a berth, with the same waiting time for all arrivals of an instant. */
export class Congestion {
  readonly #seed: number;
  readonly #startMs: number;
  readonly #endMs: number;
  readonly #periods = new Map<number, readonly CongestionPeriod[]>();

  constructor(seed: number, startMs: number, endMs: number) {
    this.#seed = seed;
    this.#startMs = startMs;
    this.#endMs = endMs;
  }

  /** Waiting time in milliseconds of a ship that arrives at an instant; it rises and falls over the period. */
  waitMs(portId: number, timeMs: number): number {
    const period = this.#periodsOf(portId).find(
      ({ fromMs, untilMs }) => timeMs >= fromMs && timeMs < untilMs,
    );
    if (!period) return 0;
    const share = (timeMs - period.fromMs) / (period.untilMs - period.fromMs);
    return Math.round(period.hours * Math.sin(Math.PI * share) * MS_PER_HOUR);
  }

  #periodsOf(portId: number): readonly CongestionPeriod[] {
    let periods = this.#periods.get(portId);
    if (!periods) {
      const random = new RandomStream(this.#seed, `port ${portId}`, 'congestion');
      const drawn: CongestionPeriod[] = [];
      let fromMs = this.#startMs + random.exponential(DAYS_BETWEEN) * MS_PER_DAY;
      while (fromMs < this.#endMs) {
        const untilMs = fromMs + random.between(DAYS_LEAST, DAYS_GREATEST) * MS_PER_DAY;
        drawn.push({ fromMs, untilMs, hours: random.between(HOURS_LEAST, HOURS_GREATEST) });
        fromMs = untilMs + random.exponential(DAYS_BETWEEN) * MS_PER_DAY;
      }
      periods = drawn;
      this.#periods.set(portId, periods);
    }
    return periods;
  }
}
