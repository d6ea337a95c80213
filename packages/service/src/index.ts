export type { AlertOptions } from './alerts/alert-options.ts';
export { createApiService } from './api/create-api-service.ts';
export type { Change, JobChange } from './changes/change.ts';
export { FeedCursorError } from './changes/followed-changes.ts';
export {
  CHANGE_KINDS,
  type ChangeKind,
  type FeedBody,
  type RecordableChange,
  type RecordedChange,
} from './changes/recorded-change.ts';
export type {
  ChangePage,
  ChangePageQuery,
  ChangeQuery,
  ServiceFeed,
} from './changes/service-feed.ts';
export {
  type ContinueLogOptions,
  type LogContinuation,
  prepareContinuation,
} from './cluster/continue-log.ts';
export { DetectionWorker } from './cluster/detection-worker.ts';
export { LeaseLostError } from './cluster/held-lease.ts';
export type { LeaderOptions } from './cluster/leader-options.ts';
export { ContinuationError, type LogGapReason } from './cluster/log-gap.ts';
export type { DetectionWorkerOptions, DetectionWorkerStatus } from './cluster/running-worker.ts';
export { readStoreKind, type StoreKind } from './cluster/store-kind.ts';
export { createMaritimeService } from './create-maritime-service.ts';
export type {
  ApiKey,
  Identity,
  Login,
  Session,
  Sessions,
  SessionTicket,
  User,
} from './identity/identity.ts';
export type { PasswordHasher, RandomBytes } from './identity/secrets.ts';
export type { ByteIngest, ByteIngestOptions, ByteIngestResult } from './ingest/byte-ingest.ts';
export type { IngestBatch, RejectedReport } from './ingest/ingest-batch.ts';
export type { IngestResult } from './ingest/ingest-result.ts';
export { LogIngest, type LogIngestOptions } from './ingest/log-ingest.ts';
export { LeaderCalls } from './leader/leader-calls.ts';
export type { MessageConnection } from './leader/message-connection.ts';
export type { LeaderService, MaritimeService } from './maritime-service.ts';
export { CLUSTER_BODY, NEW_CLUSTER_BODY, SHIP_LIST_BODY } from './next-ports/next-port-bodies.ts';
export type { NextPortSource } from './next-ports/next-port-source.ts';
export type {
  ArrivalPeriod,
  Cluster,
  ClusterContent,
  Clusters,
  ListedShipList,
  NextPortRecord,
  NextPorts,
  PredictedArrivals,
  PutResult,
  ShipList,
  ShipLists,
  ShipNextPortRecord,
} from './next-ports/next-ports.ts';
export type {
  OfflinePredictions,
  OfflinePredictionsOptions,
  PortPrediction,
  ShipPrediction,
} from './next-ports/offline-predictions.ts';
export { readPredictions } from './next-ports/read-predictions.ts';
export { retrainPredictions } from './next-ports/retrain-predictions.ts';
export type { QueueLengths } from './operations/queue-lengths.ts';
export type { Retention } from './operations/retention-rules.ts';
export type {
  RebuildReport,
  ReplayProgress,
  ServiceState,
  ServiceStatus,
} from './operations/service-status.ts';
export { storeViews } from './operations/store-views.ts';
export { pauseUnlessAborted, withTimeout } from './operations/timers.ts';
export type { PortCluster, PortDirectory } from './port-directory.ts';
export { createReportRunner } from './reports/report-source.ts';
export {
  AVOIDED_AREAS_MAX,
  type AvoidedArea,
  type InsideArea,
} from './routing/avoided-areas.ts';
export type { AlternativePlan, PlannedRoute } from './routing/planned-route.ts';
export {
  type DistanceOptions,
  type DistancePair,
  ROUTES_PER_JOB_MAX,
  type RouteDestination,
  type RouteJob,
  type RouteJobOptions,
  type RouteResult,
  type Routing,
  type SeaDistance,
  VIA_MAX,
  type VoyageEnd,
  type VoyagePlan,
  type VoyagePlanner,
  type VoyageRequest,
} from './routing/routing.ts';
export type { ServiceOptions } from './service-options.ts';
export type { Backfill, BackfillJob } from './sts/backfill.ts';
export type { Configurations, StoredConfiguration } from './sts/configurations.ts';
export type {
  EventAssessment,
  EventChange,
  EventPeriod,
  EventReconciliation,
  EventSearch,
  Events,
  EventTrack,
  StoredEvent,
  TrackVertex,
} from './sts/events.ts';
export type {
  Preview,
  PreviewedEvent,
  PreviewedShip,
  PreviewPart,
  Previews,
} from './sts/preview/previews.ts';
export { newestAssessment, storedEventJson } from './sts/stored-event-json.ts';
export { FLEET_ROW_CELLS, FLEET_UNKNOWN } from './tracking/fleet-rows.ts';
export { type HistorySlice, type Period, readHistory } from './tracking/history.ts';
export { readStaticHistories, type ShipSearch } from './tracking/ships.ts';
export type {
  ChangedPositions,
  ChangedShips,
  FleetTrack,
  FleetTrackRequest,
  FleetTracks,
  FoundPort,
  PositionSearch,
  SailedPoint,
  SailedTrack,
  SearchResult,
  ShipSummary,
  StoredPortCall,
  Tracking,
  TrackJob,
  TrackRequest,
  Tracks,
} from './tracking/tracking.ts';
export type { TradeLaneAnalytics } from './trade-lanes/trade-lane-analytics.ts';
export type {
  StoredVesselEvent,
  VesselEventChange,
  VesselEventSearch,
  VesselEvents,
} from './vessel-events/vessel-events.ts';
