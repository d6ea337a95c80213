import { StoreError } from '@roadstead/contracts';
import { quoteIdentifier, type SqliteConnection, type SqliteValue } from '../connection.ts';
import { textAsBytes, textOfBytes } from '../text-column.ts';
import { IndexTable } from './index-table.ts';
import { UniqueTable } from './unique-table.ts';
import { parseDocument } from './values.ts';

/** The schema of a collection, independent of the type of its documents. */
export interface FieldsSchema {
  readonly name: string;
  readonly key: string;
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

/** The tables of a collection: documents, one table for each index and one for each unique. */
export interface CollectionTables {
  readonly documents: string;
  readonly indexes: ReadonlyMap<string, IndexTable>;
  readonly uniques: readonly UniqueTable[];
  /** Fields that have had an array of several values in some document. */
  readonly arrayFields: Set<string>;
  /** The schema in the file; undefined without the collection, in a store that only reads. */
  readonly stored: StoredSchema | undefined;
  /** Names of tables that are in the temporary database. */
  readonly temporary: readonly string[];
}

/** An index or unique in the file. It is identified by its fields, so that an index can be renamed. */
export interface FieldTable {
  readonly kind: 'index' | 'unique';
  readonly fields: readonly string[];
  readonly table: string;
}

/** The schema of a collection in the file, as JSON: its members are stored names. */
export interface StoredSchema {
  readonly key: string;
  readonly parts: readonly FieldTable[];
  /** The number of parts that were ever created, which makes their table names unique. */
  readonly count: number;
}

const DOCUMENTS_AT_ONCE = 1000;

/**
 * Migrates the tables of a collection to its schema: creates and fills missing tables, and drops tables that the schema no
 * longer has.
 * @throws StoreError if the key differs, or stored documents violate a unique
 */
export function prepareTables(
  schema: FieldsSchema,
  connection: SqliteConnection,
): CollectionTables {
  const { name, key } = schema;
  const stored = readStoredSchema(schema, connection);
  if (!stored) createDocuments(schema, connection);
  const arrayFields = readArrayFields(name, connection);
  let { parts = [], count = 0 } = stored ?? {};
  const partOf = (kind: FieldTable['kind'], fields: readonly string[]): FieldTable => {
    const existing = parts.find((part) => part.kind === kind && isSame(part.fields, fields));
    if (existing) return existing;
    const part = { kind, fields, table: `${kind} ${name} ${++count}` };
    const created =
      kind === 'index'
        ? indexOf(part, schema, arrayFields, connection)
        : new UniqueTable(part.table, fields, connection);
    createAndFill(created, schema, connection);
    parts = [...parts, part];
    return part;
  };
  const uniques = (schema.unique ?? []).map((fields) => partOf('unique', fields));
  const indexes = Object.entries(schema.indexes ?? {}).map(
    ([index, fields]) => [index, partOf('index', fields)] as const,
  );
  const wanted = new Set([...uniques, ...indexes.map(([, part]) => part)]);
  for (const { table } of parts.filter((part) => !wanted.has(part))) connection.dropTable(table);
  const next = { key, parts: [...wanted], count };
  // A full disk has no room for what is there already.
  if (!stored || !isSame(stored, next)) writeStoredSchema(name, next, connection);
  return {
    documents: documentsTable(schema),
    indexes: new Map(
      indexes.map(([index, part]) => [index, indexOf(part, schema, arrayFields, connection)]),
    ),
    uniques: uniques.map(({ table, fields }) => new UniqueTable(table, fields, connection)),
    arrayFields,
    stored: next,
    temporary: [],
  };
}

export function documentsTable({ name }: FieldsSchema): string {
  return quoteIdentifier(`documents ${name}`);
}

export function createDocuments({ name }: FieldsSchema, connection: SqliteConnection): void {
  const columns = '(id INTEGER PRIMARY KEY, key UNIQUE NOT NULL, document TEXT NOT NULL)';
  connection.create('TABLE', `documents ${name}`, columns);
}

/** Returns the fields of a collection that have had an array of several values in some document. */
export function readArrayFields(collection: string, connection: SqliteConnection): Set<string> {
  const rows = connection.rows('SELECT field FROM several WHERE collection = ?', collection);
  return new Set(rows.map(([field]) => field as string));
}

/** Returns SQL that selects id, key and JSON of some documents after an id, texts as bytes. */
export function documentsSelection(collection: string): string {
  const table = quoteIdentifier(`documents ${collection}`);
  return `SELECT id, ${textAsBytes('key')}, CAST(document AS BLOB) FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`;
}

/** Creates the table of an index or unique, with the entries of the stored documents. */
export function createAndFill(
  created: IndexTable | UniqueTable,
  { name }: FieldsSchema,
  connection: SqliteConnection,
): void {
  created.create();
  const selection = documentsSelection(name);
  let last = 0;
  for (;;) {
    const rows = connection.rows(selection, last, DOCUMENTS_AT_ONCE);
    if (rows.length === 0) return;
    for (const [id, bytes, json] of rows) {
      const value = textOfBytes(bytes!, name);
      if (!created.replace(value, undefined, parseDocument(json!, name, value)))
        throw new StoreError(
          `Documents of ${name} in the store have the same ${created.fields.join(', ')}`,
        );
      last = id as number;
    }
  }
}

export function indexOf(
  { table, fields }: FieldTable,
  { name }: FieldsSchema,
  arrayFields: Set<string>,
  connection: SqliteConnection,
): IndexTable {
  return new IndexTable(table, fields, name, arrayFields, connection);
}

/** Returns the schema of a collection in the file, undefined if it is not there. @throws StoreError if the key differs */
export function readStoredSchema(
  { name, key }: FieldsSchema,
  connection: SqliteConnection,
): StoredSchema | undefined {
  const row = connection.row('SELECT CAST(plan AS BLOB) FROM collection WHERE name = ?', name);
  const stored = row && parseSchema(name, row[0]!);
  if (stored && stored.key !== key)
    throw new StoreError(
      `The collection ${name} has the key ${stored.key} in the store, which cannot change to ${key}`,
    );
  return stored;
}

function parseSchema(name: string, json: SqliteValue): StoredSchema {
  try {
    return JSON.parse(textOfBytes(json, 'a schema') as string);
  } catch (cause) {
    throw new StoreError(`The schema of ${name} is damaged`, 'damaged', { cause });
  }
}

/** Returns the names and schemas of all collections in the file. */
export function readSchemas(
  connection: SqliteConnection,
): readonly (readonly [name: string, schema: StoredSchema])[] {
  const rows = connection.rows(
    `SELECT ${textAsBytes('name')}, CAST(plan AS BLOB) FROM collection ORDER BY name`,
  );
  return rows.map(([bytes, plan]) => {
    const name = String(textOfBytes(bytes!, 'the names of collections'));
    return [name, parseSchema(name, plan!)];
  });
}

function writeStoredSchema(name: string, schema: StoredSchema, connection: SqliteConnection): void {
  const json = JSON.stringify(schema);
  connection.run('REPLACE INTO collection (name, plan) VALUES (?, ?)', name, json);
}

export function isSame(a: object | undefined, b: object | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
