import { quoteIdentifier, type SqliteConnection } from '../connection.ts';
import { LogTable } from './log-table.ts';
import { PendingRowsLog } from './pending-rows-log.ts';
import { ARRIVAL_SLOT, KEY_SLOT, type RowLayout, TIME_SLOT } from './row-layout.ts';
import { SEGMENT_ROWS, Segments } from './segments.ts';
import {
  addRow,
  createWriteBuffer,
  emptyWriteBuffer,
  rowsIn,
  type WriteBuffer,
} from './write-buffer.ts';

/**
 * The state of a series in the file and in memory. Memory changes after each commit of this process, and before each read if
 * another connection writes the file.
 */
export class SeriesState {
  readonly name: string;
  readonly layout: RowLayout<string>;
  readonly log: LogTable;
  readonly segments: Segments;
  readonly buffers: Map<number, WriteBuffer> = new Map();
  readonly pending: PendingRowsLog = new PendingRowsLog();
  /** Keys with enough rows for a segment, the one that has waited longest first. */
  readonly ready: Set<WriteBuffer> = new Set();
  lastSequence = 0;
  discardedTo = 0;
  /** Arrivals up to this number are deleted from the log. */
  removedTo = 0;
  /** `pending.first` in the file: opening the store reads the log from there. */
  storedFirstPending = 1;
  rowsSincePacking = 0;
  private readonly connection: SqliteConnection;
  private readonly keyTable: string;
  /** The version of the file that memory is of. */
  private version: number | undefined;

  /** Creates the tables of the series, unless the file is read-only. @param version of the file */
  constructor(
    name: string,
    layout: RowLayout<string>,
    connection: SqliteConnection,
    version: number,
  ) {
    this.name = name;
    this.layout = layout;
    this.connection = connection;
    this.keyTable = quoteIdentifier(`key ${name}`);
    this.log = new LogTable(name, layout, connection);
    this.segments = new Segments(name, layout, connection);
    if (!connection.isReadOnly) this.create();
    this.follow(version);
    if (!connection.isReadOnly) this.removedTo = this.log.removedTo();
  }

  /**
   * Reads the keys that were packed and the arrivals since the version of the file that memory is of, if it is another.
   * @throws Error if the columns in the file differ
   */
  follow(version: number): void {
    if (version === this.version) return;
    const stored = this.readStoredSchema();
    if (stored) this.readChanges(...stored);
    this.version = version;
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

  /** Empties the buffer of a key whose arrivals up to a number were packed. */
  setPacked(buffer: WriteBuffer, packedToMs: number, packedThrough: number): void {
    const { stride } = this.layout;
    const rows = rowsIn(buffer, stride);
    for (let at = 0; at < rows.length; at += stride) this.pending.packOne(rows[at + ARRIVAL_SLOT]!);
    if (rows.length > 0 && rows[TIME_SLOT]! <= buffer.packedToMs)
      buffer.downsampledToMs = Math.min(buffer.downsampledToMs, rows[TIME_SLOT]! - 1);
    if (packedToMs > buffer.packedToMs) {
      const newest = rows.subarray(-stride);
      buffer.newestPacked = newest[TIME_SLOT] === packedToMs ? Array.from(newest) : undefined;
    }
    buffer.packedToMs = packedToMs;
    buffer.packedThrough = packedThrough;
    emptyWriteBuffer(buffer);
    this.ready.delete(buffer);
  }

  storeKey({ key }: Pick<WriteBuffer, 'key'>, packedToMs: number, packedThrough: number): void {
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

  private readChanges(columns: string, discardedTo: number, firstPending: number): void {
    if (columns !== JSON.stringify(this.layout.columns))
      throw new Error(`The series ${this.name} has the columns ${columns} in the store`);
    // Keys that were packed since then are packed through the last arrival of that time at least.
    const sql = `SELECT key, packed_to, packed_through FROM ${this.keyTable} WHERE packed_through >= ?`;
    for (const row of this.connection.rows(sql, this.lastSequence)) {
      const [key, packedToMs, packedThrough] = row as [number, number, number];
      this.setPacked(this.bufferOf(key), packedToMs, packedThrough);
    }
    this.pending.advance();
    this.discardedTo = discardedTo;
    this.storedFirstPending = firstPending;
    if (firstPending > this.lastSequence + 1) {
      this.pending.continueAt(firstPending);
      this.lastSequence = firstPending - 1;
    }
    for (;;) {
      const next = this.log.from(this.lastSequence + 1);
      if (!next) return;
      this.addArrival(next.sequence, next.rows);
    }
  }

  bufferOf(key: number): WriteBuffer {
    let buffer = this.buffers.get(key);
    if (!buffer) {
      buffer = createWriteBuffer(key);
      this.buffers.set(key, buffer);
    }
    return buffer;
  }

  private addToBuffer(sequence: number, rows: Float64Array, start: number): boolean {
    const buffer = this.bufferOf(rows[start + KEY_SLOT]!);
    if (buffer.packedThrough >= sequence) return false;
    if (!addRow(buffer, rows, start, this.layout.stride, sequence)) return false;
    if (buffer.count >= SEGMENT_ROWS) this.ready.add(buffer);
    return true;
  }

  private readStoredSchema(): readonly [string, number, number] | undefined {
    const sql = 'SELECT columns, forgotten, unpacked_from FROM series WHERE name = ?';
    return this.connection.row(sql, this.name) as readonly [string, number, number] | undefined;
  }

  /** Creates what the file does not have yet. */
  private create(): void {
    const { connection, name } = this;
    this.log.create();
    this.log.createReceived();
    this.segments.create();
    const columns = '(key INTEGER PRIMARY KEY, packed_to INTEGER, packed_through INTEGER)';
    connection.create('TABLE', `key ${name}`, columns);
    // Readers in other processes find the keys that were packed since they read last.
    const packed = `ON ${this.keyTable} (packed_through, packed_to)`;
    connection.create('INDEX', `key ${name} by packing`, packed);
    if (this.readStoredSchema()) return;
    const sql = 'INSERT INTO series (name, columns) VALUES (?, ?)';
    connection.run(sql, name, JSON.stringify(this.layout.columns));
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
