import type { Mmsi, NamedPortCall, Ship, StsEvent } from '@roadstead/model';
import { type PlaceInTime, placeAt } from './place-in-time.ts';
import { FIX_SOG, FIX_STRIDE, FIX_TIME, type Period, type ReportSource } from './report-source.ts';
import { type ReportRun, ReportWork } from './report-work.ts';
import { CallsInTime, stateOnWay, wayMeters } from './ship-states.ts';
import { GAP_MS_MAX, SPEED_KNOTS_MAX } from './thresholds.ts';
import { type FixTaker, TrackReader } from './track-reader.ts';

const MS_PER_HOUR = 3_600_000;
const METERS_PER_NAUTICAL_MILE = 1852;

/** What each of some ships did. */
export interface MultishipRequest extends Period {
  readonly type: 'multiship';
  readonly name: string;
  /** In the order of the records. */
  readonly ships: readonly Mmsi[];
}

/** M1 to M5: what a ship did in a period. The four times add up to it. */
export interface ShipActivity {
  readonly ship: Ship;
  /** Sailed while it was heard and made way, in metres. */
  readonly distanceMeters: number;
  readonly underWayMs: number;
  readonly atAnchorMs: number;
  readonly mooredMs: number;
  readonly silentMs: number;
  /** The distance over the time under way; null where it was not under way. */
  readonly speedKnotsMean: number | null;
  /** The greatest speed over ground that it reported; null where it reported none. */
  readonly speedKnotsMax: number | null;
  readonly fixCount: number;
  /** The first and last fix in the period; null where there is none. */
  readonly first: PlaceInTime | null;
  readonly last: PlaceInTime | null;
  /** Of which a part lies in the period. */
  readonly portCalls: readonly NamedPortCall[];
  readonly stsEvents: readonly StsEvent[];
}

/**
 * M1 to M5: a record for each ship that was asked for, also for one that was not heard, in the order in which they were asked for.
 * @throws the signal's reason where it is aborted, and what the source throws
 */
export async function* multishipReport(
  { ships, beginMs, endMs }: MultishipRequest,
  source: ReportSource,
  run: ReportRun = {},
): AsyncGenerator<ShipActivity, void, undefined> {
  const work = new ReportWork(source, run);
  const period = { beginMs, endMs };
  const read = { beginMs: beginMs - GAP_MS_MAX, endMs: endMs + GAP_MS_MAX };
  for await (const mmsi of work.each(ships)) {
    const calls = await source.portCalls(mmsi, read);
    const tally = new ActivityTally(period, calls);
    const reader = new TrackReader(tally);
    for await (const fixes of work.track(mmsi, read.beginMs, read.endMs)) reader.take(fixes);
    yield {
      ship: await source.ship(mmsi),
      ...tally.result(),
      portCalls: await source.portCalls(mmsi, period),
      stsEvents: await source.stsEvents(mmsi, period),
    };
  }
}

/** Adds up what a ship did, way by way. */
class ActivityTally implements FixTaker {
  readonly #period: Period;
  readonly #calls: CallsInTime;
  #meters = 0;
  #underWayMs = 0;
  #atAnchorMs = 0;
  #mooredMs = 0;
  #fixCount = 0;
  #knotsMax = Number.NEGATIVE_INFINITY;
  readonly #first: Float64Array = new Float64Array(FIX_STRIDE);
  readonly #last: Float64Array = new Float64Array(FIX_STRIDE);

  constructor(period: Period, calls: readonly NamedPortCall[]) {
    this.#period = period;
    this.#calls = new CallsInTime(calls);
  }

  result(): Omit<ShipActivity, 'ship' | 'portCalls' | 'stsEvents'> {
    const { beginMs, endMs } = this.#period;
    const nauticalMiles = this.#meters / METERS_PER_NAUTICAL_MILE;
    const hours = this.#underWayMs / MS_PER_HOUR;
    return {
      distanceMeters: this.#meters,
      underWayMs: this.#underWayMs,
      atAnchorMs: this.#atAnchorMs,
      mooredMs: this.#mooredMs,
      silentMs: endMs - beginMs - this.#underWayMs - this.#atAnchorMs - this.#mooredMs,
      speedKnotsMean: hours > 0 ? nauticalMiles / hours : null,
      speedKnotsMax: this.#knotsMax >= 0 ? this.#knotsMax : null,
      fixCount: this.#fixCount,
      first: this.#fixCount > 0 ? placeAt(this.#first, 0) : null,
      last: this.#fixCount > 0 ? placeAt(this.#last, 0) : null,
    };
  }

  start(fixes: Float64Array, at: number): void {
    const timeMs = fixes[at + FIX_TIME];
    if (timeMs < this.#period.beginMs || timeMs >= this.#period.endMs) return;
    if (this.#fixCount === 0) for (let i = 0; i < FIX_STRIDE; i++) this.#first[i] = fixes[at + i];
    for (let i = 0; i < FIX_STRIDE; i++) this.#last[i] = fixes[at + i];
    this.#fixCount++;
    const knots = fixes[at + FIX_SOG];
    if (knots > this.#knotsMax && knots <= SPEED_KNOTS_MAX) this.#knotsMax = knots;
  }

  goOn(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    this.start(fixes, at);
    const fromMs = before[beforeAt + FIX_TIME];
    const toMs = fixes[at + FIX_TIME];
    const inPeriodMs = Math.min(toMs, this.#period.endMs) - Math.max(fromMs, this.#period.beginMs);
    if (inPeriodMs <= 0) return;
    const meters = wayMeters(before, beforeAt, fixes, at);
    const state = stateOnWay(before, beforeAt, toMs, meters, this.#calls);
    if (state === 'at-anchor') this.#atAnchorMs += inPeriodMs;
    else if (state === 'moored') this.#mooredMs += inPeriodMs;
    else this.#underWayMs += inPeriodMs;
    if (state === 'sailing') this.#meters += (meters * inPeriodMs) / (toMs - fromMs);
  }
}
