import type { PositionInput, StaticInput } from '@roadstead/model';

/** Reports to ingest, each list in the order of arrival, with at most a million reports. */
export interface IngestBatch {
  /** Position reports, or plain objects that `parsePositionReport` accepts. */
  readonly positions?: readonly PositionInput[];
  /** Static reports, or plain objects that `parseStaticReport` accepts. */
  readonly statics?: readonly StaticInput[];
}

/** A wrong field of a report, or a report that is not stored. */
export interface RejectedReport {
  /** The list of the batch, and the index in it, from 0; 0 also for a list that is no array or too long. */
  readonly list: 'positions' | 'statics';
  readonly index: number;
  /** The wrong field, such as `sog` or `eta.month`; null for the report as a whole. */
  readonly field: string | null;
  /** `bad-mmsi`, `malformed`, or a reason of D8 to D10. */
  readonly reason: string;
  readonly detail: string;
}
