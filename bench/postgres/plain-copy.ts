import { createRequire } from 'node:module';
import { FIXES, type Fix, fleet } from '../stored-fixes.ts';

const SHIPS = 3000;
const BATCH = 1000;
const COPY_BATCHES = 100;

/** The part of a client of `pg` that the bench uses. */
export interface PgClient {
  connect(): Promise<void>;
  query(
    sql: string | { readonly name: string; readonly text: string; readonly values: unknown[] },
  ): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
  query(stream: NodeJS.WritableStream): NodeJS.WritableStream;
  end(): Promise<void>;
}

/** The driver of the store. */
const requireOfStore = createRequire(import.meta.resolve('@roadstead/store-postgres'));

export async function connectToPostgres(url: string): Promise<PgClient> {
  const { Client } = requireOfStore('pg') as { Client: new (url: string) => PgClient };
  const client = new Client(url);
  await client.connect();
  return client;
}

/**
 * Copies fixes as text into a table without an index, which it creates, with a COPY for each 100 batches.
 * @returns fixes a second, without their creation
 */
export async function copyPlainly(client: PgClient, table: string, count: number): Promise<number> {
  const { from } = requireOfStore('pg-copy-streams') as {
    from: (sql: string) => NodeJS.WritableStream;
  };
  const columns = FIXES.columns.map((_, at) => `c${at} float8`).join(', ');
  await client.query(`CREATE TABLE ${table} (key int8, time_ms int8, ${columns})`);
  const next = fleet(SHIPS);
  let seconds = 0;
  for (let done = 0; done < count; done += COPY_BATCHES * BATCH) {
    const batches = Array.from({ length: COPY_BATCHES }, () => Array.from({ length: BATCH }, next));
    const start = performance.now();
    const stream = client.query(from(`COPY ${table} FROM STDIN`));
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
  return count / seconds;
}

function textOf(rows: readonly Fix[]): string {
  return rows
    .map((row) => {
      const values = FIXES.columns.map((column) => row[column] ?? '\\N');
      return `${row.key}\t${row.timeMs}\t${values.join('\t')}\n`;
    })
    .join('');
}
