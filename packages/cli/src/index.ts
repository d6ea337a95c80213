export {
  FeedError,
  parseColumns,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
export { createDetector, type DetectorOptions, detectTransfers } from '@roadstead/detector';
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
export { createTracker, type TrackerOptions, trackFixes } from '@roadstead/tracking';
