import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SqliteDatabaseClass } from './connection.ts';
import { openFile } from './open.ts';
import { Transactions } from './transactions.ts';

let folder = '';
/** Milliseconds that have passed. */
let nowMs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-commits-'));
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('writes that wait share a commit of some 10 ms, in the order of their calls', async () => {
  const Database = Libsql as unknown as SqliteDatabaseClass;
  const file = openFile(join(folder, 'store'), 'normal', Database);
  const log: string[] = [];
  const transactions = new Transactions(file, () => log.push('commit'));
  const write = (name: string): Promise<void> =>
    transactions.enqueue(() => {
      log.push(name);
      nowMs += 6;
    });
  const writes = ['a', 'b', 'c'].map(write);
  await writes[0];
  const later = write('d');
  await Promise.all([...writes, later]);
  expect(log).toEqual(['a', 'b', 'commit', 'c', 'd', 'commit']);
  transactions.close();
  file.close();
});
