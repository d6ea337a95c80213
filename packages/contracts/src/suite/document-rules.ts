import type { FieldValue } from '../collection.ts';
import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { NO_LIMIT, SHIPS_SCHEMA, type ShipDocument } from './ships.ts';
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

/** Rules for documents by key, one at a time and without an index. */
export const documentRules: readonly StoreRule[] = [
  rule('[C1] get returns an inserted document by its key only', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    expectEqual('get before', await ships.get('a'), undefined);
    await expectWritten(store, ships.insert({ id: 'a', builtYear: 1999 }));
    expectEqual('get', await ships.get('a'), { id: 'a', builtYear: 1999 });
    expectEqual('get of another', await ships.get('b'), undefined);
  }),

  rule('[C2] an operation that is prepared and not written does nothing', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    ships.insert({ id: 'a' });
    ships.put({ id: 'b' });
    expectEqual('count', await ships.count({}), 0);
  }),

  rule('[C3] numbers and texts of all kinds are distinct keys', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    await expectWritten(store, ...KEYS.map((key, i) => keyed.insert({ key, value: i })));
    for (const [i, key] of KEYS.entries())
      expectEqual(`get ${key}`, await keyed.get(key), { key, value: i });
    await expectWritten(store, keyed.remove(5));
    expectEqual("get 5 after it was removed, with '5' left", await keyed.get(5), undefined);
    expectEqual("get '5'", await keyed.get('5'), { key: '5', value: 2 });
  }),

  rule('[C4] documents are returned exactly', async (store) => {
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
    await expectWritten(store, ...documents.map((document) => keyed.insert(document)));
    for (const document of documents) expectEqual('get', await keyed.get(document.key), document);
    expectEqual('find', await keyed.find({}, NO_LIMIT), documents);
  }),

  rule('[C5] arguments and results are copies', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    const mine = { key: 1, value: { list: [1] } };
    const modify = (document: Keyed | undefined) =>
      (document!.value as { list: number[] }).list.push(9);
    const inserted = keyed.insert(mine);
    modify(mine);
    await expectWritten(store, inserted);
    modify(mine);
    modify(await keyed.get(1));
    modify((await keyed.find({}, NO_LIMIT))[0]);
    modify(await keyed.change(1, (document) => ({ document })));
    expectEqual('get', await keyed.get(1), { key: 1, value: { list: [1] } });
  }),

  rule('[C6] an insert conflicts with the document that has its key', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a', builtYear: 1 }));
    expectEqual('write', await store.write([ships.insert({ id: 'a', builtYear: 2 })]), {
      ok: false,
      error: { kind: 'conflict', collection: 'ships', fields: ['id'] },
    });
    expectEqual('get', await ships.get('a'), { id: 'a', builtYear: 1 });
  }),

  rule('[C7] put inserts or replaces the whole document', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.put({ id: 'a', builtYear: 1 }));
    await expectWritten(store, ships.put({ id: 'a', flag: 'NL' }), ships.put({ id: 'b' }));
    expectEqual('find', await ships.find({}, NO_LIMIT), [{ id: 'a', flag: 'NL' }, { id: 'b' }]);
  }),

  rule('[C8] remove removes, and ignores unknown keys', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a' }), ships.insert({ id: 'b' }));
    await expectWritten(store, ships.remove('a'), ships.remove('a'), ships.remove('none'));
    expectEqual('find', await ships.find({}, NO_LIMIT), [{ id: 'b' }]);
    await expectWritten(store, ships.insert({ id: 'a' }));
    expectEqual('count after it was inserted again', await ships.count({}), 2);
  }),

  rule('[C9] a document without a valid key is an Error', async (store) => {
    const keyed = store.collection<Keyed>(KEYED);
    for (const key of [undefined, null, true, [], ['a'], 0.5, Number.NaN, 'x'.repeat(201)]) {
      const document = { key: key as FieldValue, value: 1 };
      await expectError(`insert of key ${String(key)}`, () =>
        store.write([keyed.insert(document)]),
      );
      await expectError(`put of key ${String(key)}`, () => store.write([keyed.put(document)]));
    }
    expectEqual('count', await keyed.count({}), 0);
  }),

  rule('[C10] a collection accessed again has the same documents', async (store) => {
    const again = {
      ...SHIPS_SCHEMA,
      indexes: Object.fromEntries(Object.entries(SHIPS_SCHEMA.indexes!)),
    };
    await expectWritten(store, store.collection(SHIPS_SCHEMA).insert({ id: 'a' }));
    expectEqual('get', await store.collection<ShipDocument>(again).get('a'), { id: 'a' });
  }),

  rule('[C11] a collection accessed again with a different schema is an Error', async (store) => {
    store.collection(SHIPS_SCHEMA);
    const others = [
      { name: 'ships', key: 'id' },
      { ...SHIPS_SCHEMA, key: 'name' },
      { ...SHIPS_SCHEMA, unique: [['imo']] },
      { ...SHIPS_SCHEMA, indexes: { ...SHIPS_SCHEMA.indexes, byMark: ['mark', 'flag'] } },
      { ...SHIPS_SCHEMA, indexes: { ...SHIPS_SCHEMA.indexes, more: ['mark'] } },
    ] as const;
    for (const other of others)
      await expectError(`schema ${JSON.stringify(other)}`, () =>
        store.collection<ShipDocument>(other),
      );
  }),

  rule('[C12] an invalid schema is an Error', async (store) => {
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
      await expectError(`name ${name}`, () =>
        store.collection<ShipDocument>({ ...SHIPS_SCHEMA, name }),
      );
    const without = { name: 'without', key: 'id' } as const;
    await expectError('an index of no fields', () =>
      store.collection<ShipDocument>({ ...without, indexes: { none: [] } }),
    );
    await expectError('a unique of no fields', () =>
      store.collection<ShipDocument>({ ...without, unique: [[]] }),
    );
  }),
];
