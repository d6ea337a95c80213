import type { Principal } from '@roadstead/model';
import type { ReportRunOptions } from './report-execution.ts';
import type { ReportRecordJson } from './report-json.ts';
import { reportRecords } from './report-records.ts';
import type { ReportRequest } from './report-request.ts';
import type { ReportSource } from './report-source.ts';

/** A report to compute; structured cloning can send it to another thread. */
export interface ReportTask {
  readonly request: ReportRequest;
  /** The user who requested it: the report contains only what they may see. */
  readonly caller: Principal;
}

/**
 * Computes a report, on this thread or another: yields its records in order, in batches. It throws soon after the signal is
 * aborted; any other error aborts the report.
 */
export type ReportRunner = (
  task: ReportTask,
  options: ReportRunOptions,
) => AsyncIterable<readonly ReportRecordJson[]>;

/** Few enough that other requests do not wait; many enough to be worth a message between threads. */
const BATCH_RECORDS = 500;

/** A runner on this thread; the source yields to the event loop. */
export function createLocalReportRunner(
  sourceOf: (caller: Principal) => ReportSource,
): ReportRunner {
  return async function* ({ request, caller }, options) {
    let batch: ReportRecordJson[] = [];
    for await (const record of reportRecords(request, sourceOf(caller), options)) {
      batch.push(record);
      if (batch.length < BATCH_RECORDS) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  };
}
