export { parseReportRequest } from './parse-report-request.ts';
export { type RecordLayout, recordLayout } from './record-layout.ts';
export { REPORT_BODY } from './report-body.ts';
export type { ReportProgress, ReportRunOptions } from './report-execution.ts';
export type { ReportJob } from './report-job.ts';
export { ReportJobs } from './report-jobs.ts';
export {
  type AreaVisitsJson,
  type DensityCellJson,
  type PassageJson,
  type PortStayJson,
  REPORT_RECORD_JSON,
  type ReportRecordJson,
  type ShipActivityJson,
} from './report-json.ts';
export { reportRecords } from './report-records.ts';
export { REPORT_TYPES, type ReportRequest, type ReportType } from './report-request.ts';
export { createLocalReportRunner, type ReportRunner, type ReportTask } from './report-runner.ts';
export {
  FIX_COG,
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_NAV_STATUS,
  FIX_SOG,
  FIX_STARTS,
  FIX_STRIDE,
  FIX_TIME,
  type ReportPeriod,
  type ReportSource,
} from './report-source.ts';
export type {
  ListedReport,
  Reporting,
  ReportResult,
  ReportState,
  ReportStatus,
  RequestedReport,
} from './reporting.ts';
