import { join } from 'node:path';
import type { Store } from '@roadstead/contracts';
import { writeRandomContent } from '@roadstead/contracts/store-suite';
import { createSqliteStore } from '@roadstead/store-sqlite';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolder } from '../../host/create-folder.ts';
import { FakeOutput, type Run, roadstead } from '../../testing/fake-host.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const place = temporaryFolder();
let from = '';
let to = '';
beforeEach(async () => {
  place.make();
  [from, to] = [join(place.folder(), 'from'), join(place.folder(), 'to')];
  await createFolder(from, 0o700);
  await withStore(from, (store) => writeRandomContent(store, 1, 0));
});
afterEach(place.remove);

const fileIn = (folder: string): string => join(folder, 'roadstead.sqlite');

async function withStore(folder: string, run: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await createSqliteStore({ path: fileIn(folder) });
  try {
    await run(store);
  } finally {
    await store.close();
  }
}

function change(folder: string, sql: string): void {
  const database = new Database(fileIn(folder));
  database.exec(sql);
  database.close();
}

const copy = (...options: readonly string[]): Promise<Run> =>
  roadstead(['copy-store', from, to, ...options]);

/** Runs a copy on a terminal, and interrupts it after some pieces. @returns the exit code */
async function interruptAfter(pieces: number): Promise<number> {
  const interrupt = new AbortController();
  let left = pieces;
  const stderr = new FakeOutput(true, () => {
    if (--left === 0) interrupt.abort();
  });
  const { code } = await roadstead(['copy-store', from, to], {
    stderr,
    interrupted: interrupt.signal,
  });
  return code;
}

it('a copy prints a line for each part, and a summary', async () => {
  const run = await copy();
  expect(run).toMatchObject({ code: 0 });
  expect(run.stderr).toMatch(
    /^Copied \S+from to \S+to: \d+ rows \([\d ]+ a second\), \d+ documents\.\n$/,
  );
  const lines = run.stdout.trimEnd().split('\n');
  expect(lines.find((line) => line.startsWith('documents of ships'))).toMatch(
    /^documents of ships +\d+ {2}[0-9a-f]{16} {2}same$/,
  );
  expect(lines.filter((line) => !line.endsWith('  same'))).toEqual([]);
  expect(await copy('--verify')).toMatchObject({ code: 0, stdout: run.stdout });
  expect(await roadstead(['check', '--data', to])).toMatchObject({ code: 0 });
});

it('a copy that is interrupted after each piece ends as one that is not', async () => {
  let interruptions = 0;
  while ((await interruptAfter(2 * interruptions + 1)) === 130) {
    interruptions++;
    const refused = await roadstead(['user', 'list', '--data', to]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(
      /^roadstead: The store \S+ is an unfinished copy of another one\. Finish it with roadstead copy-store/,
    );
  }
  expect(interruptions).toBeGreaterThan(8);
  expect(await copy('--verify')).toMatchObject({ code: 0 });
});

it('every command refuses an unfinished copy', async () => {
  expect(await interruptAfter(5)).toBe(130);
  const csv = place.file('empty.csv', '');
  for (const argv of [
    ['serve', '--port', '0', '--data', to],
    ['ingest', csv, '--data', to],
    ['detect', '--data', to],
    ['check', '--data', to],
    ['backup', join(place.folder(), 'copy'), '--data', to],
    ['copy-store', to, join(place.folder(), 'other')],
    ['copy-store', '--verify', to, from],
    ['copy-store', '--verify', from, to],
  ]) {
    const run = await roadstead(argv, { env: { ROADSTEAD_ADMIN_PASSWORD: 'correct horse' } });
    expect(run, argv.join(' ')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is an unfinished copy'),
    });
  }
});

it('a copy is not continued if the original has changed, or is another store', async () => {
  expect(await interruptAfter(5)).toBe(130);
  const other = join(place.folder(), 'other');
  await createFolder(other, 0o700);
  await withStore(other, (store) => writeRandomContent(store, 2, 0));
  expect(await roadstead(['copy-store', other, to])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is an unfinished copy of another store than'),
  });
  await withStore(from, async (store) => {
    const plain = store.collection<{ id: number; note: string }>({ name: 'plain', key: 'id' });
    const [first] = await plain.find({}, { limit: 1 });
    await store.write([plain.put({ ...first!, note: 'changed' })]);
  });
  expect(await copy()).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('has changed since the copy was interrupted. Delete TO'),
  });
});

it('a copy needs two stores, an original with content and an empty target', async () => {
  const refused = async (one: string, two: string, sentence: string): Promise<void> => {
    const run = await roadstead(['copy-store', one, two]);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
  };
  await refused(from, from, 'FROM and TO are the same store');
  await refused(join(place.folder(), 'none'), to, 'contains no store');
  const empty = join(place.folder(), 'empty');
  await createFolder(empty, 0o700);
  await withStore(empty, async () => undefined);
  await refused(empty, to, 'is empty');
  await withStore(empty, (store) =>
    store.write([store.collection<{ id: number }>({ name: 'a', key: 'id' }).put({ id: 1 })]),
  );
  await refused(from, empty, 'is not empty: a store is copied into an empty one only');
});

it('a copy needs both stores for itself', async () => {
  const inUse = /in use by another process\. Stop it, and repeat the command/;
  await withStore(from, async () => expect((await copy()).stderr).toMatch(inUse));
  await createFolder(to, 0o700);
  await withStore(to, async () => expect((await copy()).stderr).toMatch(inUse));
  expect(await copy()).toMatchObject({ code: 0 });
});

it('a damaged batch is copied without its reports, and named', async () => {
  change(from, `UPDATE "log tracks" SET rows = X'0000' WHERE sequence = 4`);
  const run = await copy();
  expect(run).toMatchObject({ code: 0 });
  expect(run.stderr).toContain(
    'The batch 4 of tracks is damaged: it is copied without its reports.',
  );
  const verified = await copy('--verify');
  expect(verified).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('The batch 4 of tracks'),
  });
});

it('other damage ends a copy with its sentence', async () => {
  change(from, `UPDATE "documents plain" SET document = '{' || document`);
  expect(await copy()).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^roadstead: The document \d+ of plain is damaged\.\n$/),
  });
});

it('stores that differ are reported by part, with exit code 1', async () => {
  await copy();
  await withStore(to, async (store) => {
    const plain = store.collection<{ id: number; note: string }>({ name: 'plain', key: 'id' });
    const lastDocument = (await plain.find({}, { limit: 1, descending: true }))[0]!;
    const { name } = (await store.counters('calls').list('')).at(-1)!;
    const bytes = (await store.blobs.read('Ω'))!.map((byte) => byte ^ 1);
    await store.write([
      plain.put({ ...lastDocument, note: 'y' }),
      store.counters('calls').add(name, 1),
      store.blobs.put('Ω', bytes),
      store.series({ name: 'set', columns: [] }).append([{ key: 9, timeMs: 1 }]),
    ]);
  });
  change(to, `UPDATE feed SET body = '1' WHERE number = (SELECT newest FROM feed_state)`);
  const run = await copy('--verify');
  expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining(' differ.\n') });
  const different = run.stdout.split('\n').filter((line) => line.includes('DIFFERS'));
  expect(different.map((line) => line.split('  ')[0])).toEqual([
    'documents of plain',
    'rows of set',
    'arrivals of set',
    'counters of calls',
    'blobs',
    'entries of the feed',
  ]);
});
