import { type ReportRecordJson, type ReportType, recordLayout } from '@roadstead/reports';
import { quoteCsvCell } from '../text/csv-cell.ts';
import type { RecordFormat } from './report-options.ts';

/** Texts around and between the records of a report. */
interface RecordWriter {
  readonly before: string;
  readonly between: string;
  text(record: ReportRecordJson): string;
  readonly after: string;
}

/** Returns the texts for the records of a report type in a format. */
export function recordWriter(type: ReportType, format: RecordFormat): RecordWriter {
  const layout = recordLayout(type);
  switch (format) {
    case 'json':
      return {
        before: '{"records":[\n',
        between: ',\n',
        text: (record) => JSON.stringify(record),
        after: '\n]}\n',
      };
    case 'ndjson':
      return {
        before: '',
        between: '',
        text: (record) => `${JSON.stringify(record)}\n`,
        after: '',
      };
    case 'csv':
      return {
        before: `${layout.columns.join(',')}\n`,
        between: '',
        text: (record) =>
          layout
            .rows(record)
            .map((row) => `${row.map(quoteCsvCell).join(',')}\n`)
            .join(''),
        after: '',
      };
    case 'geojson':
      return {
        before: '{"type":"FeatureCollection","features":[\n',
        between: ',\n',
        text: (record) =>
          JSON.stringify({
            type: 'Feature',
            geometry: layout.geometry(record),
            properties: record,
          }),
        after: '\n]}\n',
      };
  }
}
