import type { Clock, WriteOperation } from '@roadstead/contracts';
import type { DetectorConfiguration, PositionReport, StaticReport } from '@roadstead/model';
import type { EventTimeStatus, ReceivedReports, ShipRecord } from '@roadstead/tracking';
import { map, mergeWith, Subject, tap } from 'rxjs';
import type { Change } from '../changes/change.ts';
import type { ChangeStream } from '../changes/change-stream.ts';
import type { ServiceTime } from '../operations/service-time.ts';
import type { JournalEntry } from '../sts/configuration-journal.ts';
import { ConfigurationReplay, setConfiguration } from '../sts/configuration-replay.ts';
import { type Positions, positionSeries } from '../tracking/positions.ts';
import type { Ships } from '../tracking/ships.ts';
import {
  type AlsoWritten,
  type BatchWriteOptions,
  BatchWrites,
  type PipelineWrite,
} from './batch-writes.ts';
import { detectSteps } from './detect-steps.ts';
import type { DetectionWrite } from './detection-write.ts';
import type { IngestedMessage, IngestedPositions, LoggedReports } from './ingested-reports.ts';
import { observeStatics } from './observe-statics.ts';
import type { PipelineSteps } from './pipeline-snapshot.ts';
import { PipelineState, type PipelineStateOptions } from './pipeline-state.ts';
import { storedBatches } from './stored-batches.ts';
import {
  type PendingWrite,
  type Preparing,
  type SettledWrite,
  writeInOrder,
} from './write-in-order.ts';
import { WriteWaiters } from './write-waiters.ts';

/** Dependencies of the pipeline. */
interface PipelineOptions extends PipelineStateOptions, BatchWriteOptions {
  /** D8: the receiving clock, read once for each batch; undefined for recorded and simulated reports. */
  readonly clock: Clock | undefined;
  readonly ships: Ships;
  readonly changes: ChangeStream;
  /** Advanced with each batch. */
  readonly time: ServiceTime;
  /** Runs the preparation of a write, again while the store cannot be reached. */
  readonly prepare: Preparing['run'];
  /** Called with the numbers of damaged batches, which a start has skipped. */
  readonly skipped: (batches: readonly number[]) => void;
  /** Called when a write fails after its reports were processed: only a restart makes state and store agree again. */
  readonly failed: (error: unknown) => void;
  /** Called when a write of events fails that may: the store can have it although its reply was lost. */
  readonly uncertain: () => void;
}

/** A configuration in the detector before and after a change; null where there is none. */
export interface ConfigurationReplacement {
  readonly before: DetectorConfiguration | null;
  readonly after: DetectorConfiguration | null;
}

/**
 * The data flow: positions → tracks → { port calls, transitions } → writes. Batches are processed as they are ingested, and
 * written in that order, so that a restart can process them again after the newest snapshot (D13).
 */
