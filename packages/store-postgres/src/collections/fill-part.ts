import { StoreError } from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSession } from '../database/sessions.ts';
import type { DocumentTables, PartTable } from './document-tables.ts';
import { insertEntries, recordArrayFields } from './entries.ts';
import { heldBytes } from './unique-changes.ts';
import { indexEntries, uniqueValuesText } from './values.ts';

const DOCUMENTS_AT_ONCE = 1000;

/** Creates the table of an index or unique, and fills it from the documents. @throws StoreError if they violate a unique */
export async function fillPart(
  session: DatabaseSession,
  schema: DatabaseSchema,
  tables: DocumentTables,
  part: PartTable,
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
      if (kind === 'index') return indexEntries(document, fields).map((entry) => [...entry, key]);
      const text = uniqueValuesText(document, fields);
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
