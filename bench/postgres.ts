import type { CopyableStore } from '@roadstead/contracts';
import { createMemoryStore } from '@roadstead/contracts';
import { connectPostgres, createPostgresStore } from '@roadstead/store-postgres';
import { endWhenStopped } from './end-when-stopped.ts';
import { numberOf } from './environment.ts';
import { measureEventPages } from './postgres/event-pages.ts';
import { connectToPostgres, copyPlainly } from './postgres/plain-copy.ts';
import { measureFixes } from './postgres/stored-fixes.ts';
import { measureIngest } from './service/measure-ingest.ts';
import type { Bench, TableRow } from './write-report.ts';

const URL = process.env['ROADSTEAD_POSTGRES_URL'];
const SCHEMA = 'bench_postgres';
const FIXES_COUNT = numberOf('BENCH_FIXES', 2_000_000);
const EVENTS_COUNT = numberOf('BENCH_EVENTS', 20_000);
/** Fixes of the baseline, which is a rate, and of the service. */
const COPIED_COUNT = Math.min(FIXES_COUNT, 2_000_000);
const DETECTED_COUNT = Math.min(FIXES_COUNT, 1_000_000);
const DETECTED_TARGET = 60_000;

/** Speed of storing and reading fixes and events in PostgreSQL, by the store and by a service. */
export const bench: Bench = {
  question: 'How many fixes a second does the PostgreSQL store write, and how fast does it read?',
  seed: 7,
  async run(progress): Promise<readonly TableRow[]> {
    if (!URL) return [{ what: 'left out: ROADSTEAD_POSTGRES_URL names no server' }];
    const client = await connectToPostgres(URL);
    const drop = () => client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
    const withStore = async <Result>(
      measure: (store: CopyableStore) => Promise<Result>,
    ): Promise<Result> => {
      await drop();
      const database = connectPostgres({ url: URL });
      const store = await createPostgresStore({ database, schema: SCHEMA });
      return await measure(store);
    };
    return endWhenStopped(
      async () => {
        await drop();
        await client.query(`CREATE SCHEMA ${SCHEMA}`);
        progress('plain COPY');
        const copied = await copyPlainly(client, `${SCHEMA}.plain`, COPIED_COUNT);
        const rows = [
          ...(await withStore((store) =>
            measureFixes({ store, client, schema: SCHEMA, count: FIXES_COUNT, copied, progress }),
          )),
        ];
        progress('detection in memory');
        const memory = await measureIngest(createMemoryStore(), DETECTED_COUNT);
        progress('detection');
        const detected = await withStore((store) => measureIngest(store, DETECTED_COUNT));
        rows.push({
          what: 'a service with detection, fixes/s until durable',
          measured: detected.perSecond,
          'of in memory': detected.perSecond / memory.perSecond,
          target: DETECTED_TARGET,
          ...detected.more,
        });
        rows.push(
          ...(await withStore((store) => measureEventPages(store, EVENTS_COUNT, progress))),
        );
        return rows;
      },
      async () => {
        await drop();
        await client.end();
      },
    );
  },
};
