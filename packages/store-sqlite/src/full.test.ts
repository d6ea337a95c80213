import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeriesRow } from '@roadstead/contracts';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createSqliteStore,
  type SqliteDatabase,
  type SqliteStatement,
  StoreError,
} from './index.ts';

const TRACKS = { name: 'tracks', columns: ['x'] } as const;

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-full-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Connections whose file can be limited, as a disk limits it. */
class Limited extends Database {
  static last: Limited;

  constructor(at: string) {
    super(at);
    Limited.last = this;
  }
}

function limitPages(pages: number): void {
  Limited.last.prepare(`PRAGMA max_page_count = ${pages}`).get();
}

/** Random numbers need 8 bytes each. */
function rowsOf(key: number): readonly SeriesRow<'x'>[] {
  return Array.from({ length: 2000 }, (_, i) => ({ key, timeMs: i * 1000, x: Math.sin(key + i) }));
}

it('without room a write is an error with the reason, nothing of it is stored, and later ones do not overtake it', async () => {
  const store = await createSqliteStore({ path, Database: Limited });
  const tracks = store.series(TRACKS);
  const names = store.collection<{ id: number }>({ name: 'names', key: 'id' });
  await store.write([tracks.append(rowsOf(1)), names.put({ id: 1 })]);
  const pages = Limited.last.prepare('PRAGMA page_count').raw().get([]) as [number];
  limitPages(pages[0]);
  const writes = [2, 3].map((key) =>
    store.write([tracks.append(rowsOf(key)), names.put({ id: key })]),
  );
  // It would fit.
  writes.push(store.write([names.put({ id: 4 })]));
  for (const { status, ...rest } of await Promise.allSettled(writes)) {
    expect(status).toBe('rejected');
    expect((rest as PromiseRejectedResult).reason).toBeInstanceOf(StoreError);
    expect((rest as PromiseRejectedResult).reason).toMatchObject({
      reason: 'full',
      message: `There is no space left to write ${path}`,
    });
  }
  expect(await tracks.keys()).toEqual([1]);
  expect(await names.count({})).toBe(1);
  expect(await tracks.latest([1])).toHaveLength(1);
  limitPages(1e6);
  for (const key of [2, 3]) await store.write([tracks.append(rowsOf(key)), names.put({ id: key })]);
  expect(await tracks.keys()).toEqual([1, 2, 3]);
  expect(await tracks.lastSequence()).toBe(3);
  expect(await names.count({})).toBe(3);
  const damage: string[] = [];
  for await (const each of store.check()) damage.push(each);
  expect(damage).toEqual([]);
  await store.close();
});

/** Connections to a disk without room for the index of the WAL, and for any write. */
class NoRoom implements SqliteDatabase {
  static isFull = false;
  readonly #database: SqliteDatabase;
  #isExclusive = false;

  constructor(at: string) {
    this.#database = new Database(at) as unknown as SqliteDatabase;
  }

  exec(sql: string): void {
    if (sql.includes('locking_mode')) this.#isExclusive = sql.includes('EXCLUSIVE');
    const needsIndex = !this.#isExclusive && sql.includes('sqlite_schema');
    if (NoRoom.isFull && needsIndex) fail('SQLITE_IOERR_SHMSIZE');
    this.#database.exec(sql);
  }

  prepare(sql: string): SqliteStatement {
    if (NoRoom.isFull && /^(?:INSERT|UPDATE|REPLACE|DELETE)/.test(sql)) fail('SQLITE_FULL');
    return this.#database.prepare(sql);
  }

  close(): void {
    this.#database.close();
  }
}

function fail(code: string): never {
  throw Object.assign(new Error('disk'), { code });
}

it('a store opens on a full disk, reads, and writes and shares its file again when there is room', async () => {
  const schema = { name: 'names', key: 'id', indexes: { id: ['id'] } } as const;
  const filled = join(folder, 'filled');
  const before = await createSqliteStore({ path: filled });
  const tracks = before.series(TRACKS);
  await before.write([
    tracks.append(rowsOf(1)),
    before.collection<{ id: number }>(schema).put({ id: 1 }),
  ]);
  await before.close();
  // A file that this process has not had open: libsql closes a connection when its statements are collected.
  copyFileSync(filled, path);
  NoRoom.isFull = true;
  const store = await createSqliteStore({ path, Database: NoRoom });
  const names = store.collection<{ id: number }>(schema);
  expect(await names.get(1)).toEqual({ id: 1 });
  expect(await store.series(TRACKS).latest([1])).toHaveLength(1);
  const full = { reason: 'full', message: `There is no space left to write ${path}` };
  await expect(store.write([names.put({ id: 2 })])).rejects.toMatchObject(full);
  NoRoom.isFull = false;
  await store.write([names.put({ id: 2 })]);
  await store.write([names.put({ id: 3 })]);
  const reading = await createSqliteStore({ path, mode: 'snapshot' });
  expect(await reading.collection<{ id: number }>(schema).count({})).toBe(3);
  await reading.close();
  expect(await names.count({ index: 'id' })).toBe(3);
  await store.close();
});
