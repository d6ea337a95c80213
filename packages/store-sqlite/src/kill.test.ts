import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Series, SeriesRow } from '@roadstead/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, StoreError } from './index.ts';
import { BATCHES, batchRows, KEYS, TRACKS } from './testing/batches.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('./testing/writing.ts', import.meta.url));

let folder = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-kill-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('while another process has the store open it cannot be opened; after kill -9 it can', async () => {
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

it('what was acknowledged is there after kill -9, and of every write all or nothing', async () => {
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

async function check(path: string, acknowledged: readonly number[]): Promise<void> {
  const store = await createSqliteStore({ path });
  const found = await store.collection(BATCHES).find({}, { limit: 1e6 });
  const there = found.map(({ number }) => number);
  expect(there).toEqual(expect.arrayContaining([...acknowledged]));
  expect(there).toEqual(there.map((_, i) => i + 1));
  expect(await store.tallies('batches').get('all')).toBe(there.length);
  const last = new Uint8Array(100_000).fill(there.at(-1)!);
  expect(Buffer.compare((await store.keep.read('last'))!, last)).toBe(0);
  const tracks = store.series(TRACKS);
  expect(await tracks.lastSequence()).toBe(there.length);
  const expected = there.flatMap((number) => batchRows(number));
  for (let key = 0; key < KEYS; key++) {
    const times = new Map(
      expected.filter((row) => row.key === key).map((row) => [row.timeMs, row] as const),
    );
    expect(await rowsOf(tracks, key)).toEqual(
      [...times.values()].sort((a, b) => a.timeMs - b.timeMs),
    );
  }
  await store.close();
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
