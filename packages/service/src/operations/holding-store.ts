import {
  type Collection,
  type CollectionSchema,
  type Counters,
  overrideCollection,
  type Store,
} from '@roadstead/contracts';
import type { WriteHold } from './write-hold.ts';

/**
 * Returns a store whose writes wait while the other cannot be written. A document that is removed to be delivered once is an
 * exception: its reader gets the error at once, and can ask again.
 */
export function createHoldingStore(store: Store, hold: WriteHold): Store {
  return {
    capabilities: store.capabilities,
    blobs: store.blobs,
    feed: store.feed,
    leases: store.leases,
    collection: (schema) => holdingCollection(store, schema, hold),
    series(schema) {
      const series = store.series(schema);
      return {
        append: (rows, receivedMs) => series.append(rows, receivedMs),
        range: (...period) => series.range(...period),
        cells: (...period) => series.cells(...period),
        latest: (keys) => series.latest(keys),
        keys: () => series.keys(),
        downsample: (...limits) => hold.run(() => series.downsample(...limits)),
        arrivals: (after) => series.arrivals(after),
        damagedArrivals: () => series.damagedArrivals(),
        lastSequence: () => series.lastSequence(),
        discardArrivals: (upTo) => series.discardArrivals(upTo),
      };
    },
    counters: (name) => holdingCounters(store.counters(name), hold),
    write: (operations) => hold.run(() => store.write(operations)),
    close: () => store.close(),
  };
}

function holdingCollection<Document extends object>(
  store: Store,
  schema: CollectionSchema<Document>,
  hold: WriteHold,
): Collection<Document> {
  const collection = store.collection(schema);
  return overrideCollection(collection, {
    change: (key, change) => hold.run(() => collection.change(key, change)),
    async removeReturning(key, operations) {
      if (hold.error) throw hold.error;
      return collection.removeReturning(key, operations);
    },
  });
}

function holdingCounters(counters: Counters, hold: WriteHold): Counters {
  return {
    get: (name) => counters.get(name),
    next: (name) => hold.run(() => counters.next(name)),
    add: (name, amount) => counters.add(name, amount),
    list: (prefix) => counters.list(prefix),
  };
}
