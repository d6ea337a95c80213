import type { FieldValue } from '../collection.ts';
import { expectEqual } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { expectFound, SHIPS_SCHEMA, type ShipDocument } from './ships.ts';

const CARGOES: readonly ShipDocument[] = [
  { id: 'a', cargoes: ['oil', 'gas'], builtYear: 2000 },
  { id: 'b', cargoes: ['oil'], builtYear: 1990 },
  { id: 'c', cargoes: ['gas', 'gas', 7], builtYear: 1995 },
  { id: 'd', cargoes: [], builtYear: 1980 },
];

/** Rules for the documents in an index, and for uniqueness. */
export const indexRules: readonly StoreRule[] = [
  rule('[C40] a document is found by each value of an array, and once', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...CARGOES.map((ship) => ships.insert(ship)));
    const index = 'byCargo';
    await expectFound(ships, { index, is: ['oil'] }, ['b', 'a']);
    await expectFound(ships, { index, is: ['gas'] }, ['c', 'a']);
    await expectFound(ships, { index, is: [7] }, ['c']);
    await expectFound(ships, { index, is: ['gas'], from: 1996 }, ['a']);
    await expectFound(ships, { index, from: 'a', to: 'z' }, ['c', 'a', 'b']);
    await expectFound(ships, { index }, ['c', 'a', 'b']);
    await expectFound(ships, { index, also: { builtYear: { to: 1995 } } }, ['c', 'b']);
  }),

  rule('[C41] it is returned at the position of the first of its values', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...CARGOES.map((ship) => ships.insert(ship)));
    const pages = async (descending: boolean): Promise<string[]> => {
      const ids: string[] = [];
      for (let offset = 0; offset < 4; offset++) {
        const page = { descending, offset, limit: 1 };
        for (const ship of await ships.find({ index: 'byCargo', from: 'a' }, page))
          ids.push(ship.id);
      }
      return ids;
    };
    expectEqual('ascending', await pages(false), ['c', 'a', 'b']);
    expectEqual('descending', await pages(true), ['a', 'b', 'c']);
  }),

  rule('[C42] an array can be a later field of an index', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    const fleet: readonly ShipDocument[] = [
      { id: 'a', builtYear: 2000, mark: 1, cargoes: ['oil', 'gas'] },
      { id: 'b', builtYear: 2000, mark: 0, cargoes: ['oil', 'tea'] },
    ];
    await expectWritten(store, ...fleet.map((ship) => ships.insert(ship)));
    const index = 'byYear';
    await expectFound(ships, { index, is: [2000] }, ['b', 'a']);
    await expectFound(ships, { index, is: [2000, 1], from: 'gas', to: 'oil' }, ['a']);
    await expectFound(ships, { index, is: [2000, 0, 'tea'] }, ['b']);
    await expectFound(ships, { index, also: { mark: { from: 1 } } }, ['a']);
  }),

  rule(
    '[C43] a document without one of the fields, or with null, is not in the index',
    async (store) => {
      const ships = store.collection(SHIPS_SCHEMA);
      const fleet: readonly ShipDocument[] = [
        { id: 'a', flag: 'NL', builtYear: 1 },
        { id: 'b', flag: 'NL', builtYear: null },
        { id: 'c', flag: 'NL' },
        { id: 'd', flag: null, builtYear: 1, cargoes: null },
        { id: 'e', flag: '', builtYear: 0 },
      ];
      await expectWritten(store, ...fleet.map((ship) => ships.insert(ship)));
      await expectFound(ships, { index: 'byFlag' }, ['e', 'a']);
      await expectFound(ships, { index: 'byFlag', is: ['NL'] }, ['a']);
      await expectFound(ships, { index: 'byCargo' }, []);
      await expectFound(ships, {}, ['a', 'b', 'c', 'd', 'e']);
    },
  ),

  rule('[C44] a changed document moves in every index', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...CARGOES.map((ship) => ships.insert(ship)));
    const index = 'byCargo';
    await expectWritten(store, ships.put({ id: 'a', cargoes: ['tea'], builtYear: 2000 }));
    await expectFound(ships, { index }, ['c', 'b', 'a']);
    await ships.change('b', (ship) => ({
      document: { ...ship, cargoes: ['tea', 'oil'], builtYear: 2001 },
    }));
    await expectFound(ships, { index, is: ['tea'] }, ['a', 'b']);
    await expectFound(ships, { index, is: ['oil'] }, ['b']);
    await ships.change('b', (ship) => ({ document: { ...ship, cargoes: null } }));
    await expectWritten(store, ships.remove('c'));
    await expectFound(ships, { index }, ['a']);
    await ships.removeReturning('a');
    await expectFound(ships, { index }, []);
  }),

  rule('[C45] two documents with the values of a unique conflict', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ships.insert({ id: 'a', imo: 1, name: 'Ada', flag: 'NL' }));
    const conflict = (fields: readonly string[]) => ({
      ok: false,
      error: { kind: 'conflict', collection: 'ships', fields },
    });
    const sameImo = { id: 'b', imo: 1, name: 'Bo', flag: 'NL' };
    const sameName = { id: 'b', imo: 2, name: 'Ada', flag: 'NL' };
    expectEqual('insert', await store.write([ships.insert(sameImo)]), conflict(['imo']));
    expectEqual('put', await store.write([ships.put(sameImo)]), conflict(['imo']));
    expectEqual('insert', await store.write([ships.insert(sameName)]), conflict(['name', 'flag']));
    expectEqual('put', await store.write([ships.put(sameName)]), conflict(['name', 'flag']));
    await expectWritten(
      store,
      ships.put({ ...sameName, flag: 'PA' }),
      ships.put({ ...sameName, name: 'B' }),
    );
    await expectFound(ships, {}, ['a', 'b']);
  }),

  rule(
    '[C46] documents without one of the fields of a unique, or with null, never conflict',
    async (store) => {
      const ships = store.collection(SHIPS_SCHEMA);
      const fleet: readonly ShipDocument[] = [
        { id: 'a', imo: null, name: 'Ada' },
        { id: 'b', imo: null, name: 'Ada' },
        { id: 'c', name: 'Ada', flag: null },
        { id: 'd', name: 'Ada', flag: null },
        { id: 'e', name: null, flag: null },
        { id: 'f', name: null, flag: null },
      ];
      await expectWritten(store, ...fleet.map((ship) => ships.insert(ship)));
      await expectFound(ships, {}, ['a', 'b', 'c', 'd', 'e', 'f']);
    },
  ),

  rule(
    '[C47] a unique distinguishes numbers from texts, and the borders of values',
    async (store) => {
      const pairs = store.collection<{ id: number; one: FieldValue; two: FieldValue }>({
        name: 'pairs',
        key: 'id',
        unique: [['one', 'two']],
      });
      const values: readonly (readonly [FieldValue, FieldValue])[] = [
        [1, 2],
        ['1', 2],
        [1, '2'],
        ['1', '2'],
        ['ab', 'c'],
        ['a', 'bc'],
        ['a,b', 'c'],
        ['a', 'b,c'],
        ['', 'a'],
        ['a', ''],
        ['A', ''],
        ['é', ''],
        ['e\u0301', ''],
      ];
      await expectWritten(store, ...values.map(([one, two], id) => pairs.insert({ id, one, two })));
      for (const [one, two] of values) {
        const { ok } = await store.write([pairs.insert({ id: -1, one, two })]);
        expectEqual(`insert of ${JSON.stringify([one, two])} again`, ok, false);
      }
    },
  ),

  rule(
    '[C48] a value of a unique is free once its document changes, also in one write',
    async (store) => {
      const ships = store.collection(SHIPS_SCHEMA);
      await expectWritten(
        store,
        ships.insert({ id: 'a', imo: 1 }),
        ships.insert({ id: 'b', imo: 2 }),
      );
      await expectWritten(store, ships.put({ id: 'a', imo: 3 }), ships.put({ id: 'b', imo: 1 }));
      await expectWritten(store, ships.put({ id: 'a', imo: 3, flag: 'NL' }), ships.remove('b'));
      await expectWritten(
        store,
        ships.insert({ id: 'c', imo: 1 }),
        ships.insert({ id: 'd', imo: 2 }),
      );
      await ships.change('d', (ship) => ({ document: { ...ship, imo: null } }));
      await expectWritten(store, ships.insert({ id: 'e', imo: 2 }));
      await expectFound(ships, {}, ['a', 'c', 'd', 'e']);
    },
  ),
];
