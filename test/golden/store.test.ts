import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFrozen, goldenLines } from './lines.ts';
import { listing } from './listing.ts';
import { writeStore } from './scenario.ts';
import { recordDocuments, storeLines } from './store-lines.ts';
import { openWorld } from './world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-golden-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a copy of a packed store. */
function openCopy(file: string): ReturnType<typeof createSqliteStore> {
  const path = join(mkdtempSync(join(folder, 'copy-')), 'store');
  writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, 'files', file))));
  return createSqliteStore({ path, synchronous: 'normal' });
}

/** The count of requests that waited for jobs, which the listing has as in the first store: it differs from run to run. */
function pollCounts(): readonly string[] {
  return goldenLines('store-listing.txt').filter((line) => line.includes(' usage 5 usage_count '));
}

describe.each([
  { name: 'November 2026', file: 'store.sqlite.gz', unstable: [] },
  { name: 'version 2 of the file', file: 'store-2.sqlite.gz', unstable: pollCounts() },
])('a store of $name', ({ file, unstable }) => {
  it('opens and lists what it has', async () => {
    const store = await openCopy(file);
    const world = await openWorld(store, 'third');
    const lines = await listing(world);
    expect(world.service.status).toMatchObject({ state: 'running', rebuild: null });
    await world.service.stop();
    await store.close();
    expectFrozen('store-listing.txt', [...lines, ...unstable]);
  });

  it('opens with saved states that cannot be read, and lists its events and port calls', async () => {
    const store = await openCopy(file);
    const states = ['tracker', 'detector', 'port-calls', 'pipeline'];
    const other = new TextEncoder().encode('{"kind":"another 9"}');
    await store.write(states.map((name) => store.blobs.put(name, other)));
    const world = await openWorld(store, 'third');
    const lines = await listing(world);
    expect(world.service.status.rebuild?.problems).toHaveLength(4);
    await world.service.stop();
    await store.close();
    expectFrozen('store-listing.txt', [...lines, ...unstable]);
  });
});

it('names and keys in stores and saved states are those of November 2026', async () => {
  const path = join(folder, 'new');
  const copy = join(folder, 'copy');
  await writeStore(path, copy, () => recordDocuments(path));
  const lines = [path, copy].flatMap(storeLines);

  expectFrozen('store-names.txt', lines);
});
