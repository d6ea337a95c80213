import {
  type Collection,
  type CollectionSchema,
  type Counters,
  createMemoryStore,
  type Series,
  type SeriesRow,
  type SeriesSchema,
  type Store,
  StoreError,
  type WriteOperation,
  type WriteResult,
} from '@roadstead/contracts';
import type { Chance, World } from './world.ts';

/** How often the disk fails, and how; probabilities of a commit, 0 for never. */
export interface DiskFaults {
  /** The process is killed: before the commit, after a part of the waiting writes, or after all, before anybody hears of it. */
  kill: number;
  /** A write fails, and those after it in the same commit; nothing of them is stored. */
  fail: number;
  /** A write is stored, and reported as failed. */
  loseReply: number;
  /** Every write fails for some minutes, for want of space. */
  full: number;
  /** A commit takes seconds. */
  slow: number;
  /** A read fails; a probability of a read. */
  failRead: number;
  /** A blob has other bytes; a probability of each blob at a start. */
  damage: number;
}

export const NO_FAULTS: DiskFaults = {
  ...{ kill: 0, fail: 0, loseReply: 0, full: 0, slow: 0, failRead: 0, damage: 0 },
};

/** Something that was committed, as far as an undisturbed run needs to know it. */
export type Committed =
  | {
      readonly kind: 'append';
      readonly series: string;
      readonly rows: readonly SeriesRow<string>[];
      readonly receivedMs: number | null;
    }
  | { readonly kind: 'put'; readonly collection: string; readonly document: object }
  | { readonly kind: 'remove'; readonly collection: string; readonly key: number | string };

/** A write that waits for the next commit. */
interface WaitingWrite {
  readonly apply: () => Promise<unknown>;
  readonly notes: readonly Committed[];
  readonly settle: (result: Promise<unknown>) => void;
}

/** The blobs of a service. */
const BLOBS = ['tracker', 'detector', 'port-calls', 'pipeline', 'next-ports'];
const COMMIT_MS_MAX = 8;
const SLOW_MS_MAX = 4000;
const FULL_MS_MAX = 600_000;
const READ_MS_MAX = 3;
/** Most reads are of memory; those that wait let other work happen in between. */
const SLOW_READS = 0.3;

/**
 * A durable disk in memory. What was committed is what a store in memory holds, and outlives the process that wrote it. Writes
 * are committed in their order, several at a time, after a while; a process that is killed hears nothing more.
 */
export class SimulatedDisk {
  faults: DiskFaults = NO_FAULTS;
  /** Called with all that is committed, in order. */
  readonly committed: (committed: Committed) => void;
  /** Number of writes that failed, or whose reply was lost. */
  failures = 0;
  /** Kills the process. */
  onKill: () => void = () => undefined;
  readonly #world: World;
  readonly #chance: Chance;
  readonly #memory: Store = createMemoryStore();
  #waiting: WaitingWrite[] = [];
  #isCommitting = false;
  #fullUntilMs = Number.NEGATIVE_INFINITY;

  constructor(world: World, chance: Chance, committed: (committed: Committed) => void) {
    this.#world = world;
    this.#chance = chance;
    this.committed = committed;
  }

  /** The store as it is committed, without delays and faults. */
  get content(): Store {
    return this.#memory;
  }

  /** Makes room, and drops what a killed process had not committed. */
  reset(): void {
    this.#waiting = [];
    this.#isCommitting = false;
  }

