export {
  FeedError,
  parseColumns,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
export { createMemoryStore } from '@roadstead/contracts';
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
  createMaritimeService,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
export { createSqliteStore } from '@roadstead/store-sqlite';
export {
  createTracker,
  restoreTracker,
  type Tracker,
  type TrackerOptions,
  trackFixes,
} from '@roadstead/tracking';
export { randomBytes, scryptPasswords } from './node/secrets.ts';
export { unzip } from './node/unzip.ts';
export { bundledPorts } from './port-directory.ts';
