import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StoreError } from '@roadstead/contracts';
import { SqliteConnection, type SqliteDatabaseClass } from './connection.ts';
import { lockFile } from './lock-file.ts';
import { APPLICATION_ID, MIGRATIONS } from './migrations.ts';
import { createWithOwnerOnlyMode } from './owner-only-file.ts';

/** Durability of a commit: `full` waits for the disk, `normal` for the operating system. */
export type Synchronous = 'full' | 'normal';

/** An open file of a store. */
export interface OpenFile {
  readonly connection: SqliteConnection;
  /** Changes when another connection has committed; constant in a file that does not follow others. */
  readonly version: number;
  /** Runs statements that read one state of the file. */
  read<Result>(run: () => Result): Result;
  /** Called after each commit. */
  committed(): void;
  close(): void;
}

/** Segments are about 2 kB: larger pages waste less space at the end of each. */
const PAGE_BYTES = 16384;
export const CACHE_KIBIBYTES: number = 64 * 1024;
/** Checkpoints the WAL after about 64 MB, so that a page that changes often is copied once. */
const WAL_PAGES = 4000;
export const BUSY_MS: number = 5000;
/** Of new files and of copies; that of an existing file does not change. */
export const AUTO_VACUUM = 'PRAGMA auto_vacuum = INCREMENTAL';
const WAL = 'PRAGMA journal_mode = WAL';
const WAL_BYTES_LEFT = 128 * 2 ** 20;

/**
 * Opens a file to read and write, which this process then locks; creates it if it does not exist.
 * @throws StoreError
 */
export function openFile(
  file: string,
  synchronous: Synchronous,
  Database: SqliteDatabaseClass,
): OpenFile {
  const path = realPath(file);
  assertWritable(path);
  createWithOwnerOnlyMode(path);
  const unlock = lockFile(path, Database);
  let connection: SqliteConnection | undefined;
  try {
    const first = new SqliteConnection(path, Database);
    connection = first;
    let isShared = hasRoom(() => first.exec(READ));
    if (!isShared) {
      connection.close();
      connection = new SqliteConnection(path, Database);
      connection.exec(EXCLUSIVE);
    }
    const opened = connection;
    setUp(path, synchronous, opened);
    return {
      connection: opened,
      version: 0,
      read: (run) => run(),
      committed() {
        if (isShared) return;
        isShared = hasRoom(() => share(opened));
        if (!isShared) opened.exec(EXCLUSIVE);
      },
      close() {
        try {
          opened.row('PRAGMA wal_checkpoint(TRUNCATE)');
        } catch {
          // Without disk space for the checkpoint the WAL remains beside the file.
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

/**
 * Without room for the index of the WAL, which processes share in a file, SQLite has it in memory, if no other process reads the
 * file meanwhile.
 */
const EXCLUSIVE = 'PRAGMA locking_mode = EXCLUSIVE';
/** Reads no row, but opens the WAL. By `exec`: a statement may keep the connection open that is closed. */
const READ = 'SELECT 1 FROM sqlite_schema LIMIT 0';

/** Returns whether there is room for what a function does. */
function hasRoom(run: () => void): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.reason === 'full') return false;
    throw error;
  }
}

/** Lets other processes read the file that this one has for itself. */
function share(connection: SqliteConnection): void {
  // The locking mode cannot change while there is a WAL.
  connection.row('PRAGMA journal_mode = DELETE');
  connection.exec('PRAGMA locking_mode = NORMAL');
  connection.exec(READ);
  connection.row(WAL);
  connection.exec(READ);
}

function setUp(path: string, synchronous: Synchronous, connection: SqliteConnection): void {
  // Nothing writes before the check of the version: the file may belong to another program.
  connection.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
  const version = versionOf(path, connection);
  if (version === 0) connection.exec(AUTO_VACUUM);
  connection.row(WAL);
  connection.exec(`PRAGMA synchronous = ${synchronous}; PRAGMA cache_size = ${-CACHE_KIBIBYTES}`);
  // macOS waits for the disk only with these; they have no effect on other systems.
  connection.exec('PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1');
  // The checkpoint of a reader may delay a commit for a moment.
  connection.row(`PRAGMA busy_timeout = ${BUSY_MS}`);
  connection.row(`PRAGMA wal_autocheckpoint = ${WAL_PAGES}`);
  connection.row(`PRAGMA journal_size_limit = ${WAL_BYTES_LEFT}`);
  migrate(connection, version);
}

/** @throws StoreError `read-only` for a file or folder that cannot be written */
function assertWritable(path: string): void {
  for (const each of [dirname(path), path]) {
    if (!existsSync(each) || isWritable(each)) continue;
    throw new StoreError(`${each} is not writable`, 'read-only');
  }
}

/** Returns whether this process may write a file or folder. */
export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Resolves links: the lock is beside the file itself, whichever link leads to it. */
export function realPath(file: string): string {
  const path = resolve(file);
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreError(`The folder ${folder} does not exist`);
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path);
  return join(realpathSync(folder), basename(path));
}

/** Returns the version of a store, 0 for an empty file. @throws StoreError for another database or a newer version */
export function versionOf(path: string, connection: SqliteConnection): number {
  const [version] = connection.row('PRAGMA user_version') as [number];
  const [application] = connection.row('PRAGMA application_id') as [number];
  const [tables] = connection.row('SELECT count(*) FROM sqlite_schema') as [number];
  if (tables > 0 && application !== APPLICATION_ID)
    throw new StoreError(`The SQLite database ${path} is not a Roadstead store`);
  if (version > MIGRATIONS.length)
    throw new StoreError(
      `The store ${path} has version ${version}, this Roadstead supports versions up to ${MIGRATIONS.length}`,
    );
  return version;
}

function migrate(connection: SqliteConnection, version: number): void {
  if (version === MIGRATIONS.length) return;
  connection.exec('BEGIN IMMEDIATE');
  for (const migration of MIGRATIONS.slice(version)) connection.exec(migration);
  connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  connection.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  connection.exec('COMMIT');
}
