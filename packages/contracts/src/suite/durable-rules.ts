import type { Store } from '../store.ts';
import { expectEqual } from './expect.ts';
import { collect, expectWritten } from './rule.ts';
import { SHIPS_SCHEMA } from './ships.ts';
import { sampleRow, TRACKS_SCHEMA } from './tracks.ts';

/** A conformance test that every driver with `capabilities.isDurable` passes. */
export interface DurableRule {
  /** Name of the rule, beginning with its number: `[D1] …`. */
  readonly name: string;
  /**
   * Runs the test. Rejects with an Error that shows the expected and the actual value.
   * @param reopen opens one location, initially empty, as the next process finds it. A store that is still open from the
   *   previous call counts as killed at that moment: the driver drops it, or opens a copy of its location. The check
   *   closes only the store that was opened last.
   */
  readonly check: (reopen: () => Promise<Store>) => Promise<void>;
}

async function fill(store: Store): Promise<void> {
  const tracks = store.series(TRACKS_SCHEMA);
  const ships = store.collection(SHIPS_SCHEMA);
  await expectWritten(
    store,
    ships.insert({ id: 'a', imo: 1, flag: 'NL', builtYear: 1, cargoes: ['oil'] }),
  );
  await expectWritten(
    store,
    ships.insert({ id: 'b', imo: 2 }),
    tracks.append([sampleRow(1, 5, 0.1 + 0.2)]),
  );
  await expectWritten(
    store,
    tracks.append([sampleRow(1, 3), sampleRow(1, 5, 9)], 1_500_000_000_123),
    tracks.discardArrivals(1),
  );
  await expectWritten(
    store,
    store.counters('calls').add('a', 3),
    store.blobs.put('s', Uint8Array.of(1, 2)),
    store.feed.append([1, 2, 3].map((body) => ({ kind: 'k', readers: ['u'], body }))),
    store.feed.discard(1),
  );
  await store.counters('calls').next('a');
  await ships.change('a', (ship) => ({ document: { ...ship, imo: 7 } }));
  await ships.removeReturning('b');
}

async function expectFilled(store: Store): Promise<void> {
  const ships = store.collection(SHIPS_SCHEMA);
  const tracks = store.series(TRACKS_SCHEMA);
  const ship = { id: 'a', imo: 7, flag: 'NL', builtYear: 1, cargoes: ['oil'] };
  expectEqual('all ships', await ships.find({}, { limit: 9 }), [ship]);
  expectEqual('by cargo', await ships.find({ index: 'byCargo', is: ['oil'] }, { limit: 9 }), [
    ship,
  ]);
  const rows = [sampleRow(1, 3), sampleRow(1, 5, 0.1 + 0.2)];
  expectEqual('range', await collect(tracks.range(1, 0, 9)), rows);
  const arrivals = [];
  for await (const arrival of tracks.arrivals(0)) arrivals.push(arrival);
  expectEqual('arrivals', arrivals, [
    { sequence: 2, rows: [sampleRow(1, 3), sampleRow(1, 5, 9)], receivedMs: 1_500_000_000_123 },
  ]);
  expectEqual('counter', await store.counters('calls').get('a'), 4);
  expectEqual('blob', await store.blobs.read('s'), Uint8Array.of(1, 2));
  const page = await store.feed.read({ after: 1, reader: 'u', limit: 9 });
  expectEqual(
    'entries of the feed',
    [page.discarded, page.entries.map(({ body }) => body)],
    [1, [2, 3]],
  );
  const conflict = await store.write([ships.insert({ id: 'c', imo: 7 })]);
  expectEqual('a conflict', conflict, {
    ok: false,
    error: { kind: 'conflict', collection: 'ships', fields: ['imo'] },
  });
}

/** Rules for the content of a store that is opened again. */
export const durableRules: readonly DurableRule[] = [
  {
    name: '[L20] leases and their numbers outlive the process of their holder',
    check: async (reopen) => {
      const store = await reopen();
      const held = (await store.leases.acquire('slot-1', 'a', 3_600_000))!;
      const ended = (await store.leases.acquire('slot-2', 'a', 0))!;
      const again = await reopen();
      expectEqual('read', await again.leases.read('slot-1'), held);
      expectEqual('acquire', await again.leases.acquire('slot-1', 'b', 1), undefined);
      const next = (await again.leases.acquire('slot-2', 'b', 1))!;
      expectEqual('a greater number', next.fencingNumber > ended.fencingNumber, true);
      const written = await again.write([again.leases.fence(ended)]);
      expectEqual('write without the lease', written.ok, false);
      await again.close();
    },
  },
  {
    name: '[D1] writes before close are there',
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
    name: '[D2] writes before a kill of the process are there',
    check: async (reopen) => {
      await fill(await reopen());
      const again = await reopen();
      await expectFilled(again);
      await again.close();
    },
  },
  {
    name: '[D3] close waits for running writes',
    check: async (reopen) => {
      const store = await reopen();
      const ships = store.collection(SHIPS_SCHEMA);
      const writes = Array.from({ length: 50 }, (_, i) =>
        store.write([ships.insert({ id: `${i}` })]),
      );
      await Promise.all([...writes, store.close()]);
      const again = await reopen();
      expectEqual('count', await again.collection(SHIPS_SCHEMA).count({}), writes.length);
      await again.close();
    },
  },
  {
    name: '[D4] the sequence number does not decrease when all arrivals were discarded',
    check: async (reopen) => {
      const store = await reopen();
      const tracks = store.series(TRACKS_SCHEMA);
      await expectWritten(
        store,
        tracks.append([sampleRow(1, 1)]),
        tracks.append([]),
        tracks.discardArrivals(2),
      );
      await store.close();
      const again = await reopen();
      const tracksAgain = again.series(TRACKS_SCHEMA);
      expectEqual('last sequence', await tracksAgain.lastSequence(), 2);
      await expectWritten(again, tracksAgain.append([sampleRow(1, 2)]));
      expectEqual('last sequence after an append', await tracksAgain.lastSequence(), 3);
      await again.close();
    },
  },
  {
    name: '[D5] deleted rows, documents and blobs stay deleted',
    check: async (reopen) => {
      const store = await reopen();
      const tracks = store.series(TRACKS_SCHEMA);
      const ships = store.collection(SHIPS_SCHEMA);
      await expectWritten(store, tracks.append([1, 2, 3, 4].map((timeMs) => sampleRow(1, timeMs))));
      await expectWritten(
        store,
        ships.insert({ id: 'a', imo: 1 }),
        store.blobs.put('s', Uint8Array.of(1)),
      );
      await tracks.downsample(10, Infinity);
      await expectWritten(store, ships.remove('a'), store.blobs.remove('s'));
      const again = await reopen();
      const rows = await collect(again.series(TRACKS_SCHEMA).range(1, 0, 9));
      const left = [2, 3, 4].map((timeMs) => sampleRow(1, timeMs));
      expectEqual('range', rows, left);
      expectEqual('blob', await again.blobs.read('s'), undefined);
      await expectWritten(again, again.collection(SHIPS_SCHEMA).insert({ id: 'a', imo: 1 }));
      await again.close();
    },
  },
];
