import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStore, StoreError } from './index.ts';
import { BATCH_COLLECTION, BATCH_SERIES, batchRows } from './testing/batches.ts';

let folder = '';
let path = '';
let writing: SqliteStore;
let reading: SqliteStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-follow-'));
  path = join(folder, 'store');
  writing = await createSqliteStore({ path, synchronous: 'normal' });
  reading = await createSqliteStore({ path, mode: 'follow' });
});
afterEach(async () => {
  await reading.close();
  await writing.close();
  rmSync(folder, { recursive: true });
});

async function writeBatches(from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number++) {
    await writing.write([
      writing.series(BATCH_SERIES).append(batchRows(number)),
      writing.collection(BATCH_COLLECTION).insert({ number }),
      writing.counters('batches').add('all', 1),
      writing.blobs.put('last', Uint8Array.of(number)),
      writing.feed.append([{ kind: 'written', readers: null, body: number }]),
    ]);
  }
}

async function expectStoreErrors(message: string): Promise<void> {
  const reads: Readonly<Record<string, () => unknown>> = {
    get: () => reading.collection(BATCH_COLLECTION).get(1),
    count: () => reading.collection(BATCH_COLLECTION).count({}),
    latest: () => reading.series(BATCH_SERIES).latest([1]),
    range: () => reading.series(BATCH_SERIES).range(1, 0, 9)[Symbol.asyncIterator]().next(),
    counter: () => reading.counters('batches').get('all'),
    blob: () => reading.blobs.read('last'),
    feed: () => reading.feed.bounds(),
  };
  for (const [name, read] of Object.entries(reads)) {
    const error = await new Promise((resolve) => resolve(read())).catch(
      (reason: unknown) => reason,
    );
    expect(error, name).toBeInstanceOf(StoreError);
    expect((error as StoreError).message, name).toBe(message);
  }
}

it('[L15] a read of a follower sees each write that was acknowledged before it', async () => {
  for (let number = 1; number <= 30; number++) {
    await writeBatches(number, number);
    expect(await reading.collection(BATCH_COLLECTION).count({})).toBe(number);
    expect(await reading.counters('batches').get('all')).toBe(number);
    expect(await reading.counters('batches').list('')).toEqual([{ name: 'all', count: number }]);
    expect(await reading.blobs.read('last')).toEqual(Uint8Array.of(number));
    expect((await reading.feed.bounds()).newest).toBe(number);
    expect(await reading.series(BATCH_SERIES).lastSequence()).toBe(number);
    expect(await reading.series(BATCH_SERIES).latest([1])).toEqual(
      await writing.series(BATCH_SERIES).latest([1]),
    );
  }
});

it('a write by a follower is a StoreError with the reason read-only', async () => {
  await writeBatches(1, 1);
  const batches = reading.collection(BATCH_COLLECTION);
  const series = reading.series(BATCH_SERIES);
  for (const write of [
    async () => reading.write([batches.insert({ number: 2 })]),
    async () => reading.write([series.append([])]),
    async () => reading.write([reading.feed.append([])]),
    async () => reading.write([reading.blobs.put('a', new Uint8Array(1))]),
    async () => batches.change(1, (document) => ({ document })),
    async () => batches.removeReturning(1),
    async () => reading.counters('batches').next('all'),
    async () => series.downsample(0, 1),
  ]) {
    await expect(write()).rejects.toMatchObject({ name: 'StoreError', reason: 'read-only' });
  }
});

it('a follower writes no table, and does not create a file', async () => {
  expect(await reading.collection({ name: 'unheard-of', key: 'id' }).count({})).toBe(0);
  expect(await reading.series({ name: 'unheard-of', columns: ['x'] }).keys()).toEqual([]);
  const tables = new Database(path).prepare('SELECT name FROM sqlite_schema').raw().all([]);
  expect(tables.flat().join()).not.toContain('unheard-of');
  const missing = join(folder, 'none');
  const opening = createSqliteStore({ path: missing, mode: 'follow' });
  await expect(opening).rejects.toThrow(`The store ${missing} does not exist`);
  expect(existsSync(missing)).toBe(false);
  expect(readdirSync(folder).some((name) => name.startsWith('none'))).toBe(false);
});

it('a follower opens before the writer and reads on when it is opened again', async () => {
  await writeBatches(1, 2);
  await writing.close();
  const early = await createSqliteStore({ path, mode: 'follow' });
  expect(await early.collection(BATCH_COLLECTION).count({})).toBe(2);
  writing = await createSqliteStore({ path, synchronous: 'normal' });
  await writeBatches(3, 4);
  expect(await early.collection(BATCH_COLLECTION).count({})).toBe(4);
  expect(await reading.collection(BATCH_COLLECTION).count({})).toBe(4);
  await early.close();
});

