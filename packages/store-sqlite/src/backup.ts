import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Connection } from './connection.ts';

/** Copies a store to a file, which is there only once it is whole and on disk. */
export function backUp(connection: Connection, path: string): void {
  const to = resolve(path);
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  try {
    connection.run('VACUUM INTO ?', partial);
    toDisk(partial, 'r+');
    renameSync(partial, to);
    // Windows has no way to wait for a folder.
    if (process.platform !== 'win32') toDisk(dirname(to), 'r');
  } finally {
    rmSync(partial, { force: true });
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
