import type { Series, Store } from '@roadstead/contracts';
import { type Column, EVERY_MS, FIXES, type Fix, fleet, START_MS } from '../stored-fixes.ts';
import { quantile, type TableRow } from '../write-report.ts';
import type { PgClient } from './plain-copy.ts';

const BATCH = 1000;
/** Batches that are created while the time stands still. */
const BATCHES_AT_ONCE = 100;
const IN_FLIGHT = 8;
const READS = 100;
const SHIPS_MIN = 3000;
const DAY_FIXES = 8640;
const DAY_MS = DAY_FIXES * EVERY_MS;
const TARGETS = { ratio: 0.5, dayMs: 20 };
/** A factor that visits all ships in an order without neighbours. */
const STRIDE = 2_654_435_761;

/** Fixes to store in a schema, and the rate of plain COPY with which they are compared. */
interface StoredFixes {
  readonly store: Store;
  readonly client: PgClient;
  readonly schema: string;
  readonly count: number;
  /** Fixes a second. */
  readonly copied: number;
  readonly progress: (text: string) => void;
}

/**
 * Appends fixes, and reads days of ships. Fleets are as large as a day of all fixes needs; in a small one a ship has a day, spread over all
 * batches, and the others have less. Closes the store.
 */
export async function measureFixes(options: StoredFixes): Promise<readonly TableRow[]> {
  const { store, client, schema, count, copied, progress } = options;
  const ships = Math.max(SHIPS_MIN, Math.ceil(count / DAY_FIXES));
  const fixes = store.series(FIXES);
  const appended = await append(options, fixes, ships);
  progress('packing');
  const start = performance.now();
  // Packs all rows, and deletes none.
  await fixes.downsample(Number.MIN_SAFE_INTEGER, 1);
  const packed = appended + (performance.now() - start) / 1000;
  const [size] = (
    await client.query(
      `SELECT sum(pg_total_relation_size(c.oid))::float8 AS bytes FROM pg_class c
       WHERE relkind = 'r' AND relnamespace = '${schema}'::regnamespace AND relname LIKE 'segments%'`,
    )
  ).rows;
  progress('days');
  const days = await readDays(fixes, () => ships);
  const isWorld = count / ships > 0.9 * DAY_FIXES;
  const others = isWorld ? await readDays(fixes, (at) => (at * STRIDE) % ships) : [];
  const before = performance.now();
  await fixes.latest(Array.from({ length: 1000 }, (_, at) => at * 3));
  const latestMs = performance.now() - before;
  await store.close();
  const dayRow = (what: string, values: readonly number[]): TableRow => ({
    what: `${what} out of ${count / 1e6} M, ms, median of ${READS}`,
    measured: quantile(values, 0.5),
    target: TARGETS.dayMs,
    p95: quantile(values, 0.95),
    most: quantile(values, 1),
  });
  return [
    { what: 'plain COPY, fixes/s', measured: copied },
    {
      what: `append, fixes/s, ${IN_FLIGHT} batches of ${BATCH} in flight`,
      measured: count / appended,
      'of plain COPY': count / appended / copied,
      target: TARGETS.ratio,
    },
    {
      what: '… until all are in segments',
      measured: count / packed,
      'of plain COPY': count / packed / copied,
      target: TARGETS.ratio,
    },
    { what: 'bytes of the segments a fix', measured: Number(size!['bytes']) / count },
    dayRow(`a ship's day of ${DAY_FIXES} fixes`, days),
    ...(isWorld ? [dayRow('… each of another ship', others)] : []),
    { what: 'the latest fixes of 1 000 ships, ms', measured: latestMs },
  ];
}

/** @returns milliseconds for each read of the day of a ship */
async function readDays(
  fixes: Series<Column>,
  shipOf: (read: number) => number,
): Promise<readonly number[]> {
  const days: number[] = [];
  for (let read = 0; read < READS; read++) {
    const start = performance.now();
    let count = 0;
    for await (const rows of fixes.range(shipOf(read), START_MS, START_MS + DAY_MS - 1))
      count += rows.length;
    if (count < 0.9 * DAY_FIXES) throw new Error(`${count} fixes of the day`);
    days.push(performance.now() - start);
  }
  return days;
}

/** @returns seconds, without the creation of the fixes */
async function append(
  { store, count, progress }: StoredFixes,
  fixes: Series<Column>,
  ships: number,
): Promise<number> {
  const next = fleet(ships);
  const dayFix = fleet(1);
  const dayFixesABatch = Math.ceil((DAY_FIXES * BATCH) / count);
  let seconds = 0;
  let sequence = 0;
  let ofDay = 0;
  const nextOfDay = (): Fix => ({
    ...dayFix(),
    key: ships,
    timeMs: START_MS + EVERY_MS * ofDay++,
  });
  for (let done = 0; done < count / BATCH; done += BATCHES_AT_ONCE) {
    progress(`append, ${(done * BATCH) / 1e6} M of ${count / 1e6} M`);
    const some = Array.from({ length: BATCHES_AT_ONCE }, () => [
      ...Array.from({ length: BATCH - dayFixesABatch }, next),
      ...Array.from({ length: dayFixesABatch }, nextOfDay),
    ]).reverse();
    const write = async (): Promise<void> => {
      for (let rows = some.pop(); rows; rows = some.pop())
        await store.write([fixes.append(rows), fixes.discardArrivals(sequence++)]);
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: IN_FLIGHT }, write));
    seconds += (performance.now() - start) / 1000;
  }
  return seconds;
}
