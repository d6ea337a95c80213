import type { LandSurroundings } from '@roadstead/assessment';
import {
  createMemoryStore,
  type LogMessage,
  type ManualClock,
  manualClock,
  type Store,
} from '@roadstead/contracts';
import { Pipeline } from '../../packages/service/src/ingest/pipeline.ts';
import { decodeLogRecord } from '../../packages/service/src/log/decode-log-record.ts';
import { ServiceStatusStore } from '../../packages/service/src/operations/service-status-store.ts';
import { ServiceTime } from '../../packages/service/src/operations/service-time.ts';
import { ShipPlaceWriter } from '../../packages/service/src/places/ship-place-writer.ts';
import { createServiceBase, type ServiceBase } from '../../packages/service/src/service-base.ts';
import { forDetector } from '../../packages/service/src/sts/configuration-writer.ts';
import { optionsFor, SURROUNDINGS } from '../../packages/service/src/testing/running-service.ts';
import { PortCallLog } from '../../packages/service/src/tracking/port-call-log.ts';
import { PendingCalls } from '../../packages/service/src/trade-lanes/pending-calls.ts';
import type { Feed } from './feed.ts';
import { portDirectory } from './port-directory.ts';
import type { ChangedConfiguration, UserChanges } from './stored-state.ts';

/** The wall clock of whoever writes events: it stands still, so that events are comparable. */
export const WRITING_MS = Date.UTC(2026, 10, 1);

/** One process that processes the messages of a log, each at its time, with what users changed meanwhile. */
export class SingleProcess {
  readonly store: Store = createMemoryStore();
  readonly #feed: Feed;
  readonly #changes: UserChanges;
  readonly #base: ServiceBase;
  /** D8's clock, which is not that of the events. */
  readonly #received: ManualClock = manualClock(0);
  readonly #time: ServiceTime;
  readonly #pipeline: Pipeline;
  readonly #failures: unknown[] = [];
  #processed = 0;
  #appliedRevision = 0;
  #acknowledged = 0;

  private constructor(feed: Feed, changes: UserChanges, land: LandSurroundings) {
    const surroundings = async (): Promise<LandSurroundings> => land;
    const options = { ...optionsFor(this.store, manualClock(WRITING_MS)), surroundings };
    this.#feed = feed;
    this.#changes = changes;
    this.#base = createServiceBase({ ...options, reports: 'live' }, new ServiceStatusStore());
    this.#time = new ServiceTime(this.#received, true);
    this.#pipeline = this.#createPipeline();
  }

  static async start(
    feed: Feed,
    changes: UserChanges,
    surroundings: LandSurroundings = SURROUNDINGS,
  ): Promise<SingleProcess> {
    const process = new SingleProcess(feed, changes, surroundings);
    await process.#base.surroundings.load();
    await process.#base.log.start();
    await process.#base.vesselEventLog.start();
    await process.#pipeline.start(Promise.resolve());
    return process;
  }

  /** Processes the messages up to a number. */
  async process(messages: readonly LogMessage[], upTo: number): Promise<void> {
    while (this.#processed < upTo) await this.#step(messages[this.#processed++]!);
    await this.#pipeline.flush();
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  async #step({ bytes, timeMs }: LogMessage): Promise<void> {
    this.#received.set(timeMs);
    const record = decodeLogRecord(bytes);
    if (!record.ok) throw new Error(record.error);
    const { value } = record;
    if (value.kind === 'reports' && value.statics.length > 0)
      await this.#pipeline.ingestStatics(value.statics);
    if (value.kind === 'reports' || value.kind === 'tick')
      await this.#pipeline.ingest(value.kind === 'reports' ? value.positions : []);
    if (value.kind === 'configuration' && value.revision > this.#appliedRevision) {
      this.#appliedRevision = value.revision;
      await this.#configure(this.#changes.configurations[value.revision - 1]!);
    }
    await this.#acknowledge();
  }

  /** Acknowledges events when as many changes of events are written as when users did. */
  async #acknowledge(): Promise<void> {
    const { acknowledged } = this.#changes;
    for (
      let next = acknowledged[this.#acknowledged];
      next;
      next = acknowledged[this.#acknowledged]
    ) {
      const { entries } = await this.store.feed.read({ after: 0, reader: null, limit: 1_000_000 });
      const written = entries.filter(({ kind }) => kind.startsWith('event-')).length;
      if (written < next.after) return;
      const { id, by } = next;
      this.#acknowledged++;
      await this.#pipeline.changeEvents(
        async () => (await this.#base.log.prepareAcknowledgement(id, by, WRITING_MS))!,
      );
    }
  }

  async #configure({ id, after, by }: ChangedConfiguration): Promise<void> {
    const { configurationSet } = this.#base;
    const former = configurationSet.get(id) ?? null;
    const retained = former ? configurationSet.retain(former, this.#pipeline.eventTimeMs) : [];
    const operations = [...retained, configurationSet.change(id, after)];
    const replacement = {
      before: former && forDetector(former),
      after: after && forDetector(after),
    };
    const kind = after ? (former ? 'changed' : 'created') : 'removed';
    const configuration = (after ?? former)!;
    await this.#pipeline.configure(id, replacement, operations, [
      { type: 'configuration', kind, configuration, by },
    ]);
  }

  #createPipeline(): Pipeline {
    const { store } = this;
    const { changes, ships, log, vesselEventLog, surroundings, lateMarks, configurationSet } =
      this.#base;
    const ports = portDirectory(this.#feed);
    const none = async (): Promise<[]> => [];
    return new Pipeline({
      ...{ store, changes, ships, log, vesselEventLog, surroundings, lateMarks },
      ...{ time: this.#time, clock: this.#received, predictions: undefined },
      detectorOptions: this.#feed.detectorOptions,
      placeAt: (...place) => ports.placeAt(...place),
      statics: ships.histories,
      failed: (error) => this.#failures.push(error),
      places: new ShipPlaceWriter(store),
      portCallLog: new PortCallLog(store, ports.port, new PendingCalls(store, ships)),
      ...{ hasVesselEvents: true, detectsEncounters: true },
      configurationOf: configurationSet.at.bind(configurationSet),
      configurations: () => configurationSet.all().map(forDetector),
      detectionLog: {
        ...{ currentEvents: none, callsSince: none, openVesselEvents: none, openCalls: none },
      },
      ...{ arrivalsMsMax: 0, nowMs: () => 0, prepare: (prepare) => prepare() },
      ...{ replayed: () => undefined, rebuilt: () => undefined, skipped: () => undefined },
      uncertain: () => undefined,
    });
  }
}
