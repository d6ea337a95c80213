import type { Answer, Caller } from '@roadstead/model';

export type ReportState = 'queued' | 'running' | 'finished' | 'aborted';

/** How a report is. */
export interface ReportStatus {
  readonly id: number;
  readonly state: ReportState;
  /** Whole percent of the work, 0 to 100; it never goes back, but where the work begins again. */
  readonly progress: number;
  /** Epoch milliseconds. */
  readonly createdMs: number;
  /** When its work began (last, should it have begun again); null before. */
  readonly startedMs: number | null;
  /** When it was finished or aborted; null before. */
  readonly endedMs: number | null;
  /** Why it was aborted; else null. */
  readonly error: string | null;
}

/** What came of a report. */
export type ReportResult =
  | { readonly state: Exclude<ReportState, 'finished'> }
  /** The text of a JSON array of `ReportRecordJson`: as values, many would hold up everybody else. */
  | { readonly state: 'finished'; readonly recordsJson: string };

/** Reports, asked for and fetched; each user's are their own. */
export interface Reporting {
  /**
   * @param type `multiship`, `passageline` …
   * @param body what JSON.parse gave: see `parseReportRequest`
   * @returns the number under which the report is to be had until 7 days after it has ended
   */
  request(caller: Caller, type: string, body: unknown): Promise<Answer<number>>;
  status(caller: Caller, id: number): Promise<Answer<ReportStatus>>;
  /** Of a report of this type. */
  result(caller: Caller, type: string, id: number): Promise<Answer<ReportResult>>;
  /** Cancels a report that is not over: it is aborted then. One that is over is removed with its result. */
  remove(caller: Caller, id: number): Promise<Answer<null>>;
}
