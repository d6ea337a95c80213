import type { Caller } from '@roadstead/model';
import { type ReportRecordJson, reportRecords } from './report-records.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportSource } from './report-source.ts';
import type { ReportRun } from './report-work.ts';

/** A report to be made; it can be sent to another thread as it is. */
export interface ReportTask {
  readonly request: ReportRequest;
  /** Who asked: the report tells of what they may see. */
  readonly caller: Caller;
}

/**
 * Makes a report, wherever: gives its records in their order, in batches. Where the signal is aborted it throws soon; else what it
 * throws aborts the report.
 */
export type ReportRunner = (
  task: ReportTask,
  run: ReportRun,
) => AsyncIterable<readonly ReportRecordJson[]>;

/** Few enough that others wait for none, as many as are worth a message between threads. */
const BATCH_RECORDS = 500;

/** Makes reports here; it is the source that lets others have their turn. */
export function runHere(sourceOf: (caller: Caller) => ReportSource): ReportRunner {
  return async function* ({ request, caller }, run) {
    let batch: ReportRecordJson[] = [];
    for await (const record of reportRecords(request, sourceOf(caller), run)) {
      batch.push(record);
      if (batch.length < BATCH_RECORDS) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  };
}
