import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeriesRow } from '@roadstead/contracts';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore, StoreError } from './index.ts';
import { BATCH_COLLECTION, BATCH_SERIES, batchRows } from './testing/batches.ts';

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

const BATCH_COUNT = 40;

async function writeBatches(from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await writing.write([
      writing.series(BATCH_SERIES).append(batchRows(number)),
      writing.collection(BATCH_COLLECTION).insert({ number }),
    ]);
  }
}

async function rowsOf(store: SqliteStore): Promise<readonly SeriesRow<string>[]> {
  const series = store.series(BATCH_SERIES);
  const rows: SeriesRow<string>[] = [];
  for (const key of await series.keys()) {
    for await (const batch of series.range(key, -Infinity, Infinity)) rows.push(...batch);
  }
  return rows;
}

it('a read-only store is a snapshot, while another process writes and packs', async () => {
  await writeBatches(1, BATCH_COUNT);
  const before = await rowsOf(writing);
  const reading = await createSqliteStore({ path, mode: 'snapshot' });
  await writeBatches(BATCH_COUNT + 1, 3 * BATCH_COUNT);
  expect(await rowsOf(reading)).toEqual(before);
  expect(await reading.collection(BATCH_COLLECTION).count({})).toBe(BATCH_COUNT);
  await reading.close();
  const later = await createSqliteStore({ path, mode: 'snapshot' });
  expect(await rowsOf(later)).toEqual(await rowsOf(writing));
  await later.close();
});

it('a read-only store writes nothing', async () => {
  await writeBatches(1, 1);
  const reading = await createSqliteStore({ path, mode: 'snapshot' });
  const batches = reading.collection({ ...BATCH_COLLECTION, indexes: { other: ['number'] } });
  expect(await batches.count({ index: 'other', is: [1] })).toBe(1);
  expect(await reading.collection({ name: 'unheard-of', key: 'id' }).count({})).toBe(0);
  expect(await reading.series({ name: 'unheard-of', columns: ['x'] }).keys()).toEqual([]);
  expect(await reading.blobs.read('nothing')).toBeUndefined();
  expect(await reading.counters('calls').get('a')).toBe(0);
  for (const write of [
    async () => reading.write([]),
    async () => reading.write([batches.insert({ number: 2 })]),
    async () => batches.removeReturning(1),
    async () => reading.counters('calls').next('a'),
    async () => reading.series(BATCH_SERIES).downsample(Infinity, Infinity),
    async () => reading.write([reading.blobs.put('a', new Uint8Array(1))]),
  ]) {
    await expect(write()).rejects.toThrow(StoreError);
  }
  await reading.close();
  const tables = new Database(path).prepare('SELECT name FROM sqlite_schema').raw().all([]);
  expect(tables.flat()).toContain('documents batches');
  expect(tables.flat().join()).not.toContain('unheard-of');
});

it('a read-only store is not created', async () => {
  const missing = join(folder, 'none');
  await expect(createSqliteStore({ path: missing, mode: 'snapshot' })).rejects.toThrow(
    `The store ${missing} does not exist`,
  );
  expect(existsSync(missing)).toBe(false);
  expect(readdirSync(folder).some((name) => name.startsWith('none'))).toBe(false);
});

it('a read-only store backs up the present state, while another process writes', async () => {
  await writeBatches(1, 3);
  const reading = await createSqliteStore({ path, mode: 'snapshot' });
  await writeBatches(4, 6);
  await reading.backup(join(folder, 'copy'));
  await reading.close();
  const copy = await createSqliteStore({ path: join(folder, 'copy') });
  expect(await copy.collection(BATCH_COLLECTION).count({})).toBe(6);
  await copy.close();
});
