import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CopiedRows } from './copied-rows.ts';
import type { PostgresDatabase, PostgresSession, SqlRow, SqlValue } from './database.ts';

export interface PostgresServerOptions {
  /** `postgres://USER:PASSWORD@HOST:PORT/DATABASE`; what it lacks comes from libpq's variables, such as PGPASSWORD. */
  readonly url: string;
  /** Maximum number of connections, one more listens. Default: 10. */
  readonly connectionsMax?: number;
}

const INT8 = 20;
const FLOAT8 = 701;
const BYTEA = 17;
const CONNECT_MS_MAX = 10_000;
/** Idle time after which the system asks whether the other side of a connection is still there, such as the one that listens. */
const KEEP_ALIVE_MS = 10_000;
/** A process that stops in a transaction holds locks, for which the others wait. Between two statements of the store are milliseconds. */
const IDLE_MS_MAX = 5000;

const asText = (text: string): string => text;
const asBytes = pg.types.getTypeParser(BYTEA) as (text: string) => unknown;

const TYPES = {
  getTypeParser: (type: number) => {
    if (type === INT8 || type === FLOAT8) return Number;
    return type === BYTEA ? asBytes : asText;
  },
} as unknown as pg.CustomTypesConfig;

/** Connects to a PostgreSQL server with `pg`, on first use; connections that are lost are replaced. */
export function connectPostgres({
  url,
  connectionsMax = 10,
}: PostgresServerOptions): PostgresDatabase {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'roadstead',
    connectionTimeoutMillis: CONNECT_MS_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    idle_in_transaction_session_timeout: IDLE_MS_MAX,
    types: TYPES,
  };
  const pool = new pg.Pool({ ...config, max: connectionsMax });
  // The pool replaces a connection that is lost while idle.
  pool.on('error', () => undefined);
  // An error outside of a statement, such as that of a server that stops, reaches the next statement, too.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    connect: async (statementMsMax) => sessionOf(await pool.connect(), statementMsMax),

    async listen(channel, notified, lost): Promise<() => Promise<void>> {
      const client = new pg.Client(config);
      let isEnded = false;
      const end = (): void => {
        if (!isEnded) lost();
        isEnded = true;
      };
      client.on('error', end);
      client.on('end', end);
      client.on('notification', ({ payload = '' }) => notified(payload));
      await client.connect();
      await client.query({
        text: `LISTEN ${pg.escapeIdentifier(channel)}`,
        ...boundOf(CONNECT_MS_MAX),
      });
      return async () => {
        isEnded = true;
        await client.end();
      };
    },

    close: () => pool.end(),
  };
}

/** The bound of a statement, which `pg` has for each, and its types do not. */
function boundOf(statementMsMax: number): object {
  return { query_timeout: statementMsMax };
}

function sessionOf(client: pg.PoolClient, statementMsMax: number): PostgresSession {
  const bound = boundOf(statementMsMax);
  return {
    async query(text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
      const config = {
        text,
        values: [...values],
        rowMode: 'array' as const,
        types: TYPES,
        ...bound,
      };
      return (await client.query(config)).rows as SqlRow[];
    },

    copy: (table: string, bytes: Uint8Array) =>
      new Promise((resolve, reject) => {
        const statement = copyFrom(`COPY ${table} FROM STDIN (FORMAT binary)`);
        const stream = client.query(Object.assign(statement, bound));
        stream.on('error', reject);
        stream.on('finish', resolve);
        stream.end(bytes);
      }),

    copyOut: (query: string) =>
      new Promise((resolve, reject) => {
        const statement = new CopiedRows(
          `COPY (${query}) TO STDOUT (FORMAT binary)`,
          resolve,
          reject,
        );
        client.query(Object.assign(statement, bound));
      }),

    release: (isBroken: boolean) => client.release(isBroken),
  };
}
