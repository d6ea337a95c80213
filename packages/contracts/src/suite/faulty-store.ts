import { overrideCollection } from '../override-collection.ts';
import type { Store } from '../store.ts';
import type { StoreError } from '../store-error.ts';

/** A store for tests, whose writes fail while `fault` is set, as those of a full disk do. Reads continue. */
export interface FaultyStore extends Store {
  fault: StoreError | undefined;
}

export function createFaultyStore(store: Store): FaultyStore {
  /** A write that is in progress when the fault begins fails too, as all writes of a commit do. */
  async function writing<Value>(write: () => Promise<Value>): Promise<Value> {
    await Promise.resolve();
    if (faulty.fault) throw faulty.fault;
    return write();
  }
  const faulty: FaultyStore = {
    ...store,
    fault: undefined,
    collection(schema) {
      const collection = store.collection(schema);
      return overrideCollection(collection, {
        change: (key, change) => writing(() => collection.change(key, change)),
        removeReturning: (key, operations) =>
          writing(() => collection.removeReturning(key, operations)),
      });
    },
    counters(name) {
      const counters = store.counters(name);
      return { ...counters, next: (counter) => writing(() => counters.next(counter)) };
    },
    write: (operations) => writing(() => store.write(operations)),
  };
  return faulty;
}
