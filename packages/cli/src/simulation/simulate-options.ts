import type { DetectionOptions } from './detection-options.ts';

/** Formats in which simulated reports are written. */
export const REPORT_FORMATS = ['ndjson', 'csv', 'nmea'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The arguments and options of `roadstead simulate`. */
export interface SimulateOptions extends DetectionOptions {
  readonly scenarios: readonly string[];
  readonly seed?: number;
  readonly seeds: number;
  /** A folder, or `-` for standard output. */
  readonly out?: string;
  /** The file for a page with the replay. */
  readonly html?: string;
  readonly format: ReportFormat;
  /** Simulated seconds per real second. */
  readonly speed?: number;
}
