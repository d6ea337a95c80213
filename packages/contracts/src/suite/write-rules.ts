import type { Store } from '../store.ts';
import type { WriteOperation } from '../write-operation.ts';
import { expectEqual } from './expect.ts';
import { collect, expectWritten, rule, type StoreRule } from './rule.ts';
import { expectFound, SHIPS_SCHEMA } from './ships.ts';
import { sampleRow, TRACKS_SCHEMA } from './tracks.ts';

/** An operation on each part of a store, on the content that `prepare` writes. */
function operationsOfAllShapes(store: Store): readonly WriteOperation[] {
  const ships = store.collection(SHIPS_SCHEMA);
  const tracks = store.series(TRACKS_SCHEMA);
  return [
    ships.insert({ id: 'new', imo: 2, flag: 'NL', builtYear: 1, cargoes: ['oil', 'tea'] }),
    ships.put({ id: 'old', imo: 3, flag: 'PA', builtYear: 2 }),
    ships.remove('gone'),
    tracks.append([sampleRow(1, 0), sampleRow(1, 2), sampleRow(2, 2)]),
    tracks.discardArrivals(1),
    store.counters('calls').add('a', 1),
    store.counters('calls').add('b', 1),
    store.blobs.put('state', Uint8Array.of(2)),
    store.blobs.remove('gone'),
    store.feed.append([{ kind: 'k', readers: ['u'], body: 2 }]),
    store.feed.discard(1),
  ];
}

async function prepare(store: Store): Promise<void> {
  const ships = store.collection(SHIPS_SCHEMA);
  await expectWritten(
    store,
    ships.insert({ id: 'old', imo: 1, flag: 'NL', builtYear: 1, cargoes: ['oil'] }),
    ships.insert({ id: 'gone', imo: 5 }),
    store.series(TRACKS_SCHEMA).append([sampleRow(1, 1)]),
    store.counters('calls').add('a', 1),
    store.blobs.put('state', Uint8Array.of(1)),
    store.blobs.put('gone', Uint8Array.of(1)),
    store.feed.append([{ kind: 'k', readers: null, body: 1 }]),
  );
}

/** The whole observable content of a store. */
async function contentOf(store: Store): Promise<unknown> {
  const ships = store.collection(SHIPS_SCHEMA);
  const tracks = store.series(TRACKS_SCHEMA);
  const arrivals = [];
  for await (const arrival of tracks.arrivals(0)) arrivals.push(arrival);
  return {
    ships: await ships.find({}, { limit: 99 }),
    byFlag: await ships.find({ index: 'byFlag' }, { limit: 99 }),
    byCargo: await ships.find({ index: 'byCargo' }, { limit: 99 }),
    cargoes: await ships.count({ index: 'byCargo', is: ['oil'] }),
    rows: [await collect(tracks.range(1, 0, 99)), await collect(tracks.range(2, 0, 99))],
    keys: await tracks.keys(),
    latest: await tracks.latest([1, 2]),
    arrivals,
    lastSequence: await tracks.lastSequence(),
    counters: await store.counters('calls').list(''),
    blob: [...((await store.blobs.read('state')) ?? [])],
    feed: await store.feed.read({ after: 0, reader: 'u', limit: 9 }),
    gone: (await store.blobs.read('gone'))?.length ?? null,
  };
}

