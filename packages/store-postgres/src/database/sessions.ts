import { StoreError } from '@roadstead/contracts';
import type { PostgresDatabase, SqlRow, SqlValue } from './database.ts';
import { storeErrorOf } from './store-error.ts';

/** A session that throws a StoreError for each error of the driver. */
export interface DatabaseSession {
  rows(sql: string, parameters?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  copy(table: string, bytes: Uint8Array): Promise<void>;
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
    return this.use((session) => session.rows(sql, parameters));
  }

  /** Runs a function with a session, also of a store that is closing. */
  async use<Result>(run: (session: DatabaseSession) => Promise<Result>): Promise<Result> {
    const session = await withStoreErrors(() => this.#database.connect());
    let isBroken = false;
    const withErrors = async <Value>(act: () => Promise<Value>): Promise<Value> => {
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
      });
    } finally {
      session.release(isBroken);
    }
  }

  /** Runs a function in a transaction of its own, which an error rolls back. */
  async transaction<Result>(run: (session: DatabaseSession) => Promise<Result>): Promise<Result> {
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
    });
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
