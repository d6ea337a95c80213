import { concatCells, DOWNSAMPLED_ROWS_MIN, widthOf } from '@roadstead/contracts';
import type { DatabaseSession } from '../database/sessions.ts';
import type { Packing } from './packing.ts';
import { type PackedSegment, piecesOf, SegmentTable, SHORT_SEGMENT_ROWS } from './segments.ts';
import type { SeriesTables } from './series-tables.ts';

/** Segments that one transaction rewrites. */
const SEGMENTS_AT_ONCE = 64;
const KEYS_AT_ONCE = 64;
const TIME_MAX = Number.MAX_SAFE_INTEGER;
/** Before all rows. */
const NEVER = -TIME_MAX - 1;

/** A key whose segments are downsampled. */
interface Progress {
  readonly key: number;
  /** Rows up to this time are downsampled. */
  doneToMs: number;
}

/** Downsamples the packed rows of a series key by key, in transactions of some segments. */
export class SegmentDownsampling {
  readonly #tables: SeriesTables;
  readonly #packing: Packing;
  readonly #segments: SegmentTable;
  readonly #width: number;
  readonly #lastOldMs: number;
  readonly #beforeMs: number;
  readonly #everyMs: number;

  constructor(tables: SeriesTables, packing: Packing, beforeMs: number, everyMs: number) {
    this.#tables = tables;
    this.#packing = packing;
    this.#segments = new SegmentTable(tables);
    this.#width = widthOf(tables.columns);
    this.#beforeMs = beforeMs;
    this.#lastOldMs = Math.max(NEVER, Math.min(Math.ceil(beforeMs) - 1, TIME_MAX));
    this.#everyMs = everyMs;
  }

  /** @returns the number of deleted rows */
  async run(signal: AbortSignal | undefined): Promise<number> {
    let deleted = 0;
    for (let afterKey = -1; !signal?.aborted; ) {
      const keys = await this.#packing.transaction((session) => this.#keysAfter(session, afterKey));
      if (keys.length === 0) break;
      for (const progress of keys) {
        for (let isDone = false; !isDone && !signal?.aborted; ) {
          const step = await this.#packing.transaction((session) => this.#step(session, progress));
          deleted += step.deleted;
          isDone = step.isDone;
        }
      }
      afterKey = keys.at(-1)!.key;
    }
    return deleted;
  }

  /** Returns some keys with segments that are not downsampled. */
  async #keysAfter(session: DatabaseSession, afterKey: number): Promise<readonly Progress[]> {
    const { newest, segments } = this.#tables;
    const doneTo = `coalesce(CASE WHEN downsampled_every_ms = $2::float8 THEN downsampled_to_ms END, ${NEVER})`;
    const rows = await session.rows(
      `SELECT key, ${doneTo} FROM ${newest} AS newest
       WHERE key > $1::int8 AND EXISTS (
         SELECT 1 FROM ${segments} AS segment
         WHERE segment.key = newest.key AND from_ms > ${doneTo} AND from_ms <= $3::int8)
       ORDER BY key LIMIT ${KEYS_AT_ONCE}`,
      [afterKey, this.#everyMs, this.#lastOldMs],
    );
    return rows.map(([key, doneToMs]) => ({ key: key as number, doneToMs: doneToMs as number }));
  }

