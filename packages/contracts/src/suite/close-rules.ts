import { expectEqual, expectError } from './expect.ts';
import { collect, expectWritten, type StoreRule } from './rule.ts';
import { SHIPS_SCHEMA } from './ships.ts';
import { TRACKS_SCHEMA } from './tracks.ts';

/** Rules for several stores, and for closed stores. */
export const closeRules: readonly StoreRule[] = [
  {
    name: '[W8] two stores are independent',
    check: async (open) => {
      const [one, other] = [await open(), await open()];
      await expectWritten(
        one,
        one.collection(SHIPS_SCHEMA).insert({ id: 'a' }),
        one.counters('calls').add('a', 1),
      );
      expectEqual('ships of the other', await other.collection(SHIPS_SCHEMA).count({}), 0);
      expectEqual('counters of the other', await other.counters('calls').list(''), []);
      await expectWritten(other, other.collection(SHIPS_SCHEMA).insert({ id: 'a' }));
      await other.close();
      expectEqual('ships of the one', await one.collection(SHIPS_SCHEMA).count({}), 1);
      await one.close();
    },
  },

  {
    name: '[W9] every call after close is an Error',
    check: async (open) => {
      const store = await open();
      const ships = store.collection(SHIPS_SCHEMA);
      const tracks = store.series(TRACKS_SCHEMA);
      const counters = store.counters('calls');
      await expectWritten(store, ships.insert({ id: 'old' }));
      const lease = (await store.leases.acquire('slot', 'a', 1000))!;
      await store.close();
      const calls: Readonly<Record<string, () => unknown>> = {
        collection: () => store.collection(SHIPS_SCHEMA),
        series: () => store.series(TRACKS_SCHEMA),
        'store.counters': () => store.counters('calls'),
        write: () => store.write([]),
        'collection.get': () => ships.get('old'),
        'collection.find': () => ships.find({}, { limit: 1 }),
        'collection.findKeys': () => ships.findKeys({}, { limit: 1 }),
        'collection.count': () => ships.count({}),
        'collection.insert': () => store.write([ships.insert({ id: 'b' })]),
        'collection.put': () => store.write([ships.put({ id: 'b' })]),
        'collection.remove': () => store.write([ships.remove('b')]),
        'collection.change': () => ships.change('old', (document) => ({ document })),
        'collection.removeReturning': () => ships.removeReturning('old'),
        'series.append': () => store.write([tracks.append([])]),
        'series.range': () => collect(tracks.range(1, 0, 9)),
        'series.latest': () => tracks.latest([1]),
        'series.keys': () => tracks.keys(),
        'series.downsample': () => tracks.downsample(0, 1),
        'series.arrivals': () => firstOf(tracks.arrivals(0)),
        'series.damagedArrivals': () => tracks.damagedArrivals(),
        'series.lastSequence': () => tracks.lastSequence(),
        'series.discardArrivals': () => store.write([tracks.discardArrivals(1)]),
        'counters.get': () => counters.get('a'),
        'counters.next': () => counters.next('a'),
        'counters.add': () => store.write([counters.add('a', 1)]),
        'counters.list': () => counters.list(''),
        'feed.append': () => store.write([store.feed.append([])]),
        'feed.read': () => store.feed.read({ after: 0, reader: null, limit: 1 }),
        'feed.bounds': () => store.feed.bounds(),
        'feed.discard': () => store.write([store.feed.discard(1)]),
        'feed.onAppend': () => store.feed.onAppend(() => undefined),
        'leases.acquire': () => store.leases.acquire('slot', 'a', 1),
        'leases.renew': () => store.leases.renew(lease, 1),
        'leases.release': () => store.leases.release(lease),
        'leases.read': () => store.leases.read('slot'),
        'leases.fence': () => store.write([store.leases.fence(lease)]),
        'blobs.read': () => store.blobs.read('state'),
        'blobs.put': () => store.write([store.blobs.put('state', Uint8Array.of(1))]),
        'blobs.remove': () => store.write([store.blobs.remove('state')]),
      };
      for (const [name, call] of Object.entries(calls)) await expectError(name, call);
    },
  },
];

async function firstOf<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item;
  return undefined;
}
