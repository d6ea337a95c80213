import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Series } from '@roadstead/contracts';
import {
  createSqliteStore,
  type SqliteDatabaseClass,
  type SqliteStore,
} from '@roadstead/store-sqlite';
import { seededRandom } from './random.ts';
import { type Column, EVERY_MS, FIXES, type Fix, fleet, START_MS } from './stored-fixes.ts';
import { type Bench, quantile, secondsOf, type TableRow } from './write-report.ts';

const SHIPS = 3000;
const MANY_SHIPS = 300_000;
const BATCH = 1000;
const IN_FLIGHT = 8;
const ROWS = 2_000_000;
const BASELINE_ROWS = 300_000;
const LATE_ROWS = 200_000;
const DAY_MS = 86_400_000;
const TARGETS = { bytes: 40, dayMs: 10 };

/** The driver's own SQLite, for the obvious table as a baseline. */
const Database = createRequire(import.meta.resolve('@roadstead/store-sqlite'))(
  'libsql',
) as SqliteDatabaseClass;

/** Speed of storing and reading fixes, and their size. */
export const bench: Bench = {
  question: 'How many fixes a second does the SQLite store write, and how fast does it read them?',
  seed: 7,
  async run(progress): Promise<readonly TableRow[]> {
    const rows: TableRow[] = [];
    for (const synchronous of ['full', 'normal'] as const) {
      progress(`one row a fix, ${synchronous}`);
      const baseline = await inFolder(async (folder) => plainRowsPerSecond(folder, synchronous));
      progress(`packed, ${synchronous}`);
      rows.push(...(await inFolder((folder) => storeAndFind(folder, synchronous, baseline))));
    }
    progress('many ships');
    rows.push(...(await inFolder(manyShips)));
    return rows;
  },
};

async function storeAndFind(
  folder: string,
  synchronous: 'full' | 'normal',
  baseline: number,
): Promise<readonly TableRow[]> {
  const path = join(folder, 'store');
  const store = await createSqliteStore({ path, synchronous });
  const fixes = store.series(FIXES);
  const seconds = await append(store, fixes, fleet(SHIPS), ROWS / BATCH);
  const perSecond = ROWS / seconds;
  const stored = {
    what: `fixes/s stored, ${IN_FLIGHT} batches of ${BATCH} in flight, ${synchronous}`,
    measured: perSecond,
    'of one row a fix': perSecond / baseline,
  };
  if (synchronous === 'normal') {
    await store.close();
    return [stored];
  }
  const found = await find(fixes);
  const again = await append(store, fixes, fleet(SHIPS), ROWS / BATCH / 4);
  const late = await append(store, fixes, lateFixes(), LATE_ROWS / BATCH);
  await store.close();
  const reopened = await reopen(path);
  const fixesStored = ROWS + LATE_ROWS;
  return [
    stored,
    { what: 'repeated fixes/s, in order', measured: ROWS / 4 / again },
    { what: 'late fixes/s, spread over all stored ones', measured: LATE_ROWS / late },
    {
      what: 'bytes of the file a fix',
      measured: statSync(path).size / fixesStored,
      target: TARGETS.bytes,
    },
    ...found,
    { what: 'opening, ms', measured: reopened },
  ];
}

async function find(fixes: Series<Column>): Promise<readonly TableRow[]> {
  const days: number[] = [];
  for (let key = 0; key < 100; key++) {
    const start = performance.now();
    let count = 0;
    for await (const rows of fixes.range(key * 29, START_MS, START_MS + DAY_MS))
      count += rows.length;
    days.push((performance.now() - start) / count);
  }
  const keys = Array.from({ length: 1000 }, (_, i) => i * 3);
  const start = performance.now();
  await fixes.latest(keys);
  const latestMs = performance.now() - start;
  const dayOfFixes = DAY_MS / EVERY_MS;
  return [
    {
      what: "a ship's day of 8 640 fixes, ms",
      measured: quantile(days, 0.5) * dayOfFixes,
      target: TARGETS.dayMs,
    },
    { what: 'the latest fixes of 1 000 ships, ms', measured: latestMs },
  ];
}

async function reopen(path: string): Promise<number> {
  const start = performance.now();
  const store = await createSqliteStore({ path });
  store.series(FIXES);
  const ms = performance.now() - start;
  await store.close();
  return ms;
}

/** A number of ships for which few have enough fixes for a segment before packing. */
async function manyShips(folder: string): Promise<readonly TableRow[]> {
  const path = join(folder, 'store');
  const store = await createSqliteStore({ path });
  const fixes = store.series(FIXES);
  const count = ROWS * 2;
  const seconds = await append(store, fixes, fleet(MANY_SHIPS), count / BATCH);
  const start = performance.now();
  await fixes.latest(Array.from({ length: 1000 }, (_, i) => i * 299));
  const latestMs = performance.now() - start;
  await store.close();
  return [
    { what: 'fixes/s stored, of 300 000 ships', measured: count / seconds },
    { what: '… the latest fixes of 1 000 of them, ms', measured: latestMs },
    { what: '… bytes of the file a fix', measured: statSync(path).size / count },
  ];
}

/** @returns seconds, without the creation of the fixes */
async function append(
  store: SqliteStore,
  fixes: Series<Column>,
  next: () => Fix,
  batches: number,
): Promise<number> {
  let seconds = 0;
  let sequence = await fixes.lastSequence();
  for (let done = 0; done < batches; ) {
    const some = Array.from({ length: Math.min(100, batches - done) }, () =>
      Array.from({ length: BATCH }, next),
    );
    done += some.length;
    const write = async (): Promise<void> => {
      for (let rows = some.pop(); rows; rows = some.pop()) {
        await store.write([fixes.append(rows), fixes.discardArrivals(sequence++)]);
      }
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: IN_FLIGHT }, write));
    seconds += (performance.now() - start) / 1000;
  }
  return seconds;
}

/** One row per fix and a transaction per batch, in a table with the ship and the time as its key. */
function plainRowsPerSecond(folder: string, synchronous: string): number {
  const database = new Database(join(folder, 'plain'));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`);
  database.exec(`
    CREATE TABLE fix (key INTEGER, time INTEGER, ${FIXES.columns.join(', ')}, PRIMARY KEY (key, time))
    WITHOUT ROWID
  `);
  const insertion = database.prepare(
    'INSERT OR IGNORE INTO fix VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const next = fleet(SHIPS);
  let seconds = 0;
  for (let done = 0; done < BASELINE_ROWS; done += BATCH) {
    const rows = Array.from({ length: BATCH }, next);
    seconds += secondsOf(() => {
      database.exec('BEGIN');
      for (const row of rows)
        insertion.run([row.key, row.timeMs, ...FIXES.columns.map((column) => row[column])]);
      database.exec('COMMIT');
    });
  }
  database.close();
  return BASELINE_ROWS / seconds;
}

/** Late fixes: of any ship, at any time of the stored ones. */
function lateFixes(): () => Fix {
  const next = fleet(SHIPS);
  const random = seededRandom(11);
  const slots = ROWS / SHIPS;
  return () => {
    const late = Math.floor(random() * slots) * EVERY_MS + 5000 + Math.floor(random() * 1000);
    return { ...next(), timeMs: START_MS + late };
  };
}

async function inFolder<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
