import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore } from './index.ts';
import { BATCH_COLLECTION, BATCH_SERIES, batchRows } from './testing/batches.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function writeBatch(store: SqliteStore, number: number): Promise<void> {
  await store.write([
    store.series(BATCH_SERIES).append(batchRows(number)),
    store.collection(BATCH_COLLECTION).insert({ number }),
  ]);
}

async function contents(path: string): Promise<readonly unknown[]> {
  const store = await createSqliteStore({ path });
  const count = await store.collection(BATCH_COLLECTION).count({});
  const latest = await store.series(BATCH_SERIES).latest([1, 2]);
  await store.close();
  return [count, latest.length];
}

it('a backup is a store in its present state, also while others write', async () => {
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

it('[L5] a backup has a feed id of its own; a store and its copy have the same', async () => {
  const path = join(folder, 'store');
  const idOf = async (each: string): Promise<string> => {
    const store = await createSqliteStore({ path: each });
    const { id } = await store.feed.bounds();
    await store.close();
    return id;
  };
  const store = await createSqliteStore({ path });
  await store.write([store.feed.append([{ kind: 'k', readers: null, body: 1 }])]);
  await store.backup(join(folder, 'backup'));
  const { id } = await store.feed.bounds();
  await store.close();
  copyFileSync(path, join(folder, 'copy'));
  expect(await idOf(path)).toBe(id);
  expect(await idOf(join(folder, 'copy'))).toBe(id);
  expect(await idOf(join(folder, 'backup'))).not.toBe(id);
  expect(await idOf(join(folder, 'backup'))).not.toBe('');
});

it('a failed backup leaves no file behind', async () => {
  const store = await createSqliteStore({ path: join(folder, 'store') });
  const failures: readonly (readonly [string, string])[] = [
    [join(folder, 'none', 'copy'), 'does not exist'],
    [folder, 'is a folder'],
    [join(folder, 'store'), 'is the store itself'],
  ];
  for (const [to, message] of failures) await expect(store.backup(to)).rejects.toThrow(message);
  expect(existsSync(join(folder, 'none'))).toBe(false);
  expect(readdirSync(folder).some((name) => name.includes('partial'))).toBe(false);
  await store.close();
});
