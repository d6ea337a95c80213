import type { SqliteDatabase, SqliteDatabaseClass } from './connection.ts';
import { StoreError, StoreInUseError } from './store-error.ts';

/**
 * Makes this store the only writer of a file, by a lock of the operating system on an empty file beside it: it ends with
 * the process, however that ends, and leaves others free to read the store with SQLite.
 * @returns what gives the lock back
 */
export function lock(path: string, Database: SqliteDatabaseClass): () => void {
  const beside = `${path}-lock`;
  let database: SqliteDatabase | undefined;
  try {
    database = new Database(beside);
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    database?.close();
    const isHeld = (cause as { code?: unknown }).code === 'SQLITE_BUSY';
    if (isHeld) throw new StoreInUseError(`The store ${path} is in use by another process`);
    const { message } = cause as Error;
    throw new StoreError(`The file ${beside} cannot be locked: ${message}`, { cause });
  }
  const held = database;
  return () => {
    held.exec('ROLLBACK');
    held.close();
  };
}
