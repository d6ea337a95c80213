export { createMaritimeService } from './create-maritime-service.ts';
export { type HistorySlice, type Period, readHistory } from './history.ts';
export type { ApiKey, Identity, Login, User } from './identity.ts';
export type { NextPortSource } from './next-port-source.ts';
export type {
  Cluster,
  ClusterContent,
  NextPortArea,
  NextPortRecord,
  Put,
  ShipList,
} from './next-ports/next-port-area.ts';
export { readPredictions } from './next-ports/read-predictions.ts';
export { relearnPredictions } from './next-ports/relearn-predictions.ts';
export type {
  PortOutlook,
  ShipOutlook,
  StoredPredictions,
  StoredPredictionsOptions,
} from './next-ports/stored-predictions.ts';
export { createReportRunner } from './report-source.ts';
export type { Retention } from './retention.ts';
export type {
  RouteDestination,
  RouteJob,
  RouteResult,
  RoutingArea,
  Voyage,
  VoyageEnd,
  VoyagePlanner,
  VoyageRequest,
} from './routing-area.ts';
export { SavedStateError } from './saved-state-error.ts';
export type { Passwords, RandomBytes } from './secrets.ts';
export type {
  EventChange,
  Ingested,
  MaritimeService,
  PortCluster,
  PortDirectory,
  RejectedReport,
  Report,
  ServiceOptions,
  ServiceState,
  ServiceStatus,
} from './service.ts';
export type { ShipSearch } from './ships.ts';
export type {
  EventTrack,
  Paged,
  Paging,
  PastDetection,
  StoredConfiguration,
  StoredEvent,
  StsArea,
  TrackVertex,
} from './sts-area.ts';
export type {
  SailedPoint,
  SailedTrack,
  StoredPortCall,
  TrackingArea,
  TrackJob,
  TrackRequest,
} from './tracking-area.ts';
export type { TradeLaneArea } from './trade-lanes/trade-lane-area.ts';
export { within } from './within.ts';
