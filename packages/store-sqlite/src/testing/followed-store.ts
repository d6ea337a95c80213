import type { Collection, Counters, Series, Store } from '@roadstead/contracts';
import { createSqliteStore } from '../index.ts';

/** Creates a store whose writes go to the writer of a file, and whose reads go to a follower of it. */
export async function createFollowedStore(path: string): Promise<Store> {
  const writing = await createSqliteStore({ path, synchronous: 'normal' });
  const reading = await createSqliteStore({ path, mode: 'follow' });
  writing.feed.onAppend(() => reading.announceAppend());
  return {
    capabilities: writing.capabilities,
    blobs: { ...writing.blobs, read: (name) => reading.blobs.read(name) },
    feed: {
      append: (changes) => writing.feed.append(changes),
      discard: (upTo) => writing.feed.discard(upTo),
      read: (query) => reading.feed.read(query),
      bounds: () => reading.feed.bounds(),
      onAppend: (appended) => reading.feed.onAppend(appended),
    },
    leases: {
      acquire: (...args) => writing.leases.acquire(...args),
      renew: (...args) => writing.leases.renew(...args),
      release: (lease) => writing.leases.release(lease),
      fence: (lease) => writing.leases.fence(lease),
      read: (name) => reading.leases.read(name),
    },
    // The follower opens each part before the file has it.
    collection: (schema) => joinCollection(reading.collection(schema), writing.collection(schema)),
    series: (schema) => joinSeries(reading.series(schema), writing.series(schema)),
    counters: (name) => joinCounters(reading.counters(name), writing.counters(name)),
    write: (operations) => writing.write(operations),
    async close() {
      await reading.close();
      await writing.close();
    },
  };
}

function joinCollection<Document extends object>(
  reading: Collection<Document>,
  writing: Collection<Document>,
): Collection<Document> {
  return {
    get: (key) => reading.get(key),
    find: (find, page) => reading.find(find, page),
    count: (find) => reading.count(find),
    insert: (document) => writing.insert(document),
    put: (document) => writing.put(document),
    remove: (key) => writing.remove(key),
    change: (key, change) => writing.change(key, change),
    removeReturning: (key, operations) => writing.removeReturning(key, operations),
  };
}

function joinSeries<Column extends string>(
  reading: Series<Column>,
  writing: Series<Column>,
): Series<Column> {
  return {
    append: (rows, receivedMs) => writing.append(rows, receivedMs),
    range: (key, fromMs, toMs) => reading.range(key, fromMs, toMs),
    cells: (key, fromMs, toMs) => reading.cells(key, fromMs, toMs),
    latest: (keys) => reading.latest(keys),
    keys: () => reading.keys(),
    downsample: (beforeMs, everyMs, signal) => writing.downsample(beforeMs, everyMs, signal),
    arrivals: (after) => reading.arrivals(after),
    damagedArrivals: () => reading.damagedArrivals(),
    lastSequence: () => reading.lastSequence(),
    discardArrivals: (upTo) => writing.discardArrivals(upTo),
  };
}

function joinCounters(reading: Counters, writing: Counters): Counters {
  return {
    get: (name) => reading.get(name),
    list: (prefix) => reading.list(prefix),
    next: (name) => writing.next(name),
    add: (name, amount) => writing.add(name, amount),
  };
}
