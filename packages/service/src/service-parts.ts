import type { AlertService } from '@roadstead/alerts';
import type { Clock, Store } from '@roadstead/contracts';
import type { ReportJobs } from '@roadstead/reports';
import type { Shapes } from '@roadstead/shapes';
import type { UsageService } from '@roadstead/usage';
import type { ChangeStream } from './changes/change-stream.ts';
import type { ReportError } from './changes/guarded-observable.ts';
import type { StoredFeed } from './changes/stored-feed.ts';
import type { ClusterLeader } from './cluster/cluster-leader.ts';
import type { StoredUserDirectory } from './identity/stored-user-directory.ts';
import type { Pipeline } from './ingest/pipeline.ts';
import type { NextPortPredictor } from './next-ports/next-port-predictor.ts';
import type { NextPorts } from './next-ports/next-ports.ts';
import type { RetentionTask } from './operations/retention.ts';
import type { ServiceStatusStore } from './operations/service-status-store.ts';
import type { ServiceTime } from './operations/service-time.ts';
import type { WriteHold } from './operations/write-hold.ts';
import type { ShipPlaceFiller } from './places/ship-place-filler.ts';
import type { LateMarks } from './reconciliation/late-marks.ts';
import type { ReconciliationTask } from './reconciliation/reconciliation-task.ts';
import type { RouteJobs } from './routing/route-jobs.ts';
import type { BackfillJobs } from './sts/backfill-jobs.ts';
import type { ConfigurationSet } from './sts/configuration-set.ts';
import type { Configurations } from './sts/configurations.ts';
import type { EventLog } from './sts/event-log.ts';
import type { Events } from './sts/events.ts';
import type { FinalAssessments } from './sts/final-assessments.ts';
import type { RunningPreviews } from './sts/preview/running-previews.ts';
import type { ThinnedTracks } from './sts/preview/thinned-tracks.ts';
import type { ShapeFollower } from './sts/shape-follower.ts';
import type { LatestPositions } from './tracking/latest-positions.ts';
import type { ShipTracking } from './tracking/ship-tracking.ts';
import type { Ships } from './tracking/ships.ts';
import type { TradeLaneScheduler } from './trade-lanes/trade-lane-scheduler.ts';
import type { StoredVesselEvents } from './vessel-events/stored-vessel-events.ts';
import type { VesselEventLog } from './vessel-events/vessel-event-log.ts';

/** The capabilities of a service. */
export interface ServiceCapabilities {
  readonly feed: StoredFeed;
  readonly identity: StoredUserDirectory;
  readonly configurations: Configurations;
  readonly events: Events;
  readonly backfill: BackfillJobs;
  readonly previews: RunningPreviews;
  readonly shapes: Shapes;
  readonly tracking: ShipTracking;
  readonly routing: RouteJobs | null;
  readonly reports: ReportJobs;
  readonly alerts: AlertService | null;
  readonly nextPorts: NextPorts | null;
  readonly usage: UsageService;
  readonly tradeLanes: TradeLaneScheduler;
  readonly vesselEvents: StoredVesselEvents | null;
}

/** The parts of a service that its capabilities share. */
export interface ServiceParts {
  readonly clock: Clock;
  /** Whether reports come as they are sent, from recordings, or from a simulation. */
  readonly reports: 'live' | 'recorded' | 'simulated';
  readonly time: ServiceTime;
  readonly status: ServiceStatusStore;
  readonly changes: ChangeStream;
  /** Logs the exception of a subscriber. */
  readonly reportError: ReportError;
  /** Fails the service. */
  readonly failed: (error: unknown) => void;
  readonly log: EventLog;
  readonly vesselEventLog: VesselEventLog;
  readonly configurationSet: ConfigurationSet;
  readonly shapeFollower: ShapeFollower;
  readonly finalAssessments: FinalAssessments;
  readonly pipeline: Pipeline;
  /** Undefined outside of a cluster. */
  readonly leader: ClusterLeader | undefined;
  /** Undefined without ports. */
  readonly predictor: NextPortPredictor | undefined;
  readonly ships: Ships;
  readonly latest: LatestPositions;
  readonly thinnedTracks: ThinnedTracks;
  readonly placeFiller: ShipPlaceFiller;
  readonly retention: RetentionTask;
  readonly lateMarks: LateMarks;
  readonly reconciliation: ReconciliationTask;
  /** Not through `hold`: its first write shows whether it is open read-only. */
  readonly store: Store;
  readonly hold: WriteHold;
}
