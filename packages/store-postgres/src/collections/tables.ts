import { StoreError } from '@roadstead/contracts';
import { DEFINITION_LOCK } from '../database/migrations.ts';
import { type DatabaseSchema, tableName } from '../database/schema.ts';
import {
  type DatabaseSession,
  type DatabaseSessions,
  DEFINITION_MS_MAX,
} from '../database/sessions.ts';
import { partNumbers } from '../writing/part-numbers.ts';
import type { CollectionFields, DocumentTables, PartTable } from './document-tables.ts';
import { fillPart } from './fill-part.ts';

/** Reads the tables of a collection; undefined if it does not exist. */
export async function readTables(
  session: DatabaseSession,
  schema: DatabaseSchema,
  name: string,
): Promise<(DocumentTables & { readonly key: string }) | undefined> {
  const sql = `SELECT number, key, parts, version FROM ${schema.table('collection')} WHERE name = $1`;
  const [row] = await session.rows(sql, [name]);
  if (!row) return undefined;
  const [number, version] = [Number(row[0]), Number(row[3])];
  const documents = schema.table(tableName('documents', number, name));
  return { number, key: row[1] as string, documents, parts: JSON.parse(row[2] as string), version };
}

/**
 * Creates the tables of a collection, and those of indexes and uniques that a schema has and the database has not. Other processes may use
 * an older schema: indexes that the schema does not have remain, and all processes maintain them. Uniques that it does not have are dropped.
 * @throws StoreError if the key differs, or stored documents violate a unique
 */
export async function prepareCollection(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
  fields: CollectionFields,
): Promise<DocumentTables> {
  const { name, key } = fields;
  // Without a lock, which nearly all starts do not need.
  const existing = await sessions.use((session) => readTables(session, schema, name));
  assertKey(fields, existing?.key);
  if (existing && isUpToDate(existing, fields)) return existing;
  return sessions.transaction(async (session) => {
    const lock = (number: number): Promise<unknown> =>
      session.rows('SELECT pg_advisory_xact_lock($1::int8)', [schema.lock(number)]);
    await lock(DEFINITION_LOCK);
    let tables = await readTables(session, schema, name);
    assertKey(fields, tables?.key);
    if (tables) await lock(partNumbers.collection(tables.number));
    tables ??= { ...(await createDocuments(session, schema, name)), key };
    const changed = await changeParts(session, schema, tables, fields);
    await storeTables(session, schema, fields, changed);
    return changed;
  }, DEFINITION_MS_MAX);
}

function assertKey({ name, key }: CollectionFields, stored: string | undefined): void {
  if (stored !== undefined && stored !== key)
    throw new StoreError(
      `The collection ${name} has the key ${stored} in the store, which cannot change to ${key}`,
    );
}

/** Returns the parts that a schema has. */
function partsOf({
  unique = [],
  indexes = {},
}: CollectionFields): readonly Omit<PartTable, 'table'>[] {
  return [
    ...unique.map((fields) => ({ kind: 'unique' as const, fields })),
    ...Object.values(indexes).map((fields) => ({ kind: 'index' as const, fields })),
  ];
}

export function isSamePart(
  one: Omit<PartTable, 'table'>,
  other: Omit<PartTable, 'table'>,
): boolean {
  return one.kind === other.kind && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}

function isUpToDate({ parts }: DocumentTables, fields: CollectionFields): boolean {
  const wanted = partsOf(fields);
  return (
    wanted.every((part) => parts.some((stored) => isSamePart(stored, part))) &&
    parts.every(
      (stored) => stored.kind === 'index' || wanted.some((part) => isSamePart(stored, part)),
    )
  );
}

/** Creates a collection without indexes and uniques, if it does not exist, in a transaction with the lock of definitions. */
export async function prepareDocuments(
  session: DatabaseSession,
  schema: DatabaseSchema,
  fields: CollectionFields,
): Promise<DocumentTables> {
  const existing = await readTables(session, schema, fields.name);
  assertKey(fields, existing?.key);
  if (existing) return existing;
  const created = await createDocuments(session, schema, fields.name);
  await storeTables(session, schema, fields, created);
  return created;
}

async function storeTables(
  session: DatabaseSession,
  schema: DatabaseSchema,
  { name, key }: CollectionFields,
  { number, parts, version }: DocumentTables,
): Promise<void> {
  await session.rows(
    `INSERT INTO ${schema.table('collection')} (number, name, key, parts, version) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (number) DO UPDATE SET parts = excluded.parts, version = excluded.version`,
    [number, name, key, JSON.stringify(parts), version],
  );
}

async function createDocuments(
  session: DatabaseSession,
  schema: DatabaseSchema,
  name: string,
): Promise<DocumentTables> {
  const sql = `SELECT coalesce(max(number), 0) + 1 FROM ${schema.table('collection')}`;
  const number = Number((await session.rows(sql))[0]![0]);
  const documents = schema.table(tableName('documents', number, name));
  await session.rows(`CREATE TABLE ${documents} (key bytea PRIMARY KEY, body json NOT NULL)`);
  return { number, documents, parts: [], version: 0 };
}

async function changeParts(
  session: DatabaseSession,
  schema: DatabaseSchema,
  tables: DocumentTables,
  fields: CollectionFields,
): Promise<DocumentTables> {
  const wanted = partsOf(fields);
  const version = tables.version + 1;
  const isRetained = (part: PartTable): boolean =>
    part.kind === 'index' || wanted.some((each) => isSamePart(each, part));
  for (const { table } of tables.parts.filter((part) => !isRetained(part)))
    await session.rows(`DROP TABLE ${table}`);
  const parts = tables.parts.filter(isRetained);
  for (const part of wanted) {
    if (parts.some((stored) => isSamePart(stored, part))) continue;
    const kind = `${part.kind}_${version}_${parts.length}`;
    const created = { ...part, table: schema.table(tableName(kind, tables.number, fields.name)) };
    await fillPart(session, schema, tables, created, fields.name);
    parts.push(created);
  }
  return { ...tables, parts, version };
}
