import type { PositionReport, StaticReport } from '@roadstead/model';

/** What a ship sent. */
export type AisReport = PositionReport | StaticReport;

export function isPositionReport(report: AisReport): report is PositionReport {
  return 'longitude' in report;
}

/** A report as a line of JSON in the model's field names, which the JSON lines reader of `ais` reads. */
export function ndjsonLine(report: AisReport): string {
  return `${JSON.stringify(report)}\n`;
}
