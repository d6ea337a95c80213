import type { PositionReport, RejectedFix } from '@roadstead/model';
import type { ReplayProgress } from '../operations/service-status.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { type Positions, reportOf } from '../tracking/positions.ts';

/** Processing this number of stored reports again blocks the event loop for some milliseconds. */
const REPORTS_AT_A_TIME = 1000;

/** A batch as it was ingested. */
export interface StoredBatch {
  readonly sequence: number;
  readonly reports: readonly PositionReport[];
  /** D8: the receiving clock at the batch; null without one. */
  readonly receivedMs: number | null;
}

/**
 * Reads the batches after a sequence number, in their order, and yields to the event loop in between.
 * @param replayed called with the progress before each yield
 * @throws the reason of the signal
 */
export async function* storedBatches(
  positions: Positions,
  after: number,
  replayed: (progress: ReplayProgress) => void,
  signal: AbortSignal | undefined,
): AsyncGenerator<StoredBatch, void, undefined> {
  const last = await positions.lastSequence();
  let reportsLeft = 0;
  let first: number | undefined;
  for await (const { sequence, rows, receivedMs } of positions.arrivals(after)) {
    first ??= sequence;
    if (reportsLeft <= 0) {
      replayed({ batches: sequence - first, batchesTotal: last - first + 1 });
      await yieldToEventLoop();
      reportsLeft = REPORTS_AT_A_TIME;
    }
    signal?.throwIfAborted();
    yield { sequence, reports: rows.map(reportOf), receivedMs };
    reportsLeft -= rows.length;
  }
}

/** The reports that a store can hold: those with a position and a time (V3). */
export function storableReports(
  reports: readonly PositionReport[],
  rejected: readonly RejectedFix[],
): readonly PositionReport[] {
  const unusable = new Set(
    rejected
      .filter(({ reason }) => reason === 'impossible' || reason === 'future')
      .map(({ report }) => report),
  );
  return unusable.size === 0 ? reports : reports.filter((report) => !unusable.has(report));
}
