import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSchema } from '@roadstead/contracts';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore, StoreError } from '../index.ts';

interface Ship {
  readonly id: number;
  readonly flag: string;
  readonly builtYear: number;
  readonly cargoes: readonly string[];
}

const PLAIN: CollectionSchema<Ship> = { name: 'ships', key: 'id' };
const BY_FLAG = { byFlag: ['flag', 'builtYear'] } as const;
const BY_CARGO = { byCargo: ['cargoes'] } as const;

/** More documents than one batch of filling an index. */
const SHIPS: readonly Ship[] = Array.from({ length: 2500 }, (_, i) => ({
  id: i + 1,
  flag: i % 2 === 0 ? 'NL' : 'PA',
  builtYear: 1900 + i,
  cargoes: i % 3 === 0 ? ['oil', 'tea'] : ['tea'],
}));

let path = '';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-tables-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the file as another version of a program would. */
async function withStore(act: (store: SqliteStore) => Promise<void>): Promise<void> {
  const store = await createSqliteStore({ path, synchronous: 'normal' });
  try {
    await act(store);
  } finally {
    await store.close();
  }
}

async function fill(schema: CollectionSchema<Ship>): Promise<void> {
  await withStore(async (store) => {
    const ships = store.collection(schema);
    await store.write(SHIPS.map((ship) => ships.insert(ship)));
  });
}

function tables(): readonly string[] {
  const database = new Database(path);
  const sql =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '% ships%' ORDER BY 1";
  const names = database.prepare(sql).all([]) as readonly { readonly name: string }[];
  database.close();
  return names.map(({ name }) => name);
}

it('a new index and a new unique of a schema are filled, also from arrays', async () => {
  await fill(PLAIN);
  await withStore(async (store) => {
    const indexes = { ...BY_FLAG, ...BY_CARGO };
    const ships = store.collection<Ship>({ ...PLAIN, indexes, unique: [['builtYear']] });
    const find = { index: 'byFlag', is: ['PA'] };
    expect(await ships.count(find)).toBe(1250);
    expect(await ships.find(find, { limit: 2 })).toEqual([SHIPS[1], SHIPS[3]]);
    expect(await ships.count({ index: 'byCargo' })).toBe(2500);
    expect(await ships.count({ index: 'byCargo', is: ['oil'] })).toBe(834);
    const page = { offset: 2400, limit: 1000 };
    expect(await ships.find({ index: 'byCargo' }, page)).toHaveLength(100);
    const written = await store.write([ships.insert({ ...SHIPS[0]!, id: 9999 })]);
    expect(written.ok).toBe(false);
  });
});

it('an index that a schema no longer has is dropped, and filled when it returns', async () => {
  const schema = { ...PLAIN, indexes: BY_FLAG };
  await fill(schema);
  expect(tables()).toEqual(['documents ships', 'index ships 1']);
  await withStore(async (store) => {
    const ships = store.collection(PLAIN);
    await store.write([ships.remove(1), ships.put({ ...SHIPS[2]!, flag: 'PA' })]);
  });
  expect(tables()).toEqual(['documents ships']);
  await withStore(async (store) => {
    expect(await store.collection(schema).count({ index: 'byFlag', is: ['NL'] })).toBe(1248);
  });
  expect(tables()).toEqual(['documents ships', 'index ships 2']);
});

it('a renamed index remains', async () => {
  await fill({ ...PLAIN, indexes: BY_FLAG });
  await withStore(async (store) => {
    const ships = store.collection<Ship>({ ...PLAIN, indexes: { flags: BY_FLAG.byFlag } });
    expect(await ships.count({ index: 'flags', is: ['NL'] })).toBe(1250);
  });
  expect(tables()).toEqual(['documents ships', 'index ships 1']);
});

it('a unique that stored documents violate is rejected, and changes nothing', async () => {
  await fill(PLAIN);
  await withStore(async (store) => {
    const collection = () => store.collection<Ship>({ ...PLAIN, unique: [['flag']] });
    expect(collection).toThrow(StoreError);
    expect(collection).toThrow('Documents of ships in the store have the same flag');
    expect(await store.collection(PLAIN).count({})).toBe(2500);
  });
  expect(tables()).toEqual(['documents ships']);
});

it('another key is rejected', async () => {
  await fill(PLAIN);
  await withStore(async (store) => {
    const collection = () => store.collection<Ship>({ ...PLAIN, key: 'flag' });
    expect(collection).toThrow('The collection ships has the key id in the store');
  });
});

it('counting reads the index only', async () => {
  await fill({ ...PLAIN, indexes: BY_FLAG });
  const database = new Database(path);
  const sql = 'EXPLAIN QUERY PLAN SELECT count(*) FROM "index ships 1" WHERE v0 = ? AND v1 >= ?';
  const [step] = database.prepare(sql).all(['NL', 2000]) as [{ readonly detail: string }];
  expect(step.detail).toMatch(/^SEARCH index ships 1 USING PRIMARY KEY/);
  database.close();
});
