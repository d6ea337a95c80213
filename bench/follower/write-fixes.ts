/** Writes 5 000 fixes a second in a thread, and reads the newest ones after a write, until it is asked for the times. */
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { FIXES, fixesFrom, SHIPS, type WriterData, type WriterTimes } from './fixes.ts';

const BATCH = 100;
const EVERY_MS = 20;
/** Writes between two reads of all ships. */
const WRITES_PER_READ = 25;

const { path, stored } = workerData as WriterData;
const store = await createSqliteStore({ path });
const fixes = store.series(FIXES);
const all = Array.from({ length: SHIPS }, (_, key) => key);
const times = { oneMs: [] as number[], allMs: [] as number[] } satisfies WriterTimes;
let isRunning = true;
parentPort!.once('message', () => {
  isRunning = false;
});

async function timed(keys: readonly number[]): Promise<number> {
  const start = performance.now();
  await fixes.latest(keys);
  return performance.now() - start;
}

parentPort!.postMessage('opened');
const start = performance.now();
for (let write = 0; isRunning; write++) {
  await store.write([
    fixes.append(fixesFrom(stored + write * BATCH, BATCH)),
    fixes.discardArrivals(await fixes.lastSequence()),
  ]);
  times.oneMs.push(await timed([write % SHIPS]));
  if (write % WRITES_PER_READ === 0) times.allMs.push(await timed(all));
  await setTimeout(Math.max(0, start + (write + 1) * EVERY_MS - performance.now()));
}
await store.close();
parentPort!.postMessage(times);
