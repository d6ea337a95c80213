import {
  createMemoryLog,
  createMemoryStore,
  isUnwritable,
  LogError,
  type Store,
} from '@roadstead/contracts';
import type { MaritimeService } from '@roadstead/service';
import {
  ClusterTables,
  COMMIT,
  LEADER,
} from '../../packages/service/src/cluster/cluster-tables.ts';
import { encodeLogRecord } from '../../packages/service/src/log/encode-log-record.ts';
import { eventCollection } from '../../packages/service/src/sts/event-documents.ts';
import { type Chance, createChance } from '../simulation/world.ts';
import type { Feed, FeedItem } from './feed.ts';
import { LEASE_LOST } from './leader-process.ts';
import { createPart, type PartKind } from './parts.ts';
import { RecordedLog, type Scheduled, scheduledLog, scheduledStore } from './scheduled.ts';
import { type Process, Scheduler } from './scheduler.ts';
import { userChanges } from './stored-state.ts';
import { acknowledgeOne, ClusterUser } from './user.ts';

/** A part of the cluster that runs. */
interface Part {
  readonly kind: PartKind;
  readonly process: Process;
  readonly stop: AbortController;
  readonly leave: () => void;
  readonly service: () => MaritimeService | undefined;
  isLeaving: boolean;
  isEnded: boolean;
}

/** How often something happens, at two moments after each item of the feed. */
export interface Disturbances {
  /** A worker is added, or leaves. */
  readonly add: number;
  /** A standby is added. */
  readonly standby: number;
  readonly leave: number;
  /** A part stops in order, by its signal. */
  readonly stop: number;
  /** A part dies at any of its calls. */
  readonly kill: number;
  /** A part stands still for longer than its lease, and comes back. */
  readonly pause: number;
  /** The share of calls that fail in passing. */
  readonly faults: number;
  /** A user acknowledges an event. */
  readonly acknowledge: number;
}

export const UNDISTURBED: Disturbances = {
  ...{ add: 0, standby: 0, leave: 0, stop: 0, kill: 0, pause: 0, faults: 0, acknowledge: 0.1 },
};
/** All at once. */
export const DISTURBED: Disturbances = {
  ...{ add: 0.03, standby: 0.05, leave: 0.02, stop: 0.01, kill: 0.04, pause: 0.1, faults: 0.01 },
  acknowledge: 0.2,
};

/** One of them in each history. */
const MESSAGES_PER_SNAPSHOT = [2, 5, 20];
const REPEATED_SHARE = 0.2;
/** The second byte of a message with a change of a configuration. */
const CONFIGURATION_KIND = 2;
/** Between two items at most: deaths are noticed long after the last item, or between items. */
const PACES_MS = [300, 1500, 8000];
/** Longer than a lease lasts. */
const PAUSE_MS_MAX = 60_000;

/** Of a worker, or of a leader, whose service fails with the write that was refused. */
function isLeaseLost({ name, message }: Error): boolean {
  return name === 'LeaseLostError' || message === LEASE_LOST;
}

/** A start that cannot read the store fails, at once or after it has waited to write. */
function isStartFailed(error: Error): boolean {
  return isUnwritable(error) || error.message === 'StoreError: The store is away.';
}

/** A cluster of one process, memory and a seed. */
export class ClusterHistory {
  readonly store: Store;
  readonly recorded: RecordedLog;
  /** How often each disturbance happened, and why parts ended. */
  readonly happened: Record<string, number> = {};
  readonly failures: unknown[] = [];
  readonly #feed: Feed;
  readonly #chance: Chance;
  readonly #scheduler: Scheduler;
  readonly #disturbances: Disturbances;
  readonly #tables: ClusterTables;
  readonly #messagesPerSnapshot: number;
  #parts: Part[] = [];
  #started = 0;
  readonly #user: ClusterUser = new ClusterUser();
  #fedAtMs = 0;
  #fedTimeMs = 0;

