import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { FIXES, fixesFrom, SHIPS, type WriterData, type WriterTimes } from './follower/fixes.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const FIXES_PER_SHIP = [20, 200];
const BATCH = 10_000;
const SECONDS = 20;
/** As often as the thread writes, so that most reads follow a write. */
const EVERY_MS = 20;
const READS_OF_ALL = 40;
/** Threads of Node 20 load TypeScript only after a call. */
const START = `
  import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
    register();
    return import(${JSON.stringify(new URL('./follower/write-fixes.ts', import.meta.url).href)});
  });`;

/** The cost of reads that see what another thread commits. */
export const bench: Bench = {
  question:
    'How long does a store that follows 5 000 fixes a second of another thread take to read the newest ones?',
  seed: null,
  async run(progress): Promise<readonly TableRow[]> {
    const rows: TableRow[] = [];
    for (const perShip of FIXES_PER_SHIP) {
      const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
      try {
        progress(`${perShip} fixes a ship`);
        rows.push(...(await follow(join(folder, 'store'), perShip)));
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    return rows;
  },
};

async function follow(path: string, perShip: number): Promise<readonly TableRow[]> {
  await fill(path, perShip);
  const workerData: WriterData = { path, stored: perShip * SHIPS };
  const worker = new Worker(START, { eval: true, workerData });
  await once(worker, 'message');
  const store = await createSqliteStore({ path, mode: 'follow' });
  const fixes = store.series(FIXES);
  const all = Array.from({ length: SHIPS }, (_, key) => key);
  const timed = async (keys: readonly number[]): Promise<number> => {
    const start = performance.now();
    await fixes.latest(keys);
    return performance.now() - start;
  };
  const firstMs = await timed(all);
  const [oneMs, allMs]: [number[], number[]] = [[], []];
  const reads = (SECONDS * 1000) / EVERY_MS;
  for (let read = 0; read < reads; read++) {
    oneMs.push(await timed([read % SHIPS]));
    if (read % (reads / READS_OF_ALL) === 0) {
      await setTimeout(EVERY_MS);
      allMs.push(await timed(all));
    }
    await setTimeout(EVERY_MS);
  }
  worker.postMessage('stop');
  const [writer] = (await once(worker, 'message')) as [WriterTimes];
  await store.close();
  return [
    ...compared(`one ship, of ${SHIPS} with ${perShip} fixes`, oneMs, writer.oneMs),
    ...compared(`all ${SHIPS} ships with ${perShip} fixes`, allMs, writer.allMs),
    { what: `the first read of all, with ${perShip} fixes`, 'follower, ms': firstMs },
  ];
}

async function fill(path: string, perShip: number): Promise<void> {
  const store = await createSqliteStore({ path, synchronous: 'normal' });
  const fixes = store.series(FIXES);
  for (let first = 0; first < perShip * SHIPS; first += BATCH)
    await store.write([
      fixes.append(fixesFrom(first, BATCH)),
      fixes.discardArrivals(await fixes.lastSequence()),
    ]);
  await store.close();
}

function compared(
  what: string,
  follower: readonly number[],
  writer: readonly number[],
): readonly TableRow[] {
  return [0.5, 0.95].map((part) => ({
    what: `${what}, ${part === 0.5 ? 'median' : '95th percentile'}`,
    'follower, ms': quantile(follower, part),
    'writer, ms': quantile(writer, part),
    ratio: quantile(follower, part) / quantile(writer, part),
  }));
}
