import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSession } from '../database/sessions.ts';
import { arrayFieldsOf } from './values.ts';

/** Rows of the table of an index (its values and the key) or a unique (the held values and the key). */
export type Entries = readonly (readonly Uint8Array[])[];

/** @returns the number of inserted rows: fewer if others hold the values of a unique */
export async function insertEntries(
  session: DatabaseSession,
  table: string,
  indexColumns: number,
  kind: 'index' | 'unique',
  entries: Entries,
): Promise<number> {
  if (entries.length === 0) return 0;
  const rows = await session.rows(
    `WITH inserted AS (
       INSERT INTO ${table} SELECT * FROM ${unnested(kind === 'index' ? indexColumns : 2)}
       ON CONFLICT DO NOTHING RETURNING 1
     ) SELECT count(*) FROM inserted`,
    columnsOf(entries),
  );
  return rows[0]![0] as number;
}

/** Deletes rows of the table of an index. */
export async function deleteEntries(
  session: DatabaseSession,
  table: string,
  columns: number,
  entries: Entries,
): Promise<void> {
  if (entries.length === 0) return;
  const names = entryColumns(columns);
  const isSame = names.map((name) => `stored.${name} = old.${name}`).join(' AND ');
  await session.rows(
    `DELETE FROM ${table} AS stored USING ${unnested(columns)} AS old (${names.join(', ')}) WHERE ${isSame}`,
    columnsOf(entries),
  );
}

/** Records the fields in which documents have several values: queries return such a document once. */
export async function recordArrayFields(
  session: DatabaseSession,
  schema: DatabaseSchema,
  collection: number,
  fields: readonly string[],
  documents: readonly object[],
): Promise<void> {
  const found = new Set(documents.flatMap((document) => arrayFieldsOf(document, fields)));
  if (found.size === 0) return;
  await session.rows(
    `INSERT INTO ${schema.table('array_field')} SELECT $1::int, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    [collection, [...found].sort()],
  );
}

/** Returns the names of the columns of an index: its values, and the key. */
export function entryColumns(columns: number): readonly string[] {
  return Array.from({ length: columns }, (_, at) => (at === columns - 1 ? 'key' : `v${at}`));
}

function unnested(columns: number): string {
  return `unnest(${Array.from({ length: columns }, (_, at) => `$${at + 1}::bytea[]`).join(', ')})`;
}

function columnsOf(entries: Entries): readonly (readonly Uint8Array[])[] {
  return entries[0]!.map((_, column) => entries.map((entry) => entry[column]!));
}