  constructor(feed: Feed, seed: number, disturbances: Disturbances) {
    this.#feed = feed;
    this.#disturbances = disturbances;
    this.#chance = createChance(seed);
    this.#scheduler = new Scheduler(this.#chance);
    this.#messagesPerSnapshot = this.#chance.pick(MESSAGES_PER_SNAPSHOT);
    this.store = createMemoryStore({ clock: { now: () => this.#scheduler.nowMs } });
    // The log's time is that of the ships: it goes on between their reports.
    const clock = { now: () => this.#fedTimeMs + this.#scheduler.nowMs - this.#fedAtMs };
    this.recorded = new RecordedLog(createMemoryLog({ clock }));
    this.#tables = new ClusterTables(this.store);
  }

  /** Feeds everything to a leader and workers, until all of it is stored. */
  async run(workers: number): Promise<void> {
    for (let i = 0; i < workers; i++) this.#start('worker');
    for (let i = 0; i < 2; i++) this.#start('leader');
    const paceMs = this.#chance.pick(PACES_MS);
    for (const [i, item] of this.#feed.items.entries()) {
      this.#fedTimeMs = item.timeMs;
      this.#fedAtMs = this.#scheduler.nowMs;
      await this.#feedOne(i, item);
      for (let part = 0; part < 2; part++) {
        const untilMs = this.#scheduler.nowMs + this.#chance.whole(0, paceMs);
        await this.#runUntil(() => this.#scheduler.nowMs >= untilMs);
        await this.#disturb();
      }
    }
    for (const { process } of this.#parts) process.pauseAtWriteMs = 0;
    const revisions = (await userChanges(this.store)).configurations.length;
    const fed = Math.max(...this.recorded.messages.map(({ sequence }) => sequence));
    let reached = { committed: 0, stored: 0, revision: 0 };
    await this.#runUntil(
      () => Math.min(reached.committed, reached.stored) >= fed && reached.revision >= revisions,
      async () => {
        reached = await this.#readPlace();
      },
    );
    for (const { process } of this.#parts) process.isDead = true;
  }

  async #readPlace() {
    const commit = await this.#tables.commit.get(COMMIT);
    const leader = await this.#tables.leader.get(LEADER);
    return {
      committed: commit?.sequence ?? 0,
      stored: leader?.sequence ?? 0,
      revision: leader?.configurationRevision ?? 0,
    };
  }

  async #feedOne(i: number, item: FeedItem): Promise<void> {
    if (item.kind === 'reports') {
      const appended = await this.recorded.append(`item-${i}`, encodeLogRecord(item));
      if (!appended.ok) throw new Error(appended.error);
      return;
    }
    let isStored = false;
    await this.#runUntil(
      () => isStored,
      async () => {
        isStored = this.#user.change(item, this.#service);
      },
    );
    // A change that is appended again after the log has forgotten its id, and after later changes.
    const changes = this.recorded.messages.filter(({ bytes }) => bytes[1] === CONFIGURATION_KIND);
    if (changes.length > 0 && this.#chance.happens(REPEATED_SHARE))
      await this.recorded.append(`again-${i}`, this.#chance.pick(changes).bytes);
  }

  /** The service of the leader. */
  get #service(): MaritimeService | undefined {
    return this.#parts.map(({ service }) => service()).find((each) => each !== undefined);
  }

  async #runUntil(
    isDone: () => boolean,
    look = async (): Promise<void> => undefined,
  ): Promise<void> {
    while (!isDone() && this.failures.length === 0) {
      let steps = 0;
      await this.#scheduler.runUntil(() => ++steps > 20 || isDone());
      this.#replaceEnded();
      await look();
    }
    if (this.failures.length > 0) throw this.failures[0];
  }

  #start(kind: PartKind): void {
    const name = `${kind}-${++this.#started}`;
    const process: Process = { name, isDead: false, pausedUntilMs: 0 };
    const scheduled: Scheduled = {
      ...{ scheduler: this.#scheduler, process, chance: this.#chance },
      faults: this.#disturbances.faults,
    };
    const store = scheduledStore(this.store, scheduled);
    const log = scheduledLog(this.recorded, scheduled);
    const pause = (ms: number, signal: AbortSignal): Promise<void> =>
      this.#scheduler.pause(process, ms, signal);
    const stop = new AbortController();
    const options = { store, log, pause, name };
    const run = createPart(kind, this.#feed, this.#messagesPerSnapshot, options);
    const { leave, service } = run;
    const part: Part = {
      ...{ kind, process, stop, leave, service, isLeaving: false, isEnded: false },
    };
    this.#parts.push(part);
    run.run(stop.signal).then(
      () => this.#end(part, 'ended'),
      (error: unknown) => this.#end(part, error),
    );
  }

  /** A part that has lost its lease ends, and so does one that starts while its messages are discarded. */
  #end(part: Part, reason: unknown): void {
    part.isEnded = true;
    const isDiscarded = reason instanceof LogError && reason.reason === 'discarded';
    if (reason === 'ended') this.#count('ended');
    else if (isLeaseLost(reason as Error)) this.#count(`${part.kind} lost its lease`);
    else if (isDiscarded) this.#count('discarded');
    else if (isStartFailed(reason as Error)) this.#count('start failed');
    else this.failures.push(reason);
  }

  /** At least one worker that stays and one part of each other kind runs; a host starts its parts again. */
  #replaceEnded(): void {
    this.#parts = this.#parts.filter(({ isEnded, process }) => !isEnded && !process.isDead);
    for (const kind of ['worker', 'leader'] as const)
      if (!this.#parts.some((part) => part.kind === kind && !part.isLeaving)) this.#start(kind);
  }

  async #disturb(): Promise<void> {
    const { add, standby, leave, stop, kill, pause, acknowledge } = this.#disturbances;
    if (this.#happens('acknowledge', acknowledge)) {
      const events = await eventCollection(this.store).find({}, { descending: true, limit: 3 });
      const ids = events.map(({ id }) => id);
      acknowledgeOne(this.#chance, this.#service, ids);
    }
    const workers = this.#parts.filter(({ kind }) => kind !== 'leader');
    if (this.#happens('add', add) && workers.length < 6) this.#start('worker');
    if (this.#happens('standby', standby) && workers.length < 6) this.#start('standby');
    if (this.#happens('leave', leave)) {
      const part = this.#chance.pick(workers);
      part.isLeaving = true;
      part.leave();
    }
    if (this.#happens('stop', stop)) this.#chance.pick(this.#parts).stop.abort();
    if (this.#happens('kill', kill)) this.#chance.pick(this.#parts).process.isDead = true;
    if (this.#happens('pause', pause)) this.#pause();
    this.#replaceEnded();
  }

  /** Now, or between the decision to write and the write. */
  #pause(): void {
    const isLeader = this.#chance.happens(0.5);
    const { process } = this.#chance.pick(
      this.#parts.filter(({ kind }) => (kind === 'leader') === isLeader),
    );
    const pauseMs = this.#chance.whole(0, PAUSE_MS_MAX);
    if (this.#chance.happens(0.3)) process.pausedUntilMs = this.#scheduler.nowMs + pauseMs;
    else process.pauseAtWriteMs = pauseMs;
  }

  #happens(name: string, probability: number): boolean {
    const happens = this.#chance.happens(probability);
    if (happens) this.#count(name);
    return happens;
  }

  #count(name: string): void {
    this.happened[name] = (this.happened[name] ?? 0) + 1;
  }
}
