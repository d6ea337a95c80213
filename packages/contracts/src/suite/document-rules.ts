import type { FieldValue } from '../collection.ts';
import { expectAlike, expectError } from './expect.ts';
import { rule, type StoreRule, write } from './rule.ts';
import { ALL, SHIPS, type Ship } from './ships.ts';
import { TEXTS } from './texts.ts';

interface Keyed {
  readonly key: FieldValue;
  readonly value: unknown;
}

const KEYED = { name: 'keyed', key: 'key' } as const;

const KEYS: readonly FieldValue[] = [
  0,
  5,
  '5',
  '05',
  '5.0',
  Number.MAX_SAFE_INTEGER,
  'x'.repeat(200),
  ...TEXTS,
];

/** Documents by their key, one at a time and without an index. */
export const documentRules: readonly StoreRule[] = [
  rule('[C1] an inserted document is there under its key, and no other', async (store) => {
    const ships = store.collection(SHIPS);
    expectAlike('get before', await ships.get('a'), undefined);
    await write(store, ships.insert({ id: 'a', builtYear: 1999 }));
    expectAlike('get', await ships.get('a'), { id: 'a', builtYear: 1999 });
    expectAlike('get of another', await ships.get('b'), undefined);
  }),

  rule('[C2] a change that was prepared and not written does nothing', async (store) => {
    const ships = store.collection(SHIPS);
    ships.insert({ id: 'a' });
    ships.put({ id: 'b' });
    expectAlike('count', await ships.count({}), 0);
  }),

  rule('[C3] numbers and texts of all kinds are keys, each its own', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    await write(store, ...KEYS.map((key, i) => keyed.insert({ key, value: i })));
    for (const [i, key] of KEYS.entries())
      expectAlike(`get ${key}`, await keyed.get(key), { key, value: i });
    await write(store, keyed.remove(5));
    expectAlike("get 5 after it was removed, with '5' left", await keyed.get(5), undefined);
    expectAlike("get '5'", await keyed.get('5'), { key: '5', value: 2 });
  }),

  rule('[C4] documents come back as they were', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    const values = [
      null,
      true,
      false,
      [],
      {},
      0.1 + 0.2,
      -1.5e-300,
      Number.MAX_VALUE,
      2 ** 53 + 2,
      ...TEXTS,
      { a: [1, [2, { b: null }]], 'odd "name"': { 'ä.b': TEXTS } },
    ];
    const documents = values.map((value, key) => ({ key, value }));
    await write(store, ...documents.map((document) => keyed.insert(document)));
    for (const document of documents) expectAlike('get', await keyed.get(document.key), document);
    expectAlike('find', await keyed.find({}, ALL), documents);
  }),

  rule('[C5] what is handed in and given out is a copy', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    const mine = { key: 1, value: { list: [1] } };
    const spoil = (document: Keyed | undefined) =>
      (document!.value as { list: number[] }).list.push(9);
    const inserted = keyed.insert(mine);
    spoil(mine);
    await write(store, inserted);
    spoil(mine);
    spoil(await keyed.get(1));
    spoil((await keyed.find({}, ALL))[0]);
    spoil(await keyed.update(1, (document) => document));
    expectAlike('get', await keyed.get(1), { key: 1, value: { list: [1] } });
  }),

  rule('[C6] an insert conflicts with the document that has its key', async (store) => {
    const ships = store.collection(SHIPS);
    await write(store, ships.insert({ id: 'a', builtYear: 1 }));
    expectAlike('write', await store.write([ships.insert({ id: 'a', builtYear: 2 })]), {
      ok: false,
      failure: { collection: 'ships', fields: ['id'] },
    });
    expectAlike('get', await ships.get('a'), { id: 'a', builtYear: 1 });
  }),

  rule('[C7] put inserts, or replaces the whole document', async (store) => {
    const ships = store.collection(SHIPS);
    await write(store, ships.put({ id: 'a', builtYear: 1 }));
    await write(store, ships.put({ id: 'a', flag: 'NL' }), ships.put({ id: 'b' }));
    expectAlike('find', await ships.find({}, ALL), [{ id: 'a', flag: 'NL' }, { id: 'b' }]);
  }),

  rule('[C8] remove removes, and does nothing where there is none', async (store) => {
    const ships = store.collection(SHIPS);
    await write(store, ships.insert({ id: 'a' }), ships.insert({ id: 'b' }));
    await write(store, ships.remove('a'), ships.remove('a'), ships.remove('none'));
    expectAlike('find', await ships.find({}, ALL), [{ id: 'b' }]);
    await write(store, ships.insert({ id: 'a' }));
    expectAlike('count after it was inserted again', await ships.count({}), 2);
  }),

  rule('[C9] a document without a fit key is an Error', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    for (const key of [undefined, null, true, [], ['a'], 0.5, Number.NaN, 'x'.repeat(201)]) {
      const document = { key: key as FieldValue, value: 1 };
      await expectError(`insert of key ${String(key)}`, () =>
        store.write([keyed.insert(document)]),
      );
      await expectError(`put of key ${String(key)}`, () => store.write([keyed.put(document)]));
    }
    expectAlike('count', await keyed.count({}), 0);
  }),

  rule('[C10] a collection asked for again has the same documents', async (store) => {
    const again = { ...SHIPS, indexes: Object.fromEntries(Object.entries(SHIPS.indexes!)) };
    await write(store, store.collection(SHIPS).insert({ id: 'a' }));
    expectAlike('get', await store.collection<Ship>(again).get('a'), { id: 'a' });
  }),

  rule('[C11] a collection asked for again with another plan is an Error', async (store) => {
    store.collection(SHIPS);
    const others = [
      { name: 'ships', key: 'id' },
      { ...SHIPS, key: 'name' },
      { ...SHIPS, unique: [['imo']] },
      { ...SHIPS, indexes: { ...SHIPS.indexes, byMark: ['mark', 'flag'] } },
      { ...SHIPS, indexes: { ...SHIPS.indexes, more: ['mark'] } },
    ] as const;
    for (const other of others)
      await expectError(`plan ${JSON.stringify(other)}`, () => store.collection<Ship>(other));
  }),

  rule('[C12] a plan that cannot be is an Error', async (store) => {
    for (const name of [
      '',
      'Ships',
      '1ships',
      '-ships',
      'my_ships',
      'my ships',
      'ships"',
      'schiffé',
    ])
      await expectError(`name ${name}`, () => store.collection<Ship>({ ...SHIPS, name }));
    const without = { name: 'without', key: 'id' } as const;
    await expectError('an index of no fields', () =>
      store.collection<Ship>({ ...without, indexes: { none: [] } }),
    );
    await expectError('a unique of no fields', () =>
      store.collection<Ship>({ ...without, unique: [[]] }),
    );
  }),
];
