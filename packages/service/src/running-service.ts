import type { AlertService } from '@roadstead/alerts';
import { isUnwritable } from '@roadstead/contracts';
import {
  failWith,
  type RejectedFix,
  type RejectedStatic,
  type Result,
  type StaticReport,
  success,
} from '@roadstead/model';
import type { ReportJobs } from '@roadstead/reports';
import type { Shapes } from '@roadstead/shapes';
import { futureTimestampReason } from '@roadstead/tracking';
import type { UsageService } from '@roadstead/usage';
import { type Observable, Subject } from 'rxjs';
import { checkCapabilities } from './arguments/check-capabilities.ts';
import type { Change } from './changes/change.ts';
import { GuardedObservable } from './changes/guarded-observable.ts';
import type { StoredFeed } from './changes/stored-feed.ts';
import type { Identity } from './identity/identity.ts';
import { type CheckedBatch, checkBatch, invalidReports } from './ingest/check-batch.ts';
import type { IngestBatch } from './ingest/ingest-batch.ts';
import { type IngestResult, ingestResult } from './ingest/ingest-result.ts';
import type { MaritimeService } from './maritime-service.ts';
import type { NextPorts } from './next-ports/next-ports.ts';
import type { QueueLengths } from './operations/queue-lengths.ts';
import { ServiceStart } from './operations/service-start.ts';
import type { ServiceStatus } from './operations/service-status.ts';
import { repeatEvery } from './operations/timers.ts';
import { unlessUnwritable } from './operations/unwritable.ts';
import type { RouteJobs } from './routing/route-jobs.ts';
import type { ServiceCapabilities, ServiceParts } from './service-parts.ts';
import type { BackfillJobs } from './sts/backfill-jobs.ts';
import type { Configurations } from './sts/configurations.ts';
import type { EventChange, Events } from './sts/events.ts';
import type { RunningPreviews } from './sts/preview/running-previews.ts';
import type { ShipTracking } from './tracking/ship-tracking.ts';
import type { TradeLaneScheduler } from './trade-lanes/trade-lane-scheduler.ts';
import type { VesselEvents } from './vessel-events/vessel-events.ts';

/** D8: time between two looks at the clock; at most ten seconds, and a look is skipped while another one is written. */
const LOOK_MS = 5000;

/** A service from its start to its stop. */
export class RunningService implements MaritimeService {
  readonly feed: StoredFeed;
  readonly identity: Identity;
  readonly configurations: Configurations;
  readonly events: Events;
  readonly vesselEvents: VesselEvents | null;
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
  readonly #parts: ServiceParts;
  readonly #rejected: Subject<RejectedFix | RejectedStatic> = new Subject();
  /** Batches that are being ingested: a stop waits for them. */
  readonly #inFlight: Set<Promise<unknown>> = new Set();
  /** Reports of earlier batches that the clock has released since the last batch. */
  readonly #rejectedByClock: RejectedFix[] = [];
  readonly #start: ServiceStart;
  #stopped: Promise<void> | undefined;
  #stopLooking: () => void = () => {};

  constructor(capabilities: ServiceCapabilities, parts: ServiceParts) {
    const checked = checkCapabilities(capabilities);
    this.feed = checked.feed;
    this.identity = checked.identity;
    this.configurations = checked.configurations;
    this.events = checked.events;
    this.vesselEvents = checked.vesselEvents;
    this.backfill = checked.backfill;
    this.previews = checked.previews;
    this.shapes = checked.shapes;
    this.tracking = checked.tracking;
    this.routing = checked.routing;
    this.reports = checked.reports;
    this.alerts = checked.alerts;
    this.nextPorts = checked.nextPorts;
    this.usage = checked.usage;
    this.tradeLanes = checked.tradeLanes;
    this.#parts = parts;
    this.#start = new ServiceStart(capabilities, parts);
  }

  get status(): ServiceStatus {
    return this.#parts.status.now;
  }

  get status$(): Observable<ServiceStatus> {
    return this.#guarded(this.#parts.status.changes$);
  }

  async readQueueLengths(): Promise<QueueLengths> {
    return {
      reports: await this.reports.countPending(),
      tracks: this.tracking.tracks.pending,
      routes: this.routing?.pending ?? 0,
      backfills: this.backfill.pending,
      predictions: this.#parts.predictor?.pending ?? 0,
      alerts: (await this.alerts?.countPending()) ?? 0,
    };
  }

  get changes$(): Observable<Change> {
    return this.#parts.changes.all$;
  }

  get events$(): Observable<EventChange> {
    return this.#parts.changes.of('event');
  }

  get rejected$(): Observable<RejectedFix | RejectedStatic> {
    return this.#guarded(this.#rejected);
  }

