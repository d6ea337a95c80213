import { createRequire } from 'node:module';
import type { Series, Store } from '@roadstead/contracts';
import { connectPostgres, createPostgresStore } from '@roadstead/store-postgres';
import { type Column, EVERY_MS, FIXES, type Fix, fleet, START_MS } from './stored-fixes.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const URL = process.env['ROADSTEAD_POSTGRES_URL'];
const SCHEMA = 'bench_postgres';
const SHIPS = 3000;
const BATCH = 1000;
const IN_FLIGHT = 8;
const FIXES_COUNT = Number(process.env['BENCH_FIXES'] ?? 2_000_000);
const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 100_000);
/** A ship with a report every 10 seconds for a day, spread over all batches: the others have fewer where there are few fixes. */
const DAY_SHIP = SHIPS;
const DAY_FIXES = 8640;
const DAY_FIXES_A_BATCH = Math.ceil((DAY_FIXES * BATCH) / FIXES_COUNT);
const TARGETS = { ratio: 0.5, dayMs: 20, pageMs: 10 };

interface PgClient {
  connect(): Promise<void>;
  query(sql: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
  query(stream: NodeJS.WritableStream): NodeJS.WritableStream;
  end(): Promise<void>;
}

/** The driver of the store, for plain COPY as the baseline. */
const requireOfStore = createRequire(import.meta.resolve('@roadstead/store-postgres'));

/** Speed of storing and reading fixes and documents in PostgreSQL. */
export const bench: Bench = {
  question: 'How many fixes a second does the PostgreSQL store write, and how fast does it read?',
  async run(progress): Promise<readonly TableRow[]> {
    if (!URL) return [{ what: 'left out: ROADSTEAD_POSTGRES_URL names no server' }];
    const client = await connect(URL);
    try {
      await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
      await client.query(`CREATE SCHEMA ${SCHEMA}`);
      progress('plain COPY');
      const baseline = await copyPlainly(client);
      await client.query(`DROP SCHEMA ${SCHEMA} CASCADE`);
      progress('append');
      const store = await createPostgresStore({
        database: connectPostgres({ url: URL }),
        schema: SCHEMA,
      });
      const rows = [...(await storeAndFind(store, baseline, client))];
      progress('documents');
      rows.push(...(await findDocuments(store)));
      await store.close();
      return rows;
    } finally {
      await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
      await client.end();
    }
  },
};

async function connect(url: string): Promise<PgClient> {
  const { Client } = requireOfStore('pg') as { Client: new (url: string) => PgClient };
  const client = new Client(url);
  await client.connect();
  return client;
}

/** All rows by one COPY, as text, into a table without an index. @returns fixes a second, without their creation */
async function copyPlainly(client: PgClient): Promise<number> {
  const { from } = requireOfStore('pg-copy-streams') as {
    from: (sql: string) => NodeJS.WritableStream;
  };
  const columns = FIXES.columns.map((_, at) => `c${at} float8`).join(', ');
  await client.query(`CREATE TABLE ${SCHEMA}.plain (key int8, time_ms int8, ${columns})`);
  const next = fleet(SHIPS);
  let seconds = 0;
  for (let done = 0; done < FIXES_COUNT; done += 100 * BATCH) {
    const batches = Array.from({ length: 100 }, () => Array.from({ length: BATCH }, next));
    const start = performance.now();
    const stream = client.query(from(`COPY ${SCHEMA}.plain FROM STDIN`));
    const finished = new Promise((resolve, reject) => {
      stream.on('finish', resolve);
      stream.on('error', reject);
    });
    for (const rows of batches)
      if (!stream.write(textOf(rows)))
        await new Promise((resolve) => {
          stream.once('drain', resolve);
        });
    stream.end();
    await finished;
    seconds += (performance.now() - start) / 1000;
  }
  return FIXES_COUNT / seconds;
}

function textOf(rows: readonly Fix[]): string {
  return rows
    .map((row) => {
      const values = FIXES.columns.map((column) => row[column] ?? '\\N');
      return `${row.key}\t${row.timeMs}\t${values.join('\t')}\n`;
    })
    .join('');
}

async function storeAndFind(
  store: Store,
  baseline: number,
  client: PgClient,
): Promise<readonly TableRow[]> {
  const fixes = store.series(FIXES);
  const seconds = await append(store, fixes);
  const perSecond = FIXES_COUNT / seconds;
  const [size] = (
    await client.query(
      `SELECT sum(pg_total_relation_size(c.oid))::float8 AS bytes FROM pg_class c
       WHERE relkind = 'r' AND relnamespace = '${SCHEMA}'::regnamespace AND relname LIKE 'segments%'`,
    )
  ).rows;
  const days = await readDays(fixes);
  const start = performance.now();
  await fixes.latest(Array.from({ length: 1000 }, (_, i) => i * 3));
  const latestMs = performance.now() - start;
  return [
    { what: 'plain COPY, fixes/s', measured: baseline },
    {
      what: `append, fixes/s, ${IN_FLIGHT} batches of ${BATCH} in flight`,
      measured: perSecond,
      'of plain COPY': perSecond / baseline,
      target: TARGETS.ratio,
    },
    { what: 'bytes of the segments a fix', measured: Number(size!['bytes']) / FIXES_COUNT },
    {
      what: `a ship's day of ${DAY_FIXES} fixes out of ${FIXES_COUNT / 1e6} M, ms`,
      measured: quantile(days, 0.5),
      target: TARGETS.dayMs,
    },
    { what: '… the slowest of 100, ms', measured: quantile(days, 1) },
    { what: 'the latest fixes of 1 000 ships, ms', measured: latestMs },
  ];
}

/** @returns milliseconds for each of 100 reads of the day */
async function readDays(fixes: Series<Column>): Promise<readonly number[]> {
  const days: number[] = [];
  for (let time = 0; time < 100; time++) {
    const start = performance.now();
    let count = 0;
    const toMs = START_MS + (DAY_FIXES - 1) * EVERY_MS;
    for await (const rows of fixes.range(DAY_SHIP, START_MS, toMs)) count += rows.length;
    if (count !== DAY_FIXES) throw new Error(`${count} fixes of the day`);
    days.push(performance.now() - start);
  }
  return days;
}

/** @returns seconds, without the creation of the fixes */
async function append(store: Store, fixes: Series<Column>): Promise<number> {
  const next = fleet(SHIPS);
  const dayFix = fleet(1);
  let seconds = 0;
  let sequence = 0;
  let ofDay = 0;
  const nextOfDay = (): Fix => ({
    ...dayFix(),
    key: DAY_SHIP,
    timeMs: START_MS + EVERY_MS * ofDay++,
  });
  for (let done = 0; done < FIXES_COUNT / BATCH; done += 100) {
    const some = Array.from({ length: 100 }, () => [
      ...Array.from({ length: BATCH - DAY_FIXES_A_BATCH }, next),
      ...Array.from({ length: DAY_FIXES_A_BATCH }, nextOfDay),
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

async function findDocuments(store: Store): Promise<readonly TableRow[]> {
  const events = store.collection<{ id: string; ship: number; firedMs: number; text: string }>({
    name: 'events',
    key: 'id',
    indexes: { byTime: ['firedMs'], byShip: ['ship', 'firedMs'] },
  });
  const start = performance.now();
  for (let done = 0; done < DOCUMENTS; done += BATCH)
    await store.write(
      Array.from({ length: BATCH }, (_, i) => {
        const at = done + i;
        const firedMs = START_MS + ((at * 7919) % DOCUMENTS);
        return events.insert({
          id: `event-${at}`,
          ship: at % SHIPS,
          firedMs,
          text: 'x'.repeat(500),
        });
      }),
    );
  const perSecond = DOCUMENTS / ((performance.now() - start) / 1000);
  const pages: number[] = [];
  for (let at = 0; at < 100; at++) {
    const begin = performance.now();
    const find = at % 2 === 0 ? { index: 'byTime' } : { index: 'byShip', is: [at] };
    await events.find(find, { limit: 50, descending: true });
    pages.push(performance.now() - begin);
  }
  return [
    { what: 'documents/s with two indexes, 1 000 in a write', measured: perSecond },
    {
      what: `page 1 of ${DOCUMENTS / 1000} k documents by an index, ms`,
      measured: quantile(pages, 0.5),
      target: TARGETS.pageMs,
    },
    { what: '… the slowest of 100, ms', measured: quantile(pages, 1) },
  ];
}
