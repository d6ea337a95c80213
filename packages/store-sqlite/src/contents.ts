import {
  type AnyDocument,
  type CollectionSchema,
  type StoreContents,
  UNFINISHED_COPY_BLOB,
} from '@roadstead/contracts';
import { readSchemas, type StoredSchema } from './collections/tables.ts';
import type { SqliteConnection } from './connection.ts';
import { originalText } from './ordered-text.ts';
import { readSeriesSchemas } from './series/series-schemas.ts';
import { textAsBytes, textOfBytes } from './text-column.ts';

/**
 * Reads the names and schemas of what a file contains.
 * @param open the schemas of the collections that are open, by name
 */
export function readContents(
  connection: SqliteConnection,
  open: ReadonlyMap<string, CollectionSchema<AnyDocument>>,
): StoreContents {
  const names = (column: string, table: string, description: string): readonly string[] =>
    connection
      .rows(`SELECT DISTINCT ${textAsBytes(column)} FROM ${table} ORDER BY ${column}`)
      .map(([bytes]) => originalText(String(textOfBytes(bytes!, description))));
  return {
    collections: readSchemas(connection).map(
      ([name, schema]) => open.get(name) ?? collectionOf(name, schema),
    ),
    series: readSeriesSchemas(connection),
    counters: names('tallies', 'tally', 'the counters'),
    blobs: names('name', 'keep', 'the names of blobs'),
    leases: connection
      .rows('SELECT name, number FROM lease ORDER BY name')
      .map(([name, number]) => ({
        name: originalText(name as string),
        fencingNumber: number as number,
      })),
  };
}

/** Whether the file is a copy that is not finished. */
export function hasUnfinishedCopy(connection: SqliteConnection): boolean {
  const sql = 'SELECT 1 FROM keep WHERE name = ?';
  return connection.row(sql, UNFINISHED_COPY_BLOB) !== undefined;
}

function collectionOf(name: string, { key, parts }: StoredSchema): CollectionSchema<AnyDocument> {
  const fieldsOf = (wanted: 'index' | 'unique'): readonly (readonly string[])[] =>
    parts.filter(({ kind }) => kind === wanted).map(({ fields }) => fields);
  return {
    ...{ name, key, unique: fieldsOf('unique') },
    indexes: Object.fromEntries(fieldsOf('index').map((fields) => [fields.join(' '), fields])),
  };
}
