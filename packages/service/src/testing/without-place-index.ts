import { createMemoryStore, type Store, type WriteOperation } from '@roadstead/contracts';

const NAMES: readonly string[] = ['ship-places', 'ship-place-marks'];

/** Returns a store as a version without the index of places uses it: what is written to the index is lost. */
export function withoutPlaceIndex(store: Store): Store {
  const lost = createMemoryStore();
  const lostOperations = new WeakSet<WriteOperation>();
  const recording = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(object, name) {
        const method: unknown = Reflect.get(object, name);
        if (typeof method !== 'function') return method;
        return (...given: unknown[]) => {
          const result: unknown = method.apply(object, given);
          if (['append', 'discardArrivals', 'put'].includes(String(name)))
            lostOperations.add(result as WriteOperation);
          return result;
        };
      },
    });
  return {
    capabilities: store.capabilities,
    collection: (schema) =>
      NAMES.includes(schema.name) ? recording(lost.collection(schema)) : store.collection(schema),
    series: (schema) =>
      NAMES.includes(schema.name) ? recording(lost.series(schema)) : store.series(schema),
    counters: (name) => store.counters(name),
    blobs: store.blobs,
    feed: store.feed,
    leases: store.leases,
    write: async (operations) => {
      await lost.write(operations.filter((operation) => lostOperations.has(operation)));
      return store.write(operations.filter((operation) => !lostOperations.has(operation)));
    },
    close: () => store.close(),
  };
}
