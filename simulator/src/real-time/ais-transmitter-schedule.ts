import type { PositionReport, StaticReport } from '@roadstead/model';
import { RandomStream } from '../trades/random-stream.ts';
import type { ActivityInterval } from './activity-interval.ts';
import { createPositionReport, createStaticReport } from './activity-report.ts';
import type { SimulatedShip } from './simulated-ship.ts';

/** Reporting intervals, in milliseconds. */
export interface ReportingIntervals {
  readonly underWayMs: number;
  /** Moored or at anchor. */
  readonly atRestMs: number;
  /** Static reports. */
  readonly staticMs: number;
}

/** Intervals before the first call. */
const SILENCE: ReportingIntervals = {
  underWayMs: Number.POSITIVE_INFINITY,
  atRestMs: Number.POSITIVE_INFINITY,
  staticMs: Number.POSITIVE_INFINITY,
};

/** Distance to starboard of the line between two ports. */
const STARBOARD_METERS_LEAST = 60;
const STARBOARD_METERS_GREATEST = 600;

/** A ship's transmitter: its activities and the times of its reports. */
export class AisTransmitterSchedule {
  readonly ship: SimulatedShip;
  readonly #random: RandomStream;
  readonly #starboardMeters: number;
  /** Ships transmit out of step: the share of an interval after which this one starts. */
  readonly #phase: number;
  #activities: ActivityInterval[] = [];
  #intervals: ReportingIntervals = SILENCE;
  #positionMs: number = Number.POSITIVE_INFINITY;
  #staticMs: number = Number.POSITIVE_INFINITY;

  constructor(seed: number, ship: SimulatedShip) {
    this.ship = ship;
    this.#random = new RandomStream(seed, `ship ${ship.mmsi}`, 'reports');
    this.#starboardMeters = this.#random.between(STARBOARD_METERS_LEAST, STARBOARD_METERS_GREATEST);
    this.#phase = this.#random.between(0, 1);
  }

  /** End of the planned activities. */
  get plannedUntilMs(): number {
    return this.#activities.at(-1)?.toMs ?? Number.NEGATIVE_INFINITY;
  }

  /** Appends activities; they replace a last one without an end. */
  add(activities: readonly ActivityInterval[]): void {
    if (this.plannedUntilMs === Number.POSITIVE_INFINITY) this.#activities.pop();
    this.#activities.push(...activities);
  }

  /** Appends the reports after `fromMs` up to `toMs` to a list. */
  send(
    fromMs: number,
    toMs: number,
    intervals: ReportingIntervals,
    reports: (PositionReport | StaticReport)[],
  ): void {
    if (intervals.atRestMs < this.#intervals.atRestMs) this.#shortenIntervals(fromMs, intervals);
    this.#intervals = intervals;
    for (;;) {
      const timeMs = Math.min(this.#positionMs, this.#staticMs);
      if (timeMs > toMs) return;
      const activity = this.#activityAt(timeMs);
      if (timeMs === this.#staticMs) {
        this.#staticMs += intervals.staticMs;
        if (activity) reports.push(createStaticReport(this.ship, activity, timeMs));
      } else {
        this.#positionMs = nextReportMs(activity, timeMs, intervals);
        if (activity) reports.push(this.#position(activity, timeMs));
      }
    }
  }

  /** Moves the next reports within one of the new, shorter intervals. */
  #shortenIntervals(fromMs: number, { atRestMs, staticMs }: ReportingIntervals): void {
    const within = (everyMs: number): number => Math.ceil(fromMs + everyMs * this.#phase);
    this.#positionMs = Math.min(this.#positionMs, within(atRestMs));
    this.#staticMs = Math.min(this.#staticMs, within(staticMs));
  }

  #position(activity: ActivityInterval, timeMs: number): PositionReport {
    return createPositionReport(this.ship, activity, timeMs, this.#starboardMeters, this.#random);
  }

  /** The activity at an instant; undefined before the first one. */
  #activityAt(timeMs: number): ActivityInterval | undefined {
    while (this.#activities.length > 1 && this.#activities[0].toMs <= timeMs)
      this.#activities.shift();
    const [activity] = this.#activities;
    return activity && activity.fromMs <= timeMs ? activity : undefined;
  }
}

/** Time of the next position report; a ship at rest reports again as soon as it departs. */
function nextReportMs(
  activity: ActivityInterval | undefined,
  timeMs: number,
  { atRestMs, underWayMs }: ReportingIntervals,
): number {
  const isUnderWay = activity?.state.kind === 'under-way' || activity?.state.kind === 'fishing';
  if (isUnderWay || !activity) return timeMs + underWayMs;
  return Math.min(timeMs + atRestMs, Math.max(Math.ceil(activity.toMs), timeMs + underWayMs));
}
