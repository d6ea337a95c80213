import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSqliteStore, type SqliteStoreMode } from '../index.ts';

interface Ship {
  readonly id: string;
  readonly flag: string;
  readonly cargoes: readonly string[];
}

const SHIPS = {
  name: 'ships',
  key: 'id',
  unique: [['flag', 'id']],
  indexes: { flag: ['flag', 'id'], cargo: ['cargoes'] },
} as const;
const TRACKS = { name: 'tracks', columns: ['x'] } as const;

let folder = '';
let path = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-check-'));
  path = join(folder, 'store');
  await writeStore();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a store with something of each kind. */
async function writeStore(): Promise<void> {
  const store = await createSqliteStore({ path });
  const ships = store.collection<Ship>(SHIPS);
  const tracks = store.series(TRACKS);
  for (const id of ['a', 'b', '\u{1f6a2}'])
    await store.write([ships.put({ id, flag: 'NL', cargoes: ['oil', 'tea'] })]);
  for (const key of [1, 2]) {
    const rows = Array.from({ length: 150 }, (_, i) => ({ key, timeMs: i * 1000, x: i }));
    await store.write([tracks.append(rows.slice(0, 120)), tracks.append(rows.slice(120))]);
    await store.write([]);
  }
  await store.write([]);
  await store.write([store.blobs.put('state', new Uint8Array(9_000).fill(7))]);
  await store.write([store.counters('calls').add('a', 3)]);
  const entry = { kind: 'ship-changed', readers: ['u', 'v'], body: { id: 'a' } };
  await store.write([store.feed.append([entry, entry, { ...entry, readers: null }])]);
  await store.close();
}

function change(...statements: readonly string[]): void {
  const database = new Database(path);
  for (const sql of statements) database.exec(sql);
  database.close();
}

async function damages(mode: SqliteStoreMode = 'snapshot'): Promise<readonly string[]> {
  const store = await createSqliteStore({ path, mode });
  const found: string[] = [];
  for await (const damage of store.check()) found.push(damage);
  await store.close();
  return found;
}

it('an intact store has no damage, read-only or open for writing', async () => {
  expect(await damages()).toEqual([]);
  expect(await damages('write')).toEqual([]);
});

it('an intact store of version 1, without checksums, has no damage', async () => {
  const tables = ['blob_crc', '"received tracks"', 'feed', 'feed_reader', 'feed_state', 'lease'];
  change(...tables.map((name) => `DROP TABLE ${name}`), 'PRAGMA user_version = 1');
  const store = await createSqliteStore({ path, mode: 'snapshot' });
  await store.backup(join(folder, 'copy'));
  await store.close();
  expect(await damages()).toEqual([]);
  expect(await damages('write')).toEqual([]);
});

/** A change of a byte or a row, and the sentence that it leads to. */
const CHANGES: readonly (readonly [sql: string, damage: string])[] = [
  [
    `UPDATE "segment tracks" SET rows = CAST(substr(rows, 1, 50) || X'5F' || substr(rows, 52) AS BLOB) WHERE key = 1`,
    'The rows of 1 in tracks from 1970-01-01T00:00:00.000Z to 1970-01-01T00:02:29.000Z are damaged',
  ],
  ['DELETE FROM "segment tracks" WHERE key = 2', 'The key 2 of tracks is damaged'],
  ['DELETE FROM "key tracks" WHERE key = 2', 'The key 2 of tracks is damaged'],
  [
    `UPDATE "log tracks" SET rows = CAST(substr(rows, 1, 30) || X'5F' || substr(rows, 32) AS BLOB) WHERE sequence = 3`,
    'The batch 3 of tracks is damaged',
  ],
  ["UPDATE series SET columns = '[' WHERE name = 'tracks'", 'The columns of tracks are damaged'],
  [
    `UPDATE keep SET bytes = CAST(substr(bytes, 2) || X'08' AS BLOB) WHERE part = 0`,
    'The blob state is damaged',
  ],
  ['DELETE FROM keep', 'The blob state is missing'],
  ['DELETE FROM feed WHERE number = 2', 'The entry 2 of the feed is missing'],
  ['DELETE FROM feed WHERE number = 3', 'The entry 3 of the feed is missing'],
  [
    'DELETE FROM feed_reader WHERE number = 3',
    'The entry 3 of the feed is not found by its readers',
  ],
  ["UPDATE feed SET body = '{' WHERE number = 1", 'The entry 1 of the feed is damaged'],
  ["UPDATE tally SET count = 'three'", 'The counter a of calls is damaged'],
  [
    `UPDATE "documents ships" SET document = substr(document, 1, 20) WHERE key = 'a'`,
    'The document a of ships is damaged',
  ],
  [
    `UPDATE "documents ships" SET document = replace(document, '"a"', '"c"') WHERE key = 'a'`,
    'The document a of ships is damaged',
  ],
  [
    `UPDATE "documents ships" SET document = replace(document, '"NL"', '"NM"') WHERE key = 'b'`,
    'The unique by flag, id of ships lacks the document b',
  ],
  [
    `DELETE FROM "index ships 3" WHERE v0 = 'tea' AND key NOT IN ('a', 'b')`,
    'The index by cargoes of ships lacks the document \u{1f6a2}',
  ],
  [
    `INSERT INTO "index ships 3" VALUES ('salt', 'a')`,
    'The index by cargoes of ships has 1 entries without a document',
  ],
  [
    `UPDATE "documents ships" SET document = CAST(replace(document, 'tea', CAST(X'74E561' AS TEXT)) AS TEXT) WHERE key = 'a'`,
    'The document a of ships is damaged',
  ],
  [
    `UPDATE "documents ships" SET key = CAST(X'E561' AS TEXT) WHERE key = 'a'`,
    'A text in the keys of ships is damaged',
  ],
  ["UPDATE tally SET name = CAST(X'E561' AS TEXT)", 'A text in the counters is damaged'],
  ["UPDATE collection SET plan = '{'", 'The schema of ships is damaged'],
];

it.each(CHANGES)('%s is found', async (sql, damage) => {
  change(sql);
  expect(await damages()).toEqual([damage]);
});

it.each(CHANGES)('a backup of a store with %s fails, and leaves no file', async (sql, damage) => {
  change(sql);
  const store = await createSqliteStore({ path, mode: 'snapshot' });
  const copy = join(folder, 'copy');
  await expect(store.backup(copy)).rejects.toThrow(`The copy is damaged: ${damage}`);
  await store.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
});
