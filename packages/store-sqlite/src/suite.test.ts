import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CopyableStore, createMemoryStore, type Store } from '@roadstead/contracts';
import {
  copyRules,
  durableCopyRules,
  durableRules,
  sharedRules,
  storeRules,
} from '@roadstead/contracts/store-suite';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { createSqliteStore } from './index.ts';
import { openFollowedStores } from './testing/followed-store.ts';

let folder = '';
let stores = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-suite-'));
  stores = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('every store', () => {
  for (const { name, check } of storeRules)
    it(name, () =>
      check(() => createSqliteStore({ path: join(folder, `${stores++}`), synchronous: 'normal' })),
    );
});

describe('every store, read by followers that delegate their writes', () => {
  for (const { name, check } of storeRules)
    it(name, () => check(() => openFollowedStores(join(folder, `${stores++}`))()));
});

describe('stores that share a file, whose writes one of them executes', () => {
  for (const { name, check } of sharedRules)
    it(name, () => check(openFollowedStores(join(folder, `${stores++}`))));
});

describe('a copy', () => {
  const open = (): Promise<CopyableStore> =>
    createSqliteStore({ path: join(folder, `${stores++}`), synchronous: 'normal' });
  const openMemory = async (): Promise<CopyableStore> => createMemoryStore();
  for (const { name, check } of copyRules) {
    it(`of a store in another file: ${name}`, () => check(open, open));
    it(`of a store in memory: ${name}`, () => check(openMemory, open));
    it(`in memory: ${name}`, () => check(open, openMemory));
  }
  for (const { name, check } of durableCopyRules)
    it(name, () =>
      check(openMemory, () =>
        createSqliteStore({ path: join(folder, 'target'), synchronous: 'normal' }),
      ),
    );
});

describe('a durable store', () => {
  for (const { name, check } of durableRules) it(name, () => check(() => reopen()));
});

/** Opens a copy of the last store, as a killed process would have left it: the last store may still be open. */
async function reopen(): Promise<Store> {
  const before = join(folder, `${stores - 1}`);
  const path = join(folder, `${stores++}`);
  for (const end of ['', '-wal']) if (existsSync(before + end)) cpSync(before + end, path + end);
  return createSqliteStore({ path });
}
