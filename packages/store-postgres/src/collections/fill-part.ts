import { StoreError } from '@roadstead/contracts';
import type { Schema } from '../database/schema.ts';
import type { Session } from '../database/sessions.ts';
import { insertEntries, recordArrayFields } from './entries.ts';
import type { CollectionTables, FieldTable } from './tables.ts';
import { heldBytes } from './unique-changes.ts';
import { entriesOf, uniqueText } from './values.ts';

const DOCUMENTS_AT_ONCE = 1000;

/** Creates the table of an index or unique, and fills it from the documents. @throws StoreError if they violate a unique */
export async function fillPart(
  session: Session,
  schema: Schema,
  tables: CollectionTables,
  part: FieldTable,
  collection: string,
): Promise<void> {
  const { kind, fields, table } = part;
  const columns = fields.map((_, at) => `v${at}`);
  const definition =
    kind === 'unique'
      ? 'held bytea PRIMARY KEY, key bytea NOT NULL'
      : `${columns.map((column) => `${column} bytea NOT NULL`).join(', ')}, key bytea NOT NULL,
         PRIMARY KEY (${columns.join(', ')}, key)`;
  await session.rows(`CREATE TABLE ${table} (${definition})`);
  for (let last: Uint8Array = new Uint8Array(); ; ) {
    const rows = (await session.rows(
      `SELECT key, body FROM ${tables.documents} WHERE key > $1 ORDER BY key LIMIT ${DOCUMENTS_AT_ONCE}`,
      [last],
    )) as readonly [Uint8Array, string][];
    if (rows.length === 0) return;
    last = rows.at(-1)![0];
    const entries = rows.flatMap(([key, body]) => {
      const document = JSON.parse(body) as object;
      if (kind === 'index') return entriesOf(document, fields).map((entry) => [...entry, key]);
      const text = uniqueText(document, fields);
      return text === undefined ? [] : [[heldBytes(text), key]];
    });
    const inserted = await insertEntries(session, table, fields.length + 1, kind, entries);
    if (inserted < entries.length)
      throw new StoreError(
        `Documents of ${collection} in the store have the same ${fields.join(', ')}`,
      );
    if (kind === 'index')
      await recordArrayFields(
        session,
        schema,
        tables.number,
        fields,
        rows.map(([, body]) => JSON.parse(body) as object),
      );
  }
}
