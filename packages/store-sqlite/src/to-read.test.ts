import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeriesRow } from '@roadstead/contracts';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore, StoreError } from './index.ts';
import { BATCHES, batchRows, TRACKS } from './testing/batches.ts';

let folder = '';
let path = '';
let writing: SqliteStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-read-'));
  path = join(folder, 'store');
  writing = await createSqliteStore({ path });
});
afterEach(async () => {
  await writing.close();
  rmSync(folder, { recursive: true });
});

const SEVERAL = 40;

async function writeBatches(from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await writing.write([
      writing.series(TRACKS).append(batchRows(number)),
      writing.collection(BATCHES).insert({ number }),
    ]);
  }
}

async function rowsOf(store: SqliteStore): Promise<readonly SeriesRow<string>[]> {
  const series = store.series(TRACKS);
  const rows: SeriesRow<string>[] = [];
  for (const key of await series.keys()) {
    for await (const batch of series.range(key, -Infinity, Infinity)) rows.push(...batch);
  }
  return rows;
}

it('is as it was when it was opened, while another writes and packs on', async () => {
  await writeBatches(1, SEVERAL);
  const before = await rowsOf(writing);
  const reading = await createSqliteStore({ path, isToRead: true });
  await writeBatches(SEVERAL + 1, 3 * SEVERAL);
  expect(await rowsOf(reading)).toEqual(before);
  expect(await reading.collection(BATCHES).count({})).toBe(SEVERAL);
  await reading.close();
  const later = await createSqliteStore({ path, isToRead: true });
  expect(await rowsOf(later)).toEqual(await rowsOf(writing));
  await later.close();
});

it('writes nothing, whatever it is asked for', async () => {
  await writeBatches(1, 1);
  const reading = await createSqliteStore({ path, isToRead: true });
  const batches = reading.collection({ ...BATCHES, indexes: { other: ['number'] } });
  expect(await batches.count({ index: 'other', is: [1] })).toBe(1);
  expect(await reading.collection({ name: 'unheard-of', key: 'id' }).count({})).toBe(0);
  expect(await reading.series({ name: 'unheard-of', columns: ['x'] }).keys()).toEqual([]);
  expect(await reading.keep.read('nothing')).toBeUndefined();
  expect(await reading.tallies('calls').get('a')).toBe(0);
  for (const write of [
    async () => reading.write([]),
    async () => batches.insert({ number: 2 }),
    async () => batches.take(1),
    async () => reading.tallies('calls').next('a'),
    async () => reading.series(TRACKS).thin(Infinity, Infinity),
    async () => reading.keep.put('a', new Uint8Array(1)),
  ]) {
    await expect(write()).rejects.toThrow(StoreError);
  }
  await reading.close();
  const tables = new Database(path).prepare('SELECT name FROM sqlite_schema').raw().all([]);
  expect(tables.flat()).toContain('documents batches');
  expect(tables.flat().join()).not.toContain('unheard-of');
});

it('makes no file where there is none', async () => {
  const none = join(folder, 'none');
  await expect(createSqliteStore({ path: none, isToRead: true })).rejects.toThrow(
    'There is no store',
  );
  expect(existsSync(none)).toBe(false);
  expect(readdirSync(folder).some((name) => name.startsWith('none'))).toBe(false);
});

it('is backed up as it is then, while another writes', async () => {
  await writeBatches(1, 3);
  const reading = await createSqliteStore({ path, isToRead: true });
  await writeBatches(4, 6);
  await reading.backup(join(folder, 'copy'));
  await reading.close();
  const copy = await createSqliteStore({ path: join(folder, 'copy') });
  expect(await copy.collection(BATCHES).count({})).toBe(6);
  await copy.close();
});
