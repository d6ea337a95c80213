import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Series, SeriesRow } from '@roadstead/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore, StoreError } from './index.ts';
import { BATCH_COLLECTION, BATCH_KEYS, BATCH_SERIES, batchRows } from './testing/batches.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));

let folder = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('a store that another process has open cannot be opened until that process is killed', async () => {
  const path = join(folder, 'store');
  const writing = start(path);
  await writing.next();
  const second = createSqliteStore({ path });
  await expect(second).rejects.toThrow(StoreError);
  await expect(second).rejects.toThrow('is in use by another process');
  await kill();
  const store = await createSqliteStore({ path });
  await store.close();
});

it('after kill -9 every acknowledged write is complete, and every other write is complete or absent', async () => {
  const path = join(folder, 'store');
  for (const linesUntilKilled of [1, 7, 40, 173, 390]) {
    const acknowledged: number[] = [];
    const writing = start(path);
    while (acknowledged.length < linesUntilKilled) {
      acknowledged.push(Number((await writing.next()).value));
    }
    await kill();
    for (let line = await writing.next(); !line.done; line = await writing.next()) {
      acknowledged.push(Number(line.value));
    }
    await check(path, acknowledged);
  }
});

it('a follower reads each acknowledged write, while the writer is killed and started again', async () => {
  const path = join(folder, 'store');
  await (await createSqliteStore({ path })).close();
  const store = await createSqliteStore({ path, mode: 'follow' });
  const batches = store.collection(BATCH_COLLECTION);
  const tracks = store.series(BATCH_SERIES);
  for (const linesUntilKilled of [3, 60, 200, 350]) {
    const writing = start(path);
    for (let line = 0; line < linesUntilKilled; line++) {
      const acknowledged = Number((await writing.next()).value);
      const [newest] = await batches.find({}, { descending: true, limit: 1 });
      expect(newest!.number).toBeGreaterThanOrEqual(acknowledged);
      expect(await tracks.lastSequence()).toBeGreaterThanOrEqual(newest!.number);
      const key = acknowledged % BATCH_KEYS;
      const times = batchRows(acknowledged).flatMap((row) => (row.key === key ? row.timeMs : []));
      const [latest] = await tracks.latest([key]);
      expect(latest!.timeMs).toBeGreaterThanOrEqual(Math.max(...times));
    }
    await kill();
    let acknowledged = 0;
    for (let line = await writing.next(); !line.done; line = await writing.next())
      acknowledged = Number(line.value);
    expect(await batches.count({})).toBeGreaterThanOrEqual(acknowledged);
    await expectComplete(store);
  }
  await store.close();
});

async function check(path: string, acknowledged: readonly number[]): Promise<void> {
  const store = await createSqliteStore({ path });
  expect(await expectComplete(store)).toEqual(expect.arrayContaining([...acknowledged]));
  await store.close();
}

/** Expects each write to be complete or absent, and returns the numbers of those that are there. */
async function expectComplete(store: SqliteStore): Promise<readonly number[]> {
  const found = await store.collection(BATCH_COLLECTION).find({}, { limit: 1e6 });
  const numbers = found.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(await store.counters('batches').get('all')).toBe(numbers.length);
  const last = new Uint8Array(100_000).fill(numbers.at(-1)!);
  expect(Buffer.compare((await store.blobs.read('last'))!, last)).toBe(0);
  const tracks = store.series(BATCH_SERIES);
  expect(await tracks.lastSequence()).toBe(numbers.length);
  const expected = numbers.flatMap((number) => batchRows(number));
  for (let key = 0; key < BATCH_KEYS; key++) {
    const times = new Map(
      expected.filter((row) => row.key === key).map((row) => [row.timeMs, row] as const),
    );
    expect(await rowsOf(tracks, key)).toEqual(
      [...times.values()].sort((a, b) => a.timeMs - b.timeMs),
    );
  }
  return numbers;
}

async function rowsOf(
  tracks: Series<'x' | 'y'>,
  key: number,
): Promise<readonly SeriesRow<'x' | 'y'>[]> {
  const rows: SeriesRow<'x' | 'y'>[] = [];
  for await (const batch of tracks.range(key, -Infinity, Infinity)) rows.push(...batch);
  return rows;
}

function start(path: string): AsyncIterator<string> {
  const flags = ['--conditions=@roadstead/source', '--import', 'tsx'];
  const started = spawn(process.execPath, [...flags, SCRIPT, path], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return createInterface({ input: started.stdout })[Symbol.asyncIterator]();
}

async function kill(): Promise<void> {
  const exited = once(child!, 'exit');
  child!.kill('SIGKILL');
  expect(await exited).toEqual([null, 'SIGKILL']);
}
