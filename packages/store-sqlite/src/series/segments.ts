import { type Connection, quoted } from '../connection.ts';
import { decodeRows, encodeRows } from './codec.ts';
import { type RowShape, TIME } from './row-shape.ts';

/** A segment has this many rows, up to twice as many where rows came in between. */
export const SEGMENT_ROWS = 120;

/** Packed rows of one key, in the order of time. Segments of a key do not overlap. */
export interface Segment {
  readonly id: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly rows: Float64Array;
}

/** The table of packed rows. */
export class Segments {
  private readonly shape: RowShape<string>;
  private readonly connection: Connection;
  private readonly table: string;
  private readonly selection: string;
  private readonly insertion: string;

  constructor(series: string, shape: RowShape<string>, connection: Connection) {
    this.shape = shape;
    this.connection = connection;
    this.table = quoted(`segment ${series}`);
    this.selection = `SELECT id, from_ms, to_ms, rows FROM ${this.table} WHERE key = ?`;
    this.insertion = `INSERT INTO ${this.table} (key, from_ms, to_ms, rows) VALUES (?, ?, ?, ?)`;
  }

  create(series: string): void {
    this.connection.create(
      'TABLE',
      `segment ${series}`,
      '(id INTEGER PRIMARY KEY, key INTEGER, from_ms INTEGER, to_ms INTEGER, rows BLOB)',
    );
    this.connection.create('INDEX', `segment ${series} by time`, `ON ${this.table} (key, to_ms)`);
  }

  /** The oldest ones that reach into a period. */
  between(key: number, fromMs: number, toMs: number, limit: number): readonly Segment[] {
    const sql = `${this.selection} AND to_ms >= ? AND from_ms <= ? ORDER BY to_ms LIMIT ?`;
    return this.connection.rows(sql, key, fromMs, toMs, limit).map((row) => this.segmentOf(row));
  }

  /** The newest of those that end before an instant. */
  lastBefore(key: number, ms: number): Segment | undefined {
    const sql = `${this.selection} AND to_ms < ? ORDER BY to_ms DESC LIMIT 1`;
    const row = this.connection.row(sql, key, ms);
    return row && this.segmentOf(row);
  }

  remove({ id }: Segment): void {
    this.connection.run(`DELETE FROM ${this.table} WHERE id = ?`, id);
  }

  /**
   * Rows of one key, in the order of time.
   * @returns where the last segment of them begins
   */
  insert(key: number, rows: Float64Array): number {
    const { stride, slotsWithoutKey } = this.shape;
    const count = rows.length / stride;
    const pieces = Math.max(1, Math.floor(count / SEGMENT_ROWS));
    let fromMs = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const start = Math.floor((count * piece) / pieces);
      const end = Math.floor((count * (piece + 1)) / pieces);
      const own = rows.subarray(start * stride, end * stride);
      fromMs = own[TIME]!;
      const toMs = own[own.length - stride + TIME]!;
      const packed = encodeRows(own, end - start, stride, slotsWithoutKey);
      this.connection.run(this.insertion, key, fromMs, toMs, packed);
    }
    return fromMs;
  }

  private segmentOf([id, fromMs, toMs, packed]: readonly unknown[]): Segment {
    const { stride, slotsWithoutKey } = this.shape;
    const rows = decodeRows(packed as Uint8Array, stride, slotsWithoutKey);
    return { id: id as number, fromMs: fromMs as number, toMs: toMs as number, rows };
  }
}
