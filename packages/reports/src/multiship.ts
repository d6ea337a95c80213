import type { Mmsi, NamedPortCall, Ship, StsEvent } from '@roadstead/model';
import { millisecondsInHour } from 'date-fns/constants';
import { PortCallCursor, segmentMeters, segmentState } from './movement-state.ts';
import { ReportExecution, type ReportRunOptions } from './report-execution.ts';
import {
  FIX_SOG,
  FIX_STRIDE,
  FIX_TIME,
  type ReportPeriod,
  type ReportSource,
} from './report-source.ts';
import { GAP_MS_MAX, SPEED_KNOTS_MAX } from './thresholds.ts';
import { positionAt, type TrackPosition } from './track-position.ts';
import { type FixVisitor, TrackSplitter } from './track-splitter.ts';

const METERS_PER_NAUTICAL_MILE = 1852;

/** Request of the activity of listed ships. */
export interface MultishipRequest extends ReportPeriod {
  readonly type: 'multiship';
  readonly name: string;
  /** In the order of the records. */
  readonly ships: readonly Mmsi[];
}

/** M1 to M5: the activity of a ship in a period. The four durations add up to the period. */
export interface ShipActivity {
  readonly ship: Ship;
  /** M3: metres sailed on known segments on which the ship moved. */
  readonly distanceMeters: number;
  readonly underWayMs: number;
  readonly atAnchorMs: number;
  readonly mooredMs: number;
  readonly silentMs: number;
  /** M4: distance over the time under way; null without time under way. */
  readonly speedKnotsMean: number | null;
  /** M4: greatest reported speed over ground; null without a report. */
  readonly speedKnotsMax: number | null;
  readonly fixCount: number;
  /** First and last fix in the period; null without fixes. */
  readonly first: TrackPosition | null;
  readonly last: TrackPosition | null;
  /** Port calls and STS events that overlap the period. */
  readonly portCalls: readonly NamedPortCall[];
  readonly stsEvents: readonly StsEvent[];
}

/**
 * M1 to M5: a record for each requested ship, heard or not, in the order of the request.
 * @throws the reason of the aborted signal, and errors of the source
 */
export async function* multishipReport(
  { ships, beginMs, endMs }: MultishipRequest,
  source: ReportSource,
  options: ReportRunOptions = {},
): AsyncGenerator<ShipActivity, void, undefined> {
  const execution = new ReportExecution(source, options);
  const period = { beginMs, endMs };
  const read = { beginMs: beginMs - GAP_MS_MAX, endMs: endMs + GAP_MS_MAX };
  for await (const mmsi of execution.ships(ships)) {
    const calls = await source.portCalls(mmsi, read);
    const activity = new ActivityAccumulator(period, calls);
    const splitter = new TrackSplitter(activity);
    for await (const fixes of execution.track(mmsi, read.beginMs, read.endMs)) splitter.push(fixes);
    yield {
      ship: await source.ship(mmsi),
      ...activity.result(),
      portCalls: await source.portCalls(mmsi, period),
      stsEvents: await source.stsEvents(mmsi, period),
    };
  }
}

/** Sums a ship's activity segment by segment. */
class ActivityAccumulator implements FixVisitor {
  readonly #period: ReportPeriod;
  readonly #calls: PortCallCursor;
  #meters = 0;
  #underWayMs = 0;
  #atAnchorMs = 0;
  #mooredMs = 0;
  #fixCount = 0;
  #knotsMax = Number.NEGATIVE_INFINITY;
  readonly #first: Float64Array = new Float64Array(FIX_STRIDE);
  readonly #last: Float64Array = new Float64Array(FIX_STRIDE);

  constructor(period: ReportPeriod, calls: readonly NamedPortCall[]) {
    this.#period = period;
    this.#calls = new PortCallCursor(calls);
  }

  result(): Omit<ShipActivity, 'ship' | 'portCalls' | 'stsEvents'> {
    const { beginMs, endMs } = this.#period;
    const nauticalMiles = this.#meters / METERS_PER_NAUTICAL_MILE;
    const hours = this.#underWayMs / millisecondsInHour;
    return {
      distanceMeters: this.#meters,
      underWayMs: this.#underWayMs,
      atAnchorMs: this.#atAnchorMs,
      mooredMs: this.#mooredMs,
      silentMs: endMs - beginMs - this.#underWayMs - this.#atAnchorMs - this.#mooredMs,
      speedKnotsMean: hours > 0 ? nauticalMiles / hours : null,
      speedKnotsMax: this.#knotsMax >= 0 ? this.#knotsMax : null,
      fixCount: this.#fixCount,
      first: this.#fixCount > 0 ? positionAt(this.#first, 0) : null,
      last: this.#fixCount > 0 ? positionAt(this.#last, 0) : null,
    };
  }

  startTrack(fixes: Float64Array, at: number): void {
    const timeMs = fixes[at + FIX_TIME];
    if (timeMs < this.#period.beginMs || timeMs >= this.#period.endMs) return;
    if (this.#fixCount === 0) for (let i = 0; i < FIX_STRIDE; i++) this.#first[i] = fixes[at + i];
    for (let i = 0; i < FIX_STRIDE; i++) this.#last[i] = fixes[at + i];
    this.#fixCount++;
    const knots = fixes[at + FIX_SOG];
    if (knots > this.#knotsMax && knots <= SPEED_KNOTS_MAX) this.#knotsMax = knots;
  }

  continueTrack(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    this.startTrack(fixes, at);
    const fromMs = before[beforeAt + FIX_TIME];
    const toMs = fixes[at + FIX_TIME];
    const inPeriodMs = Math.min(toMs, this.#period.endMs) - Math.max(fromMs, this.#period.beginMs);
    if (inPeriodMs <= 0) return;
    const meters = segmentMeters(before, beforeAt, fixes, at);
    const state = segmentState(before, beforeAt, toMs, meters, this.#calls);
    if (state === 'at-anchor') this.#atAnchorMs += inPeriodMs;
    else if (state === 'moored') this.#mooredMs += inPeriodMs;
    else this.#underWayMs += inPeriodMs;
    if (state === 'sailing') this.#meters += (meters * inPeriodMs) / (toMs - fromMs);
  }
}
