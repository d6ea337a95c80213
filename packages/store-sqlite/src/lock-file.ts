import { StoreError } from '@roadstead/contracts';
import type { SqliteDatabase, SqliteDatabaseClass } from './connection.ts';
import { StoreInUseError } from './store-error.ts';

/**
 * Makes this store the only writer of a file, by a lock of the operating system on an empty file beside it. The lock ends
 * with the process, also after a crash, and does not prevent other processes from reading the store with SQLite.
 * @returns the function that releases the lock
 * @throws StoreInUseError if another process holds the lock
 * @throws StoreError if the file cannot be locked
 */
export function lockFile(path: string, Database: SqliteDatabaseClass): () => void {
  const lockPath = `${path}-lock`;
  let database: SqliteDatabase | undefined;
  try {
    database = new Database(lockPath);
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    database?.close();
    const isHeld = (cause as { code?: unknown }).code === 'SQLITE_BUSY';
    if (isHeld) throw new StoreInUseError(`The store ${path} is in use by another process`);
    const { message } = cause as Error;
    throw new StoreError(`The file ${lockPath} cannot be locked: ${message}`, 'other', { cause });
  }
  const locked = database;
  return () => {
    locked.exec('ROLLBACK');
    locked.close();
  };
}
