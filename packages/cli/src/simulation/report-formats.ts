import {
  CSV_HEADER,
  createNmeaWriter,
  csvRow,
  ndjsonLine,
  type ReceivedReport,
} from '@roadstead/simulator';
import type { ReportFormat } from './simulate-options.ts';

/** Formats the reports of a feed. */
interface ReportWriter {
  /** The text before the first report. */
  readonly header: string;
  /** Empty for a report that the format cannot express. */
  line(observed: ReceivedReport): string;
}

/** A writer for each format of simulated reports. */
export const REPORT_WRITERS: Readonly<Record<ReportFormat, () => ReportWriter>> = {
  ndjson: () => ({ header: '', line: ({ report }) => ndjsonLine(report) }),
  // A row has a position, which a static report has not.
  csv: () => ({
    header: CSV_HEADER,
    line: ({ report }) => ('longitude' in report ? csvRow(report) : ''),
  }),
  nmea: () => ({ header: '', line: createNmeaWriter() }),
};