export class Pipeline {
  readonly positions: Positions;
  readonly #options: PipelineOptions;
  readonly #state: PipelineState;
  readonly #batchWrites: BatchWrites;
  readonly #batches$: Subject<ReceivedReports> = new Subject();
  /** Configurations, changes of stored events, snapshots. */
  readonly #otherWrites$: Subject<PipelineWrite> = new Subject();
  readonly #waiters: WriteWaiters<SettledWrite<PipelineWrite>> = new WriteWaiters();
  /** While stored batches are processed again: they are not appended, and publish nothing. */
  #isReplaying = false;
  #isConnected = false;
  #settledMs = Number.NEGATIVE_INFINITY;
  /** The statics and the place of the message whose positions are being processed. */
  #message: AlsoWritten | undefined;
  /** The start in progress, for which writes wait: they come after the stored batches. */
  #starting: Promise<void> | undefined;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.positions = positionSeries(options.store);
    this.#state = new PipelineState(options, this.positions);
    this.#batchWrites = new BatchWrites(options, this.#state, this.positions);
  }

  /**
   * Continues from the newest snapshot, and processes the batches stored since then again. A state that cannot be read is built
   * again from the batches that are left.
   * @param prepared a promise to wait for first
   */
  start(prepared: Promise<void>, signal?: AbortSignal): Promise<void> {
    this.#starting = prepared.then(() => this.#start(signal));
    return this.#starting;
  }

  async #start(signal: AbortSignal | undefined): Promise<void> {
    const entries = await this.#state.restore(signal);
    this.#connect(this.#state.steps);
    this.#isReplaying = true;
    await this.#replay(entries, signal);
    this.#isReplaying = false;
    this.#settledMs = this.#state.steps.tracker.watermarkMs;
    const damaged = await this.positions.damagedArrivals();
    if (damaged.length > 0) this.#options.skipped(damaged);
    this.#starting = undefined;
  }

  /** D8: −Infinity before the first reports. */
  get eventTimeMs(): number {
    return this.#state.steps.tracker.eventTimeMs;
  }

  /** V24: all earlier reports that were not late are stored, with the events that were discovered before. */
  get settledMs(): number {
    return this.#settledMs;
  }

  /** V24: the event time from which on all changes of configurations are known, and these changes. */
  get historyFromMs(): number {
    return this.#state.historyFromMs;
  }

  get configurationChanges(): readonly JournalEntry[] {
    return this.#state.journal.entries;
  }

  get eventTimeStatus(): EventTimeStatus {
    return this.#state.steps.tracker.eventTimeStatus;
  }

  /**
   * Ingests reports in the order of arrival; a batch without reports releases those that the clock has reached. Fulfilled
   * when they and their events are durable.
   */
  ingest(reports: readonly PositionReport[]): Promise<IngestedPositions> {
    const { clock } = this.#options;
    return this.#process(reports, clock ? Math.floor(clock.now()) : null);
  }

  /**
   * Ingests static reports, in one order with the position reports.
   * @returns the ships of which a field changed, when they are durable
   */
  async ingestStatics(reports: readonly StaticReport[]): Promise<readonly ShipRecord[]> {
    const { ships, time } = this.#options;
    const statics = observeStatics(ships, this.#state.steps.tracker, reports, time.nowMs());
    await this.#write(statics.write);
    return statics.changed();
  }

  /** Ingests a message of the log: its reports and its place are written together. */
  async ingestMessage({
    statics,
    positions,
    receivedMs,
    operations,
  }: LoggedReports): Promise<IngestedMessage> {
    const { ships } = this.#options;
    const observed = observeStatics(ships, this.#state.steps.tracker, statics, receivedMs);
    this.#message = { operations, ...(statics.length > 0 && observed.write) };
    const processed = this.#process(positions, receivedMs);
    this.#message = undefined;
    const { rejected, changes, watermarkMs = Number.NEGATIVE_INFINITY } = await processed;
    return { rejected, changes, watermarkMs, changedShips: observed.changed() };
  }

  #process(
    reports: readonly PositionReport[],
    receivedMs: number | null,
  ): Promise<SettledWrite<PipelineWrite>> {
    // A new array identifies the batch, also where a caller ingests the same one twice.
    const batch = { reports: [...reports], receivedMs };
    return this.#settled(batch.reports, () => this.#batches$.next(batch));
  }

  /**
   * D11: replaces a configuration from the newest event time on.
   * @param operations written together with it
   * @param changes recorded with it
   */
  async configure(
    configurationId: number,
    { before, after: configuration }: ConfigurationReplacement,
    operations: readonly WriteOperation[],
    changes: readonly Change[],
  ): Promise<void> {
    if (this.#starting) await this.#starting;
    const { time, detectsEncounters } = this.#options;
    const fromMs = time.eventTimeMs;
    if (detectsEncounters)
      setConfiguration(this.#state.steps, configurationId, configuration, fromMs);
    const entry = {
      afterSequence: this.#state.sequence,
      fromMs: Number.isFinite(fromMs) ? fromMs : null,
      ...{ configurationId, configuration },
    };
    const entries = this.#state.journal.add(entry, before);
    const snapshot = this.#state.journal.isLong ? this.#state.snapshot() : undefined;
    await this.#write({
      ...snapshot,
      operations: [...operations, ...entries, ...(snapshot?.operations ?? [])],
      changes,
    });
  }

  /** Writes other changes, in the order of all writes. */
  async write(operations: readonly WriteOperation[], changes: readonly Change[]): Promise<void> {
    if (this.#starting) await this.#starting;
    await this.#write({ operations, changes });
  }

  /** Changes stored events, in the order of all writes. @returns the changes, when they are durable */
  async changeEvents(
    prepareEvents: () => Promise<DetectionWrite>,
    { mayFail = false }: Pick<PendingWrite, 'mayFail'> = {},
  ): Promise<readonly Change[]> {
    if (this.#starting) await this.#starting;
    return (await this.#write({ prepareEvents, mayFail })).changes;
  }

  /** Waits for all writes in progress. */
  flush(): Promise<void> {
    return this.#waiters.waitForAll();
  }

  /** Stores a snapshot, so that a start after a kill processes no earlier batch again. */
  async checkpoint(): Promise<void> {
    await this.#write(this.#state.snapshot());
  }

  #connect(steps: PipelineSteps): void {
    const { store, changes, predictions, time, failed, prepare: run } = this.#options;
    const restart = async (): Promise<void> => {
      await this.#options.log.start();
      await this.#options.vesselEventLog.start();
    };
    time.eventTimeMs = steps.tracker.eventTimeMs;
    this.#batches$
      .pipe(
        detectSteps(steps, ({ batch, calls }) => {
          time.eventTimeMs = steps.tracker.eventTimeMs;
          predictions?.observe(batch.fixes, calls);
        }),
        map((detected) => this.#batchWrites.of(detected, this.#isReplaying, this.#message)),
        mergeWith(this.#otherWrites$),
        writeInOrder(store, changes, { run, restart }),
        tap((written) => this.#publish(written)),
      )
      .subscribe({
        next: (written) => this.#waiters.settle(written),
        error: (error: unknown) => {
          failed(error);
          this.#waiters.fail(error);
        },
      });
    this.#isConnected = true;
  }

  /** Processes stored batches again, with the changes of configurations between them. Known events stay as they are. */
  async #replay(entries: readonly JournalEntry[], signal: AbortSignal | undefined): Promise<void> {
    const changes = new ConfigurationReplay(entries);
    const { replayed } = this.#options;
    const batches = storedBatches(this.positions, this.#state.sequence, replayed, signal);
    for await (const { sequence, reports, receivedMs } of batches) {
      changes.apply(this.#state.steps, sequence - 1);
      this.#options.places.replay(reports);
      await this.#process(reports, receivedMs);
      this.#state.addBatch(sequence, reports.length);
    }
    changes.apply(this.#state.steps, Number.POSITIVE_INFINITY);
  }

  #write(write: Partial<PipelineWrite>): Promise<SettledWrite<PipelineWrite>> {
    const source = {};
    return this.#settled(source, () =>
      this.#otherWrites$.next({ operations: [], rejected: [], ...write, source }),
    );
  }

  /** @returns the write with this source, when it is durable @throws the error that prevented it */
  async #settled(source: object, send: () => void): Promise<SettledWrite<PipelineWrite>> {
    if (!this.#isConnected) throw new Error('The service has not been started.');
    return this.#waiters.wait(source, send);
  }

  #publish({ changes, settled, error, watermarkMs }: SettledWrite<PipelineWrite>): void {
    this.#settledMs = Math.max(this.#settledMs, watermarkMs ?? this.#settledMs);
    if (error !== undefined) this.#options.uncertain();
    if (this.#isReplaying || error !== undefined) return;
    settled?.();
    for (const change of changes) this.#options.changes.publish(change);
  }
}