  endFaults(): void {
    this.faults = NO_FAULTS;
    this.#fullUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Damages blobs by chance, while no process runs. @param chance of its own, so that other faults stay the same */
  async damageBlobs(chance: Chance): Promise<readonly string[]> {
    const damaged: string[] = [];
    for (const name of BLOBS) {
      if (!chance.happens(this.faults.damage)) continue;
      if ((await this.#memory.blobs.read(name)) === undefined) continue;
      await this.#memory.write([this.#memory.blobs.put(name, Uint8Array.of(chance.whole(0, 255)))]);
      damaged.push(name);
    }
    return damaged;
  }

  /** Opens the store for the running process. */
  open(): Store {
    const memory = this.#memory;
    const notes = new WeakMap<WriteOperation, Committed>();
    let isOpen = true;
    const assertOpen = (): void => {
      if (!isOpen) throw new Error('The store is closed');
    };
    const read = async <Value>(get: () => Promise<Value>): Promise<Value> => {
      assertOpen();
      await this.#readDelay();
      return get();
    };
    const write = <Value>(
      apply: () => Promise<Value>,
      noted: readonly Committed[] = [],
    ): Promise<Value> => {
      assertOpen();
      return this.#write(apply, noted);
    };
    const access = { read, write, iterate: this.#iterate.bind(this), notes };
    return {
      capabilities: { isDurable: true, isShared: false },
      collection: (schema) => collectionOf(memory, schema, access),
      series: (schema) => seriesOf(memory, schema, access),
      counters: (name) => countersOf(memory.counters(name), access),
      blobs: {
        read: (name) => read(() => memory.blobs.read(name)),
        put: (name, bytes) => memory.blobs.put(name, bytes),
        remove: (name) => memory.blobs.remove(name),
      },
      feed: {
        append: (changes) => memory.feed.append(changes),
        read: (query) => read(() => memory.feed.read(query)),
        bounds: () => read(() => memory.feed.bounds()),
        discard: (upTo) => memory.feed.discard(upTo),
        onAppend: (appended) => memory.feed.onAppend(appended),
      },
      leases: memory.leases,
      write: (operations): Promise<WriteResult> =>
        write(
          () => memory.write(operations),
          operations.flatMap((operation) => notes.get(operation) ?? []),
        ),
      close: async () => {
        await write(async () => undefined);
        isOpen = false;
      },
    };
  }

  async #readDelay(): Promise<void> {
    if (this.#chance.happens(SLOW_READS)) {
      await this.#world.delay(this.#chance.whole(0, READ_MS_MAX));
    }
    if (this.faults.failRead > 0 && this.#chance.happens(this.faults.failRead)) {
      this.failures++;
      throw new Error('simulated: a read failed');
    }
  }

  async *#iterate<Item>(items: () => AsyncIterable<Item>): AsyncIterable<Item> {
    for await (const item of items()) {
      await this.#readDelay();
      yield item;
    }
  }

  #write<Value>(apply: () => Promise<Value>, notes: readonly Committed[]): Promise<Value> {
    return new Promise<Value>((resolve) => {
      const settle = (result: Promise<unknown>): void => resolve(result as Promise<Value>);
      this.#waiting.push({ apply, notes, settle });
      this.#commitLater();
    });
  }

  #commitLater(): void {
    if (this.#isCommitting) return;
    this.#isCommitting = true;
    const isSlow = this.#chance.happens(this.faults.slow);
    const ms = this.#chance.whole(0, isSlow ? SLOW_MS_MAX : COMMIT_MS_MAX);
    this.#world.later(ms, () => this.#commit());
  }

  #commit(): void {
    this.#isCommitting = false;
    const writes = this.#waiting;
    this.#waiting = [];
    const { kill, full } = this.faults;
    if (this.#chance.happens(kill)) {
      const stored = this.#chance.whole(0, writes.length);
      for (const each of writes.slice(0, stored)) void this.#apply(each);
      this.onKill();
      return;
    }
    // A disk that is full gets room in the end, however often it is tried.
    if (this.#world.nowMs >= this.#fullUntilMs && this.#chance.happens(full)) {
      this.#fullUntilMs = this.#world.nowMs + this.#chance.whole(0, FULL_MS_MAX);
    }
    const isFull = this.#world.nowMs < this.#fullUntilMs;
    let hasFailed = isFull;
    for (const each of writes) {
      hasFailed ||= this.#chance.happens(this.faults.fail);
      if (isFull) this.#fail(each, new StoreError('simulated: no space is left', 'full'));
      else if (hasFailed) this.#fail(each, new Error('simulated: the disk cannot write'));
      else this.#settle(each);
    }
  }

