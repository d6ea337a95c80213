import { type Clock, createMemoryLog, type PositionLog, type Store } from '@roadstead/contracts';
import type { DetectorOptions } from '@roadstead/detector';
import { ClusterTables, COMMIT, LEADER } from '../cluster/cluster-tables.ts';
import { DetectionWorker } from '../cluster/detection-worker.ts';
import type { LeaderOptions } from '../cluster/leader-options.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { SURROUNDINGS } from './running-service.ts';

let workers = 0;

/** A log in memory with one worker, for a service as the leader. Its pauses end at once. */
export class MemoryCluster {
  readonly log: PositionLog;
  readonly #tables: ClusterTables;
  readonly #stop: AbortController = new AbortController();
  readonly #worker: DetectionWorker;
  readonly #ended: Promise<void>;

  /** @param clock gives messages their times */
  constructor(
    store: Store,
    clock: Clock,
    detectorOptions: DetectorOptions = {},
    log: PositionLog = createMemoryLog({ clock }),
  ) {
    this.log = log;
    this.#tables = new ClusterTables(store);
    this.#worker = new DetectionWorker({
      ...{ store, log: this.log, name: `worker-${++workers}`, pause: yieldToEventLoop },
      ...{ detectorOptions, surroundings: SURROUNDINGS },
    });
    this.#ended = this.#worker.run(this.#stop.signal);
  }

  /** Returns the option of a leader. @param isKilled whether it does nothing any more */
  options(isKilled: () => boolean = () => false): LeaderOptions {
    const never = new Promise<never>(() => undefined);
    return { log: this.log, pause: () => (isKilled() ? never : yieldToEventLoop()) };
  }

  /** Waits until everything in the log is stored, with the events that were discovered in it, and all changes of configurations are in it. */
  async settle(): Promise<void> {
    const revisions = this.#tables.revisions;
    for (;;) {
      const [newest] = await revisions.find({}, { descending: true, limit: 1 });
      const place = await this.#tables.leader.get(LEADER);
      if ((newest?.revision ?? 0) <= (place?.configurationRevision ?? 0)) break;
      await yieldToEventLoop();
    }
    const { newest } = await this.log.bounds();
    for (;;) {
      const place = await this.#tables.leader.get(LEADER);
      const commit = await this.#tables.commit.get(COMMIT);
      if (Math.min(place?.sequence ?? 0, commit?.sequence ?? 0) >= newest) return;
      await yieldToEventLoop();
    }
  }

  /** Has the worker leave, and waits for its end. */
  async leave(): Promise<void> {
    this.#worker.leave();
    await this.#ended;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }
}
