import type { Alerts } from '@roadstead/alerts';
import type { RejectedFix, RejectedStatic, Result } from '@roadstead/model';
import type { Reporting } from '@roadstead/reports';
import type { Shapes } from '@roadstead/shapes';
import type { Usage } from '@roadstead/usage';
import type { Observable } from 'rxjs';
import type { Change } from './changes/change.ts';
import type { ServiceFeed } from './changes/service-feed.ts';
import type { Identity } from './identity/identity.ts';
import type { ByteIngest, ByteIngestOptions } from './ingest/byte-ingest.ts';
import type { IngestBatch } from './ingest/ingest-batch.ts';
import type { IngestResult } from './ingest/ingest-result.ts';
import type { MessageConnection } from './leader/message-connection.ts';
import type { NextPorts } from './next-ports/next-ports.ts';
import type { QueueLengths } from './operations/queue-lengths.ts';
import type { ServiceStatus } from './operations/service-status.ts';
import type { Routing } from './routing/routing.ts';
import type { Backfill } from './sts/backfill.ts';
import type { Configurations } from './sts/configurations.ts';
import type { EventChange, Events } from './sts/events.ts';
import type { Previews } from './sts/preview/previews.ts';
import type { Tracking } from './tracking/tracking.ts';
import type { TradeLaneAnalytics } from './trade-lanes/trade-lane-analytics.ts';
import type { VesselEvents } from './vessel-events/vessel-events.ts';

/**
 * Roadstead as one object: ingests AIS reports, stores them, emits events and answers the queries of users. There are no globals:
 * any number of services run in one process, each with its own store.
 *
 * Members are capabilities, named by nouns; their methods are verbs. A capability with one kind of object has `list`, `get`,
 * `create`, `replace`, `remove`; one of several kinds names the kind (`findShip`, `listPortCalls`). Jobs have `request` and
 * `get`. Expected failures are values (`Result`); a method rejects with an error of the store, or with a TypeError that names the argument
 * that is not of its type. Arguments are copied.
 *
 * While the disk of the store is full or read-only (`status.writeProblem`), reads continue, ingest is refused, and all other writes
 * wait, in order, until there is room; the service tries it every second.
 */
export interface MaritimeService extends AsyncDisposable {
  /**
   * Starts the service: reads the store, and continues from the newest snapshot, after a stop or a kill. While the store cannot be
   * written, the promise is fulfilled when reads are served (`status.writeProblem`); the start continues when there is room.
   * @param signal aborts the start with its reason; another instance may start then
   * A snapshot that is damaged or of another version is built again from stored reports (`status.rebuild`).
   * @throws the error of a store that cannot be read
   */
  start(signal?: AbortSignal): Promise<void>;
  /** Stops ingest and jobs, waits for batches in flight, and writes a snapshot. A kill loses no acknowledged report either. */
  stop(): Promise<void>;
  readonly status: ServiceStatus;
  /** Emits the current status, and each change of it. */
  readonly status$: Observable<ServiceStatus>;
  /** Counts the work in the background. */
  readQueueLengths(): Promise<QueueLengths>;
  /**
   * Changes with whole objects, as they happen in this process; `feed` has them after a restart, too. Each is published when it is durable,
   * in the order of the commits, before the promise of the call that made it is fulfilled. A subscriber that throws or rejects is
   * logged and removed. A type without subscribers costs nothing.
   */
  readonly changes$: Observable<Change>;
  /** The changes of events. */
  readonly events$: Observable<EventChange>;
  /** D8 to D10: emits the reports that detection does not use, with the reason; a jump is known only after later reports. */
  readonly rejected$: Observable<RejectedFix | RejectedStatic>;
  /**
   * Ingests reports. The promise is fulfilled when they are durable; a caller that awaits it before the next batch is slowed
   * down to the speed of the store. Several batches may be in flight. Reports are copied, and no
   * input throws. An unusable report is an entry of `rejected`; one
   * that only a later batch shows to be unusable is an entry of that batch's `rejectedEarlier`. The result is `stopping` unless the service runs; the promise rejects with the store's error.
   */
  ingest(batch: IngestBatch): Promise<Result<IngestResult>>;
  /**
   * Ingests the reports in bytes that arrive in chunks, as a request or a file has them. An API process has its leader parse them (L15).
   */
  ingestBytes(options: ByteIngestOptions): ByteIngest;
  /** V24: reconciles all late reports that are stored, instead of later in the background. Rejects unless the service runs. */
  reconcile(): Promise<void>;
  readonly feed: ServiceFeed;
  readonly identity: Identity;
  readonly configurations: Configurations;
  readonly events: Events;
  /** Null without the option `vesselEvents`. */
  readonly vesselEvents: VesselEvents | null;
  readonly backfill: Backfill;
  readonly previews: Previews;
  readonly shapes: Shapes;
  readonly tracking: Tracking;
  /** Null without the option `voyages`. */
  readonly routing: Routing | null;
  /** V14: report jobs. */
  readonly reports: Reporting;
  /** Null without the option `alerts`. */
  readonly alerts: Alerts | null;
  /** Null without the option `ports`. */
  readonly nextPorts: NextPorts | null;
  /** V21. Without the option `ports` no port calls are known, and each call of a schedule is open or unknown. */
  readonly tradeLanes: TradeLaneAnalytics;
  /** Counters and credits of users. The service counts nothing by itself: its adapters do. */
  readonly usage: Usage;
}

/** The service that ingests and writes. API processes, if there are any, connect to it. */
export interface LeaderService extends MaritimeService {
  /**
   * Serves an API process (`createApiService`), which reads the store by itself and calls this service for what only it does.
   * @returns a function that ends the connection, as the stop does
   */
  connect(connection: MessageConnection): () => void;
}
