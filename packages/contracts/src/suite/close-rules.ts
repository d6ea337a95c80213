import { expectAlike, expectError } from './expect.ts';
import { gather, type StoreRule, write } from './rule.ts';
import { SHIPS } from './ships.ts';
import { TRACKS } from './tracks.ts';

/** Stores beside one another, and after they were closed. */
export const closeRules: readonly StoreRule[] = [
  {
    name: '[W8] two stores are apart',
    check: async (open) => {
      const [one, other] = [await open(), await open()];
      await write(one, one.collection(SHIPS).insert({ id: 'a' }), one.tallies('calls').add('a', 1));
      expectAlike('ships of the other', await other.collection(SHIPS).count({}), 0);
      expectAlike('tallies of the other', await other.tallies('calls').list(''), []);
      await write(other, other.collection(SHIPS).insert({ id: 'a' }));
      await other.close();
      expectAlike('ships of the one', await one.collection(SHIPS).count({}), 1);
      await one.close();
    },
  },

  {
    name: '[W9] after close every call is an Error',
    check: async (open) => {
      const store = await open();
      const ships = store.collection(SHIPS);
      const tracks = store.series(TRACKS);
      const tallies = store.tallies('calls');
      await write(store, ships.insert({ id: 'old' }));
      await store.close();
      const calls: Readonly<Record<string, () => unknown>> = {
        collection: () => store.collection(SHIPS),
        series: () => store.series(TRACKS),
        tallies: () => store.tallies('calls'),
        write: () => store.write([]),
        'collection.get': () => ships.get('old'),
        'collection.find': () => ships.find({}, { limit: 1 }),
        'collection.count': () => ships.count({}),
        'collection.insert': () => store.write([ships.insert({ id: 'b' })]),
        'collection.put': () => store.write([ships.put({ id: 'b' })]),
        'collection.remove': () => store.write([ships.remove('b')]),
        'collection.update': () => ships.update('old', (ship) => ship),
        'collection.take': () => ships.take('old'),
        'series.append': () => store.write([tracks.append([])]),
        'series.range': () => gather(tracks.range(1, 0, 9)),
        'series.latest': () => tracks.latest([1]),
        'series.keys': () => tracks.keys(),
        'series.thin': () => tracks.thin(0, 1),
        'series.arrivals': () => firstOf(tracks.arrivals(0)),
        'series.lastSequence': () => tracks.lastSequence(),
        'series.forgetArrivals': () => store.write([tracks.forgetArrivals(1)]),
        'tallies.get': () => tallies.get('a'),
        'tallies.next': () => tallies.next('a'),
        'tallies.add': () => store.write([tallies.add('a', 1)]),
        'tallies.list': () => tallies.list(''),
        'keep.read': () => store.keep.read('state'),
        'keep.put': () => store.write([store.keep.put('state', Uint8Array.of(1))]),
        'keep.remove': () => store.write([store.keep.remove('state')]),
      };
      for (const [name, call] of Object.entries(calls)) await expectError(name, call);
    },
  },
];

async function firstOf<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item;
  return undefined;
}
