import { StoreError } from '@roadstead/contracts';
import {
  documentsSelection,
  type FieldTable,
  readSchemas,
  type StoredSchema,
} from '../collections/tables.ts';
import { documentKey, entriesOf, parseDocument, uniqueText } from '../collections/values.ts';
import { quoteIdentifier, type SqliteConnection, type SqliteValue } from '../connection.ts';
import { originalText } from '../ordered-text.ts';
import { textOfBytes } from '../text-column.ts';
import type { Check } from './damage-of.ts';

const DOCUMENTS_PER_STEP = 500;

/** Returns a check for each collection: of its documents, and of its indexes and uniques against them. */
export function collectionChecks(connection: SqliteConnection): readonly Check[] {
  return readSchemas(connection).map(
    ([name, schema]) =>
      () =>
        checkCollection(name, schema, connection),
  );
}

function* checkCollection(
  name: string,
  { key: keyField, parts }: StoredSchema,
  connection: SqliteConnection,
): Generator<string | undefined> {
  const tables = parts.map((part) => new CheckedTable(part, connection));
  const sql = documentsSelection(name);
  let isIntact = true;
  for (let last = Number.NEGATIVE_INFINITY; ; ) {
    const rows = connection.rows(sql, Math.max(last, -1), DOCUMENTS_PER_STEP);
    for (const [id, key, json] of rows) {
      last = id as number;
      const problem = problemOf(name, keyField, key!, json!, tables);
      isIntact &&= problem === undefined;
      if (problem !== undefined) yield problem;
    }
    if (rows.length < DOCUMENTS_PER_STEP) break;
    yield undefined;
  }
  // Entries of a damaged document are not known.
  if (!isIntact) return;
  for (const table of tables)
    if (table.excess() !== 0)
      yield `The ${table.description} of ${name} has ${table.excess()} entries without a document`;
}

/** Returns the sentence for a document that is damaged, or that an index does not have. */
function problemOf(
  name: string,
  keyField: string,
  keyBytes: SqliteValue,
  json: SqliteValue,
  tables: readonly CheckedTable[],
): string | undefined {
  let key: SqliteValue = null;
  try {
    key = textOfBytes(keyBytes, `the keys of ${name}`);
    const document = parseDocument<object>(json, name, key);
    if (documentKey(document, keyField) !== key) throw new TypeError('It has another key');
    const missing = tables.find((table) => !table.has(document, key));
    return missing && `The ${missing.description} of ${name} lacks the document ${nameOf(key)}`;
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof StoreError)) throw error;
    return error instanceof StoreError
      ? error.message
      : `The document ${nameOf(key)} of ${name} is damaged`;
  }
}

function nameOf(key: SqliteValue): string {
  return typeof key === 'string' ? originalText(key) : String(key);
}

/** An index or unique, whose entries are compared with the documents. */
class CheckedTable {
  readonly description: string;
  private readonly part: FieldTable;
  private readonly connection: SqliteConnection;
  private readonly selection: string;
  /** Entries of the documents so far. */
  private entries = 0;

  constructor(part: FieldTable, connection: SqliteConnection) {
    const { kind, fields, table } = part;
    this.part = part;
    this.connection = connection;
    this.description = `${kind} by ${fields.join(', ')}`;
    const columns = kind === 'index' ? fields.map((_, i) => `v${i}`) : ['held'];
    const same = [...columns, 'key'].map((column) => `${column} = ?`).join(' AND ');
    this.selection = `SELECT 1 FROM ${quoteIdentifier(table)} WHERE ${same}`;
  }

  /** Whether the table has all entries of a document. */
  has(document: object, key: SqliteValue): boolean {
    const { kind, fields } = this.part;
    const text = kind === 'unique' ? uniqueText(document, fields) : undefined;
    const unique = text === undefined ? [] : [[text]];
    const entries = kind === 'index' ? entriesOf(document, fields) : unique;
    this.entries += entries.length;
    return entries.every((entry) => this.connection.row(this.selection, ...entry, key));
  }

  /** Returns the number of entries that no document has. */
  excess(): number {
    const sql = `SELECT count(*) FROM ${quoteIdentifier(this.part.table)}`;
    return (this.connection.row(sql)![0] as number) - this.entries;
  }
}
