import { widthOf } from '@roadstead/contracts';
import type { DatabaseSession } from '../database/sessions.ts';
import { type BinaryRow, BinaryRows, readBinaryRows, readInt8 } from './binary-rows.ts';
import { addSegmentRow, cellsOfArrays } from './row-arrays.ts';
import { columnNames, type SeriesTables } from './series-tables.ts';

/** Rows of a segment: about 20 kB, so that a ship's day of 8 640 fixes is in some 34 rows of the table. */
const SEGMENT_ROWS = 256;
/** A segment with fewer rows is joined with those that follow. */
export const SHORT_SEGMENT_ROWS = 128;

/** Rows of a key in the order of time. */
export interface PackedSegment {
  readonly key: number;
  readonly fromMs: number;
  readonly cells: Float64Array;
}

/** The table of segments of a series. */
export class SegmentTable {
  readonly #tables: SeriesTables;
  readonly #selection: string;

  constructor(tables: SeriesTables) {
    this.#tables = tables;
    const names = ['key', 'from_ms', 'times', ...columnNames(tables.columns)];
    this.#selection = names.map((name) => `segment.${name}`).join(', ');
  }

  /** Returns some segments of a key with rows in a period, in the order of time; the first may have rows before it only. */
  async between(
    session: Pick<DatabaseSession, 'copyOut'>,
    key: number,
    fromMs: number,
    toMs: number,
    limit: number,
  ): Promise<readonly PackedSegment[]> {
    const { segments } = this.#tables;
    const bytes = await session.copyOut(
      `SELECT ${this.#selection} FROM ${segments} AS segment
       WHERE key = ${key} AND from_ms <= ${toMs} AND from_ms >= coalesce(
         (SELECT max(from_ms) FROM ${segments} WHERE key = ${key} AND from_ms <= ${fromMs}), ${fromMs})
       ORDER BY from_ms LIMIT ${limit}`,
    );
    return readBinaryRows(bytes).map(segmentOf);
  }

  /** Returns segments by their keys and begins. */
  async read(
    session: DatabaseSession,
    ids: readonly Pick<PackedSegment, 'key' | 'fromMs'>[],
  ): Promise<readonly PackedSegment[]> {
    if (ids.length === 0) return [];
    const [keys, begins] = [ids.map(({ key }) => key), ids.map(({ fromMs }) => fromMs)];
    const bytes = await session.copyOut(
      `SELECT ${this.#selection} FROM unnest('{${keys.join()}}'::int8[], '{${begins.join()}}'::int8[]) AS wanted (key, from_ms)
       CROSS JOIN LATERAL (
         SELECT * FROM ${this.#tables.segments} AS stored
         WHERE stored.key = wanted.key AND stored.from_ms = wanted.from_ms OFFSET 0
       ) AS segment`,
    );
    return readBinaryRows(bytes).map(segmentOf);
  }

  /**
   * Returns the begins of the segments to which rows belong that are older than the newest packed one of their key: that of the segment which
   * begins before or at them, otherwise the first.
   */
  async beginsFor(
    session: DatabaseSession,
    rows: readonly { readonly key: number; readonly timeMs: number }[],
  ): Promise<readonly number[]> {
    if (rows.length === 0) return [];
    const { segments } = this.#tables;
    const found = await session.rows(
      `SELECT coalesce(
         (SELECT from_ms FROM ${segments} AS stored WHERE stored.key = late.key AND from_ms <= late.time ORDER BY from_ms DESC LIMIT 1),
         (SELECT from_ms FROM ${segments} AS stored WHERE stored.key = late.key ORDER BY from_ms LIMIT 1))
       FROM unnest($1::int8[], $2::int8[]) WITH ORDINALITY AS late (key, time, place) ORDER BY place`,
      [rows.map(({ key }) => key), rows.map(({ timeMs }) => timeMs)],
    );
    return found.map(([fromMs]) => fromMs as number);
  }

  async remove(
    session: DatabaseSession,
    ids: readonly Pick<PackedSegment, 'key' | 'fromMs'>[],
  ): Promise<void> {
    if (ids.length === 0) return;
    await session.rows(
      `DELETE FROM ${this.#tables.segments} AS stored USING unnest($1::int8[], $2::int8[]) AS old (key, from_ms)
       WHERE stored.key = old.key AND stored.from_ms = old.from_ms`,
      [ids.map(({ key }) => key), ids.map(({ fromMs }) => fromMs)],
    );
  }

  async insert(session: DatabaseSession, pieces: readonly Float64Array[]): Promise<void> {
    if (pieces.length === 0) return;
    const rows = new BinaryRows();
    const width = widthOf(this.#tables.columns);
    for (const cells of pieces) addSegmentRow(rows, cells, width);
    await session.copy(this.#tables.segments, rows.finish());
  }
}

/** Divides the rows of a key into segments of about equal size. */
export function piecesOf(cells: Float64Array, width: number): readonly Float64Array[] {
  const count = cells.length / width;
  const pieces = Math.max(1, Math.round(count / SEGMENT_ROWS));
  const size = Math.ceil(count / pieces) * width;
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, at) =>
    cells.subarray(at * size, (at + 1) * size),
  );
}

function segmentOf([keyBytes, fromBytes, times, ...columns]: BinaryRow): PackedSegment {
  const key = readInt8(keyBytes!);
  return { key, fromMs: readInt8(fromBytes!), cells: cellsOfArrays(key, times!, columns) };
}
