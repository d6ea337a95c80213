import {
  type Collection,
  type CollectionSchema,
  LogError,
  type LogMessage,
  type PositionLog,
  type Store,
  StoreError,
} from '@roadstead/contracts';
import type { Chance } from '../simulation/world.ts';
import type { Process, Scheduler } from './scheduler.ts';

/** Where the calls of a process are executed, and how often they fail. */
export interface Scheduled {
  readonly scheduler: Pick<Scheduler, 'call' | 'nowMs'>;
  readonly process: Process;
  readonly chance: Chance;
  /** The share of calls that fail in passing. */
  readonly faults: number;
}

/** Returns a store whose calls the scheduler executes. */
export function scheduledStore(store: Store, scheduled: Scheduled): Store {
  const { scheduler, process, chance, faults } = scheduled;
  const unlessAway = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    if (chance.happens(faults)) throw new StoreError('The store is away.', 'unreachable');
    return run();
  };
  const call = <Value>(run: () => Promise<Value>): Promise<Value> =>
    scheduler.call(process, () => unlessAway(run));
  const writes = new OrderedWrites();
  const { blobs, leases } = store;
  return {
    ...store,
    blobs: { ...blobs, read: (name) => call(() => blobs.read(name)) },
    leases: {
      acquire: (...lease) => call(() => leases.acquire(...lease)),
      renew: (...lease) => call(() => leases.renew(...lease)),
      release: (lease) => call(() => leases.release(lease)),
      read: (name) => call(() => leases.read(name)),
      fence: (lease) => leases.fence(lease),
    },
    collection<Document extends object>(schema: CollectionSchema<Document>): Collection<Document> {
      const collection = store.collection(schema);
      return {
        get: (key) => call(() => collection.get(key)),
        find: (find, page) => call(() => collection.find(find, page)),
        findKeys: (find, page) => call(() => collection.findKeys(find, page)),
        count: (find) => call(() => collection.count(find)),
        insert: (document) => collection.insert(document),
        put: (document) => collection.put(document),
        remove: (key) => collection.remove(key),
        change: (key, change) => call(() => collection.change(key, change)),
        removeReturning: (key, also) => call(() => collection.removeReturning(key, also)),
      };
    },
    write(operations) {
      pauseAtWrite(scheduled);
      return writes.call(
        (write, isNext) => scheduler.call(process, write, isNext),
        () => unlessAway(() => store.write(operations)),
      );
    },
  };
}

/** Executes writes in the order of their calls. When one fails, so do all that are called until the callers know of it. */
class OrderedWrites {
  #called = 0;
  #executed = 0;
  /** Writes before this number fail. */
  #failsBefore = 0;

  async call<Value>(
    schedule: (write: () => Promise<Value>, isNext: () => boolean) => Promise<Value>,
    run: () => Promise<Value>,
  ): Promise<Value> {
    const number = this.#called++;
    const write = async (): Promise<Value> => {
      this.#executed++;
      if (number < this.#failsBefore) throw new StoreError('The store is away.', 'unreachable');
      try {
        return await run();
      } catch (error) {
        this.#failsBefore = Number.POSITIVE_INFINITY;
        throw error;
      }
    };
    try {
      return await schedule(write, () => this.#executed === number);
    } catch (error) {
      setImmediate(() => {
        this.#failsBefore = this.#called;
      });
      throw error;
    }
  }
}

/** A log that records all of its messages, since it discards them. */
export class RecordedLog {
  readonly log: PositionLog;
  readonly messages: LogMessage[] = [];

  constructor(log: PositionLog) {
    this.log = log;
  }

  async append(id: string, bytes: Uint8Array): ReturnType<PositionLog['append']> {
    const result = await this.log.append(id, bytes);
    if (result.ok && result.sequence > this.messages.length)
      this.messages.push(await nextMessage(this.log, this.messages.at(-1) ?? null));
    return result;
  }
}

/** Returns a log whose calls the scheduler executes; some appends do not know whether they have succeeded. */
export function scheduledLog(recorded: RecordedLog, scheduled: Scheduled): PositionLog {
  const { scheduler, process, chance, faults } = scheduled;
  const { log, messages } = recorded;
  return {
    messageBytesMax: log.messageBytesMax,
    append(id, bytes) {
      pauseAtWrite(scheduled);
      return scheduler.call(process, async () => {
        if (chance.happens(faults)) throw new LogError('The log is away.', 'unreachable');
        const result = await recorded.append(id, bytes);
        if (chance.happens(faults)) throw new LogError('The log is away.', 'uncertain');
        return result;
      });
    },
    async *read(after, signal) {
      for (let cursor = after; ; ) {
        const isNext = (): boolean => messages.length > (cursor?.sequence ?? 0) || signal.aborted;
        const read = async (): Promise<LogMessage | undefined> =>
          signal.aborted ? undefined : nextMessage(log, cursor);
        const message = await scheduler.call(process, read, isNext);
        if (!message) return;
        cursor = message;
        yield message;
      }
    },
    bounds: () => scheduler.call(process, () => log.bounds()),
    discard: (upTo) => scheduler.call(process, () => log.discard(upTo)),
    close: async () => undefined,
  };
}

function pauseAtWrite({ scheduler, process }: Scheduled): void {
  const untilMs = scheduler.nowMs + (process.pauseAtWriteMs ?? 0);
  process.pausedUntilMs = Math.max(process.pausedUntilMs, untilMs);
  process.pauseAtWriteMs = 0;
}

async function nextMessage(
  log: PositionLog,
  after: Parameters<PositionLog['read']>[0],
): Promise<LogMessage> {
  for await (const message of log.read(after, new AbortController().signal)) return message;
  throw new Error('The log has ended.');
}