/** Rules for transactions. */
export const writeRules: readonly StoreRule[] = [
  rule('[W1] a write executes all its operations', async (store) => {
    await prepare(store);
    await expectWritten(store, ...operationsOfAllShapes(store));
    await expectFound(store.collection(SHIPS_SCHEMA), {}, ['new', 'old']);
    expectEqual('keys', await store.series(TRACKS_SCHEMA).keys(), [1, 2]);
    expectEqual('counters', await store.counters('calls').list(''), [
      { name: 'a', count: 2 },
      { name: 'b', count: 1 },
    ]);
    expectEqual('blob', await store.blobs.read('state'), Uint8Array.of(2));
    expectEqual('removed blob', await store.blobs.read('gone'), undefined);
  }),

  rule('[W2] a write of no operations succeeds', async (store) => {
    expectEqual('write', await store.write([]), { ok: true });
  }),

  rule('[W3] a conflict anywhere in a write prevents all of it', async (store) => {
    await prepare(store);
    const before = await contentOf(store);
    const ships = store.collection(SHIPS_SCHEMA);
    const conflicts: readonly (readonly [WriteOperation, readonly string[]])[] = [
      [ships.insert({ id: 'old' }), ['id']],
      [ships.put({ id: 'other', imo: 1 }), ['imo']],
    ];
    const operations = operationsOfAllShapes(store).slice(3);
    for (const [conflict, fields] of conflicts) {
      for (let at = 0; at <= operations.length; at++) {
        const written = await store.write(operations.toSpliced(at, 0, conflict));
        const error = { kind: 'conflict', collection: 'ships', fields };
        expectEqual('write', written, { ok: false, error });
        expectEqual(`content after a conflict at ${at}`, await contentOf(store), before);
      }
    }
    await expectWritten(store, ...operationsOfAllShapes(store));
  }),

  rule('[W4] a conflict undoes operations on documents', async (store) => {
    await prepare(store);
    const before = await contentOf(store);
    const ships = store.collection(SHIPS_SCHEMA);
    const others = store.collection<{ id: number }>({ name: 'others', key: 'id' });
    await expectWritten(store, others.insert({ id: 1 }));
    const written = await store.write([
      ...operationsOfAllShapes(store),
      ships.remove('old'),
      ships.insert({ id: 'old', imo: 1, cargoes: ['gas'], builtYear: 7 }),
      others.remove(1),
      others.insert({ id: 2 }),
      others.insert({ id: 2 }),
    ]);
    expectEqual('write', written, {
      ok: false,
      error: { kind: 'conflict', collection: 'others', fields: ['id'] },
    });
    expectEqual('content', await contentOf(store), before);
    expectEqual('others', await others.find({}, { limit: 9 }), [{ id: 1 }]);
    await expectWritten(store, ships.insert({ id: 'again', imo: 2 }));
  }),

  rule('[W5] an operation of a write sees those before it', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(
      store,
      ships.insert({ id: 'a', imo: 1 }),
      ships.remove('a'),
      ships.insert({ id: 'a' }),
    );
    const twice = await store.write([ships.insert({ id: 'b' }), ships.insert({ id: 'b' })]);
    expectEqual('a key twice', twice.ok, false);
    const early = await store.write([
      ships.put({ id: 'c', imo: 7 }),
      ships.put({ id: 'd', imo: 7 }),
      ships.remove('c'),
    ]);
    expectEqual('a unique value before its document is removed', early.ok, false);
    await expectWritten(
      store,
      ships.put({ id: 'c', imo: 7 }),
      ships.remove('c'),
      ships.put({ id: 'd', imo: 7 }),
    );
    await expectFound(ships, {}, ['a', 'd']);
  }),

  rule('[W6] one of many concurrent inserts of a key succeeds', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    const counters = store.counters('calls');
    const writes = Array.from({ length: 100 }, (_, i) =>
      store.write([counters.add('written', 1), ships.insert({ id: 'a', builtYear: i })]),
    );
    const written = (await Promise.all(writes)).filter(({ ok }) => ok);
    expectEqual('number of successes', written.length, 1);
    expectEqual('counter of the same writes', await counters.get('written'), 1);
  }),

  rule(
    '[W7] a collection, a series, counters and a blob of one name are independent',
    async (store) => {
      const documents = store.collection<{ id: number }>({ name: 'one', key: 'id' });
      const rows = store.series({ name: 'one', columns: ['x'] });
      const counters = store.counters('one');
      await expectWritten(
        store,
        documents.insert({ id: 1 }),
        rows.append([{ key: 2, timeMs: 3, x: 4 }]),
      );
      await expectWritten(store, counters.add('one', 4), store.blobs.put('one', Uint8Array.of(5)));
      expectEqual('documents', await documents.find({}, { limit: 9 }), [{ id: 1 }]);
      expectEqual('rows', await rows.latest([2]), [{ key: 2, timeMs: 3, x: 4 }]);
      expectEqual('counters', await counters.list(''), [{ name: 'one', count: 4 }]);
      expectEqual('blob', await store.blobs.read('one'), Uint8Array.of(5));
    },
  ),
];
