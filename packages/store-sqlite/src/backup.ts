import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StoreError } from '@roadstead/contracts';
import { checkSnapshot } from './check/check-snapshot.ts';
import { SqliteConnection, type SqliteDatabaseClass } from './connection.ts';
import { renewFeedId } from './feed.ts';
import { AUTO_VACUUM } from './open.ts';
import { createWithOwnerOnlyMode } from './owner-only-file.ts';

interface BackupOptions {
  readonly Database: SqliteDatabaseClass;
  readonly newFeedId: () => string;
}

/**
 * Copies the present state of a store to a file. The file appears only once it is complete, checked and on disk.
 * @throws StoreError
 */
export async function backUp(
  path: string,
  to: string,
  { Database, newFeedId }: BackupOptions,
): Promise<void> {
  const target = resolve(to);
  const folder = statSync(dirname(target), { throwIfNoEntry: false });
  if (!folder?.isDirectory()) throw new StoreError(`The folder ${dirname(target)} does not exist`);
  const existing = statSync(target, { throwIfNoEntry: false });
  if (existing?.isDirectory()) throw new StoreError(`${target} is a folder`);
  if (existing && realpathSync(target) === realpathSync(path))
    throw new StoreError(`${target} is the store itself`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  createWithOwnerOnlyMode(partial);
  try {
    const connection = new SqliteConnection(path, Database);
    try {
      returnPagesOfCopy(connection);
      connection.run('VACUUM INTO ?', partial);
    } finally {
      connection.close();
    }
    renewFeed(partial, { Database, newFeedId });
    for await (const damage of checkSnapshot(partial, Database))
      throw new StoreError(`The copy is damaged: ${damage}`, 'damaged');
    syncToDisk(partial, 'r+');
    renameSync(partial, target);
    // Windows cannot fsync a folder.
    if (process.platform !== 'win32') syncToDisk(dirname(target), 'r');
  } finally {
    rmSync(partial, { force: true });
  }
}

/** Gives the feed of the copy its own id. */
function renewFeed(path: string, { Database, newFeedId }: BackupOptions): void {
  const copy = new SqliteConnection(path, Database);
  try {
    renewFeedId(copy, newFeedId);
  } finally {
    copy.close();
  }
}

/** Lets the copy of a file of an earlier version return the pages of deleted data. */
function returnPagesOfCopy(connection: SqliteConnection): void {
  const [mode] = connection.row('PRAGMA auto_vacuum')!;
  if (mode !== 0) return;
  try {
    connection.exec(AUTO_VACUUM);
  } catch {
    // SQLite has noted it for the copy before it asks for the lock of the file, which another process has.
  }
}

function syncToDisk(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
