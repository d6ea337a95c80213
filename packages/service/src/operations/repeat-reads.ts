import { type Collection, overrideCollection, StoreError } from '@roadstead/contracts';

/**
 * Attempts at a read. With one, a write of 300 events, which reads up to three documents for each, came to no end where one read in a
 * hundred failed; with three, one such write in a thousand is prepared again.
 */
const ATTEMPTS_MAX = 3;

/**
 * Returns a collection whose reads are attempted again at once when the store cannot be reached, as while a connection is replaced.
 * A store that is away for longer fails them.
 */
export function repeatReads<Document extends object>(
  collection: Collection<Document>,
): Collection<Document> {
  return overrideCollection(collection, {
    get: (key) => repeat(() => collection.get(key)),
    find: (find, page) => repeat(() => collection.find(find, page)),
  });
}

async function repeat<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const isUnreachable = error instanceof StoreError && error.reason === 'unreachable';
      if (!isUnreachable || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}