it('a follower of a backup reads on when the backup is opened to write', async () => {
  await writeBatches(1, 2);
  const copy = join(folder, 'copy');
  await writing.backup(copy);
  const early = await createSqliteStore({ path: copy, mode: 'follow' });
  expect(await early.collection(BATCH_COLLECTION).count({})).toBe(2);
  const store = await createSqliteStore({ path: copy });
  await store.write([store.collection(BATCH_COLLECTION).insert({ number: 3 })]);
  expect(await early.collection(BATCH_COLLECTION).count({})).toBe(3);
  await store.close();
  await early.close();
});

it.skipIf(process.getuid?.() === 0)(
  'a file in a folder without write permission can be followed while it is open to write',
  async () => {
    chmodSync(folder, 0o500);
    const other = await createSqliteStore({ path, mode: 'follow' });
    await writeBatches(1, 1);
    expect(await other.collection(BATCH_COLLECTION).count({})).toBe(1);
    await other.close();
    await reading.close();
    await writing.close();
    chmodSync(folder, 0o700);
    for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    chmodSync(folder, 0o500);
    await expect(createSqliteStore({ path, mode: 'follow' })).rejects.toThrow(
      `The store ${path} cannot be followed`,
    );
    chmodSync(folder, 0o700);
    writing = await createSqliteStore({ path });
    reading = await createSqliteStore({ path, mode: 'follow' });
  },
);

/** A checkpoint begins at 64 MB of log. */
const MEGABYTES_WRITTEN = 160;
const LOG_BYTES_MAX = 80 * 2 ** 20;

it('[L15] the log of the writer does not grow while a follower reads, also with abandoned iterators', async () => {
  await writeBatches(1, 40);
  for (let i = 0; i < MEGABYTES_WRITTEN; i++) {
    await writing.write([writing.blobs.put('large', new Uint8Array(2 ** 20).fill(i))]);
    expect((await reading.blobs.read('large'))?.[0]).toBe(i);
    const series = reading.series(BATCH_SERIES);
    await series.range(1, 0, Infinity)[Symbol.asyncIterator]().next();
    await series.arrivals(0)[Symbol.asyncIterator]().next();
  }
  expect(statSync(`${path}-wal`).size).toBeLessThan(LOG_BYTES_MAX);
});

it('a follower calls the listeners of its feed when the host announces an append', async () => {
  let calls = 0;
  const end = reading.feed.onAppend(() => calls++);
  reading.announceAppend();
  await Promise.resolve();
  expect(calls).toBe(1);
  end();
  reading.announceAppend();
  await Promise.resolve();
  expect(calls).toBe(1);
});

it('a follower checks one state while another is written, and backs the present one up', async () => {
  const numbers = Array.from({ length: 1500 }, (_, i) => i);
  const indexed = {
    name: 'indexed',
    key: 'number',
    indexes: { byNumber: ['number'] },
  } as const;
  const documents = writing.collection<{ readonly number: number }>(indexed);
  await writing.write(numbers.map((number) => documents.insert({ number })));
  const damages: string[] = [];
  let isChecked = false;
  const checking = (async () => {
    for await (const damage of reading.check()) damages.push(damage);
    isChecked = true;
  })();
  for (const number of numbers) if (!isChecked) await writing.write([documents.remove(number)]);
  await checking;
  expect(damages).toEqual([]);
  const left = await documents.count({});
  expect(left).toBeLessThan(numbers.length);
  await reading.backup(join(folder, 'copy'));
  const copy = await createSqliteStore({ path: join(folder, 'copy'), mode: 'snapshot' });
  expect(await copy.collection({ name: 'indexed', key: 'number' }).count({})).toBe(left);
  await copy.close();
  expect(await reading.readFreeBytes()).toBe(await writing.readFreeBytes());
});

it('a file that disappears is an error, and no error once it is there again', async () => {
  await writeBatches(1, 1);
  renameSync(path, join(folder, 'moved'));
  await expectStoreErrors(`The store ${path} does not exist any more`);
  renameSync(join(folder, 'moved'), path);
  expect(await reading.collection(BATCH_COLLECTION).count({})).toBe(1);
});

it('a file that is replaced by a backup is an error', async () => {
  await writeBatches(1, 1);
  await writing.backup(join(folder, 'copy'));
  renameSync(join(folder, 'copy'), path);
  await expectStoreErrors(`The store ${path} was replaced while it was open`);
});

it('a file with another feed, such as a restored backup, is an error', async () => {
  await writeBatches(1, 1);
  const other = new Database(path);
  other.exec("UPDATE feed_state SET id = 'another'");
  other.close();
  await expectStoreErrors(`The store ${path} was replaced while it was open`);
});

it('a file whose log was removed, as before a restore, is an error', async () => {
  await writing.close();
  for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`);
  writing = await createSqliteStore({ path });
  await writeBatches(1, 1);
  await expectStoreErrors(`The store ${path} was replaced while it was open`);
});

it('a file that is migrated is an error', async () => {
  await writeBatches(1, 1);
  const later = new Database(path);
  later.exec('PRAGMA user_version = 999');
  later.close();
  await expectStoreErrors(`The store ${path} was migrated from version 4 to 999 while it was open`);
});
