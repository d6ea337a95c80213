import { type Connection, quoted } from '../connection.ts';
import { decodeRows } from './codec.ts';
import type { RowShape } from './row-shape.ts';

/** The table of what was appended, as it was. */
export class LogTable {
  private readonly shape: RowShape<string>;
  private readonly connection: Connection;
  private readonly name: string;
  private readonly table: string;
  private readonly selection: string;
  private readonly insertion: string;

  constructor(series: string, shape: RowShape<string>, connection: Connection) {
    this.shape = shape;
    this.connection = connection;
    this.name = `log ${series}`;
    this.table = quoted(this.name);
    this.selection = `SELECT sequence, rows FROM ${this.table} WHERE sequence >= ? ORDER BY sequence LIMIT 1`;
    this.insertion = `INSERT INTO ${this.table} (rows) VALUES (?) RETURNING sequence`;
  }

  create(): void {
    // AUTOINCREMENT: a number does not come again when all were forgotten.
    const columns = '(sequence INTEGER PRIMARY KEY AUTOINCREMENT, rows BLOB NOT NULL)';
    this.connection.create('TABLE', this.name, columns);
  }

  last(): number {
    const row = this.connection.row('SELECT seq FROM sqlite_sequence WHERE name = ?', this.name);
    return (row?.[0] as number | undefined) ?? 0;
  }

  append(packed: Uint8Array): number {
    return this.connection.row(this.insertion, packed)![0] as number;
  }

  /** The first one from a number on. */
  from(sequence: number): { readonly sequence: number; readonly rows: Float64Array } | undefined {
    const row = this.connection.row(this.selection, sequence);
    if (!row) return undefined;
    const { stride, slots } = this.shape;
    return {
      sequence: row[0] as number,
      rows: decodeRows(row[1] as Uint8Array, stride, slots),
    };
  }

  removeTo(sequence: number): void {
    this.connection.run(`DELETE FROM ${this.table} WHERE sequence <= ?`, sequence);
  }
}
