import { quoteIdentifier, type SqliteConnection, type SqliteValue } from '../connection.ts';
import { entriesOf, indexedColumnValues } from './values.ts';

/** The table of an index: one row for each entry, of the values of its fields and the key of the document, in this order. */
export class IndexTable {
  readonly table: string;
  readonly fields: readonly string[];
  private readonly name: string;
  private readonly collection: string;
  private readonly connection: SqliteConnection;
  private readonly insertion: string;
  private readonly deletion: string;
  private readonly arrayFields: Set<string>;

  /** @param arrayFields the fields of the collection that have had an array of several values in some document */
  constructor(
    table: string,
    fields: readonly string[],
    collection: string,
    arrayFields: Set<string>,
    connection: SqliteConnection,
  ) {
    this.name = table;
    this.table = quoteIdentifier(table);
    this.fields = fields;
    this.collection = collection;
    this.connection = connection;
    const names = this.columns.join(', ');
    const marks = this.columns.map(() => '?').join(', ');
    this.insertion = `INSERT INTO ${this.table} (${names}) VALUES (${marks})`;
    const same = this.columns.map((column) => `${column} = ?`).join(' AND ');
    this.deletion = `DELETE FROM ${this.table} WHERE ${same}`;
    this.arrayFields = arrayFields;
  }

  get columns(): readonly string[] {
    return [...this.fields.map((_, i) => `v${i}`), 'key'];
  }

  create(): void {
    const names = this.columns.join(', ');
    const columns = `(${names}, PRIMARY KEY (${names})) WITHOUT ROWID`;
    this.connection.create('TABLE', this.name, columns);
  }

  /** Whether a document may have several entries that differ in this field or a later one. */
  hasSeveralFrom(field: number): boolean {
    return this.fields.slice(field).some((name) => this.arrayFields.has(name));
  }

  replace(key: SqliteValue, before: object | undefined, after: object | undefined): true {
    if (before && after && this.hasSameValues(before, after)) return true;
    const old = entriesByText(before, this.fields);
    const next = entriesByText(after, this.fields);
    for (const [text, entry] of old)
      if (!next.has(text)) this.connection.run(this.deletion, ...entry, key);
    for (const [text, entry] of next)
      if (!old.has(text)) this.connection.run(this.insertion, ...entry, key);
    if (after && next.size > 1) this.recordArrayFields(after);
    return true;
  }

  /** Whether the entries of two documents are surely the same; arrays are compared as entries. */
  private hasSameValues(one: object, other: object): boolean {
    return this.fields.every((field) => Reflect.get(one, field) === Reflect.get(other, field));
  }

  private recordArrayFields(document: object): void {
    const insertion = 'INSERT OR IGNORE INTO several (collection, field) VALUES (?, ?)';
    for (const field of this.fields) {
      if (indexedColumnValues(document, field).length < 2) continue;
      this.arrayFields.add(field);
      if (!this.connection.isReadOnly) this.connection.run(insertion, this.collection, field);
    }
  }
}

function entriesByText(
  document: object | undefined,
  fields: readonly string[],
): ReadonlyMap<string, readonly SqliteValue[]> {
  const entries = document ? entriesOf(document, fields) : [];
  return new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
}
