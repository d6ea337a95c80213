import type { MaritimeService } from '@roadstead/service';
import type { RealTimeSimulation, ReportingIntervals, SimulatedShip } from '@roadstead/simulator';
import { ingestBatch } from '../../ingest/ingest-batch.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Weeks of history: the intervals at which satellites receive some ships, enough to match schedules. */
export const HISTORY_INTERVAL_WEEKS: ReportingIntervals = {
  underWayMs: 3 * HOUR_MS,
  atRestMs: 3 * HOUR_MS,
  staticMs: 7 * 24 * HOUR_MS,
};
/** Days of history: often enough for port calls and turns, which the next-port model is trained on. */
export const HISTORY_INTERVAL_DAYS: ReportingIntervals = {
  underWayMs: 20 * MINUTE_MS,
  atRestMs: 20 * MINUTE_MS,
  staticMs: 24 * HOUR_MS,
};
/** The last day: downsampled, as recordings of shore stations mostly are, so that a start does not take too long. */
export const HISTORY_INTERVAL_LAST_DAY: ReportingIntervals = {
  underWayMs: 3 * MINUTE_MS,
  atRestMs: 6 * MINUTE_MS,
  staticMs: 3 * HOUR_MS,
};
/** Reporting intervals of ships (ITU-R M.1371-5, annex 1). */
export const LIVE: ReportingIntervals = {
  underWayMs: 10 * SECOND_MS,
  atRestMs: 3 * MINUTE_MS,
  staticMs: 6 * MINUTE_MS,
};
/**
 * Simulated time of a batch: short enough that reports are not late for each other, and that other work gets its turn.
 */
const SLICE_MS: number = 10 * MINUTE_MS;

/**
 * Ingests the reports of the simulated ships up to an instant.
 * @param onProgress called after each batch with the instant reached
 * @returns false if the service has stopped or the signal is aborted
 */
export async function ingestUntil(
  timeMs: number,
  intervals: ReportingIntervals,
  { world, service, signal, isReceived }: FeedTarget,
  onProgress: (nowMs: number) => void = () => undefined,
): Promise<boolean> {
  while (world.nowMs < timeMs && !signal.aborted) {
    const sliceMs = Math.max(SLICE_MS, intervals.underWayMs);
    const reports = world.runTo(Math.min(timeMs, world.nowMs + sliceMs), intervals, isReceived);
    if (reports.length > 0 && !(await service.ingest(ingestBatch(reports))).ok) return false;
    onProgress(world.nowMs);
    // Signals and requests are processed in between.
    await new Promise(setImmediate);
  }
  return !signal.aborted;
}

/** The simulation, the service that ingests its reports, and the signal that ends it. */
export interface FeedTarget {
  readonly world: Pick<RealTimeSimulation, 'nowMs' | 'runTo'>;
  readonly service: Pick<MaritimeService, 'ingest'>;
  readonly signal: AbortSignal;
  /** Selects ships; default: all. */
  readonly isReceived?: (ship: SimulatedShip) => boolean;
}
