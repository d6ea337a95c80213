import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOWNSAMPLED_ROWS_MIN, type Series, type SeriesRow } from '@roadstead/contracts';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore, StoreError } from './index.ts';

const SCHEMA = { name: 'tracks', columns: ['x'] } as const;
const KEY = 235_070_762;
const OTHER = 7;
/** Rows of a segment. */
const ROWS = 120;

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-damage-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

function rowsOf(key: number, from: number, to: number): readonly SeriesRow<'x'>[] {
  return Array.from({ length: to - from }, (_, i) => ({ key, timeMs: (from + i) * 1000, x: i }));
}

/** Runs SQL on the file of a closed store, as a fault of the disk would change it. */
function change(sql: string): number {
  const database = new Database(path);
  const { changes } = database.prepare(sql).run([]);
  database.close();
  return changes;
}

/** SQL that changes the last byte of a column. */
function changed(column: string): string {
  return `${column} = CAST(substr(${column}, 1, length(${column}) - 1) || X'5F' AS BLOB)`;
}

async function read(series: Series<'x'>, key: number, fromMs: number, toMs: number) {
  const rows: SeriesRow<'x'>[] = [];
  for await (const some of series.range(key, fromMs, toMs)) rows.push(...some);
  return rows;
}

/** A store with three segments of one key and one of another. */
async function writeSegments(): Promise<void> {
  const store = await createSqliteStore({ path });
  const tracks = store.series(SCHEMA);
  for (const [key, from] of [
    [KEY, 0],
    [KEY, ROWS],
    [KEY, 2 * ROWS],
    [OTHER, 0],
  ] as const) {
    await store.write([tracks.append(rowsOf(key, from, from + ROWS))]);
    await store.write([]);
  }
  await store.write([]);
  await store.close();
}

async function withStore(run: (store: SqliteStore) => Promise<void>): Promise<void> {
  const store = await createSqliteStore({ path });
  await run(store);
  await store.close();
}

it('a damaged segment is an error that names key and period, and other rows are read', async () => {
  await writeSegments();
  const second = `key = ${KEY} AND from_ms = ${ROWS * 1000}`;
  expect(change(`UPDATE "segment tracks" SET ${changed('rows')} WHERE ${second}`)).toBe(1);
  await withStore(async (store) => {
    const tracks = store.series(SCHEMA);
    const whole = read(tracks, KEY, -Infinity, Infinity);
    await expect(whole).rejects.toThrow(StoreError);
    await expect(whole).rejects.toThrow(
      `The rows of ${KEY} in tracks from 1970-01-01T00:02:00.000Z to 1970-01-01T00:03:59.000Z are damaged`,
    );
    expect(await read(tracks, KEY, 0, (ROWS - 1) * 1000)).toEqual(rowsOf(KEY, 0, ROWS));
    expect(await read(tracks, OTHER, 0, Infinity)).toEqual(rowsOf(OTHER, 0, ROWS));
  });
});

it('a segment whose period was changed is damaged', async () => {
  await writeSegments();
  change(`UPDATE "segment tracks" SET from_ms = 1000 WHERE key = ${OTHER}`);
  await withStore(async (store) => {
    await expect(read(store.series(SCHEMA), OTHER, 0, Infinity)).rejects.toThrow('are damaged');
  });
});

it('beside a damaged segment, rows are packed, late ones too, and others are downsampled', async () => {
  await writeSegments();
  change(`UPDATE "segment tracks" SET ${changed('rows')} WHERE key = ${KEY} AND from_ms > 0`);
  await withStore(async (store) => {
    const tracks = store.series(SCHEMA);
    const late = [{ key: KEY, timeMs: ROWS * 1000 + 500, x: 1 }];
    await store.write([tracks.append([...late, ...rowsOf(KEY, 3 * ROWS, 4 * ROWS)])]);
    for (let i = 0; i < 3; i++) await store.write([]);
    const fresh = await read(tracks, KEY, 3 * ROWS * 1000, Infinity);
    expect(fresh).toHaveLength(ROWS);
    expect(await tracks.downsample(Infinity, 60_000)).toBe(
      3 * (ROWS - 2) - 2 * DOWNSAMPLED_ROWS_MIN,
    );
    await expect(read(tracks, KEY, 0, Infinity)).rejects.toThrow('are damaged');
  });
});

it('a damaged batch of the log is named, and returned without rows; the others are read, and more are written', async () => {
  await withStore(async (store) => {
    const tracks = store.series(SCHEMA);
    for (const from of [0, 5, 10]) await store.write([tracks.append(rowsOf(KEY, from, from + 5))]);
  });
  change(`UPDATE "log tracks" SET ${changed('rows')} WHERE sequence = 2`);
  await withStore(async (store) => {
    const tracks = store.series(SCHEMA);
    expect(await tracks.damagedArrivals()).toEqual([2]);
    await store.write([tracks.append(rowsOf(KEY, 15, 3 * ROWS))]);
    await store.write([]);
    expect(await read(tracks, KEY, 0, Infinity)).toHaveLength(3 * ROWS - 5);
    const counts: number[] = [];
    for await (const { rows } of tracks.arrivals(0)) counts.push(rows.length);
    expect(counts).toEqual([5, 0, 5, 3 * ROWS - 15]);
  });
});

it.each(['bytes', 'crc32'])('a blob whose %s changed is an error', async (column) => {
  const large = new Uint8Array(5_000_000).fill(1);
  await withStore(async (store) => {
    await store.write([
      store.blobs.put('state', large),
      store.blobs.put('empty', new Uint8Array()),
    ]);
    await store.write([store.blobs.put('gone', large), store.blobs.remove('gone')]);
  });
  change(
    column === 'bytes'
      ? `UPDATE keep SET ${changed('bytes')} WHERE name = 'state' AND part = 1`
      : "UPDATE blob_crc SET crc32 = crc32 + 1 WHERE name = 'state'",
  );
  await withStore(async (store) => {
    await expect(store.blobs.read('state')).rejects.toThrow('The blob state is damaged');
    expect(await store.blobs.read('empty')).toEqual(new Uint8Array());
    expect(await store.blobs.read('gone')).toBeUndefined();
    await store.write([store.blobs.put('state', large)]);
    expect(await store.blobs.read('state')).toHaveLength(large.length);
  });
});

it('a missing part of a blob is an error', async () => {
  await withStore(async (store) => {
    await store.write([store.blobs.put('state', new Uint8Array(9_000_000))]);
  });
  change("DELETE FROM keep WHERE name = 'state' AND part = 1");
  await withStore(async (store) => {
    await expect(store.blobs.read('state')).rejects.toThrow('The blob state is damaged');
  });
});

it('a damaged document is an error that names it', async () => {
  await withStore(async (store) => {
    const ports = store.collection<{ id: string }>({ name: 'ports', key: 'id' });
    await store.write([ports.put({ id: 'GBPME' })]);
  });
  change(`UPDATE "documents ports" SET document = '{"id'`);
  await withStore(async (store) => {
    const ports = store.collection<{ id: string }>({ name: 'ports', key: 'id' });
    const reading = ports.get('GBPME');
    await expect(reading).rejects.toThrow(StoreError);
    await expect(reading).rejects.toThrow('The document GBPME of ports is damaged');
  });
});