  #settle(write: WaitingWrite): void {
    const applied = this.#apply(write);
    if (this.#chance.happens(this.faults.loseReply))
      this.#fail(write, new Error('simulated: the disk did not answer'));
    else write.settle(applied);
  }

  #fail({ settle }: WaitingWrite, error: Error): void {
    this.failures++;
    settle(Promise.reject(error));
  }

  /** Stores in this moment; only the promise comes later. */
  #apply({ apply, notes }: WaitingWrite): Promise<unknown> {
    const applied = apply();
    applied.then(
      (result) => {
        if ((result as WriteResult | undefined)?.ok !== false) notes.forEach(this.committed);
      },
      () => undefined,
    );
    return applied;
  }
}

/** The ways to a disk. */
interface Access {
  readonly read: <Value>(get: () => Promise<Value>) => Promise<Value>;
  readonly write: <Value>(apply: () => Promise<Value>) => Promise<Value>;
  readonly iterate: <Item>(items: () => AsyncIterable<Item>) => AsyncIterable<Item>;
  readonly notes: WeakMap<WriteOperation, Committed>;
}

function collectionOf<Document extends object>(
  memory: Store,
  schema: CollectionSchema<Document>,
  { read, write, notes }: Access,
): Collection<Document> {
  const { name } = schema;
  const inner = memory.collection(schema);
  const noted = (operation: WriteOperation, note: Committed): WriteOperation => {
    notes.set(operation, note);
    return operation;
  };
  const put = (document: object): Committed => ({ kind: 'put', collection: name, document });
  return {
    get: (key) => read(() => inner.get(key)),
    find: (find, page) => read(() => inner.find(find, page)),
    findKeys: (find, page) => read(() => inner.findKeys(find, page)),
    count: (find) => read(() => inner.count(find)),
    insert: (document) => noted(inner.insert(document), put(document)),
    put: (document) => noted(inner.put(document), put(document)),
    remove: (key) => noted(inner.remove(key), { kind: 'remove', collection: name, key }),
    change: (key, change) => write(() => inner.change(key, change)),
    removeReturning: (key, operations) => write(() => inner.removeReturning(key, operations)),
  };
}

function seriesOf<Column extends string>(
  memory: Store,
  schema: SeriesSchema<Column>,
  { read, write, iterate, notes }: Access,
): Series<Column> {
  const inner = memory.series(schema);
  return {
    append(rows, receivedMs = null): WriteOperation {
      const operation = inner.append(rows, receivedMs);
      notes.set(operation, { kind: 'append', series: schema.name, rows, receivedMs });
      return operation;
    },
    range: (key, fromMs, toMs) => iterate(() => inner.range(key, fromMs, toMs)),
    cells: (key, fromMs, toMs) => iterate(() => inner.cells(key, fromMs, toMs)),
    arrivals: (after) => iterate(() => inner.arrivals(after)),
    latest: (keys) => read(() => inner.latest(keys)),
    keys: () => read(() => inner.keys()),
    damagedArrivals: () => read(() => inner.damagedArrivals()),
    lastSequence: () => read(() => inner.lastSequence()),
    downsample: (beforeMs, everyMs, signal) =>
      write(() => inner.downsample(beforeMs, everyMs, signal)),
    discardArrivals: (upTo) => inner.discardArrivals(upTo),
  };
}

function countersOf(inner: Counters, { read, write }: Access): Counters {
  return {
    get: (name) => read(() => inner.get(name)),
    list: (prefix) => read(() => inner.list(prefix)),
    next: (name) => write(() => inner.next(name)),
    add: (name, amount) => inner.add(name, amount),
  };
}
