import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, StoreError } from './index.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-open-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function expectStoreError(at: string, message: string): Promise<void> {
  const error = await createSqliteStore({ path: at }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  expect((error as StoreError).message).toContain(message);
}

it('a second store of a file, also by a link, is rejected until the first is closed', async () => {
  const store = await createSqliteStore({ path });
  await expectStoreError(path, 'in use');
  symlinkSync(path, join(folder, 'link'));
  await expectStoreError(join(folder, 'link'), 'in use');
  await store.close();
  await (await createSqliteStore({ path })).close();
});

it('SQLite can read the file while a store writes it', async () => {
  const store = await createSqliteStore({ path });
  await store.write([store.counters('calls').add('a', 3)]);
  const reader = new Database(path);
  expect(reader.prepare('SELECT count FROM tally').raw().get()).toEqual([3]);
  await store.counters('calls').next('a');
  expect(reader.prepare('SELECT count FROM tally').raw().get()).toEqual([4]);
  reader.close();
  await store.close();
});

it('a missing folder is rejected', async () => {
  await expectStoreError(
    join(folder, 'none', 'store'),
    `The folder ${join(folder, 'none')} does not`,
  );
});

it.skipIf(process.getuid?.() === 0)('a folder without write permission is rejected', async () => {
  chmodSync(folder, 0o500);
  await expectStoreError(path, `${folder} is not writable`);
  chmodSync(folder, 0o700);
});

it('a folder in place of the file is rejected', async () => {
  await expectStoreError(folder, folder);
});

it('a file that is not a SQLite database is rejected and unchanged', async () => {
  const text = 'MMSI,timestamp\n'.repeat(1000);
  writeFileSync(path, text);
  await expectStoreError(path, `The file ${path} is not a SQLite database`);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('a SQLite database of another program is rejected and unchanged', async () => {
  const other = new Database(path);
  other.exec('CREATE TABLE mine (x)');
  other.close();
  const before = readFileSync(path);
  await expectStoreError(path, 'is not a Roadstead store');
  expect(readFileSync(path).equals(before)).toBe(true);
});

it('a store of a newer version is rejected', async () => {
  await (await createSqliteStore({ path })).close();
  const other = new Database(path);
  other.exec('PRAGMA user_version = 999');
  other.close();
  await expectStoreError(path, 'has version 999, this Roadstead supports versions up to');
});

it('a truncated store is an error when it is opened or read, with a message', async () => {
  const store = await createSqliteStore({ path });
  await store.write([store.blobs.put('state', new Uint8Array(1_000_000))]);
  await store.close();
  writeFileSync(path, readFileSync(path).subarray(0, 20_000));
  const open = async (): Promise<unknown> =>
    (await createSqliteStore({ path })).blobs.read('state');
  const error = await open().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreError);
  expect((error as StoreError).message).toBe(`The file ${path} is damaged`);
});

it('an empty file becomes a store, and a closed store is a file and its empty lock', async () => {
  writeFileSync(path, '');
  const store = await createSqliteStore({ path });
  await store.close();
  expect(readFileSync(`${path}-lock`)).toHaveLength(0);
  const rest = readdirSync(folder).filter((name) => !['store', 'store-lock'].includes(name));
  for (const name of rest) expect(name).toMatch(/^store-(wal|shm)$/);
});

it('another database class can be injected', async () => {
  let opened = 0;
  class Counted extends Database {
    constructor(at: string) {
      super(at);
      opened++;
    }
  }
  const store = await createSqliteStore({ path, Database: Counted });
  await store.close();
  expect(opened).toBe(2);
});
