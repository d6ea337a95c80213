import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@roadstead/contracts';
import { durableRules, storeRules } from '@roadstead/contracts/store-suite';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { createSqliteStore } from './index.ts';

let folder = '';
let places = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-suite-'));
  places = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('every store', () => {
  for (const { name, check } of storeRules)
    it(name, () =>
      check(() => createSqliteStore({ path: join(folder, `${places++}`), synchronous: 'normal' })),
    );
});

describe('a durable store', () => {
  for (const { name, check } of durableRules) it(name, () => check(() => reopen()));
});

/** Opens a copy of the place, as a killed process would have left it: the store before may still be open. */
async function reopen(): Promise<Store> {
  const before = join(folder, `${places - 1}`);
  const place = join(folder, `${places++}`);
  for (const end of ['', '-wal']) if (existsSync(before + end)) cpSync(before + end, place + end);
  return createSqliteStore({ path: place });
}