  start(signal?: AbortSignal): Promise<void> {
    const { reports, predictor, placeFiller } = this.#parts;
    return this.#start.run(signal, () => {
      if (this.status.writeProblem === null) {
        this.#runDueTasks();
        placeFiller.run();
      }
      predictor?.run();
      this.#stopLooking = repeatEvery(LOOK_MS, () => this.#look(reports === 'live'));
    });
  }

  /** Every call waits for the same stop: the store is in use until then. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    const { status, retention, reconciliation, predictor, pipeline, changes, hold, failed } =
      this.#parts;
    const { state } = status.now;
    status.setState('stopping');
    this.#stopLooking();
    hold.end();
    await this.#start.stop();
    await Promise.all([
      this.backfill.stop(),
      this.previews.stop(),
      retention.stop(),
      this.#parts.finalAssessments.stop(),
      reconciliation.stop(),
      this.tradeLanes.stop(),
      this.routing?.stop(),
      this.reports.stop(),
      this.alerts?.stop(),
      predictor?.stop(),
      this.#parts.placeFiller.stop(),
    ]);
    await Promise.allSettled(this.#inFlight);
    // The failure is known; usage does not depend on what failed, unless the store did.
    if (state === 'failed') await this.usage.stop().catch(() => undefined);
    if (state === 'running') {
      try {
        await unlessUnwritable(() => this.usage.stop(), failed);
      } finally {
        if (this.#start.isComplete) await unlessUnwritable(() => pipeline.checkpoint(), failed);
      }
    }
    status.setState('stopped');
    changes.complete();
    this.feed.stop();
    this.#rejected.complete();
    status.complete();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  async ingest(batch: IngestBatch): Promise<Result<IngestResult>> {
    const { status, failed, hold } = this.#parts;
    const { state, writeProblem } = status.now;
    if (state !== 'running') return failWith('stopping', `The service is ${state}.`);
    if (writeProblem !== null) return failWith('unwritable', `${writeProblem}.`);
    const ingesting = this.#ingest(checkBatch(batch));
    this.#inFlight.add(ingesting);
    status.setInFlight(this.#inFlight.size);
    const settled = ingesting.finally(() => {
      this.#inFlight.delete(ingesting);
      status.setInFlight(this.#inFlight.size);
    });
    try {
      return success(await hold.unlessHeld(settled));
    } catch (error) {
      // The batch waits, or was given up at a stop: a caller who sends it again changes nothing.
      if (isUnwritable(error)) return failWith('unwritable', `${error.message}.`);
      failed(error);
      throw error;
    }
  }

  /** V24: reconciles all late reports that are stored. Rejects for a service that is not running. */
  async reconcile(): Promise<void> {
    if (this.status.state !== 'running') throw new Error(`The service is ${this.status.state}.`);
    await this.#parts.reconciliation.settle();
    this.#parts.status.setShipsWaiting(this.#parts.lateMarks.ships);
  }

  async #ingest(batch: CheckedBatch): Promise<IngestResult> {
    const { clock, status, pipeline, predictor, latest, thinnedTracks } = this.#parts;
    const { positions, statics, impossible } = batch;
    const future = this.#futureStatics(statics.valid);
    const unusable = new Set(future.map(({ report }) => report));
    const usable = statics.valid.filter((report) => !unusable.has(report));
    // A static report counts before the positions of its batch.
    const [changedShips, { rejected: fixes, changes }] = await Promise.all([
      usable.length > 0 ? pipeline.ingestStatics(usable) : [],
      pipeline.ingest(positions.valid),
    ]);
    predictor?.recordReportedVoyages(changedShips);
    const rejected = [...impossible, ...fixes, ...future];
    const positionReports = positions.entries.length;
    const staticReports = statics.entries.length;
    status.addIngested(
      { positionReports, staticReports },
      [...fixes, ...future, ...invalidReports(batch)],
      changes,
      positionReports + staticReports > 0 ? clock.now() : null,
      pipeline,
    );
    const late = rejected.filter(({ reason }) => reason === 'late');
    const lateShips = late.map(({ report }) => report.mmsi);
    latest.invalidate(lateShips);
    thinnedTracks.invalidate(lateShips);
    for (const each of rejected) this.#rejected.next(each);
    this.#runDueTasks();
    const ofClock = this.#rejectedByClock.splice(0);
    return ingestResult(batch, [...ofClock, ...fixes], future);
  }

  /** Runs what is due while no reports arrive. */
  async #look(isLive: boolean): Promise<void> {
    if (isLive) await this.#lookAtClock();
    else if (this.status.state === 'running' && this.status.writeProblem === null)
      this.#runDueTasks();
  }

  /** D8: releases reports that the clock has reached, while no others arrive. A failure has failed the service. */
  async #lookAtClock(): Promise<void> {
    const result = await this.ingest({}).catch(() => undefined);
    if (result?.ok) this.#rejectedByClock.push(...result.value.rejectedEarlier);
  }

  /** D8: a static report from the future would stay the newest for ever. */
  #futureStatics(statics: readonly StaticReport[]): readonly RejectedStatic[] {
    const { clock, reports } = this.#parts;
    if (reports === 'simulated') return [];
    return statics.flatMap((report) => {
      const reason =
        report.timeMs === null ? undefined : futureTimestampReason(report.timeMs, clock.now());
      return reason ? [{ report, ...reason }] : [];
    });
  }

  /** Starts the background tasks that are due. Recordings contain years, so trade lanes are then computed when they are read. */
  #runDueTasks(): void {
    const { time, reports, retention, finalAssessments, reconciliation, status, lateMarks } =
      this.#parts;
    retention.runIfDue(time.eventTimeMs);
    finalAssessments.runIfDue(time.eventTimeMs);
    reconciliation.runIfDue();
    status.setShipsWaiting(lateMarks.ships);
    if (reports !== 'recorded') this.tradeLanes.runIfDue(time.nowMs());
  }

  #guarded<Value>(source: Observable<Value>): Observable<Value> {
    return new GuardedObservable(source, this.#parts.reportError);
  }
}
