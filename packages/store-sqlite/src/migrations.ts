/** Marks a file as a Roadstead store, in SQLite's `application_id`: "Road" in ASCII. */
export const APPLICATION_ID = 0x526f6164;

/**
 * SQL that migrates a file from each version to the next; the number of applied migrations is its `user_version`. A
 * released migration never changes. A read-only store of an older version has the new tables in its temporary database, so
 * a migration only creates tables. Those of collections and series are created from their schemas.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE collection (name TEXT PRIMARY KEY, plan TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE several (collection TEXT, field TEXT, PRIMARY KEY (collection, field)) WITHOUT ROWID;
  CREATE TABLE series (
    name TEXT PRIMARY KEY,
    columns TEXT NOT NULL,
    forgotten INTEGER NOT NULL DEFAULT 0,
    unpacked_from INTEGER NOT NULL DEFAULT 1
  ) WITHOUT ROWID;
  CREATE TABLE tally (tallies TEXT, name TEXT, count, PRIMARY KEY (tallies, name)) WITHOUT ROWID;
  CREATE TABLE keep (name TEXT, part INTEGER, bytes BLOB NOT NULL, PRIMARY KEY (name, part));
  `,
  // From this version on packed rows have a CRC in their head, and blobs have one here. Older ones stay as they are.
  `
  CREATE TABLE blob_crc (name TEXT PRIMARY KEY, crc32 INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // The feed of changes; `readers` is a JSON value. One row of `feed_state`.
  `
  CREATE TABLE feed (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, readers TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE feed_reader (reader TEXT, number INTEGER, PRIMARY KEY (reader, number)) WITHOUT ROWID;
  CREATE TABLE feed_state (id TEXT NOT NULL, discarded INTEGER NOT NULL, newest INTEGER NOT NULL);
  `,
  // The newest lease of each name, also after its end; `holder` is NULL after its release.
  `
  CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT, number INTEGER NOT NULL, expires_ms INTEGER NOT NULL) WITHOUT ROWID;
  `,
];
