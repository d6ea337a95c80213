import { StoreError } from '@roadstead/contracts';
import { quoteIdentifier, type SqliteConnection } from '../connection.ts';
import { decodeRows } from './row-codec.ts';
import type { RowLayout } from './row-layout.ts';

/** An appended batch in the log. */
interface LoggedArrival {
  readonly sequence: number;
  readonly rows: Float64Array;
  readonly receivedMs: number | null;
}

/**
 * The log of a series: one row for each appended batch, in the order of arrival. Receiving times have a table of their own,
 * because the log of a store of November 2026 has no column for them.
 */
export class LogTable {
  /** The numbers of arrivals that `from` found damaged. */
  readonly damaged: Set<number> = new Set();
  private readonly layout: RowLayout<string>;
  private readonly connection: SqliteConnection;
  private readonly series: string;
  private readonly name: string;
  private readonly receivedName: string;
  private readonly table: string;
  private readonly receivedTable: string;
  private readonly insertion: string;
  private readonly receivedInsertion: string;
  private hasReceived = false;

  constructor(series: string, layout: RowLayout<string>, connection: SqliteConnection) {
    this.layout = layout;
    this.series = series;
    this.connection = connection;
    this.name = `log ${series}`;
    this.receivedName = `received ${series}`;
    this.table = quoteIdentifier(this.name);
    this.receivedTable = quoteIdentifier(this.receivedName);
    this.insertion = `INSERT INTO ${this.table} (rows) VALUES (?) RETURNING sequence`;
    this.receivedInsertion = `INSERT INTO ${this.receivedTable} VALUES (?, ?)`;
  }

  create(): void {
    // AUTOINCREMENT: sequence numbers are not reused after all rows were deleted.
    const columns = '(sequence INTEGER PRIMARY KEY AUTOINCREMENT, rows BLOB NOT NULL)';
    this.connection.create('TABLE', this.name, columns);
  }

  createReceived(): void {
    const columns = '(sequence INTEGER PRIMARY KEY, received_ms INTEGER NOT NULL)';
    this.connection.create('TABLE', this.receivedName, columns);
  }

  /** Returns the number up to which all arrivals were deleted. */
  removedTo(): number {
    const [first] = this.connection.row(`SELECT min(sequence) FROM ${this.table}`)!;
    return typeof first === 'number' ? first - 1 : this.last();
  }

  append(packed: Uint8Array, receivedMs: number | null): number {
    const sequence = this.connection.row(this.insertion, packed)![0] as number;
    if (receivedMs !== null) this.connection.run(this.receivedInsertion, sequence, receivedMs);
    return sequence;
  }

  /** Inserts an arrival with its number. */
  insert(sequence: number, packed: Uint8Array, receivedMs: number | null): void {
    this.connection.run(
      `INSERT INTO ${this.table} (sequence, rows) VALUES (?, ?)`,
      sequence,
      packed,
    );
    if (receivedMs !== null) this.connection.run(this.receivedInsertion, sequence, receivedMs);
  }

  /** Lets the next arrival have the number after this one, in a log without arrivals. */
  continueAfter(sequence: number): void {
    // AUTOINCREMENT remembers the number of a deleted row.
    this.insert(sequence, new Uint8Array(), null);
    this.removeTo(sequence);
  }

  /** Returns the first arrival whose sequence number is not below `sequence`; without rows if it is damaged. */
  from(sequence: number): LoggedArrival | undefined {
    const columns = `sequence, rows, ${this.receivedColumn()}`;
    const sql = `SELECT ${columns} FROM ${this.table} AS log WHERE sequence >= ? ORDER BY sequence LIMIT 1`;
    const row = this.connection.row(sql, sequence);
    if (!row) return undefined;
    const [found, packed, receivedMs] = row as [number, Uint8Array, number | null];
    const rows = this.decode(packed);
    if (!rows) this.damaged.add(found);
    return { sequence: found, rows: rows ?? new Float64Array(), receivedMs };
  }

  /** Returns what is wrong with an arrival, undefined if it is intact or missing. */
  damageOf(sequence: number): string | undefined {
    const row = this.connection.row(`SELECT rows FROM ${this.table} WHERE sequence = ?`, sequence);
    if (!row || this.decode(row[0] as Uint8Array)) return undefined;
    return `The batch ${sequence} of ${this.series} is damaged`;
  }

  /** Returns the sequence numbers of all arrivals. */
  sequences(): readonly number[] {
    const sql = `SELECT sequence FROM ${this.table} ORDER BY sequence`;
    return this.connection.rows(sql).map(([sequence]) => sequence as number);
  }

  removeTo(sequence: number): void {
    for (const table of [this.table, this.receivedTable])
      this.connection.run(`DELETE FROM ${table} WHERE sequence <= ?`, sequence);
  }

  /** Returns the number of the newest arrival that was ever inserted. */
  last(): number {
    const row = this.connection.row('SELECT seq FROM sqlite_sequence WHERE name = ?', this.name);
    return (row?.[0] as number | undefined) ?? 0;
  }

  /** A store that only reads may find the table later. */
  private receivedColumn(): string {
    const sql = 'SELECT 1 FROM sqlite_schema WHERE name = ?';
    this.hasReceived ||= this.connection.row(sql, this.receivedName) !== undefined;
    if (!this.hasReceived) return 'NULL';
    return `(SELECT received_ms FROM ${this.receivedTable} WHERE sequence = log.sequence)`;
  }

  private decode(packed: Uint8Array): Float64Array | undefined {
    try {
      return decodeRows(packed, this.layout.stride, this.layout.slots);
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}
