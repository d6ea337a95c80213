import { StoreError } from '@roadstead/contracts';
import type { DatabaseSchema } from './schema.ts';
import { type DatabaseSession, type DatabaseSessions, DEFINITION_MS_MAX } from './sessions.ts';

/** The lock of migrations, and of the creation of tables for collections and series. */
export const DEFINITION_LOCK = 0;

/**
 * SQL that migrates the schema from each version to the next, statement by statement. A released migration never changes. The
 * tables of collections and series are created from their schemas.
 */
const MIGRATIONS: readonly ((schema: DatabaseSchema) => readonly string[])[] = [
  (schema) => {
    const table = (name: string, columns: string): string =>
      `CREATE TABLE ${schema.table(name)} (${columns})`;
    return [
      table(
        'collection',
        'number int PRIMARY KEY, name text UNIQUE NOT NULL, key text NOT NULL, parts text NOT NULL, version int NOT NULL',
      ),
      table('array_field', 'collection int, field text, PRIMARY KEY (collection, field)'),
      table(
        'series',
        `number int PRIMARY KEY, name text UNIQUE NOT NULL, columns text NOT NULL,
         sequence int8 NOT NULL DEFAULT 0, discarded_to int8 NOT NULL DEFAULT 0, packed_to int8 NOT NULL DEFAULT 0`,
      ),
      table(
        'counter',
        'counters text, name bytea, count float8 NOT NULL, PRIMARY KEY (counters, name)',
      ),
      table('blob', 'name bytea, part int, bytes bytea NOT NULL, PRIMARY KEY (name, part)'),
      table(
        'feed',
        'number int8 PRIMARY KEY, kind text NOT NULL, readers text NOT NULL, body text NOT NULL',
      ),
      table('feed_reader', 'reader bytea, number int8, PRIMARY KEY (reader, number)'),
      table('feed_state', 'id text NOT NULL, discarded int8 NOT NULL, newest int8 NOT NULL'),
      // The SQL of the views that were created from definitions.
      table('view_definition', 'name text PRIMARY KEY, sql text NOT NULL'),
      table(
        'lease',
        'name bytea PRIMARY KEY, holder bytea, number int8 NOT NULL, expires_ms int8 NOT NULL',
      ),
    ];
  },
  (schema) => [
    // Snapshots are most of them: to compress 4 MB takes PostgreSQL 0.3 s, in the transaction of the reports that follow.
    `ALTER TABLE ${schema.table('blob')} ALTER bytes SET STORAGE EXTERNAL`,
    // The last transaction of each process that writes (`isCommitted`).
    `CREATE TABLE ${schema.table('writer')} (id uuid PRIMARY KEY, number int8 NOT NULL, written timestamptz NOT NULL)`,
  ],
];

/**
 * Creates the tables of a store, or migrates them, once for any number of processes that start at once.
 * @throws StoreError for the tables of a newer version
 */
export async function migrate(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
  newFeedId: () => string,
): Promise<void> {
  await sessions.transaction(async (session) => {
    await session.rows('SELECT pg_advisory_xact_lock($1::int8)', [schema.lock(DEFINITION_LOCK)]);
    const version = await versionOf(session, schema);
    if (version > MIGRATIONS.length)
      throw new StoreError(
        `The schema ${schema.name} has version ${version}, this Roadstead supports versions up to ${MIGRATIONS.length}`,
      );
    for (const migration of MIGRATIONS.slice(version))
      for (const statement of migration(schema)) await session.rows(statement);
    if (version === 0)
      await session.rows(`INSERT INTO ${schema.table('feed_state')} VALUES ($1, 0, 0)`, [
        newFeedId(),
      ]);
    if (version < MIGRATIONS.length)
      await session.rows(`UPDATE ${schema.table('store')} SET version = $1`, [MIGRATIONS.length]);
  }, DEFINITION_MS_MAX);
}

/** Returns the version of the tables; creates the schema, with version 0, if it does not exist. */
async function versionOf(session: DatabaseSession, schema: DatabaseSchema): Promise<number> {
  const [found] = await session.rows('SELECT 1 FROM pg_namespace WHERE nspname = $1', [
    schema.name,
  ]);
  // Needs a permission even where the schema exists.
  if (!found) await session.rows(`CREATE SCHEMA "${schema.name}"`);
  const [table] = await session.rows('SELECT to_regclass($1)::text', [schema.table('store')]);
  if (table?.[0] !== null) {
    const [row] = await session.rows(`SELECT version FROM ${schema.table('store')}`);
    return Number(row![0]);
  }
  await session.rows(`CREATE TABLE ${schema.table('store')} (version int NOT NULL)`);
  await session.rows(`INSERT INTO ${schema.table('store')} VALUES (0)`);
  return 0;
}
