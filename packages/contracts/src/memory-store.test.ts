import { describe, expect, it } from 'vitest';
import { manualClock } from './clock.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Store } from './store.ts';
import { copyRules, durableRules, sharedRules, storeRules } from './store-suite.ts';

const open = async (): Promise<Store> => createMemoryStore();

interface Numbered {
  readonly id: number;
  readonly group: number;
}

const NUMBERED = { name: 'numbered', key: 'id', indexes: { byGroup: ['group'] } } as const;

describe('createMemoryStore', () => {
  for (const { name, check } of storeRules) it(name, () => check(open));

  for (const { name, check } of copyRules)
    it(name, () =>
      check(
        async () => createMemoryStore(),
        async () => createMemoryStore(),
      ),
    );

  it('is not durable', () => {
    expect(createMemoryStore().capabilities).toEqual({ isDurable: false, isShared: false });
  });

  it('rejects an operation that another store prepared, and writes nothing of the same write', async () => {
    const [one, other] = [createMemoryStore(), createMemoryStore()];
    const changes = [one.counters('a').add('b', 1), other.counters('a').add('b', 1)];
    await expect(one.write(changes)).rejects.toThrow('another store');
    expect(await one.counters('a').get('b')).toBe(0);
  });

  it('[L20] frees a lease at its end, by its clock', async () => {
    const clock = manualClock(1000);
    const { leases } = createMemoryStore({ clock });
    const lease = await leases.acquire('a', 'one', 500);
    expect(lease?.expiresMs).toBe(1500);
    clock.set(1499);
    expect(await leases.acquire('a', 'two', 500)).toBeUndefined();
    clock.set(1500);
    expect(await leases.read('a')).toBeUndefined();
    expect((await leases.acquire('a', 'two', 500))?.expiresMs).toBe(2000);
  });

  it('preserves order and counts over many blocks, inserted and removed in any order', async () => {
    const store = createMemoryStore();
    const numbered = store.collection<Numbered>(NUMBERED);
    const ids = Array.from({ length: 5000 }, (_, i) => (i * 2741) % 5000);
    for (const id of ids) await store.write([numbered.insert({ id, group: id % 10 })]);
    await store.write(ids.filter((id) => id % 4 === 0).map((id) => numbered.remove(id)));
    const left = ids.filter((id) => id % 4 > 0).sort((a, b) => a - b);
    const idsOf = (found: readonly Numbered[]): number[] => found.map(({ id }) => id);
    expect(idsOf(await numbered.find({}, { limit: 9999 }))).toEqual(left);
    const page = { descending: true, offset: 1000, limit: 700 };
    expect(idsOf(await numbered.find({}, page))).toEqual(left.toReversed().slice(1000, 1700));
    for (const group of [0, 3, 9]) {
      const inGroup = left.filter((id) => id % 10 === group);
      const find = { index: 'byGroup', is: [group] };
      expect(await numbered.count(find)).toBe(inGroup.length);
      const some = await numbered.find(find, { offset: 100, limit: 50 });
      expect(idsOf(some)).toEqual(inGroup.slice(100, 150));
    }
  });

  it('rejects a document whose indexed field has a value without an order', async () => {
    const numbered = createMemoryStore().collection<Numbered>(NUMBERED);
    for (const group of [Number.NaN, {}, true, [[1]]])
      expect(() => numbered.insert({ id: 1, group: group as number })).toThrow(TypeError);
  });

  it('rejects a page with an invalid offset or limit', async () => {
    const numbered = createMemoryStore().collection<Numbered>(NUMBERED);
    for (const number of [-1, 0.5, Number.NaN, Infinity]) {
      await expect(numbered.find({}, { limit: number })).rejects.toThrow(RangeError);
      await expect(numbered.find({}, { limit: 1, offset: number })).rejects.toThrow(RangeError);
    }
  });
});

describe('durableRules', () => {
  for (const { name, check } of durableRules) {
    it(`hold for a store that is never closed: ${name}`, async () => {
      const store: Store = { ...createMemoryStore(), close: async () => {} };
      await check(async () => store);
    });

    it(`fail for a store that loses everything: ${name}`, async () => {
      await expect(check(open)).rejects.toThrow('expected');
    });
  }
});

describe('sharedRules', () => {
  for (const { name, check } of sharedRules) {
    it(`hold for one store that is opened several times: ${name}`, async () => {
      const store: Store = { ...createMemoryStore(), close: async () => {} };
      await check(async () => store);
    });

    it(`fail for stores that share nothing: ${name}`, async () => {
      await expect(check(open)).rejects.toThrow();
    });
  }
});
