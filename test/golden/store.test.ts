import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectFrozen } from './lines.ts';
import { listing } from './listing.ts';
import { writeStore } from './scenario.ts';
import { recordDocuments, storeLines } from './store-lines.ts';
import { openWorld } from './world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-golden-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Unpacks the store of November 2026. */
function unpackStore(name: string): string {
  const path = join(folder, name);
  const packed = readFileSync(join(import.meta.dirname, 'files', 'store.sqlite.gz'));
  writeFileSync(path, gunzipSync(packed));
  return path;
}

it('a store of November 2026 opens and lists what it has', async () => {
  const store = await createSqliteStore({ path: unpackStore('old'), synchronous: 'normal' });
  const world = await openWorld(store, 'third');
  const lines = await listing(world);
  expect(world.service.status.state).toBe('running');
  await world.service.stop();
  await store.close();
  expectFrozen('store-listing.txt', lines);
});

it('names and keys in stores and saved states are those of November 2026', async () => {
  const path = join(folder, 'new');
  const copy = join(folder, 'copy');
  await writeStore(path, copy, () => recordDocuments(path));
  const lines = [path, copy].flatMap(storeLines);

  expectFrozen('store-names.txt', lines);
});