  /** Downsamples some segments of a key. */
  async #step(
    session: DatabaseSession,
    progress: Progress,
  ): Promise<{ readonly deleted: number; readonly isDone: boolean }> {
    const { key } = progress;
    const fromMs = progress.doneToMs + 1;
    const found = (
      await this.#segments.between(session, key, fromMs, this.#lastOldMs, SEGMENTS_AT_ONCE)
    ).filter((segment) => segment.fromMs > progress.doneToMs);
    if (found.length === 0) return { deleted: 0, isDone: true };
    const cells = concatCells(found.map((segment) => segment.cells));
    const retained = this.#retained(
      cells,
      await this.#intervalBefore(session, key, found[0]!.fromMs),
      await this.#retainedFromMs(session, key),
    );
    const deleted = (cells.length - retained.length) / this.#width;
    const pieces = retained.length === 0 ? [] : piecesOf(retained, this.#width);
    const isChanged = deleted > 0 || pieces.length < found.length;
    if (isChanged) {
      await this.#segments.remove(session, found);
      await this.#segments.insert(session, pieces);
    }
    await this.#store(
      session,
      progress,
      found,
      isChanged ? pieces : found.map((each) => each.cells),
    );
    return { deleted, isDone: found.length < SEGMENTS_AT_ONCE };
  }

  /** Returns the retained rows of rows in the order of time. */
  #retained(cells: Float64Array, intervalBefore: number, retainFromMs: number): Float64Array {
    const width = this.#width;
    const retained = new Float64Array(cells.length);
    let end = 0;
    let lastInterval = intervalBefore;
    for (let at = 0; at < cells.length; at += width) {
      const timeMs = cells[at + 1]!;
      const interval = Math.floor(timeMs / this.#everyMs);
      const isFirst = this.#everyMs !== Infinity && interval !== lastInterval;
      lastInterval = interval;
      if (!isFirst && timeMs < this.#beforeMs && timeMs < retainFromMs) continue;
      retained.set(cells.subarray(at, at + width), end);
      end += width;
    }
    return retained.slice(0, end);
  }

  /** Returns the interval of the last row of a key before a segment; NaN if there is none. */
  async #intervalBefore(session: DatabaseSession, key: number, fromMs: number): Promise<number> {
    const [row] = await session.rows(
      `SELECT to_ms FROM ${this.#tables.segments} WHERE key = $1::int8 AND from_ms < $2::int8 ORDER BY from_ms DESC LIMIT 1`,
      [key, fromMs],
    );
    return row ? Math.floor((row[0] as number) / this.#everyMs) : Number.NaN;
  }

  /** Returns the time of the oldest of the newest rows of a key, which are retained in any case. */
  async #retainedFromMs(session: DatabaseSession, key: number): Promise<number> {
    const rows = await session.rows(
      `SELECT time FROM (
         SELECT times FROM ${this.#tables.segments} WHERE key = $1::int8 ORDER BY from_ms DESC LIMIT ${DOWNSAMPLED_ROWS_MIN}
       ) AS last, unnest(times) AS time ORDER BY time DESC LIMIT ${DOWNSAMPLED_ROWS_MIN}`,
      [key],
    );
    return rows.length < DOWNSAMPLED_ROWS_MIN ? -Infinity : (rows.at(-1)![0] as number);
  }

  /** Stores how far a key is downsampled, and its last segment if that was rewritten. */
  async #store(
    session: DatabaseSession,
    progress: Progress,
    found: readonly PackedSegment[],
    left: readonly Float64Array[],
  ): Promise<void> {
    const width = this.#width;
    const last = left.at(-1);
    const [firstMs, lastMs] = last
      ? [last[1]!, last[last.length - width + 1]!]
      : [Infinity, found.at(-1)!.cells.at(-width + 1)!];
    const isShort = last !== undefined && last.length < SHORT_SEGMENT_ROWS * width;
    // A short segment is read again next time, to be joined, as is one that is not old enough yet.
    const isReadAgain = isShort || lastMs > this.#lastOldMs;
    progress.doneToMs = lastMs;
    await session.rows(
      `UPDATE ${this.#tables.newest} SET downsampled_to_ms = $2::int8, downsampled_every_ms = $3::float8,
         last_from_ms = CASE WHEN last_from_ms = $4::int8 THEN $5::int8 ELSE last_from_ms END,
         last_count = CASE WHEN last_from_ms = $4::int8 THEN $6::int8 ELSE last_count END
       WHERE key = $1::int8`,
      [
        progress.key,
        isReadAgain ? firstMs - 1 : lastMs,
        this.#everyMs,
        found.at(-1)!.fromMs,
        last ? firstMs : 0,
        last ? last.length / width : 0,
      ],
    );
  }
}
