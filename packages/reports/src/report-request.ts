import type { AreaVisitsRequest } from './area-visits.ts';
import type { DensityRequest } from './density.ts';
import type { MultishipRequest } from './multiship.ts';
import type { PassageLineRequest } from './passage-line.ts';
import type { PortCallsRequest } from './port-calls.ts';

/** Parsed request of a report. */
export type ReportRequest =
  | MultishipRequest
  | PassageLineRequest
  | AreaVisitsRequest
  | PortCallsRequest
  | DensityRequest;

export type ReportType = ReportRequest['type'];

/** All types; those of the specification come first. */
export const REPORT_TYPES: readonly ReportType[] = [
  'multiship',
  'passageline',
  'areavisits',
  'portcalls',
  'density',
];
