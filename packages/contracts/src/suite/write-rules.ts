import type { Change, Store } from '../store.ts';
import { expectAlike } from './expect.ts';
import { gather, rule, type StoreRule, write } from './rule.ts';
import { expectFound, SHIPS } from './ships.ts';
import { TRACKS, trackRow } from './tracks.ts';

/** A change of each shape, to what `prepare` wrote. */
function changesOfAll(store: Store): readonly Change[] {
  const ships = store.collection(SHIPS);
  const tracks = store.series(TRACKS);
  return [
    ships.insert({ id: 'new', imo: 2, flag: 'NL', builtYear: 1, cargoes: ['oil', 'tea'] }),
    ships.put({ id: 'old', imo: 3, flag: 'PA', builtYear: 2 }),
    ships.remove('gone'),
    tracks.append([trackRow(1, 0), trackRow(1, 2), trackRow(2, 2)]),
    tracks.forgetArrivals(1),
    store.tallies('calls').add('a', 1),
    store.tallies('calls').add('b', 1),
    store.keep.put('state', Uint8Array.of(2)),
    store.keep.remove('gone'),
  ];
}

async function prepare(store: Store): Promise<void> {
  const ships = store.collection(SHIPS);
  await write(
    store,
    ships.insert({ id: 'old', imo: 1, flag: 'NL', builtYear: 1, cargoes: ['oil'] }),
    ships.insert({ id: 'gone', imo: 5 }),
    store.series(TRACKS).append([trackRow(1, 1)]),
    store.tallies('calls').add('a', 1),
    store.keep.put('state', Uint8Array.of(1)),
    store.keep.put('gone', Uint8Array.of(1)),
  );
}

/** All there is to see in a store. */
async function seen(store: Store): Promise<unknown> {
  const ships = store.collection(SHIPS);
  const tracks = store.series(TRACKS);
  const arrivals = [];
  for await (const arrival of tracks.arrivals(0)) arrivals.push(arrival);
  return {
    ships: await ships.find({}, { limit: 99 }),
    byFlag: await ships.find({ index: 'byFlag' }, { limit: 99 }),
    byCargo: await ships.find({ index: 'byCargo' }, { limit: 99 }),
    cargoes: await ships.count({ index: 'byCargo', is: ['oil'] }),
    rows: [await gather(tracks.range(1, 0, 99)), await gather(tracks.range(2, 0, 99))],
    keys: await tracks.keys(),
    latest: await tracks.latest([1, 2]),
    arrivals,
    lastSequence: await tracks.lastSequence(),
    tallies: await store.tallies('calls').list(''),
    kept: [...((await store.keep.read('state')) ?? [])],
    gone: (await store.keep.read('gone'))?.length ?? null,
  };
}

/** Several changes as one. */
export const writeRules: readonly StoreRule[] = [
  rule('[W1] a write of several changes does all of them', async (store) => {
    await prepare(store);
    await write(store, ...changesOfAll(store));
    await expectFound(store.collection(SHIPS), {}, ['new', 'old']);
    expectAlike('keys', await store.series(TRACKS).keys(), [1, 2]);
    expectAlike('tallies', await store.tallies('calls').list(''), [
      { name: 'a', count: 2 },
      { name: 'b', count: 1 },
    ]);
    expectAlike('kept', await store.keep.read('state'), Uint8Array.of(2));
    expectAlike('not kept', await store.keep.read('gone'), undefined);
  }),

  rule('[W2] a write of no changes is written', async (store) => {
    expectAlike('write', await store.write([]), { ok: true });
  }),

  rule('[W3] on a conflict nothing is done, wherever in the write it is', async (store) => {
    await prepare(store);
    const before = await seen(store);
    const ships = store.collection(SHIPS);
    const conflicts: readonly (readonly [Change, readonly string[]])[] = [
      [ships.insert({ id: 'old' }), ['id']],
      [ships.put({ id: 'other', imo: 1 }), ['imo']],
    ];
    const changes = changesOfAll(store).slice(3);
    for (const [conflict, fields] of conflicts) {
      for (let at = 0; at <= changes.length; at++) {
        const written = await store.write(changes.toSpliced(at, 0, conflict));
        const failure = { collection: 'ships', fields };
        expectAlike('write', written, { ok: false, failure });
        expectAlike(`what is there after a conflict at ${at}`, await seen(store), before);
      }
    }
    await write(store, ...changesOfAll(store));
  }),

  rule('[W4] changes of documents are undone too', async (store) => {
    await prepare(store);
    const before = await seen(store);
    const ships = store.collection(SHIPS);
    const others = store.collection<{ id: number }>({ name: 'others', key: 'id' });
    await write(store, others.insert({ id: 1 }));
    const written = await store.write([
      ...changesOfAll(store),
      ships.remove('old'),
      ships.insert({ id: 'old', imo: 1, cargoes: ['gas'], builtYear: 7 }),
      others.remove(1),
      others.insert({ id: 2 }),
      others.insert({ id: 2 }),
    ]);
    expectAlike('write', written, { ok: false, failure: { collection: 'others', fields: ['id'] } });
    expectAlike('what is there', await seen(store), before);
    expectAlike('others', await others.find({}, { limit: 9 }), [{ id: 1 }]);
    await write(store, ships.insert({ id: 'again', imo: 2 }));
  }),

  rule('[W5] changes of a write see those before them', async (store) => {
    const ships = store.collection(SHIPS);
    await write(
      store,
      ships.insert({ id: 'a', imo: 1 }),
      ships.remove('a'),
      ships.insert({ id: 'a' }),
    );
    const twice = await store.write([ships.insert({ id: 'b' }), ships.insert({ id: 'b' })]);
    expectAlike('a key twice', twice.ok, false);
    const early = await store.write([
      ships.put({ id: 'c', imo: 7 }),
      ships.put({ id: 'd', imo: 7 }),
      ships.remove('c'),
    ]);
    expectAlike('a unique before it is given up', early.ok, false);
    await write(
      store,
      ships.put({ id: 'c', imo: 7 }),
      ships.remove('c'),
      ships.put({ id: 'd', imo: 7 }),
    );
    await expectFound(ships, {}, ['a', 'd']);
  }),

  rule('[W6] of many who insert one key at the same time one succeeds', async (store) => {
    const ships = store.collection(SHIPS);
    const tallies = store.tallies('calls');
    const writes = Array.from({ length: 100 }, (_, i) =>
      store.write([tallies.add('written', 1), ships.insert({ id: 'a', builtYear: i })]),
    );
    const written = (await Promise.all(writes)).filter(({ ok }) => ok);
    expectAlike('how many succeeded', written.length, 1);
    expectAlike('tally of the same writes', await tallies.get('written'), 1);
  }),

  rule(
    '[W7] a collection, a series, tallies and a kept state of one name are apart',
    async (store) => {
      const documents = store.collection<{ id: number }>({ name: 'one', key: 'id' });
      const rows = store.series({ name: 'one', columns: ['x'] });
      const tallies = store.tallies('one');
      await write(store, documents.insert({ id: 1 }), rows.append([{ key: 2, timeMs: 3, x: 4 }]));
      await write(store, tallies.add('one', 4), store.keep.put('one', Uint8Array.of(5)));
      expectAlike('documents', await documents.find({}, { limit: 9 }), [{ id: 1 }]);
      expectAlike('rows', await rows.latest([2]), [{ key: 2, timeMs: 3, x: 4 }]);
      expectAlike('tallies', await tallies.list(''), [{ name: 'one', count: 4 }]);
      expectAlike('kept', await store.keep.read('one'), Uint8Array.of(5));
    },
  ),
];
