import { type Connection, quoted, type Value } from '../connection.ts';
import { uniqueText } from './values.ts';

/** Which document has which values of a unique. */
export class UniqueTable {
  readonly fields: readonly string[];
  private readonly connection: Connection;
  private readonly name: string;
  private readonly table: string;
  private readonly insertion: string;
  private readonly deletion: string;

  constructor(table: string, fields: readonly string[], connection: Connection) {
    this.fields = fields;
    this.connection = connection;
    this.name = table;
    this.table = quoted(table);
    this.insertion = `INSERT OR IGNORE INTO ${this.table} (held, key) VALUES (?, ?)`;
    this.deletion = `DELETE FROM ${this.table} WHERE held = ?`;
  }

  create(): void {
    const columns = '(held TEXT PRIMARY KEY, key NOT NULL) WITHOUT ROWID';
    this.connection.create('TABLE', this.name, columns);
  }

  /** @returns false where another document has the values */
  replace(key: Value, before: object | undefined, after: object | undefined): boolean {
    const old = before && uniqueText(before, this.fields);
    const next = after && uniqueText(after, this.fields);
    if (old === next) return true;
    if (old !== undefined) this.connection.run(this.deletion, old);
    return next === undefined || this.connection.run(this.insertion, next, key) === 1;
  }
}
