export { type AreaVisits, type AreaVisitsRequest, areaVisitsReport } from './area-visits.ts';
export { type DensityCell, type DensityRequest, densityReport } from './density.ts';
export { type MultishipRequest, multishipReport, type ShipActivity } from './multiship.ts';
export { parseReportRequest } from './parse-report-request.ts';
export type { LinePassage } from './passage-finder.ts';
export { type Passage, type PassageLineRequest, passageLineReport } from './passage-line.ts';
export type { PlaceInTime } from './place-in-time.ts';
export { type PortCallsRequest, type PortStay, portCallsReport } from './port-calls.ts';
export { ReportJobs } from './report-jobs.ts';
export {
  type AreaVisitJson,
  type AreaVisitsJson,
  areaVisitsJson,
  type DensityCellJson,
  densityCellJson,
  type PassageJson,
  type PortStayJson,
  passageJson,
  portStayJson,
  type ShipActivityJson,
  type StsEventSummaryJson,
  shipActivityJson,
} from './report-json.ts';
export { type ReportRecordJson, reportRecords } from './report-records.ts';
export { REPORT_TYPES, type ReportRequest, type ReportType } from './report-request.ts';
export { type ReportRunner, type ReportTask, runHere } from './report-runner.ts';
export {
  FIX_COG,
  FIX_LATITUDE,
  FIX_LONGITUDE,
  FIX_NAV_STATUS,
  FIX_SOG,
  FIX_STARTS,
  FIX_STRIDE,
  FIX_TIME,
  type Period,
  type ReportSource,
} from './report-source.ts';
export type { ReportProgress, ReportRun } from './report-work.ts';
export type { Reporting, ReportResult, ReportState, ReportStatus } from './reporting.ts';
export type { AreaVisit } from './visit-finder.ts';
