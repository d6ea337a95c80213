import type { FieldValue, Find, Page } from '@roadstead/contracts';
import type { SqlValue } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSessions } from '../database/sessions.ts';
import { bytesOfValue } from '../ordered-bytes.ts';
import type { CollectionFields, DocumentTables } from './document-tables.ts';
import { entryColumns } from './entries.ts';
import { isSamePart } from './tables.ts';

/** The FROM and WHERE clauses of a find. */
interface Search {
  readonly from: string;
  readonly parameters: SqlValue[];
  /** Columns of ORDER BY. */
  readonly order: readonly string[];
  /** Fields in which a document may have several values that match. */
  readonly openFields: readonly string[];
}

/** Finds documents, from the table of the index alone. */
export class DocumentFinder {
  readonly #fields: CollectionFields;
  readonly #sessions: DatabaseSessions;
  readonly #schema: DatabaseSchema;
  /** Fields in which some document has several values, as far as this process has read. */
  #arrayFields: readonly string[] = [];

  constructor(fields: CollectionFields, sessions: DatabaseSessions, schema: DatabaseSchema) {
    this.#fields = fields;
    this.#sessions = sessions;
    this.#schema = schema;
  }

  /** @throws an Error for an unknown index or field, or too many values */
  assertFind(find: Find): void {
    const { index = 'by key', is = [], from, to, also = {} } = find;
    const fields = this.#fieldsOf(find);
    const bounded = from === undefined && to === undefined ? 0 : 1;
    if (is.length + bounded > fields.length)
      throw new Error(`The index ${index} has only the fields ${fields.join(', ')}`);
    for (const field of Object.keys(also))
      if (find.index === undefined || !fields.includes(field))
        throw new Error(`The index ${index} has no field ${field}`);
  }

  async count(find: Find, tables: DocumentTables): Promise<number> {
    const { from, parameters, openFields } = this.#searchFor(find, tables);
    return this.#withArrayFields(openFields, async (hasSeveral) => {
      const sql = `SELECT count(${hasSeveral ? 'DISTINCT key' : '*'}), ${this.#arrayFieldsOf(tables)} ${from}`;
      const [row] = await this.#sessions.rows(sql, parameters);
      return { result: row![0] as number, arrayFields: row![1] };
    });
  }

  /** @returns the JSON of the documents */
  async find(find: Find, page: Page, tables: DocumentTables): Promise<readonly string[]> {
    const document = `CROSS JOIN LATERAL (SELECT body FROM ${tables.documents} WHERE key = found.key OFFSET 0) AS document`;
    const bodies = await this.#found(
      { column: 'document.body', join: document },
      find,
      page,
      tables,
    );
    return bodies as readonly string[];
  }

  /** @returns the keys as they are stored */
  async findKeys(find: Find, page: Page, tables: DocumentTables): Promise<readonly Uint8Array[]> {
    const keys = await this.#found({ column: 'found.key', join: '' }, find, page, tables);
    return keys as readonly Uint8Array[];
  }

  /** Returns the values of a column of what is found, which may be one of a joined table. */
  async #found(
    { column, join }: { readonly column: string; readonly join: string },
    find: Find,
    { descending = false, offset = 0, limit }: Page,
    tables: DocumentTables,
  ): Promise<readonly unknown[]> {
    const { from, parameters, order, openFields } = this.#searchFor(find, tables);
    const direction = descending ? ' DESC' : '';
    const ordered = (columns: readonly string[]): string =>
      `ORDER BY ${columns.map((column) => `${column}${direction}`).join(', ')}`;
    const page = `LIMIT $${parameters.length + 1}::int8 OFFSET $${parameters.length + 2}::int8`;
    return this.#withArrayFields(openFields, async (hasSeveral) => {
      const columns = order.join(', ');
      const entries = hasSeveral
        ? `SELECT * FROM (SELECT DISTINCT ON (key) ${columns} ${from} ${ordered(['key', ...order])}) AS entries`
        : `SELECT ${columns} ${from}`;
      const rows = await this.#sessions.rows(
        `SELECT ${column}, ${this.#arrayFieldsOf(tables)}
         FROM (${entries} ${ordered(order)} ${page}) AS found ${join}
         ${ordered(order.map((column) => `found.${column}`))}`,
        [...parameters, limit, offset],
      );
      return { result: rows.map(([value]) => value), arrayFields: rows[0]?.[1] };
    });
  }

  /**
   * Runs a query, and again if another process has meanwhile written the first array of a field: such documents are found several
   * times.
   */
  async #withArrayFields<Result>(
    openFields: readonly string[],
    query: (
      hasSeveral: boolean,
    ) => Promise<{ readonly result: Result; readonly arrayFields: unknown }>,
  ): Promise<Result> {
    for (;;) {
      const known = this.#arrayFields;
      const { result, arrayFields } = await query(
        openFields.some((field) => known.includes(field)),
      );
      // Nothing was found.
      if (typeof arrayFields !== 'string') return result;
      this.#arrayFields = JSON.parse(arrayFields) as string[];
      if (openFields.every((field) => known.includes(field) === this.#arrayFields.includes(field)))
        return result;
    }
  }

  /** Returns SQL for the fields with arrays, of the same instant as the query. */
  #arrayFieldsOf({ number }: DocumentTables): string {
    return `(SELECT coalesce(json_agg(field), '[]')::text FROM ${this.#schema.table('array_field')} WHERE collection = ${number})`;
  }

  #fieldsOf({ index }: Find): readonly string[] {
    if (index === undefined) return [this.#fields.key];
    const indexes = this.#fields.indexes ?? {};
    if (!Object.hasOwn(indexes, index)) throw new Error(`The collection has no index ${index}`);
    return indexes[index]!;
  }

  #searchFor(find: Find, tables: DocumentTables): Search {
    const fields = this.#fieldsOf(find);
    const part = tables.parts.find((each) => isSamePart(each, { kind: 'index', fields }));
    const isByKey = find.index === undefined;
    const columns = isByKey ? ['key'] : entryColumns(fields.length + 1);
    const { is = [], from, to, also = {} } = find;
    const parameters: SqlValue[] = is.map(bytesOfValue);
    const conditions = is.map((_, at) => `${columns[at]} = $${at + 1}`);
    const bound = (column: string, compare: '>=' | '<=', value: FieldValue | undefined): void => {
      if (value === undefined) return;
      conditions.push(`${column} ${compare} $${parameters.push(bytesOfValue(value))}`);
    };
    bound(columns[is.length]!, '>=', from);
    bound(columns[is.length]!, '<=', to);
    for (const [field, bounds] of Object.entries(also)) {
      bound(columns[fields.indexOf(field)]!, '>=', bounds.from);
      bound(columns[fields.indexOf(field)]!, '<=', bounds.to);
    }
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    return {
      from: `FROM ${isByKey ? tables.documents : part!.table} ${where}`,
      parameters,
      order: isByKey ? columns : columns.slice(is.length),
      openFields: isByKey ? [] : fields.slice(is.length),
    };
  }
}
