import { quoteIdentifier, type SqliteConnection } from '../connection.ts';
import { LogTable } from './log-table.ts';
import { PendingRowsLog } from './pending-rows-log.ts';
import { KEY_SLOT, type RowLayout, TIME_SLOT } from './row-layout.ts';
import { SEGMENT_ROWS, Segments } from './segments.ts';
import { addRow, createWriteBuffer, type WriteBuffer } from './write-buffer.ts';

/** The state of a series in the file and in memory; memory changes after each commit. */
export class SeriesState {
  readonly name: string;
  readonly layout: RowLayout<string>;
  readonly log: LogTable;
  readonly segments: Segments;
  readonly buffers: Map<number, WriteBuffer> = new Map();
  readonly pending: PendingRowsLog;
  /** Keys with enough rows for a segment, the one that has waited longest first. */
  readonly ready: WriteBuffer[] = [];
  lastSequence: number;
  discardedTo: number;
  /** Arrivals up to this number are deleted from the log. */
  removedTo: number;
  /** `pending.first` in the file: opening the store reads the log from there. */
  storedFirstPending: number;
  rowsSincePacking = 0;
  private readonly connection: SqliteConnection;
  private readonly keyTable: string;

  constructor(name: string, layout: RowLayout<string>, connection: SqliteConnection) {
    this.name = name;
    this.layout = layout;
    this.connection = connection;
    this.keyTable = quoteIdentifier(`key ${name}`);
    this.log = new LogTable(name, layout, connection);
    this.segments = new Segments(name, layout, connection);
    const [columns, discardedTo, storedFirstPending] = this.readStoredSchema() ?? this.create();
    if (columns !== JSON.stringify(layout.columns))
      throw new Error(`The series ${name} has the columns ${columns} in the store`);
    this.log.createReceived();
    this.discardedTo = discardedTo;
    this.storedFirstPending = storedFirstPending;
    this.pending = new PendingRowsLog(storedFirstPending);
    this.lastSequence = storedFirstPending - 1;
    this.removedTo = (this.log.from(0)?.sequence ?? this.log.last() + 1) - 1;
    this.restore();
  }

  /** Adds rows of the log to the buffers. */
  addArrival(sequence: number, rows: Float64Array): void {
    const { stride } = this.layout;
    let added = 0;
    for (const start of startsByTime(rows, stride))
      if (this.addToBuffer(sequence, rows, start)) added++;
    this.pending.add(rows.length / stride, added);
    this.lastSequence = sequence;
    this.rowsSincePacking += rows.length / stride;
  }

  storeKey({ key }: WriteBuffer, packedToMs: number, packedThrough: number): void {
    const sql = `REPLACE INTO ${this.keyTable} (key, packed_to, packed_through) VALUES (?, ?, ?)`;
    this.connection.run(sql, key, packedToMs, packedThrough);
  }

  storeFirstPending(first: number): void {
    const sql = 'UPDATE series SET unpacked_from = ? WHERE name = ?';
    this.connection.run(sql, first, this.name);
  }

  /** @returns the number up to which all arrivals are discarded afterwards */
  storeDiscardedTo(upTo: number): number {
    const sql =
      'UPDATE series SET forgotten = max(forgotten, ?) WHERE name = ? RETURNING forgotten';
    return this.connection.row(sql, upTo, this.name)![0] as number;
  }

  private addToBuffer(sequence: number, rows: Float64Array, start: number): boolean {
    const key = rows[start + KEY_SLOT]!;
    let buffer = this.buffers.get(key);
    if (!buffer) {
      buffer = createWriteBuffer(key);
      this.buffers.set(key, buffer);
    }
    if (buffer.packedThrough >= sequence) return false;
    if (!addRow(buffer, rows, start, this.layout.stride, sequence)) return false;
    if (buffer.count >= SEGMENT_ROWS && !buffer.isReady) {
      buffer.isReady = true;
      this.ready.push(buffer);
    }
    return true;
  }

  private restore(): void {
    const sql = `SELECT key, packed_to, packed_through FROM ${this.keyTable}`;
    for (const row of this.connection.rows(sql)) {
      const [key, packedToMs, packedThrough] = row as [number, number, number];
      this.buffers.set(key, createWriteBuffer(key, packedToMs, packedThrough));
    }
    for (;;) {
      const next = this.log.from(this.lastSequence + 1);
      if (!next) return;
      this.addArrival(next.sequence, next.rows);
    }
  }

  private readStoredSchema(): readonly [string, number, number] | undefined {
    const sql = 'SELECT columns, forgotten, unpacked_from FROM series WHERE name = ?';
    return this.connection.row(sql, this.name) as readonly [string, number, number] | undefined;
  }

  private create(): readonly [string, number, number] {
    this.log.create();
    this.segments.create();
    this.connection.create(
      'TABLE',
      `key ${this.name}`,
      '(key INTEGER PRIMARY KEY, packed_to INTEGER, packed_through INTEGER)',
    );
    const sql = 'INSERT INTO series (name, columns) VALUES (?, ?)';
    this.connection.run(sql, this.name, JSON.stringify(this.layout.columns));
    return this.readStoredSchema()!;
  }
}

/** Returns the starts of rows in the order of time, stable: rows in order are appended without moving others. */
function startsByTime(rows: Float64Array, stride: number): readonly number[] {
  const starts: number[] = [];
  let isSorted = true;
  for (let start = 0; start < rows.length; start += stride) {
    starts.push(start);
    if (start > 0 && rows[start + TIME_SLOT]! < rows[start - stride + TIME_SLOT]!) isSorted = false;
  }
  return isSorted ? starts : starts.sort((a, b) => rows[a + TIME_SLOT]! - rows[b + TIME_SLOT]!);
}
