import { StoreError } from '@roadstead/contracts';
import type { PostgresDatabase, SqlRow, SqlValue } from './database.ts';
import { storeErrorOf } from './store-error.ts';

/** How long PostgreSQL may take for a read: each reads a page, or counts. */
const READ_MS_MAX = 30_000;
/** How long it may take for a statement of a write, which may wait for locks of others, or discard much. */
const WRITE_MS_MAX = 60_000;
/** How long a statement of a definition may take: it may wait until another process has filled an index. */
export const DEFINITION_MS_MAX = 3_600_000;

/** A session that throws a StoreError for each error of the driver. */
export interface DatabaseSession {
  rows(sql: string, parameters?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  copy(table: string, bytes: Uint8Array): Promise<void>;
  copyOut(query: string): Promise<Uint8Array>;
}

/** The sessions of an open store. */
export class DatabaseSessions {
  readonly #database: PostgresDatabase;
  #isOpen = true;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  assertOpen(): void {
    if (!this.#isOpen) throw new Error('The store is closed');
  }

  /** Every later `assertOpen` throws; sessions in use remain. */
  end(): void {
    this.assertOpen();
    this.#isOpen = false;
  }

  /** Executes one statement in a session of its own. */
  async rows(sql: string, parameters?: readonly SqlValue[]): Promise<readonly SqlRow[]> {
    this.assertOpen();
    return this.use((session) => session.rows(sql, parameters), READ_MS_MAX);
  }

  /** Copies the rows of a query in a session of its own. */
  async copyOut(query: string): Promise<Uint8Array> {
    this.assertOpen();
    return this.use((session) => session.copyOut(query), READ_MS_MAX);
  }

  /** Runs a function with a session, also of a store that is closing. @param statementMsMax how long each statement may last */
  async use<Result>(
    run: (session: DatabaseSession) => Promise<Result>,
    statementMsMax: number = WRITE_MS_MAX,
  ): Promise<Result> {
    const session = await withStoreErrors(() => this.#database.connect(statementMsMax));
    let isBroken = false;
    const withErrors = async <Value>(act: () => Promise<Value>): Promise<Value> => {
      // A ROLLBACK, too, would wait behind a statement that has no reply; the transaction ends with its connection.
      if (isBroken) throw new StoreError('The connection to PostgreSQL is lost', 'unreachable');
      try {
        return await withStoreErrors(act);
      } catch (error) {
        isBroken ||= (error as StoreError).reason === 'unreachable';
        throw error;
      }
    };
    try {
      return await run({
        rows: (sql, parameters) => withErrors(() => session.query(sql, parameters)),
        copy: (table, bytes) => withErrors(() => session.copy(table, bytes)),
        copyOut: (query) => withErrors(() => session.copyOut(query)),
      });
    } finally {
      session.release(isBroken);
    }
  }

  /** Runs a function in a transaction of its own, which an error rolls back. */
  async transaction<Result>(
    run: (session: DatabaseSession) => Promise<Result>,
    statementMsMax: number = WRITE_MS_MAX,
  ): Promise<Result> {
    return this.use(async (session) => {
      await session.rows('BEGIN');
      try {
        const result = await run(session);
        await session.rows('COMMIT');
        return result;
      } catch (error) {
        await rollBack(session);
        throw error;
      }
    }, statementMsMax);
  }

  listen: PostgresDatabase['listen'] = (...given) => this.#database.listen(...given);

  close(): Promise<void> {
    return this.#database.close();
  }
}

/** Ends a transaction that failed; a session whose connection is lost has ended it itself. */
export async function rollBack(session: DatabaseSession): Promise<void> {
  try {
    await session.rows('ROLLBACK');
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

async function withStoreErrors<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    throw storeErrorOf(error);
  }
}
