import {
  type Collection,
  createMemoryStore,
  overrideCollection,
  StoreError,
} from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { repeatReads } from './repeat-reads.ts';

/** A collection of one document whose first reads fail. */
async function failing(
  count: number,
  reason: 'unreachable' | 'damaged',
): Promise<{ readonly collection: Collection<{ id: number }>; readonly reads: () => number }> {
  const store = createMemoryStore();
  const stored = store.collection<{ id: number }>({ name: 'documents', key: 'id' });
  await store.write([stored.put({ id: 1 })]);
  let reads = 0;
  const fail = (): void => {
    if (++reads <= count) throw new StoreError('The store is away.', reason);
  };
  const collection = overrideCollection(stored, {
    async get(key) {
      fail();
      return stored.get(key);
    },
    async find(find, page) {
      fail();
      return stored.find(find, page);
    },
  });
  return { collection: repeatReads(collection), reads: () => reads };
}

describe('reads of events', () => {
  it('are attempted three times while the store cannot be reached', async () => {
    const { collection, reads } = await failing(2, 'unreachable');
    expect(await collection.get(1)).toEqual({ id: 1 });
    expect(reads()).toBe(3);
    const found = await failing(2, 'unreachable');
    expect(await found.collection.find({}, { limit: 1 })).toEqual([{ id: 1 }]);
  });

  it('fail with a store that is away for longer', async () => {
    const { collection, reads } = await failing(3, 'unreachable');
    await expect(collection.get(1)).rejects.toThrow('The store is away.');
    expect(reads()).toBe(3);
  });

  it('fail at once for other reasons', async () => {
    const { collection, reads } = await failing(1, 'damaged');
    await expect(collection.get(1)).rejects.toThrow('The store is away.');
    expect(reads()).toBe(1);
  });
});
