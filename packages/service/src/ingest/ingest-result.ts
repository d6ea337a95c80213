import type { PositionReport, RejectedFix, RejectedStatic } from '@roadstead/model';
import type { CheckedBatch } from './check-batch.ts';
import type { RejectedReport } from './ingest-batch.ts';

/** The result of an `ingest`; all of it is durable. */
export interface IngestResult {
  /** Stored reports: positions and statics, late ones included. */
  readonly accepted: number;
  /** Stored, but too late for detection (D8). */
  readonly late: number;
  /** A report with several wrong fields has several entries. */
  readonly rejected: readonly RejectedReport[];
  /**
   * Reports of earlier batches that were counted in `accepted` there, and that this batch shows to be jumps or duplicates
   * (D8, D10): the sum of all `accepted` less all these does not depend on how a feed is split into batches.
   */
  readonly rejectedEarlier: readonly RejectedFix[];
  /** The copies that the service made of `positions`, null for an invalid one: the reports in `rejectedEarlier` of later batches. */
  readonly positions: readonly (PositionReport | null)[];
}

/** Returns the result of a batch. */
export function ingestResult(
  { positions, statics }: CheckedBatch,
  rejectedPositions: readonly RejectedFix[],
  rejectedStatics: readonly RejectedStatic[],
): IngestResult {
  const late = rejectedPositions.filter(({ reason }) => reason === 'late').length;
  // Late reports, and those of other stations than ships, are stored all the same.
  const unused = rejectedPositions.filter(
    ({ reason }) => reason !== 'late' && reason !== 'not-a-ship',
  );
  const [ofPositions, rejectedEarlier] = withIndexes('positions', positions.entries, unused);
  const [ofStatics] = withIndexes('statics', statics.entries, rejectedStatics);
  const valid = positions.valid.length + statics.valid.length;
  return {
    accepted: valid - ofPositions.length - ofStatics.length,
    late,
    rejected: [...positions.rejected, ...statics.rejected, ...ofPositions, ...ofStatics],
    rejectedEarlier,
    positions: positions.entries,
  };
}

/** Separates rejections of reports of a list from others. */
function withIndexes<Rejected extends RejectedFix | RejectedStatic>(
  list: RejectedReport['list'],
  reports: readonly (Rejected['report'] | null)[],
  rejected: readonly Rejected[],
): readonly [ofList: readonly RejectedReport[], others: readonly Rejected[]] {
  if (rejected.length === 0) return [[], []];
  const indexes = new Map(reports.map((report, index) => [report, index]));
  const ofList: RejectedReport[] = [];
  const others: Rejected[] = [];
  for (const each of rejected) {
    const index = indexes.get(each.report);
    if (index === undefined) others.push(each);
    else ofList.push({ list, index, field: null, reason: each.reason, detail: each.detail });
  }
  return [ofList, others];
}
