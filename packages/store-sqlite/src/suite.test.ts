import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@roadstead/contracts';
import { durableRules, storeRules } from '@roadstead/contracts/store-suite';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { createSqliteStore } from './index.ts';
import { createFollowedStore } from './testing/followed-store.ts';

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

describe('every store, written by one and read by a follower', () => {
  for (const { name, check } of storeRules)
    it(name, () => check(() => createFollowedStore(join(folder, `${stores++}`))));
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
