import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StoreError } from '@roadstead/contracts';
import { SqliteConnection, type SqliteDatabaseClass } from './connection.ts';
import { Follower } from './follower.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  BUSY_MS,
  CACHE_KIBIBYTES,
  isWritable,
  type OpenFile,
  realPath,
  versionOf,
} from './open.ts';

/**
 * Opens a snapshot of a file, which another process may be writing: later writes are not visible.
 * @throws StoreError
 */
export function openSnapshot(file: string, Database: SqliteDatabaseClass): OpenFile {
  const path = existingPath(file);
  const connection = beginToRead(path, isShared(path) ? path : immutable(path), Database);
  return {
    connection,
    version: 0,
    read: (run) => run(),
    committed: () => undefined,
    close() {
      connection.exec('ROLLBACK');
      connection.close();
    },
  };
}

/**
 * Opens a file that another thread or process may be writing, to read what is committed at each read.
 * @throws StoreError
 */
export function openFollower(file: string, Database: SqliteDatabaseClass): OpenFile {
  const path = existingPath(file);
  if (!isShared(path))
    throw new StoreError(
      `The store ${path} cannot be followed, since its folder is not writable and no process has it open`,
    );
  const connection = beginToRead(path, path, Database);
  try {
    connection.exec('COMMIT');
    return new Follower(path, connection);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Connects to a file and begins a transaction. Tables of a later version of the format are created in the temporary database
 * of the connection.
 */
function beginToRead(path: string, name: string, Database: SqliteDatabaseClass): SqliteConnection {
  const connection = new SqliteConnection(name, Database, true);
  try {
    connection.row(`PRAGMA busy_timeout = ${BUSY_MS}`);
    connection.exec(`PRAGMA cache_size = ${-CACHE_KIBIBYTES}; PRAGMA temp_store = MEMORY; BEGIN`);
    const version = versionOf(path, connection);
    if (version === 0) throw new StoreError(`The file ${path} is empty`);
    for (const migration of MIGRATIONS.slice(version))
      connection.exec(migration.replaceAll('CREATE TABLE', 'CREATE TEMP TABLE'));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function existingPath(file: string): string {
  const path = realPath(file);
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new StoreError(`The store ${path} does not exist`);
  return path;
}

/**
 * Returns whether a writer can share the file with this process. In a folder that this process cannot write, SQLite shares a
 * file only if its WAL is there; without a WAL nobody writes it.
 */
function isShared(path: string): boolean {
  return isWritable(dirname(path)) || existsSync(`${path}-wal`);
}

/** Returns the name by which SQLite opens a file that nobody writes. */
function immutable(path: string): string {
  return `${pathToFileURL(path).href}?immutable=1`;
}
