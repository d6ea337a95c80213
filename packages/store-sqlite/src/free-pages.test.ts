import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteDatabaseClass, type SqliteStore } from './index.ts';

const NAMES = { name: 'names', key: 'id' } as const;
const BLOB_BYTES = 24e6;
/** The pages that stay in the file. */
const RETAINED_BYTES = 256 * 16384;
/** Turns of the event loop after which nothing more happens. */
const TURNS_MAX = 500;

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-pages-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Connections that create files as earlier versions did. */
class Older extends Database {
  override exec(sql: string): this {
    return sql.includes('auto_vacuum') ? this : super.exec(sql);
  }
}

/** Writes some megabytes, and deletes them. */
async function fillAndDelete(store: SqliteStore): Promise<void> {
  await store.write([store.blobs.put('large', new Uint8Array(BLOB_BYTES).fill(7))]);
  await store.write([store.blobs.put('small', new Uint8Array(1e5).fill(8))]);
  await store.write([store.blobs.remove('large')]);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

async function damageOf(store: SqliteStore): Promise<readonly string[]> {
  const damage: string[] = [];
  for await (const each of store.check()) damage.push(each);
  return damage;
}

it('the pages of deleted data are returned in steps, between which others write', async () => {
  const store = await createSqliteStore({ path });
  const names = store.collection<{ id: number }>(NAMES);
  await fillAndDelete(store);
  const frees = [await store.readFreeBytes()];
  expect(frees[0]).toBeGreaterThan(BLOB_BYTES / 2);
  let writes = 0;
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    await turns(1);
    frees.push(await store.readFreeBytes());
    if (turn % 4 === 0) await store.write([names.put({ id: ++writes })]);
  }
  expect(new Set(frees).size).toBeGreaterThan(10);
  expect(frees.at(-1)).toBeLessThanOrEqual(RETAINED_BYTES);
  expect(await names.count({})).toBe(writes);
  expect(await store.blobs.read('small')).toEqual(new Uint8Array(1e5).fill(8));
  expect(await damageOf(store)).toEqual([]);
  await store.close();
  expect(statSync(path).size).toBeLessThan(2 * RETAINED_BYTES);
});

it('a store that closes returns no more pages', async () => {
  const store = await createSqliteStore({ path });
  await fillAndDelete(store);
  await store.close();
  expect(statSync(path).size).toBeGreaterThan(BLOB_BYTES / 2);
  const again = await createSqliteStore({ path });
  expect(await damageOf(again)).toEqual([]);
  await again.close();
});

it('a file of an earlier version keeps its pages, and its backup returns them', async () => {
  const Database = Older as unknown as SqliteDatabaseClass;
  const creating = await createSqliteStore({ path, Database });
  await creating.close();
  const older = await createSqliteStore({ path });
  await fillAndDelete(older);
  for (let turn = 0; turn < 100; turn++) await older.write([]);
  expect(await older.readFreeBytes()).toBeGreaterThan(BLOB_BYTES / 2);
  const copy = join(folder, 'copy');
  await older.backup(copy);
  await older.close();
  expect(statSync(copy).size).toBeLessThan(1e6);
  const store = await createSqliteStore({ path: copy });
  await fillAndDelete(store);
  await turns(TURNS_MAX);
  expect(await store.readFreeBytes()).toBeLessThanOrEqual(RETAINED_BYTES);
  await store.close();
});
