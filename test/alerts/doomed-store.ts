import type { Collection, Store } from '@roadstead/contracts';

/** A store whose process is killed at one of its writes. */
export interface DoomedStore {
  readonly store: Store;
  readonly isKilled: () => boolean;
}

/**
 * Returns a store that is killed at its write with a number, from 1: before it, so that nothing is written, or after it, so that nobody
 * learns of it. Later writes never end.
 */
export function doomedStore(store: Store, at: number, isWritten: boolean): DoomedStore {
  let writes = 0;
  const never = new Promise<never>(() => undefined);
  const count = async <Value>(write: () => Promise<Value>): Promise<Value> => {
    writes++;
    if (writes < at) return write();
    if (writes === at && isWritten) await write();
    return never;
  };
  return {
    isKilled: () => writes >= at,
    store: {
      ...store,
      write: (operations) => count(() => store.write(operations)),
      collection(schema) {
        const collection: Collection<never> = store.collection(schema as never);
        return {
          get: (key: never) => collection.get(key),
          find: (find: never, page: never) => collection.find(find, page),
          findKeys: (find: never, page: never) => collection.findKeys(find, page),
          count: (find: never) => collection.count(find),
          insert: (document: never) => collection.insert(document),
          put: (document: never) => collection.put(document),
          remove: (key: never) => collection.remove(key),
          change: (key: never, change: never) => count(() => collection.change(key, change)),
          removeReturning: (key: never) => count(() => collection.removeReturning(key)),
        } as never;
      },
    },
  };
}
