import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore } from './index.ts';
import { BATCHES, batchRows, TRACKS } from './testing/batches.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function writeBatch(store: SqliteStore, number: number): Promise<void> {
  await store.write([
    store.series(TRACKS).append(batchRows(number)),
    store.collection(BATCHES).insert({ number }),
  ]);
}

async function contents(path: string): Promise<readonly unknown[]> {
  const store = await createSqliteStore({ path });
  const count = await store.collection(BATCHES).count({});
  const latest = await store.series(TRACKS).latest([1, 2]);
  await store.close();
  return [count, latest.length];
}

it('a backup is a store as it was at that moment, taken while others write', async () => {
  const store = await createSqliteStore({ path: join(folder, 'store') });
  const to = join(folder, 'copy');
  await writeBatch(store, 1);
  const writing = [2, 3].map((number) => writeBatch(store, number));
  await store.backup(to);
  await Promise.all(writing);
  expect(await contents(to)).toEqual([1, 2]);
  await store.backup(to);
  expect(await contents(to)).toEqual([3, 2]);
  await store.close();
  await expect(store.backup(to)).rejects.toThrow('closed');
});

it('a backup that cannot be leaves nothing behind', async () => {
  const store = await createSqliteStore({ path: join(folder, 'store') });
  const refused: readonly (readonly [string, string])[] = [
    [join(folder, 'none', 'copy'), 'does not exist'],
    [folder, 'is a folder'],
    [join(folder, 'store'), 'is the store itself'],
  ];
  for (const [to, sentence] of refused) await expect(store.backup(to)).rejects.toThrow(sentence);
  expect(existsSync(join(folder, 'none'))).toBe(false);
  expect(readdirSync(folder).some((name) => name.includes('partial'))).toBe(false);
  await store.close();
});
