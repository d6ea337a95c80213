import type { WriteOperation } from './write-operation.ts';

/** Number of newest rows of a key that downsampling retains: a track cannot be checked for jumps from fewer. */
export const DOWNSAMPLED_ROWS_MIN = 3;

/** The name and columns of a series. */
export interface SeriesSchema<Column extends string> {
  /** Lower-case letters, digits and hyphens, beginning with a letter. */
  readonly name: string;
  /** Columns of each row, in this order; none in a series that is a sorted set of times. */
  readonly columns: readonly Column[];
}

/**
 * The values of a key at an instant. Values are stored exactly, except that -0 may be returned as 0. A value that is not
 * finite, missing or out of its range is an Error, and nothing of its append is stored.
 */
export type SeriesRow<Column extends string> = {
  /** A whole number from 0 to 2^53. */
  readonly key: number;
  /** Epoch milliseconds, or another order of the rows of a key: a whole number from −2^53 + 1 to 2^53 − 1. */
  readonly timeMs: number;
} & { readonly [Name in Column]: number | null };

/** The rows of one append. */
export interface SeriesArrival<Column extends string> {
  /** Number of the append, from 1, increased by each append that is written, also of no rows. */
  readonly sequence: number;
  readonly rows: readonly SeriesRow<Column>[];
  /** The receiving time that the append was given; null if it had none, as in stores of older versions. */
  readonly receivedMs: number | null;
}

/**
 * A time series: many rows by key and time, mostly appended in the order of time; one row for each key and time. A second
 * row with the same key and time is ignored, whatever its values.
 */
export interface Series<Column extends string> {
  /**
   * Appends rows of any keys, in any order, including rows older than those stored.
   * @param receivedMs when the host received the rows, for a reader of `arrivals`: epoch milliseconds, a whole number.
   * Stored with the append until it is discarded. Default: null, not known.
   */
  append(rows: readonly SeriesRow<Column>[], receivedMs?: number | null): WriteOperation;
  /**
   * Returns the rows of a key in a period, both ends included (±Infinity: unbounded), in the order of time, in batches.
   * Rows written during the iteration may be included; rows stored before it are returned exactly once.
   */
  range(key: number, fromMs: number, toMs: number): AsyncIterable<readonly SeriesRow<Column>[]>;
  /**
   * Returns the rows of `range` as consecutive numbers: for each row its key, its time and its columns in the schema's
   * order, NaN for null. For very many rows, creating objects costs several times what reading does.
   */
  cells(key: number, fromMs: number, toMs: number): AsyncIterable<Float64Array>;
  /** Returns the newest row of each of these keys, in their order; keys without rows are skipped. */
  latest(keys: readonly number[]): Promise<readonly SeriesRow<Column>[]>;
  /** Returns all keys with rows, ascending. */
  keys(): Promise<readonly number[]>;
  /**
   * Downsamples rows older than an instant: retains the first row of each key in each interval (aligned to 1970) and the
   * newest `DOWNSAMPLED_ROWS_MIN` rows of each key. Runs in steps, between which other writes are executed.
   * @param everyMs length of the intervals, above 0; Infinity deletes all older rows but the newest of each key.
   * @param signal stops the run; the remaining rows stay as they are.
   * @returns the number of deleted rows.
   */
  downsample(beforeMs: number, everyMs: number, signal?: AbortSignal): Promise<number>;
  /**
   * Returns the appends after a sequence number, in their order, including rows that were ignored: the log from which a
   * reader recovers the input since its last snapshot. Downsampling does not change it. Appends during the iteration may
   * be included. A damaged append is returned without rows.
   * @param after sequence number; 0 returns all that are left.
   */
  arrivals(after: number): AsyncIterable<SeriesArrival<Column>>;
  /**
   * Returns the sequence numbers of appends that were found damaged since the store was opened, ascending. Their rows may be
   * missing in the series.
   */
  damagedArrivals(): Promise<readonly number[]>;
  /** Returns the newest sequence number; 0 before the first append. Never decreases. */
  lastSequence(): Promise<number>;
  /** Deletes the log of arrivals up to and including a sequence number. The rows of the series stay. */
  discardArrivals(upTo: number): WriteOperation;
}
