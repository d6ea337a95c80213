import { type Connection, quoted, type Value } from '../connection.ts';
import { entriesOf, valuesOf } from './values.ts';

/** The entries of an index: its fields' values and the document's key, in their order, one row each. */
export class IndexTable {
  readonly table: string;
  readonly fields: readonly string[];
  private readonly name: string;
  private readonly collection: string;
  private readonly connection: Connection;
  private readonly insertion: string;
  private readonly deletion: string;
  private readonly several: Set<string>;

  constructor(
    table: string,
    fields: readonly string[],
    collection: string,
    connection: Connection,
  ) {
    this.name = table;
    this.table = quoted(table);
    this.fields = fields;
    this.collection = collection;
    this.connection = connection;
    const names = this.columns.join(', ');
    const marks = this.columns.map(() => '?').join(', ');
    this.insertion = `INSERT INTO ${this.table} (${names}) VALUES (${marks})`;
    const same = this.columns.map((column) => `${column} = ?`).join(' AND ');
    this.deletion = `DELETE FROM ${this.table} WHERE ${same}`;
    const rows = connection.rows('SELECT field FROM several WHERE collection = ?', collection);
    this.several = new Set(rows.map(([field]) => field as string));
  }

  get columns(): readonly string[] {
    return [...this.fields.map((_, i) => `v${i}`), 'key'];
  }

  create(): void {
    const names = this.columns.join(', ');
    const columns = `(${names}, PRIMARY KEY (${names})) WITHOUT ROWID`;
    this.connection.create('TABLE', this.name, columns);
  }

  /** Whether a document may have several entries that differ in a field from this one on. */
  hasSeveralFrom(field: number): boolean {
    return this.fields.slice(field).some((name) => this.several.has(name));
  }

  replace(key: Value, before: object | undefined, after: object | undefined): true {
    const old = entriesByText(before, this.fields);
    const next = entriesByText(after, this.fields);
    for (const [text, entry] of old)
      if (!next.has(text)) this.connection.run(this.deletion, ...entry, key);
    for (const [text, entry] of next)
      if (!old.has(text)) this.connection.run(this.insertion, ...entry, key);
    if (after && next.size > 1) this.markSeveral(after);
    return true;
  }

  private markSeveral(document: object): void {
    const insertion = 'INSERT OR IGNORE INTO several (collection, field) VALUES (?, ?)';
    for (const field of this.fields) {
      if (valuesOf(document, field).length < 2) continue;
      this.several.add(field);
      this.connection.run(insertion, this.collection, field);
    }
  }
}

function entriesByText(
  document: object | undefined,
  fields: readonly string[],
): ReadonlyMap<string, readonly Value[]> {
  const entries = document ? entriesOf(document, fields) : [];
  return new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
}
