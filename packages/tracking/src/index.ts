export { cleanTrack, TrackCleaner, type TrackPoint } from './clean-track.ts';
export { detectPortCalls, type WithPortCalls } from './detect-port-calls.ts';
export { etaInstantMs } from './eta-instant.ts';
export { FixSampler } from './fix-sampler.ts';
export { packReports, REPORT_NUMBERS, unpackReports } from './packed-reports.ts';
export type { CallBerth, PortCall, PortLocation, PortLookup, StatusFix } from './port-call.ts';
export { PortCallDetector } from './port-call-detector.ts';
export { ReorderBuffer } from './reorder-buffer.ts';
export { SailedDistance } from './sailed-distance.ts';
export {
  isRepeated,
  lastStaticReportMs,
  mergeStatic,
  type ShipFields,
  type ShipRecord,
} from './ship-record.ts';
export { StopFinder, type TrackedStop } from './stop-finder.ts';
export { LATENESS_MAX_SECONDS, SPEED_MAX_KNOTS, VOTING_REPORTS } from './thresholds.ts';
export { type ReceivedReports, type TrackedReports, trackFixes } from './track-fixes.ts';
export {
  createTracker,
  type EventTimeStatus,
  futureTimestampReason,
  restoreTracker,
  type Tracker,
  type TrackerOptions,
  type TrackerStep,
} from './tracker.ts';
