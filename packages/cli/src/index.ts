export {
  FeedError,
  parseColumns,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
export {
  createDetector,
  type Detector,
  type DetectorOptions,
  detectTransfers,
  restoreDetector,
} from '@roadstead/detector';
export { type AreaGeometry, parseArea } from '@roadstead/geo';
export {
  configurationUuid,
  type DetectorConfiguration,
  type PositionReport,
  parseConfiguration,
  type StsEvent,
  type StsEventJson,
  type StsTransition,
  stsEventJson,
} from '@roadstead/model';
export {
  createTracker,
  restoreTracker,
  type Tracker,
  type TrackerOptions,
  trackFixes,
} from '@roadstead/tracking';
