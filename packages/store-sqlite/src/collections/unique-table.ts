import { quoteIdentifier, type SqliteConnection, type SqliteValue } from '../connection.ts';
import { uniqueText } from './values.ts';

/** The table of a unique: the values of its fields and the key of the document that has them. */
export class UniqueTable {
  readonly fields: readonly string[];
  private readonly connection: SqliteConnection;
  private readonly name: string;
  private readonly table: string;
  private readonly insertion: string;
  private readonly deletion: string;

  constructor(table: string, fields: readonly string[], connection: SqliteConnection) {
    this.fields = fields;
    this.connection = connection;
    this.name = table;
    this.table = quoteIdentifier(table);
    this.insertion = `INSERT OR IGNORE INTO ${this.table} (held, key) VALUES (?, ?)`;
    this.deletion = `DELETE FROM ${this.table} WHERE held = ?`;
  }

  create(): void {
    const columns = '(held TEXT PRIMARY KEY, key NOT NULL) WITHOUT ROWID';
    this.connection.create('TABLE', this.name, columns);
  }

  /** @returns false if another document has the values */
  replace(key: SqliteValue, before: object | undefined, after: object | undefined): boolean {
    const old = before && uniqueText(before, this.fields);
    const next = after && uniqueText(after, this.fields);
    if (old === next) return true;
    if (old !== undefined) this.connection.run(this.deletion, old);
    return next === undefined || this.connection.run(this.insertion, next, key) === 1;
  }
}
