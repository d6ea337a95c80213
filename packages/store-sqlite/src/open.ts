import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Connection, type SqliteDatabaseClass } from './connection.ts';
import { lock } from './lock.ts';
import { APPLICATION_ID, MIGRATIONS } from './migrations.ts';
import { createPrivately } from './private-file.ts';
import { StoreError } from './store-error.ts';

/** What a commit waits for: with `full` for the disk, with `normal` for the operating system. */
export type Synchronous = 'full' | 'normal';

/** A file that this process alone writes. */
export interface OpenFile {
  readonly connection: Connection;
  close(): void;
}

/** Packed rows are about 2 kB: with larger pages less of each is left over. */
const PAGE_BYTES = 16384;
const CACHE_KIBIBYTES = 64 * 1024;
/** After about 64 MB the WAL is copied into the file, so that a page which changes often is copied once. */
const WAL_PAGES = 4000;
const BUSY_MS = 5000;
const WAL_BYTES_LEFT = 128 * 2 ** 20;

/** @throws StoreError */
export function openFile(
  given: string,
  synchronous: Synchronous,
  Database: SqliteDatabaseClass,
): OpenFile {
  const path = real(given);
  createPrivately(path);
  const unlock = lock(path, Database);
  let connection: Connection | undefined;
  try {
    connection = new Connection(path, Database);
    const opened = connection;
    // First nothing that writes: the file may be somebody else's.
    opened.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
    const version = versionOf(path, opened);
    opened.row('PRAGMA journal_mode = WAL');
    opened.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA cache_size = ${-CACHE_KIBIBYTES}`);
    // Only so does macOS wait for the disk; other systems know no difference.
    opened.exec('PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1');
    // A reader's checkpoint may hold up a commit for a moment.
    opened.row(`PRAGMA busy_timeout = ${BUSY_MS}`);
    opened.row(`PRAGMA wal_autocheckpoint = ${WAL_PAGES}`);
    opened.row(`PRAGMA journal_size_limit = ${WAL_BYTES_LEFT}`);
    migrate(opened, version);
    return {
      connection: opened,
      close() {
        try {
          opened.row('PRAGMA wal_checkpoint(TRUNCATE)');
        } catch {
          // There is no room to put the log into the file: then it stays beside it.
        } finally {
          opened.close();
          unlock();
        }
      },
    };
  } catch (error) {
    connection?.close();
    unlock();
    throw error;
  }
}

/** What the schema of a store says of its collections and series, which a plan may change. */
const PLAN_TABLES = ['collection', 'several', 'series'];

/**
 * Opens a file as it is now, whoever writes it: what is written later is not seen. What would have to be created for a
 * plan is created beside it, in tables that this connection alone has.
 * @throws StoreError
 */
export function openFileToRead(given: string, Database: SqliteDatabaseClass): OpenFile {
  const path = real(given);
  if (!statSync(path, { throwIfNoEntry: false })) throw new StoreError(`There is no store ${path}`);
  const connection = new Connection(path, Database, true);
  try {
    const version = versionOf(path, connection);
    if (version < MIGRATIONS.length)
      throw new StoreError(
        `The store ${path} has the older version ${version}: open it once to write`,
      );
    connection.row(`PRAGMA busy_timeout = ${BUSY_MS}`);
    connection.exec(`PRAGMA cache_size = ${-CACHE_KIBIBYTES}; PRAGMA temp_store = MEMORY; BEGIN`);
    for (const name of PLAN_TABLES) {
      const [sql] = connection.row('SELECT sql FROM sqlite_schema WHERE name = ?', name)!;
      connection.exec((sql as string).replace('CREATE TABLE', 'CREATE TEMP TABLE'));
      connection.exec(`INSERT INTO temp.${name} SELECT * FROM main.${name}`);
    }
    return {
      connection,
      close() {
        connection.exec('ROLLBACK');
        connection.close();
      },
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** One path for one file, whatever links lead to it: the lock lies beside the file itself. */
function real(given: string): string {
  const path = resolve(given);
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreError(`The folder ${folder} does not exist`);
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  return join(realpathSync(folder), basename(path));
}

function versionOf(path: string, connection: Connection): number {
  const [version] = connection.row('PRAGMA user_version') as [number];
  const [application] = connection.row('PRAGMA application_id') as [number];
  const [tables] = connection.row('SELECT count(*) FROM sqlite_schema') as [number];
  if (tables > 0 && application !== APPLICATION_ID)
    throw new StoreError(`The SQLite database ${path} is not a Roadstead store`);
  if (version > MIGRATIONS.length)
    throw new StoreError(
      `The store ${path} has version ${version}, this Roadstead knows those up to ${MIGRATIONS.length}`,
    );
  return version;
}

function migrate(connection: Connection, version: number): void {
  if (version === MIGRATIONS.length) return;
  connection.exec('BEGIN IMMEDIATE');
  for (const migration of MIGRATIONS.slice(version)) connection.exec(migration);
  connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  connection.exec('COMMIT');
}
