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
import { Connection, type SqliteDatabaseClass } from './connection.ts';
import { createPrivately } from './private-file.ts';
import { StoreError } from './store-error.ts';

/**
 * Copies a store, as it is now, to a file, which is there only once it is whole and on disk.
 * @throws StoreError
 */
export function backUp(path: string, to: string, Database: SqliteDatabaseClass): void {
  const target = resolve(to);
  const folder = statSync(dirname(target), { throwIfNoEntry: false });
  if (!folder?.isDirectory()) throw new StoreError(`The folder ${dirname(target)} does not exist`);
  const there = statSync(target, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new StoreError(`${target} is a folder`);
  if (there && realpathSync(target) === realpathSync(path))
    throw new StoreError(`${target} is the store itself`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  createPrivately(partial);
  try {
    withConnection(path, Database, (connection) => connection.run('VACUUM INTO ?', partial));
    withConnection(partial, Database, (connection) => {
      const [found] = connection.row('PRAGMA quick_check(1)')!;
      if (found !== 'ok') throw new StoreError(`The file ${path} is damaged`);
    });
    toDisk(partial, 'r+');
    renameSync(partial, target);
    // Windows has no way to wait for a folder.
    if (process.platform !== 'win32') toDisk(dirname(target), 'r');
  } finally {
    rmSync(partial, { force: true });
  }
}

function withConnection(
  path: string,
  Database: SqliteDatabaseClass,
  run: (connection: Connection) => void,
): void {
  const connection = new Connection(path, Database);
  try {
    run(connection);
  } finally {
    connection.close();
  }
}

function toDisk(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
