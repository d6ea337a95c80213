import type { Store } from '../store.ts';
import { expectAlike } from './expect.ts';
import { gather, write } from './rule.ts';
import { SHIPS } from './ships.ts';
import { TRACKS, trackRow } from './tracks.ts';

/** One thing that every driver keeps to whose `capabilities.isDurable` is true. */
export interface DurableRule {
  /** Begins with the rule's number: `[D1] …`. */
  readonly name: string;
  /**
   * Throws an Error that says what was expected and what came.
   * @param reopen opens one place, empty at first, as the next process finds it. A store that is still open from the call
   *   before counts as killed at that moment: the driver drops it, or opens a copy of its place. The check closes only
   *   what is opened last.
   */
  readonly check: (reopen: () => Promise<Store>) => Promise<void>;
}

async function fill(store: Store): Promise<void> {
  const tracks = store.series(TRACKS);
  const ships = store.collection(SHIPS);
  await write(store, ships.insert({ id: 'a', imo: 1, flag: 'NL', builtYear: 1, cargoes: ['oil'] }));
  await write(store, ships.insert({ id: 'b', imo: 2 }), tracks.append([trackRow(1, 5, 0.1 + 0.2)]));
  await write(store, tracks.append([trackRow(1, 3), trackRow(1, 5, 9)]), tracks.forgetArrivals(1));
  await write(store, store.tallies('calls').add('a', 3), store.keep.put('s', Uint8Array.of(1, 2)));
  await store.tallies('calls').next('a');
  await ships.update('a', (ship) => ({ ...ship, imo: 7 }));
  await ships.take('b');
}

async function expectFilled(store: Store): Promise<void> {
  const ships = store.collection(SHIPS);
  const tracks = store.series(TRACKS);
  const ship = { id: 'a', imo: 7, flag: 'NL', builtYear: 1, cargoes: ['oil'] };
  expectAlike('all ships', await ships.find({}, { limit: 9 }), [ship]);
  expectAlike('by cargo', await ships.find({ index: 'byCargo', is: ['oil'] }, { limit: 9 }), [
    ship,
  ]);
  const rows = [trackRow(1, 3), trackRow(1, 5, 0.1 + 0.2)];
  expectAlike('range', await gather(tracks.range(1, 0, 9)), rows);
  const arrivals = [];
  for await (const arrival of tracks.arrivals(0)) arrivals.push(arrival);
  expectAlike('arrivals', arrivals, [{ sequence: 2, rows: [trackRow(1, 3), trackRow(1, 5, 9)] }]);
  expectAlike('tally', await store.tallies('calls').get('a'), 4);
  expectAlike('kept', await store.keep.read('s'), Uint8Array.of(1, 2));
  const conflict = await store.write([ships.insert({ id: 'c', imo: 7 })]);
  expectAlike('a conflict', conflict, {
    ok: false,
    failure: { collection: 'ships', fields: ['imo'] },
  });
}

/** What is still there when the place is opened again. */
export const durableRules: readonly DurableRule[] = [
  {
    name: '[D1] what was written before close is there',
    check: async (reopen) => {
      const store = await reopen();
      await fill(store);
      await store.close();
      const again = await reopen();
      await expectFilled(again);
      await again.close();
    },
  },
  {
    name: '[D2] what was written before the process was killed is there',
    check: async (reopen) => {
      await fill(await reopen());
      const again = await reopen();
      await expectFilled(again);
      await again.close();
    },
  },
  {
    name: '[D3] close waits for what is being written',
    check: async (reopen) => {
      const store = await reopen();
      const ships = store.collection(SHIPS);
      const writes = Array.from({ length: 50 }, (_, i) =>
        store.write([ships.insert({ id: `${i}` })]),
      );
      await Promise.all([...writes, store.close()]);
      const again = await reopen();
      expectAlike('count', await again.collection(SHIPS).count({}), writes.length);
      await again.close();
    },
  },
  {
    name: '[D4] the newest number of arrivals does not go back when all were forgotten',
    check: async (reopen) => {
      const store = await reopen();
      const tracks = store.series(TRACKS);
      await write(
        store,
        tracks.append([trackRow(1, 1)]),
        tracks.append([]),
        tracks.forgetArrivals(2),
      );
      await store.close();
      const again = await reopen();
      const tracksAgain = again.series(TRACKS);
      expectAlike('last sequence', await tracksAgain.lastSequence(), 2);
      await write(again, tracksAgain.append([trackRow(1, 2)]));
      expectAlike('and then', await tracksAgain.lastSequence(), 3);
      await again.close();
    },
  },
  {
    name: '[D5] rows that were thinned, documents that were removed and states that were removed stay away',
    check: async (reopen) => {
      const store = await reopen();
      const tracks = store.series(TRACKS);
      const ships = store.collection(SHIPS);
      await write(store, tracks.append([1, 2, 3, 4].map((timeMs) => trackRow(1, timeMs))));
      await write(store, ships.insert({ id: 'a', imo: 1 }), store.keep.put('s', Uint8Array.of(1)));
      await tracks.thin(10, Infinity);
      await write(store, ships.remove('a'), store.keep.remove('s'));
      const again = await reopen();
      const rows = await gather(again.series(TRACKS).range(1, 0, 9));
      const left = [2, 3, 4].map((timeMs) => trackRow(1, timeMs));
      expectAlike('range', rows, left);
      expectAlike('kept', await again.keep.read('s'), undefined);
      await write(again, again.collection(SHIPS).insert({ id: 'a', imo: 1 }));
      await again.close();
    },
  },
];
