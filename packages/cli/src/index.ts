export {
  FeedError,
  parseColumns,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
export { type Clock, createMemoryStore, type Store } from '@roadstead/contracts';
export {
  createDetector,
  type Detector,
  type DetectorOptions,
  detectTransfers,
  restoreDetector,
} from '@roadstead/detector';
export { type AreaGeometry, parseArea } from '@roadstead/geo';
export {
  createHttpHandler,
  type HttpHandler,
  type HttpOptions,
} from '@roadstead/http';
export { createNodeListener, createNodeServer, type NodeListener } from '@roadstead/http/node';
export {
  type Answer,
  type Caller,
  configurationUuid,
  type DetectorConfiguration,
  type PositionReport,
  parseConfiguration,
  type StaticReport,
  type StsEvent,
  type StsEventJson,
  type StsTransition,
  stsEventJson,
} from '@roadstead/model';
export {
  createMaritimeService,
  type EventChange,
  type Ingested,
  type MaritimeService,
  type Report,
  type ServiceOptions,
  type ServiceStatus,
  type StoredEvent,
} from '@roadstead/service';
export {
  createSqliteStore,
  type SqliteStore,
  type SqliteStoreOptions,
} from '@roadstead/store-sqlite';
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
export { bundledVoyages } from './voyages.ts';
