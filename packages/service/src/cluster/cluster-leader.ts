import type { Clock, LogCursor, Store, WriteOperation } from '@roadstead/contracts';
import type { Result } from '@roadstead/model';
import type { Change } from '../changes/change.ts';
import type { IngestBatch } from '../ingest/ingest-batch.ts';
import type { IngestResult } from '../ingest/ingest-result.ts';
import type { LoggedReports } from '../ingest/ingested-reports.ts';
import { LogIngest } from '../ingest/log-ingest.ts';
import type { Pipeline } from '../ingest/pipeline.ts';
import type { StoredConfiguration } from '../sts/configurations.ts';
import type { EventLog } from '../sts/event-log.ts';
import { ClusterCoordinator } from './cluster-coordinator.ts';
import { ClusterTables, LEADER } from './cluster-tables.ts';
import { CommittedWatermark } from './committed-watermark.ts';
import { ConfigurationRelay } from './configuration-relay.ts';
import { EventCommitter } from './event-committer.ts';
import type { LeaderOptions } from './leader-options.ts';
import { type ReadMessage, readLog } from './read-log.ts';
import type { RevisionLog } from './revision-log.ts';
import { runTogether } from './run-part.ts';

/**
 * Messages whose writes are in flight, and their bytes: the store commits them together, and the leader processes others during a commit. With 16
 * it waited for a third to a half of the time on a busy machine. Messages of a megabyte would make a commit of more than a million rows.
 */
const IN_FLIGHT_MAX = 64;
const IN_FLIGHT_BYTES_MAX = 8 * 2 ** 20;

/** Dependencies of the leader. */
interface ClusterLeaderOptions extends LeaderOptions {
  readonly store: Store;
  readonly events: EventLog;
  readonly pipeline: Pipeline;
  readonly revisions: RevisionLog;
  readonly clock: Clock;
  readonly newUuid: () => string;
  /** Fails the service. */
  readonly failed: (error: unknown) => void;
}

/** Ingests a message of the log. @returns the watermark after it, epoch milliseconds */
export type IngestMessage = (message: LoggedReports) => Promise<number>;

/**
 * L16 to L19: what a service does as the leader of a cluster. It processes the log in its order, and stores each message with its place, so none
 * is repeated or skipped; it appends ticks, divisions of the slots and changes of configurations; and it commits what the workers find.
 */
export class ClusterLeader {
  readonly #options: ClusterLeaderOptions;
  readonly #tables: ClusterTables;
  readonly #committer: EventCommitter;
  readonly #relay: ConfigurationRelay;
  readonly #ingest: LogIngest;
  readonly #watermark: CommittedWatermark = new CommittedWatermark();
  readonly #stopped: AbortController = new AbortController();
  /** The newest division that was read in the log. */
  #division = 0;
  #cursor: LogCursor | null = null;
  #running: Promise<void> | undefined;

