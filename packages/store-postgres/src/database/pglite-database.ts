import { Mutex } from '@roadstead/contracts';
import type { PostgresDatabase, PostgresSession, SqlRow, SqlValue } from './database.ts';

/** The part of a `PGlite` that the store uses. */
export interface PGliteDatabase {
  query<Row>(
    sql: string,
    parameters?: unknown[],
    options?: {
      readonly rowMode?: 'array';
      readonly parsers?: Record<number, (text: string) => unknown>;
      readonly blob?: Blob;
    },
  ): Promise<{ readonly rows: Row[]; readonly blob?: Blob | undefined }>;
  listen(
    channel: string,
    notified: (payload: string) => void,
  ): Promise<(...ignored: never[]) => Promise<void>>;
}

const PARSERS = { 20: Number, 114: (text: string) => text };

/** Sessions of each PGlite, whose only connection all stores share one after another. */
const mutexes = new WeakMap<PGliteDatabase, Mutex>();

/** Uses a PGlite, PostgreSQL in the process, as the database. It is not closed with the store. */
export function usePGlite(pglite: PGliteDatabase): PostgresDatabase {
  const mutex = mutexes.get(pglite) ?? new Mutex();
  mutexes.set(pglite, mutex);
  return {
    connect: () =>
      new Promise<PostgresSession>((resolve) => {
        void mutex.runExclusive(
          () => new Promise<void>((release) => resolve(sessionOf(pglite, release))),
        );
      }),
    listen: async (channel, notified) => {
      const unlisten = await pglite.listen(channel, notified);
      return () => unlisten();
    },
    close: async () => undefined,
  };
}

function sessionOf(pglite: PGliteDatabase, release: () => void): PostgresSession {
  return {
    async query(sql: string, parameters: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
      const options = { rowMode: 'array', parsers: PARSERS } as const;
      return (await pglite.query<SqlRow>(sql, [...parameters], options)).rows;
    },

    async copy(table: string, bytes: Uint8Array): Promise<void> {
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>]);
      await pglite.query(`COPY ${table} FROM '/dev/blob' (FORMAT binary)`, [], { blob });
    },

    async copyOut(query: string): Promise<Uint8Array> {
      const { blob } = await pglite.query(`COPY (${query}) TO '/dev/blob' (FORMAT binary)`);
      return new Uint8Array(await blob!.arrayBuffer());
    },

    release(): void {
      // A transaction that its user could not end would swallow those of the others.
      void pglite
        .query('ROLLBACK')
        .catch(() => undefined)
        .finally(release);
    },
  };
}
