import { StoreError } from '@roadstead/contracts';
import { quoteIdentifier, type SqliteConnection } from '../connection.ts';
import { decodeRows, encodeRows } from './row-codec.ts';
import { type RowLayout, TIME_SLOT } from './row-layout.ts';

/** Rows of a segment; up to twice as many after late rows were merged into it. */
export const SEGMENT_ROWS = 120;

/** The last instant of a Date. */
const MS_MAX = 8.64e15;

/** Packed rows of one key, in the order of time. The segments of a key do not overlap, but for late rows beside a damaged one. */
export interface Segment {
  readonly id: number;
  readonly key: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Undefined if the segment is damaged. */
  readonly rows: Float64Array | undefined;
}

const COLUMNS = 'id, key, from_ms, to_ms, rows';

/** The table of segments. */
export class Segments {
  private readonly series: string;
  private readonly layout: RowLayout<string>;
  private readonly connection: SqliteConnection;
  private readonly table: string;
  private readonly selection: string;
  private readonly insertion: string;

  constructor(series: string, layout: RowLayout<string>, connection: SqliteConnection) {
    this.series = series;
    this.layout = layout;
    this.connection = connection;
    this.table = quoteIdentifier(`segment ${series}`);
    this.selection = `SELECT ${COLUMNS} FROM ${this.table} WHERE key = ?`;
    this.insertion = `INSERT INTO ${this.table} (key, from_ms, to_ms, rows) VALUES (?, ?, ?, ?)`;
  }

  create(): void {
    this.connection.create(
      'TABLE',
      `segment ${this.series}`,
      '(id INTEGER PRIMARY KEY, key INTEGER, from_ms INTEGER, to_ms INTEGER, rows BLOB)',
    );
    this.connection.create(
      'INDEX',
      `segment ${this.series} by time`,
      `ON ${this.table} (key, to_ms)`,
    );
  }

  /** Returns the oldest segments that overlap a period, at most `limit`. */
  between(key: number, fromMs: number, toMs: number, limit: number): readonly Segment[] {
    const sql = `${this.selection} AND to_ms >= ? AND from_ms <= ? ORDER BY to_ms LIMIT ?`;
    return this.connection.rows(sql, key, fromMs, toMs, limit).map((row) => this.segmentOf(row));
  }

  /** Returns the segments after one, in the order of their ids. */
  after(id: number, limit: number): readonly Segment[] {
    const sql = `SELECT ${COLUMNS} FROM ${this.table} WHERE id > ? ORDER BY id LIMIT ?`;
    return this.connection.rows(sql, id, limit).map((row) => this.segmentOf(row));
  }

  /** Returns the rows of a segment. @throws StoreError `damaged` */
  rowsOf(segment: Segment): Float64Array {
    if (segment.rows) return segment.rows;
    throw this.damageOf(segment);
  }

  /** Returns the error of a damaged segment, which names the key and the period; undefined for an intact one. */
  damageOf({ key, rows, fromMs, toMs }: Segment): StoreError | undefined {
    if (rows) return undefined;
    const period = `from ${timeText(fromMs)} to ${timeText(toMs)}`;
    return new StoreError(`The rows of ${key} in ${this.series} ${period} are damaged`, 'damaged');
  }

  /** Returns the newest segment that ends before a time. */
  lastBefore(key: number, ms: number): Segment | undefined {
    const sql = `${this.selection} AND to_ms < ? ORDER BY to_ms DESC LIMIT 1`;
    const row = this.connection.row(sql, key, ms);
    return row && this.segmentOf(row);
  }

  remove({ id }: Segment): void {
    this.connection.run(`DELETE FROM ${this.table} WHERE id = ?`, id);
  }

  /**
   * Inserts rows of one key, which are in the order of time, as one or more segments.
   * @returns the begin of the last of these segments
   */
  insert(key: number, rows: Float64Array): number {
    const { stride, slotsWithoutKey } = this.layout;
    const count = rows.length / stride;
    const pieces = Math.max(1, Math.floor(count / SEGMENT_ROWS));
    let fromMs = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const start = Math.floor((count * piece) / pieces);
      const end = Math.floor((count * (piece + 1)) / pieces);
      const own = rows.subarray(start * stride, end * stride);
      fromMs = own[TIME_SLOT]!;
      const toMs = own[own.length - stride + TIME_SLOT]!;
      const packed = encodeRows(own, end - start, stride, slotsWithoutKey);
      this.connection.run(this.insertion, key, fromMs, toMs, packed);
    }
    return fromMs;
  }

  private segmentOf(row: readonly unknown[]): Segment {
    const [id, key, fromMs, toMs, packed] = row as [number, number, number, number, Uint8Array];
    return { id, key, fromMs, toMs, rows: this.intactRows(packed, fromMs, toMs) };
  }

  private intactRows(packed: Uint8Array, fromMs: number, toMs: number): Float64Array | undefined {
    const { stride, slotsWithoutKey } = this.layout;
    try {
      const rows = decodeRows(packed, stride, slotsWithoutKey);
      const isPeriod =
        rows[TIME_SLOT] === fromMs && rows[rows.length - stride + TIME_SLOT] === toMs;
      return isPeriod ? rows : undefined;
    } catch (error) {
      if (error instanceof StoreError) return undefined;
      throw error;
    }
  }
}

/** Returns a time as text; a damaged segment can have one that no date has. */
function timeText(ms: number): string {
  return Math.abs(ms) <= MS_MAX ? new Date(ms).toISOString() : String(ms);
}
