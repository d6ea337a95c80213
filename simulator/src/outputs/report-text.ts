import type { PositionReport, StaticReport } from '@roadstead/model';

/** A transmitted report. */
export type AisReport = PositionReport | StaticReport;

export function isPositionReport(report: AisReport): report is PositionReport {
  return 'longitude' in report;
}

/** Formats a report as a line of JSON in the model's field names, for the JSON lines reader of `ais`. */
export function ndjsonLine(report: AisReport): string {
  return `${JSON.stringify(report)}\n`;
}
