import type { PositionReport, StaticReport } from '@roadstead/model';
import type { IngestBatch } from '@roadstead/service';

/** Splits the reports of a simulation, which are in order of time, into the lists that a service ingests. */
export function ingestBatch(reports: readonly (PositionReport | StaticReport)[]): IngestBatch {
  const positions: PositionReport[] = [];
  const statics: StaticReport[] = [];
  for (const report of reports) {
    if ('longitude' in report) positions.push(report);
    else statics.push(report);
  }
  return { positions, statics };
}
