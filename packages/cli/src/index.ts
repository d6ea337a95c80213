export {
  FeedError,
  parseColumns,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
export {
  type AssessedEvent,
  type EventFeatures,
  type EventFeaturesJson,
  eventFeaturesJson,
  FeatureCollector,
  type FeatureOptions,
  type Surroundings,
} from '@roadstead/assessment';
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
export {
  acceptWebSockets,
  createNodeListener,
  createNodeServer,
  type NodeListener,
  nodeStreamHost,
} from '@roadstead/http/node';
export {
  configurationUuid,
  type DetectorConfiguration,
  type PositionInput,
  type PositionReport,
  type Principal,
  parseConfiguration,
  type Result,
  type StaticInput,
  type StaticReport,
  type StsEvent,
  type StsEventJson,
  type StsTransition,
  stsEventJson,
} from '@roadstead/model';
export {
  type Change,
  createMaritimeService,
  type EventChange,
  type IngestBatch,
  type IngestResult,
  type MaritimeService,
  type ServiceOptions,
  type ServiceStatus,
  type StoredConfiguration,
  type StoredEvent,
  type User,
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
export { bundledGazetteer } from './bundled/bundled-gazetteer.ts';
export { bundledPorts } from './bundled/bundled-ports.ts';
export { bundledSurroundings } from './bundled/bundled-surroundings.ts';
export { bundledVoyages } from './bundled/bundled-voyages.ts';
export {
  createRoadstead,
  type Roadstead,
  type RoadsteadOptions,
  systemClock,
} from './embedding/create-roadstead.ts';
export { EMBEDDING_USER, type WantedConfiguration } from './embedding/ensure-configuration.ts';
export type { WantedUser } from './embedding/ensure-user.ts';
export type { IngestedReports, RejectedInput } from './embedding/ingest-reports.ts';
export {
  type RecordingBatch,
  type RecordingOptions,
  readRecordings,
} from './ingest/read-recordings.ts';
export { randomBytes, scryptPasswordHasher } from './node/secrets.ts';
export { unzip } from './node/unzip.ts';
