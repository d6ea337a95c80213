import { StoreError } from '@roadstead/contracts';
import { DEFINITION_LOCK } from '../database/migrations.ts';
import { type Schema, tableName } from '../database/schema.ts';
import type { Session, Sessions } from '../database/sessions.ts';
import { partNumbers } from '../writing/part-numbers.ts';
import { fillPart } from './fill-part.ts';

/** The schema of a collection, independent of the type of its documents. */
export interface FieldsSchema {
  readonly name: string;
  readonly key: string;
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

/** A table of an index or unique. It is identified by its fields, so that an index can be renamed. */
export interface FieldTable {
  readonly kind: 'index' | 'unique';
  readonly fields: readonly string[];
  /** Its qualified name. */
  readonly table: string;
}

/** The tables of a collection as they are in the database. */
export interface CollectionTables {
  readonly number: number;
  readonly documents: string;
  readonly parts: readonly FieldTable[];
  /** Increases with each change of the parts. */
  readonly version: number;
}

/** Reads the tables of a collection; undefined if it does not exist. */
export async function readTables(
  session: Session,
  schema: Schema,
  name: string,
): Promise<(CollectionTables & { readonly key: string }) | undefined> {
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
export async function prepareTables(
  sessions: Sessions,
  schema: Schema,
  fields: FieldsSchema,
): Promise<CollectionTables> {
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
  });
}

function assertKey({ name, key }: FieldsSchema, stored: string | undefined): void {
  if (stored !== undefined && stored !== key)
    throw new StoreError(
      `The collection ${name} has the key ${stored} in the store, which cannot change to ${key}`,
    );
}

/** Returns the parts that a schema has. */
function partsOf({
  unique = [],
  indexes = {},
}: FieldsSchema): readonly Omit<FieldTable, 'table'>[] {
  return [
    ...unique.map((fields) => ({ kind: 'unique' as const, fields })),
    ...Object.values(indexes).map((fields) => ({ kind: 'index' as const, fields })),
  ];
}

export function isSamePart(
  one: Omit<FieldTable, 'table'>,
  other: Omit<FieldTable, 'table'>,
): boolean {
  return one.kind === other.kind && JSON.stringify(one.fields) === JSON.stringify(other.fields);
}

function isUpToDate({ parts }: CollectionTables, fields: FieldsSchema): boolean {
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
  session: Session,
  schema: Schema,
  fields: FieldsSchema,
): Promise<CollectionTables> {
  const existing = await readTables(session, schema, fields.name);
  assertKey(fields, existing?.key);
  if (existing) return existing;
  const created = await createDocuments(session, schema, fields.name);
  await storeTables(session, schema, fields, created);
  return created;
}

async function storeTables(
  session: Session,
  schema: Schema,
  { name, key }: FieldsSchema,
  { number, parts, version }: CollectionTables,
): Promise<void> {
  await session.rows(
    `INSERT INTO ${schema.table('collection')} (number, name, key, parts, version) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (number) DO UPDATE SET parts = excluded.parts, version = excluded.version`,
    [number, name, key, JSON.stringify(parts), version],
  );
}

async function createDocuments(
  session: Session,
  schema: Schema,
  name: string,
): Promise<CollectionTables> {
  const sql = `SELECT coalesce(max(number), 0) + 1 FROM ${schema.table('collection')}`;
  const number = Number((await session.rows(sql))[0]![0]);
  const documents = schema.table(tableName('documents', number, name));
  await session.rows(`CREATE TABLE ${documents} (key bytea PRIMARY KEY, body json NOT NULL)`);
  return { number, documents, parts: [], version: 0 };
}

async function changeParts(
  session: Session,
  schema: Schema,
  tables: CollectionTables,
  fields: FieldsSchema,
): Promise<CollectionTables> {
  const wanted = partsOf(fields);
  const version = tables.version + 1;
  const isRetained = (part: FieldTable): boolean =>
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
