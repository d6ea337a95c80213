import { isUnwritable } from '@roadstead/contracts';
import {
  failWith,
  type RejectedFix,
  type RejectedStatic,
  type Result,
  success,
} from '@roadstead/model';
import type { ShipRecord } from '@roadstead/tracking';
import { concatAll, type Observable, Subject } from 'rxjs';
import type { ByteIngest, ByteIngestOptions } from './ingest/byte-ingest.ts';
import { type CheckedBatch, checkBatch, invalidReports } from './ingest/check-batch.ts';
import { futureStatics } from './ingest/future-statics.ts';
import type { IngestBatch } from './ingest/ingest-batch.ts';
import { type IngestResult, ingestResult } from './ingest/ingest-result.ts';
import type { IngestedPositions, LoggedReports } from './ingest/ingested-reports.ts';
import { LocalByteIngest } from './ingest/local-byte-ingest.ts';
import { LeaderConnections } from './leader/leader-connections.ts';
import type { MessageConnection } from './leader/message-connection.ts';
import type { LeaderService } from './maritime-service.ts';
import type { QueueLengths } from './operations/queue-lengths.ts';
import { ServiceStart } from './operations/service-start.ts';
import { repeatEvery } from './operations/timers.ts';
import { unlessUnwritable } from './operations/unwritable.ts';
import { ServiceMembers } from './service-members.ts';
import type { ServiceCapabilities, ServiceParts } from './service-parts.ts';

/** D8: time between two looks at the clock; at most ten seconds, and a look is skipped while another one is written. */
const LOOK_MS = 5000;

/** A service from its start to its stop. */
export class RunningService extends ServiceMembers<ServiceCapabilities> implements LeaderService {
  readonly #parts: ServiceParts;
  /** Of a batch at once. */
  readonly #rejected: Subject<readonly (RejectedFix | RejectedStatic)[]> = new Subject();
  /** Batches that are being ingested: a stop waits for them. */
  readonly #inFlight: Set<Promise<unknown>> = new Set();
  /** Reports of earlier batches that the clock has released since the last batch. */
  readonly #rejectedByClock: RejectedFix[] = [];
  readonly #start: ServiceStart;
  readonly #connections: LeaderConnections;
  #stopped: Promise<void> | undefined;
  #stopLooking: () => void = () => {};

  constructor(capabilities: ServiceCapabilities, parts: ServiceParts) {
    super(capabilities, parts);
    this.#parts = parts;
    this.#start = new ServiceStart(capabilities, parts);
    this.#connections = new LeaderConnections({
      ...{ ...parts, service: this, usage: this.usage, rejected$: this.#rejected },
      revocations$: capabilities.identity.revocations$,
    });
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

  get rejected$(): Observable<RejectedFix | RejectedStatic> {
    return this.guarded(this.#rejected.pipe(concatAll()));
  }

  start(signal?: AbortSignal): Promise<void> {
    const { reports, predictor, placeFiller, leader } = this.#parts;
    return this.#start.run(signal, () => {
      if (this.status.writeProblem === null) {
        this.#runDueTasks();
        placeFiller.run();
      }
      predictor?.run();
      // The log of a cluster has ticks.
      if (leader) leader.run((message) => this.#ingestMessage(message));
      else this.#stopLooking = repeatEvery(LOOK_MS, () => this.#look(reports === 'live'));
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
    const { leader } = this.#parts;
    const { state } = status.now;
    status.setState('stopping');
    this.#stopLooking();
    hold.end();
    await this.#start.stop();
    await Promise.all([
      leader?.stop(),
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
    this.#connections.close();
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
    const { status, failed, hold, leader } = this.#parts;
    const { state, writeProblem } = status.now;
    if (state !== 'running') return failWith('stopping', `The service is ${state}.`);
    if (leader) return leader.ingest(batch);
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

  ingestBytes(options: ByteIngestOptions): ByteIngest {
    return new LocalByteIngest(this, options);
  }

  /** V24: reconciles all late reports that are stored. Rejects for a service that is not running. */
  async reconcile(): Promise<void> {
    if (this.status.state !== 'running') throw new Error(`The service is ${this.status.state}.`);
    await this.#parts.reconciliation.settle();
    this.#parts.status.setShipsWaiting(this.#parts.lateMarks.ships);
  }

  async #ingest(batch: CheckedBatch): Promise<IngestResult> {
    const { clock, reports, pipeline } = this.#parts;
    const { positions, statics, impossible } = batch;
    const future = reports === 'simulated' ? [] : futureStatics(statics.valid, clock.now());
    const unusable = new Set(future.map(({ report }) => report));
    const usable = statics.valid.filter((report) => !unusable.has(report));
    // A static report counts before the positions of its batch.
    const [changedShips, ingested] = await Promise.all([
      usable.length > 0 ? pipeline.ingestStatics(usable) : [],
      pipeline.ingest(positions.valid),
    ]);
    const counted = {
      positionReports: positions.entries.length,
      staticReports: statics.entries.length,
    };
    this.#settle(ingested, changedShips, counted, [...future, ...invalidReports(batch)]);
    this.#reject([...impossible, ...ingested.rejected, ...future]);
    const ofClock = this.#rejectedByClock.splice(0);
    return ingestResult(batch, [...ofClock, ...ingested.rejected], future);
  }

  /** L16: ingests a message of the log of a cluster. @returns the watermark after it, epoch milliseconds */
  async #ingestMessage(message: LoggedReports): Promise<number> {
    const { positions, statics } = message;
    const ingested = await this.#parts.pipeline.ingestMessage(message);
    const counted = { positionReports: positions.length, staticReports: statics.length };
    this.#settle(ingested, ingested.changedShips, counted, []);
    this.#reject(ingested.rejected);
    return ingested.watermarkMs;
  }

  /** API processes receive those of a batch in one message. */
  #reject(rejected: readonly (RejectedFix | RejectedStatic)[]): void {
    if (rejected.length > 0) this.#rejected.next(rejected);
  }

  /** Updates what follows stored reports. @param others rejected reports beside those of the pipeline */
  #settle(
    { rejected, changes }: IngestedPositions,
    changedShips: readonly ShipRecord[],
    counted: { readonly positionReports: number; readonly staticReports: number },
    others: readonly { readonly reason: string }[],
  ): void {
    const { clock, status, pipeline, predictor, latest, thinnedTracks } = this.#parts;
    predictor?.recordReportedVoyages(changedShips);
    const isEmpty = counted.positionReports + counted.staticReports === 0;
    const ingestedMs = isEmpty ? null : clock.now();
    status.addIngested(counted, [...rejected, ...others], changes, ingestedMs, pipeline);
    const late = rejected.filter(({ reason }) => reason === 'late');
    const lateShips = late.map(({ report }) => report.mmsi);
    latest.invalidate(lateShips);
    thinnedTracks.invalidate(lateShips);
    this.#connections.publishLate(lateShips);
    this.#runDueTasks();
  }

  connect(connection: MessageConnection): () => void {
    return this.#connections.open(connection);
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
}
