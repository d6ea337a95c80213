import type { FieldValue, Find, Page } from '@roadstead/contracts';
import type { SqliteConnection, SqliteValue } from '../connection.ts';
import { textAsBytes, textOfBytes } from '../text-column.ts';
import type { IndexTable } from './index-table.ts';
import type { CollectionTables } from './tables.ts';
import { columnValue } from './values.ts';

/** The FROM and WHERE clauses of a find. */
interface Search {
  readonly from: string;
  readonly parameters: readonly SqliteValue[];
  /** Columns of ORDER BY. */
  readonly order: readonly string[];
  /** Whether a document may have several matching entries. */
  readonly hasSeveral: boolean;
}

const ENTRIES_AT_ONCE = 1000;

/** Finds the stored keys of documents, from the table of the index alone. */
export class Finder {
  private readonly keyField: string;
  private readonly tables: CollectionTables;
  private readonly connection: SqliteConnection;

  constructor(keyField: string, tables: CollectionTables, connection: SqliteConnection) {
    this.keyField = keyField;
    this.tables = tables;
    this.connection = connection;
  }

  count(find: Find): number {
    const { from, parameters, hasSeveral } = this.searchFor(find);
    const counted = hasSeveral ? 'DISTINCT key' : '*';
    return this.connection.row(`SELECT count(${counted}) ${from}`, ...parameters)![0] as number;
  }

  keys(find: Find, { descending = false, offset = 0, limit }: Page): readonly SqliteValue[] {
    for (const number of [offset, limit])
      if (!Number.isSafeInteger(number) || number < 0)
        throw new RangeError(`A page cannot have the offset or limit ${number}`);
    const { from, parameters, order, hasSeveral } = this.searchFor(find);
    const columns = order.map((column) => (descending ? `${column} DESC` : column)).join(', ');
    const sql = `SELECT ${textAsBytes('key')} ${from} ORDER BY ${columns} LIMIT ? OFFSET ?`;
    const keysAt = (start: number, most: number): SqliteValue[] =>
      this.connection
        .rows(sql, ...parameters, most, start)
        .map(([key]) => textOfBytes(key!, this.tables.documents));
    if (!hasSeveral) return keysAt(offset, limit);
    const distinct = new Set<SqliteValue>();
    for (let start = 0, most = ENTRIES_AT_ONCE; ; start += most, most *= 2) {
      const keys = keysAt(start, most);
      for (const key of keys) distinct.add(key);
      if (keys.length < most || distinct.size >= offset + limit)
        return [...distinct].slice(offset, offset + limit);
    }
  }

  private searchFor(find: Find): Search {
    const index = this.indexFor(find);
    const fields = index?.fields ?? [this.keyField];
    assertFields(find, fields);
    const columns = index?.columns ?? ['key'];
    const { is = [], from, to, also = {} } = find;
    const conditions = is.map((_, i) => `${columns[i]} = ?`);
    const parameters = is.map(columnValue);
    const bound = (column: string, compare: '>=' | '<=', value: FieldValue | undefined): void => {
      if (value === undefined) return;
      conditions.push(`${column} ${compare} ?`);
      parameters.push(columnValue(value));
    };
    bound(columns[is.length]!, '>=', from);
    bound(columns[is.length]!, '<=', to);
    for (const [field, bounds] of Object.entries(also)) {
      bound(columns[fields.indexOf(field)]!, '>=', bounds.from);
      bound(columns[fields.indexOf(field)]!, '<=', bounds.to);
    }
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    return {
      from: `FROM ${index?.table ?? this.tables.documents} ${where}`,
      parameters,
      order: index ? columns.slice(is.length) : columns,
      hasSeveral: index?.hasSeveralFrom(is.length) ?? false,
    };
  }

  private indexFor(find: Find): IndexTable | undefined {
    if (find.index === undefined) return undefined;
    const index = this.tables.indexes.get(find.index);
    if (!index) throw new Error(`The collection has no index ${find.index}`);
    return index;
  }
}

function assertFields(find: Find, fields: readonly string[]): void {
  const { index = 'by key', is = [], from, to, also = {} } = find;
  const bounded = from === undefined && to === undefined ? 0 : 1;
  if (is.length + bounded > fields.length)
    throw new Error(`The index ${index} has only the fields ${fields.join(', ')}`);
  for (const field of Object.keys(also))
    if (find.index === undefined || !fields.includes(field))
      throw new Error(`The index ${index} has no field ${field}`);
}
