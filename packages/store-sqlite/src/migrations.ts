/** Marks a file as a Roadstead store, in SQLite's `application_id`: "Road" in ASCII. */
export const APPLICATION_ID = 0x526f6164;

/**
 * What brings a file from each version to the next; the number of those that were done is its `user_version`. One that
 * was released is never changed. The tables of collections and series come with their plans.
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
];
