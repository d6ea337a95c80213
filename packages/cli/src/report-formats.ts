import {
  CSV_HEADER,
  createNmeaWriter,
  csvRow,
  ndjsonLine,
  type Observed,
} from '@roadstead/simulator';

/** Writes reports of one feed, one after another. */
interface ReportWriter {
  /** What stands before the first report. */
  readonly header: string;
  /** Empty where the form has no place for such a report. */
  line(observed: Observed): string;
}

export type ReportFormat = 'ndjson' | 'csv' | 'nmea';

/** How simulated reports are written. */
export const REPORT_FORMATS: Readonly<Record<ReportFormat, () => ReportWriter>> = {
  ndjson: () => ({ header: '', line: ({ report }) => ndjsonLine(report) }),
  // A row has a position; what a ship says of itself has none.
  csv: () => ({
    header: CSV_HEADER,
    line: ({ report }) => ('longitude' in report ? csvRow(report) : ''),
  }),
  nmea: () => ({ header: '', line: createNmeaWriter() }),
};
