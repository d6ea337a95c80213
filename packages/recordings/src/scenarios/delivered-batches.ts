import type { PositionReport, StaticReport } from '@roadstead/model';
import type { ReceivedReport } from '@roadstead/simulator';
import type { ReceivedReports } from '@roadstead/tracking';

/** Length of the intervals whose reports are one batch, received at its end: a receiver that is read every ten seconds. */
const BATCH_MS = 10_000;

/** A report with its time of delivery; null in a recording. */
export interface DeliveredReport extends Pick<ReceivedReport, 'report'> {
  readonly deliveredMs: number | null;
}

/** The reports of a batch. */
interface DeliveredBatch extends ReceivedReports {
  readonly statics: readonly StaticReport[];
}

/** D8: cuts reports into batches with a receiving clock, as a live feed delivers them. */
export function* deliveredBatches(
  reports: readonly DeliveredReport[],
): Generator<DeliveredBatch, void, undefined> {
  let batch: PositionReport[] = [];
  let statics: StaticReport[] = [];
  let receivedMs: number | null = null;
  for (const { report, deliveredMs } of reports) {
    const endMs = deliveredMs && (Math.floor(deliveredMs / BATCH_MS) + 1) * BATCH_MS;
    if (endMs !== receivedMs && batch.length + statics.length > 0) {
      yield { reports: batch, statics, receivedMs };
      batch = [];
      statics = [];
    }
    receivedMs = endMs;
    if ('longitude' in report) batch.push(report);
    else statics.push(report);
  }
  yield { reports: batch, statics, receivedMs };
}