  constructor(options: ClusterLeaderOptions) {
    this.#options = options;
    this.#tables = new ClusterTables(options.store);
    this.#committer = new EventCommitter({
      ...options,
      committed: (sequence) => this.#watermark.commit(sequence),
    });
    this.#relay = new ConfigurationRelay(options.log, options.pause);
    this.#ingest = new LogIngest(options);
  }

  /** L21: appends a batch to the log. */
  ingest(batch: IngestBatch): Promise<Result<IngestResult>> {
    return this.#ingest.ingest(batch);
  }

  /** V24: all earlier reports that were not late are stored, with the events that were discovered before. */
  get settledMs(): number {
    return this.#watermark.ms;
  }

  /**
   * Reads the place in the log, the revisions, and what is committed.
   * @param isConfigured whether the store has configurations
   * @throws Error for a store of a service outside of a cluster: its configurations and encounters are not in the log
   */
  async open(isConfigured: boolean): Promise<void> {
    const place = await this.#tables.leader.get(LEADER);
    if (place) {
      const { logId, sequence, timeMs } = place;
      this.#cursor = { logId, sequence, timeMs };
    } else if (isConfigured || (await this.#options.pipeline.positions.lastSequence()) > 0) {
      throw new Error('The store has configurations or positions that are not from a cluster.');
    }
    await this.#options.revisions.start(place?.configurationRevision ?? 0, place?.skipped);
    await this.#committer.open();
  }

  /** Begins to work, after the pipeline has started. A failure fails the service. */
  run(ingest: IngestMessage): void {
    const { pipeline, revisions, store, log, pause, newUuid, failed } = this.#options;
    this.#watermark.store(this.#cursor?.sequence ?? 0, pipeline.settledMs);
    for (const record of revisions.pending) this.#relay.add(record);
    const coordinator = new ClusterCoordinator({
      ...{ store, log, pause, name: newUuid() },
      division: () => this.#division,
    });
    this.#running = runTogether(
      (signal) => [
        this.#read(ingest, signal),
        this.#relay.run(revisions, signal),
        this.#committer.run(signal),
        ...coordinator.loops(signal),
      ],
      this.#stopped.signal,
    ).catch((error: unknown) => {
      // Also an error that a service survives elsewhere: this one has ended the work.
      failed(new Error(`The work as the leader has ended: ${String(error)}`, { cause: error }));
    });
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  /** Stores a change of a configuration with a new revision; it takes effect at its place in the log. */
  async configure(
    id: number,
    after: StoredConfiguration | null,
    stored: WriteOperation,
    change: Change,
  ): Promise<void> {
    const { pipeline, revisions } = this.#options;
    const { record, operation } = revisions.add(id, after);
    await pipeline.write([stored, operation], [change]);
    this.#relay.add(record);
  }

  async #read(ingest: IngestMessage, signal: AbortSignal): Promise<void> {
    const { log, pause } = this.#options;
    const inFlight = new Set<Promise<void>>();
    let bytes = 0;
    for await (const read of readLog(log, this.#cursor, pause, signal)) {
      // One that fails stays in flight, so that its error reaches the next await.
      const { byteLength } = read.message.bytes;
      const processing = this.#process(read, ingest).then(() => {
        inFlight.delete(processing);
        bytes -= byteLength;
      });
      processing.catch(() => undefined);
      inFlight.add(processing);
      bytes += byteLength;
      while (inFlight.size >= IN_FLIGHT_MAX || bytes >= IN_FLIGHT_BYTES_MAX)
        await Promise.race(inFlight);
    }
    await Promise.all(inFlight);
  }

  /**
   * Processes a message synchronously, and writes it in the order of all writes.
   * @throws Error, before the next message is processed: it would be stored as if this one were
   */
  #process({ message, record }: ReadMessage, ingest: IngestMessage): Promise<void> {
    const { pipeline, revisions } = this.#options;
    const { sequence, timeMs: receivedMs } = message;
    switch (record.kind) {
      case 'configuration': {
        const { configurationId: id, configuration: after } = record;
        const applied = revisions.apply(record, pipeline.eventTimeMs, sequence);
        const operations = [...(applied?.operations ?? []), this.#placeOf(message)];
        if (!applied) return pipeline.write(operations, []);
        return pipeline.configure(id, { before: applied.before, after }, operations, []);
      }
      case 'workers':
        this.#division = Math.max(this.#division, record.revision);
        return pipeline.write([this.#placeOf(message)], []);
      default: {
        const { statics, positions } = record.kind === 'reports' ? record : NO_REPORTS;
        const operations = [this.#placeOf(message)];
        return ingest({ statics, positions, receivedMs, operations }).then((watermarkMs) =>
          this.#watermark.store(sequence, watermarkMs),
        );
      }
    }
  }

  #placeOf({ logId, sequence, timeMs }: LogCursor): WriteOperation {
    const { applied, skipped } = this.#options.revisions;
    const place = {
      ...{ logId, sequence, timeMs, configurationRevision: applied },
      ...(skipped.length > 0 && { skipped }),
    };
    return this.#tables.leader.put({ key: LEADER, ...place });
  }
}

const NO_REPORTS = { statics: [], positions: [] };
