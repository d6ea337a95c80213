import {
  type Collection,
  type CollectionSchema,
  type Lease,
  overrideCollection,
  type Store,
  type WriteOperation,
} from '@roadstead/contracts';

/**
 * L20: returns a store whose writes fail once a lease was released or acquired again, whatever this process believes: another one may
 * continue where it stopped. Values of counters and downsampling, which repeat harmlessly, are not fenced.
 * @param closing called when the store is closed, before the other one is
 */
export function createFencedStore(store: Store, lease: Lease, closing: () => Promise<void>): Store {
  const fence = (): WriteOperation => store.leases.fence(lease);
  return {
    capabilities: store.capabilities,
    blobs: store.blobs,
    feed: store.feed,
    leases: store.leases,
    collection: (schema) => fencedCollection(store, schema, fence),
    series: (schema) => store.series(schema),
    counters: (name) => store.counters(name),
    write: (operations) => store.write([fence(), ...operations]),
    async close() {
      await closing();
      await store.close();
    },
  };
}

function fencedCollection<Document extends object>(
  store: Store,
  schema: CollectionSchema<Document>,
  fence: () => WriteOperation,
): Collection<Document> {
  const collection = store.collection(schema);
  return overrideCollection(collection, {
    change: (key, change) =>
      collection.change(key, (before) => {
        const changed = change(before);
        return changed && { ...changed, operations: [fence(), ...(changed.operations ?? [])] };
      }),
    removeReturning: (key, operations = []) =>
      collection.removeReturning(key, [fence(), ...operations]),
  });
}
