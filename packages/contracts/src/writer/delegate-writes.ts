import type { Collection, CollectionSchema, DocumentChange } from '../collection.ts';
import type { Counters } from '../counters.ts';
import type { Lease, Leases } from '../leases.ts';
import { Mutex } from '../mutex.ts';
import type { Series, SeriesSchema } from '../series.ts';
import type { Store } from '../store.ts';
import type { WriteOperation, WriteResult } from '../write-operation.ts';
import type {
  AnySchema,
  ChangeReply,
  OperationMessage,
  SendWrite,
  WriteRequest,
} from './write-request.ts';

/**
 * Returns a store that reads by one store and has its writes executed elsewhere, by `executeWrites` on the only store that writes. Any number
 * of threads share one file so. A read must see all that was acknowledged before it, as that of a store in SQLite in the mode `follow` does.
 * @param reading closed with the returned store
 */
export function delegateWrites(reading: Store, send: SendWrite): Store {
  let isClosed = false;
  const request: SendWrite = async (message, signal) => {
    if (isClosed) throw new Error('The store is closed.');
    return send(message, signal);
  };
  return {
    capabilities: { ...reading.capabilities, isShared: true },
    blobs: {
      read: (name) => reading.blobs.read(name),
      put: (name, bytes) => operation({ kind: 'put-blob', name, bytes }),
      remove: (name) => operation({ kind: 'remove-blob', name }),
    },
    feed: {
      append: (changes) => operation({ kind: 'append-changes', changes }),
      discard: (upTo) => operation({ kind: 'discard-changes', upTo }),
      read: (query) => reading.feed.read(query),
      bounds: () => reading.feed.bounds(),
      onAppend: (appended) => reading.feed.onAppend(appended),
    },
    leases: leasesOf(reading.leases, request),
    collection: (schema) => collectionOf(reading.collection(schema), schema, request),
    series: (schema) => seriesOf(reading.series(schema), schema, request),
    counters: (name) => countersOf(reading.counters(name), name, request),
    write: async (operations) =>
      (await request({ kind: 'write', operations: messagesOf(operations) })) as WriteResult,
    async close() {
      isClosed = true;
      await reading.close();
    },
  };
}

function leasesOf(reading: Leases, request: SendWrite): Leases {
  const acquired = (message: WriteRequest): Promise<Lease | undefined> =>
    request(message) as Promise<Lease | undefined>;
  return {
    acquire: (name, holder, durationMs) => acquired({ kind: 'acquire', name, holder, durationMs }),
    renew: (lease, durationMs) => acquired({ kind: 'renew', lease, durationMs }),
    release: async (lease) => void (await request({ kind: 'release', lease })),
    read: (name) => reading.read(name),
    fence: (lease) => operation({ kind: 'fence', lease }),
  };
}

function collectionOf<Document extends object>(
  reading: Collection<Document>,
  schema: CollectionSchema<Document>,
  request: SendWrite,
): Collection<Document> {
  const collection = schema as unknown as AnySchema;
  // Changes of one process wait for each other, instead of being computed again.
  const changes = new Mutex();
  const put = (kind: 'insert' | 'put', document: Document): WriteOperation =>
    operation({ kind, collection, document: document as Record<string, unknown> });
  return {
    get: (key) => reading.get(key),
    find: (find, page) => reading.find(find, page),
    findKeys: (find, page) => reading.findKeys(find, page),
    count: (find) => reading.count(find),
    insert: (document) => put('insert', document),
    put: (document) => put('put', document),
    remove: (key) => operation({ kind: 'remove', collection, key }),
    change: (key, change) =>
      changes.runExclusive(async () => {
        for (;;) {
          const before = await reading.get(key);
          // The change may change its argument.
          const changed = before && change(structuredClone(before));
          if (!changed) return before;
          const message = changeMessage(collection, key, before, changed);
          const reply = (await request(message)) as ChangeReply;
          if (!reply.isStale) return reply.document as Document | undefined;
        }
      }),
    removeReturning: async (key, operations = []) =>
      (await request({
        ...{ kind: 'remove-returning', collection, key },
        operations: messagesOf(operations),
      })) as Document | undefined,
  };
}

function changeMessage<Document extends object>(
  collection: AnySchema,
  key: number | string,
  before: Document,
  { document, operations = [] }: DocumentChange<Document>,
): WriteRequest {
  return {
    ...{ kind: 'change', collection, key, before: before as Record<string, unknown> },
    document: document as Record<string, unknown>,
    operations: messagesOf(operations),
  };
}

function seriesOf<Column extends string>(
  reading: Series<Column>,
  schema: SeriesSchema<Column>,
  request: SendWrite,
): Series<Column> {
  const series: SeriesSchema<string> = schema;
  return {
    append: (rows, receivedMs = null) =>
      operation({ kind: 'append-rows', series, rows, receivedMs }),
    range: (key, fromMs, toMs) => reading.range(key, fromMs, toMs),
    cells: (key, fromMs, toMs) => reading.cells(key, fromMs, toMs),
    latest: (keys) => reading.latest(keys),
    keys: () => reading.keys(),
    downsample: async (beforeMs, everyMs, signal) =>
      (await request({ kind: 'downsample', series, beforeMs, everyMs }, signal)) as number,
    arrivals: (after) => reading.arrivals(after),
    damagedArrivals: () => reading.damagedArrivals(),
    lastSequence: () => reading.lastSequence(),
    discardArrivals: (upTo) => operation({ kind: 'discard-arrivals', series, upTo }),
  };
}

function countersOf(reading: Counters, counters: string, request: SendWrite): Counters {
  return {
    get: (name) => reading.get(name),
    list: (prefix) => reading.list(prefix),
    next: async (name) => (await request({ kind: 'next', counters, name })) as number,
    add: (name, amount) => operation({ kind: 'add', counters, name, amount }),
  };
}

/** Copies a message: what it was prepared from may change before it is sent. */
function operation(message: OperationMessage): WriteOperation {
  return structuredClone(message) as unknown as WriteOperation;
}

function messagesOf(operations: readonly WriteOperation[]): readonly OperationMessage[] {
  return operations as unknown as readonly OperationMessage[];
}
