/** Formats in which the records of a report are written. */
export const RECORD_FORMATS = ['json', 'ndjson', 'csv', 'geojson'] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];

/** The arguments and options of `roadstead report`. */
export interface ReportCommandOptions {
  readonly type: string;
  /** The folder of a store. */
  readonly data: string;
  /** The period in epoch milliseconds; the end is excluded. */
  readonly begin: number;
  readonly end: number;
  readonly line?: string;
  readonly area?: string;
  /** MMSIs. */
  readonly ships?: readonly string[];
  /** In degrees. */
  readonly cell?: number;
  readonly format: RecordFormat;
  readonly out?: string;
  readonly chart?: string;
}
