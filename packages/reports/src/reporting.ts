import type { Paged, Paging, Principal, Result } from '@roadstead/model';
import type { ReportRequest } from './report-request.ts';

export type ReportState = 'queued' | 'running' | 'finished' | 'aborted';

/** Status of a report job. */
export interface ReportStatus {
  readonly id: number;
  readonly state: ReportState;
  /** Whole percent of the work, 0 to 100; it decreases only when the job starts again. */
  readonly progress: number;
  /** Epoch milliseconds, as all instants. */
  readonly createdMs: number;
  /** Start of the current or last run; null before. */
  readonly startedMs: number | null;
  /** When it was finished or aborted; null before. */
  readonly endedMs: number | null;
  /** Reason of the abortion; otherwise null. */
  readonly error: string | null;
}

/** A report job of a list, with what was requested. */
export interface ListedReport extends ReportStatus {
  readonly request: Pick<ReportRequest, 'type' | 'name' | 'beginMs' | 'endMs'>;
  /** The uuid of the owner. */
  readonly owner: string;
}

/** A report job with all of its request. */
export interface RequestedReport extends ListedReport {
  readonly request: ReportRequest;
}

/** Result of a report job. */
export type ReportResult =
  | { readonly state: Exclude<ReportState, 'finished'> }
  /** The text of a JSON array of `ReportRecordJson`: serialising that many values would block the event loop. */
  | { readonly state: 'finished'; readonly recordsJson: string };

/** Report jobs; each is private to its owner and administrators. */
export interface Reporting {
  /**
   * Requests a report.
   * @param type `multiship`, `passageline` …
   * @param body a value from JSON.parse: see `parseReportRequest`
   * @returns the id of the job, which is stored until 7 days after its end
   */
  request(caller: Principal, type: string, body: unknown): Promise<Result<number>>;
  getStatus(caller: Principal, id: number): Promise<Result<RequestedReport>>;
  /** Lists the reports that the caller can read, newest first. */
  list(caller: Principal, paging: Paging): Promise<Paged<ListedReport>>;
  /** The result of a report of this type. */
  getResult(caller: Principal, type: string, id: number): Promise<Result<ReportResult>>;
  /** Cancels an unfinished report, which aborts it; deletes one that has ended, with its result. */
  remove(caller: Principal, id: number): Promise<Result<null>>;
}
