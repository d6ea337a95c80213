import type { FieldValue, Find } from '../collection.ts';
import { expectEqual, expectError } from './expect.ts';
import { expectWritten, rule, type StoreRule } from './rule.ts';
import { expectFound, NO_LIMIT, SHIPS_SCHEMA, type ShipDocument } from './ships.ts';
import { TEXTS } from './texts.ts';

const NUMBERS = [-1e300, -2, -1.5, 0, 5e-324, 0.1, 9, 10, 2 ** 53, 1e300];
const MARKS: readonly FieldValue[] = [...NUMBERS, ...TEXTS];

/** A key of two digits, so that keys sort in the order of their numbers. */
const idOf = (i: number): string => String(i).padStart(2, '0');

/** Ten ships of two flags, two built in each year from 2000 on. */
const FLEET: readonly ShipDocument[] = Array.from({ length: 10 }, (_, i) => ({
  id: idOf(i),
  flag: i % 2 === 0 ? 'NL' : 'PA',
  builtYear: 2000 + Math.floor(i / 2),
}));

/** Rules for the order and the bounds of queries. */
export const findRules: readonly StoreRule[] = [
  rule(
    '[C30] without an index documents are sorted by key: numbers, then texts by code unit',
    async (store) => {
      const marks = store.collection<{ mark: FieldValue }>({ name: 'marks', key: 'mark' });
      const keys = MARKS.filter((mark) => typeof mark === 'string' || Number.isSafeInteger(mark));
      await expectWritten(store, ...keys.toReversed().map((mark) => marks.insert({ mark })));
      const found = async (find: Find) =>
        (await marks.find(find, NO_LIMIT)).map(({ mark }) => mark);
      expectEqual('all', await found({}), keys);
      expectEqual('from 9 to 漢字', await found({ from: 9, to: '漢字' }), between(keys, 9, '漢字'));
      expectEqual('from 🚢', await found({ from: '🚢' }), between(keys, '🚢', '\uffff'));
      expectEqual('keys', await marks.findKeys({}, NO_LIMIT), keys);
      expectEqual('to 🚢🚢', await marks.count({ to: '🚢🚢' }), keys.indexOf('🚢🚢') + 1);
    },
  ),

  rule('[C31] an index sorts numbers by value, then texts by code unit', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    const fleet = MARKS.map((mark, i) => ({ id: idOf(i), mark }));
    await expectWritten(store, ...fleet.toReversed().map((ship) => ships.insert(ship)));
    const index = 'byMark';
    const ids = fleet.map(({ id }) => id);
    await expectFound(ships, { index }, ids);
    for (const [i, mark] of MARKS.entries()) {
      await expectFound(ships, { index, is: [mark] }, [idOf(i)]);
      await expectFound(ships, { index, from: mark }, ids.slice(i));
      await expectFound(ships, { index, to: mark }, ids.slice(0, i + 1));
      await expectFound(
        ships,
        { index, from: mark, to: MARKS[i + 1] ?? mark },
        ids.slice(i, i + 2),
      );
    }
  }),

  rule('[C32] documents with equal values are sorted by key', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    const fleet = ['c', 'a', 'd', 'b'].map((id) => ({ id, mark: 1 }));
    await expectWritten(store, ...fleet.map((ship) => ships.insert(ship)));
    await expectFound(ships, { index: 'byMark' }, ['a', 'b', 'c', 'd']);
  }),

  rule('[C33] is compares the first fields of an index, any number of them', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...FLEET.map((ship) => ships.insert(ship)));
    const index = 'byFlag';
    await expectFound(ships, { index }, [
      '00',
      '02',
      '04',
      '06',
      '08',
      '01',
      '03',
      '05',
      '07',
      '09',
    ]);
    await expectFound(ships, { index, is: [] }, [
      '00',
      '02',
      '04',
      '06',
      '08',
      '01',
      '03',
      '05',
      '07',
      '09',
    ]);
    await expectFound(ships, { index, is: ['PA'] }, ['01', '03', '05', '07', '09']);
    await expectFound(ships, { index, is: ['PA', 2002] }, ['05']);
    await expectFound(ships, { index, is: ['PA', '2002'] }, []);
    await expectFound(ships, { index, is: ['P'] }, []);
    await expectFound(ships, { index, is: [''] }, []);
  }),

  rule('[C34] from and to bound the next field inclusively', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...FLEET.map((ship) => ships.insert(ship)));
    const index = 'byFlag';
    await expectFound(ships, { index, is: ['NL'], from: 2001, to: 2003 }, ['02', '04', '06']);
    await expectFound(ships, { index, is: ['NL'], from: 2003 }, ['06', '08']);
    await expectFound(ships, { index, is: ['NL'], to: 2000 }, ['00']);
    await expectFound(ships, { index, is: ['NL'], from: 2000.5, to: 2000.6 }, []);
    await expectFound(ships, { index, is: ['NL'], from: 2003, to: 2001 }, []);
    await expectFound(ships, { index, is: ['NL'], from: 'a' }, []);
    await expectFound(ships, { index, from: 'O', to: 'PA' }, ['01', '03', '05', '07', '09']);
  }),

  rule('[C35] also bounds other fields of the index inclusively', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...FLEET.map((ship) => ships.insert(ship)));
    const index = 'byFlag';
    const years = { builtYear: { from: 2001, to: 2002 } };
    await expectFound(ships, { index, also: years }, ['02', '04', '03', '05']);
    await expectFound(ships, { index, from: 'P', also: years }, ['03', '05']);
    await expectFound(ships, { index, also: { builtYear: { from: 2004 } } }, ['08', '09']);
    await expectFound(ships, { index, also: { builtYear: { to: 2000 } } }, ['00', '01']);
    await expectFound(
      ships,
      { index, also: { builtYear: {} } },
      await idsOf(ships.find({ index }, NO_LIMIT)),
    );
    const page = { descending: true, offset: 1, limit: 2 };
    expectEqual('a page', await idsOf(ships.find({ index, also: years }, page)), ['03', '04']);
  }),

  rule('[C36] a page is a part of the result, from the end if descending', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...FLEET.map((ship) => ships.insert(ship)));
    for (const find of [{}, { index: 'byFlag', is: ['NL'], from: 2001 }]) {
      const all = await idsOf(ships.find(find, { limit: Number.MAX_SAFE_INTEGER }));
      for (const descending of [false, true]) {
        const ordered = descending ? all.toReversed() : all;
        for (const offset of [0, 1, 3, 4, 10, 11, 1000]) {
          for (const limit of [0, 1, 3, 100]) {
            const actual = await idsOf(ships.find(find, { descending, offset, limit }));
            const what = JSON.stringify({ ...find, descending, offset, limit });
            expectEqual(what, actual, ordered.slice(offset, offset + limit));
          }
        }
      }
    }
  }),

  rule('[C37] an unknown index or field, or too many values, is an Error', async (store) => {
    const ships = store.collection(SHIPS_SCHEMA);
    await expectWritten(store, ...FLEET.map((ship) => ships.insert(ship)));
    const finds: readonly Find[] = [
      { index: 'byLength' },
      { index: 'toString' },
      { index: 'builtYear' },
      { index: 'byFlag', is: ['NL', 2000, '00'] },
      { index: 'byFlag', is: ['NL', 2000], from: '00' },
      { index: 'byFlag', also: { mark: { from: 1 } } },
      { index: 'byFlag', also: { toString: { from: 1 } } },
      { also: { flag: { from: 'NL' } } },
    ];
    for (const find of finds) {
      await expectError(`find ${JSON.stringify(find)}`, () => ships.find(find, NO_LIMIT));
      await expectError(`count ${JSON.stringify(find)}`, () => ships.count(find));
    }
  }),

  rule('[C38] fields and indexes can have any name', async (store) => {
    const odd = store.collection<Record<'select' | "it's" | 'a."b"' | 'ä', FieldValue>>({
      name: 'order',
      key: 'ä',
      unique: [["it's"]],
      indexes: { 'group by': ['select', 'a."b"'], order: ['a."b"'] },
    });
    const one = { select: 1, "it's": 2, 'a."b"': 3, ä: 4 };
    await expectWritten(store, odd.insert(one), odd.insert({ ...one, "it's": 5, ä: 6 }));
    expectEqual('get', await odd.get(4), one);
    const found = await odd.find({ index: 'group by', is: [1, 3] }, { limit: 1 });
    expectEqual('find', found, [one]);
    expectEqual('count', await odd.count({ index: 'order', is: [3] }), 2);
    const again = await store.write([odd.insert({ ...one, ä: 7 })]);
    expectEqual('a conflict', again, {
      ok: false,
      error: { kind: 'conflict', collection: 'order', fields: ["it's"] },
    });
  }),
];

function between(keys: readonly FieldValue[], from: FieldValue, to: FieldValue): FieldValue[] {
  return keys.slice(keys.indexOf(from), keys.indexOf(to) + 1);
}

async function idsOf(found: Promise<readonly ShipDocument[]>): Promise<string[]> {
  return (await found).map(({ id }) => id);
}
