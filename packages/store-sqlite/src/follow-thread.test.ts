import { on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore } from './index.ts';
import { PAIR_COLLECTION, PAIR_SERIES, type PairsWork, pairOf } from './testing/pairs.ts';

const SCRIPT = new URL('./testing/write-pairs.ts', import.meta.url);
/** Threads of Node 20 load TypeScript only after a call. */
const START = `
  import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
    register();
    return import(${JSON.stringify(SCRIPT.href)});
  });`;
const PAIR_COUNT = 600;

let folder = '';
let worker: Worker | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-thread-'));
});
afterEach(async () => {
  await worker?.terminate();
  rmSync(folder, { recursive: true });
});

it('[L15] a read of a follower sees one state, with all that another thread was acknowledged before', async () => {
  const path = join(folder, 'store');
  await (await createSqliteStore({ path })).close();
  const store = await createSqliteStore({ path, mode: 'follow' });
  const pairs = store.collection(PAIR_COLLECTION);
  const tracks = store.series(PAIR_SERIES);
  const workerData: PairsWork = { path, count: PAIR_COUNT };
  const execArgv = ['--conditions=@roadstead/source'];
  worker = new Worker(START, { eval: true, workerData, execArgv });
  let acknowledged = 0;
  for await (const [number] of on(worker, 'message', { close: ['exit'] })) {
    acknowledged = number as number;
    const found = await pairs.find({ index: 'byNumber' }, { limit: 9 });
    const newest = found.at(-1)!.number;
    expect(newest).toBeGreaterThanOrEqual(acknowledged);
    const before = newest === 1 ? [] : pairOf(newest - 1);
    expect(found).toEqual([...before, ...pairOf(newest)]);
    const [one, other] = await tracks.latest([1, 2]);
    expect(one!.timeMs).toBeGreaterThanOrEqual(newest);
    expect(other).toEqual({ ...one, key: 2 });
  }
  expect(acknowledged).toBe(PAIR_COUNT);
  await store.close();
});
