import {
  type AnyDocument,
  type CollectionSchema,
  type StoreContents,
  UNFINISHED_COPY_BLOB,
} from '@roadstead/contracts';
import type { PartTable } from './collections/document-tables.ts';
import type { DatabaseSchema } from './database/schema.ts';
import type { DatabaseSessions } from './database/sessions.ts';
import { bytesOfText, textOfOrderedBytes } from './ordered-bytes.ts';

/**
 * Reads the names and schemas of what a schema of PostgreSQL contains.
 * @param open the schemas of the collections that are open, by name
 */
export async function readDatabaseContents(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
  open: ReadonlyMap<string, CollectionSchema<AnyDocument>>,
): Promise<StoreContents> {
  const select = (columns: string, table: string, last = ''): ReturnType<typeof sessions.rows> =>
    sessions.rows(`SELECT ${columns} FROM ${schema.table(table)} ${last}`);
  const [collections, series, counters, blobs, leases] = await Promise.all([
    select('name, key, parts', 'collection'),
    select('name, columns', 'series'),
    select('DISTINCT counters', 'counter'),
    select('DISTINCT name', 'blob', 'ORDER BY name'),
    select('name, number', 'lease', 'ORDER BY name'),
  ]);
  return {
    collections: byName(collections.map((row) => open.get(row[0] as string) ?? collectionOf(row))),
    series: byName(
      series.map(([name, columns]) => ({
        name: name as string,
        columns: JSON.parse(columns as string) as readonly string[],
      })),
    ),
    counters: counters.map(([name]) => name as string).sort(),
    blobs: blobs.map(([name]) => textOfOrderedBytes(name as Uint8Array)),
    leases: leases.map(([name, number]) => ({
      name: textOfOrderedBytes(name as Uint8Array),
      fencingNumber: number as number,
    })),
  };
}

/** Whether the schema is a copy that is not finished. */
export async function isUnfinishedDatabase(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
): Promise<boolean> {
  const sql = `SELECT 1 FROM ${schema.table('blob')} WHERE name = $1`;
  return (await sessions.rows(sql, [bytesOfText(UNFINISHED_COPY_BLOB)])).length > 0;
}

function collectionOf([name, key, json]: readonly unknown[]): CollectionSchema<AnyDocument> {
  const parts = JSON.parse(json as string) as readonly PartTable[];
  const fieldsOf = (wanted: PartTable['kind']): readonly (readonly string[])[] =>
    parts.filter(({ kind }) => kind === wanted).map(({ fields }) => fields);
  return {
    ...{ name: name as string, key: key as string, unique: fieldsOf('unique') },
    indexes: Object.fromEntries(fieldsOf('index').map((fields) => [fields.join(' '), fields])),
  };
}

/** Sorts by code units, which the collation of the database may not do. */
function byName<Schema extends { readonly name: string }>(schemas: Schema[]): readonly Schema[] {
  return schemas.sort((a, b) => (a.name < b.name ? -1 : 1));
}
