export { CompleteEvents } from './detection/complete-events.ts';
export {
  type Detection,
  type DetectionObserver,
  detectReports,
} from './detection/detect-reports.ts';
export type { AssessedEventJson } from './detection/detected-assessments.ts';
export { DetectedAssessments } from './detection/detected-assessments.ts';
export { DetectedEvents } from './detection/detected-events.ts';
export {
  DETECTION_DEFAULTS,
  type DetectionParameters,
  parameterProblem,
} from './detection/detection-parameters.ts';
export { eventLine } from './detection/event-line.ts';
export { inlandMeters } from './detection/inland-meters.ts';
export { landSurroundings } from './detection/land-surroundings.ts';
export {
  type DetectionData,
  isAssessed,
  PairDetection,
  type StepFindings,
} from './detection/pair-detection.ts';
export { parseConfigurations, presetConfigurations } from './detection/parse-configurations.ts';
export { type ReadingCounts, type Rejections, RunCounts } from './detection/run-counts.ts';
export {
  type OtherDetectors,
  type OtherFindings,
  slotsOfShare,
} from './detection/shared-detection.ts';
export { loadedOnce } from './loaded-once.ts';
export { mergeByTime } from './reading/merge-by-time.ts';
export { type Order, type PositionSource, recordingSource } from './reading/position-source.ts';
export { bytesTotalOf, type Recording } from './reading/recording.ts';
export { PIECE_REPORTS, ReportBuffer, TIME_NUMBER } from './reading/report-buffer.ts';
export { sortInMemory } from './reading/sort-in-memory.ts';
export {
  checkedParts,
  type PassBegin,
  type ReadStatics,
  type TrackedOptions,
  type TrackedPart,
  type TrackedSource,
  type TrackedStep,
  trackedSource,
} from './reading/tracked-source.ts';
export { decodeReplay } from './replay/decode-replay.ts';
export { encodeReplay } from './replay/encode-replay.ts';
export { ReplayCollector } from './replay/replay-collector.ts';
export type {
  ReplayCounts,
  ReplayData,
  ReplayShip,
  ReplayTrack,
  ReplayTransfer,
} from './replay/replay-data.ts';
export { type ReadingProgress, replayRecordings } from './replay/replay-recordings.ts';
export { stepSecondsFor } from './replay/step-seconds.ts';
