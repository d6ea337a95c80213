import type { Change } from './store.ts';

/** So many rows of a key are never thinned away: of one alone nobody could say whether it is right. */
export const THINNED_ROWS_MIN = 3;

export interface SeriesPlan<Column extends string> {
  /** Lower-case letters, digits and hyphens, beginning with a letter. */
  readonly name: string;
  /** What each row holds, in this order. */
  readonly columns: readonly Column[];
}

/**
 * What is known of a key at an instant. Values are kept exactly: what goes in comes out, but -0 may come as 0. Values that
 * are not finite, missing or out of their range are an Error, and nothing of their append is kept.
 */
export type SeriesRow<Column extends string> = {
  /** A whole number from 0 to 2^53. */
  readonly key: number;
  /** Epoch milliseconds, a whole number. */
  readonly timeMs: number;
} & { readonly [Name in Column]: number | null };

/** Rows that were appended together. */
export interface Arrival<Column extends string> {
  /** From 1, one more with each append that was written, also of no rows. */
  readonly sequence: number;
  readonly rows: readonly SeriesRow<Column>[];
}

/**
 * Rows by key and time, many of them, mostly appended in the order of time; one for each key and time. A row that comes
 * again, with other values or the same, is not kept: the first one stays.
 */
export interface Series<Column extends string> {
  /** Rows in any order, of any keys; late ones too. */
  append(rows: readonly SeriesRow<Column>[]): Change;
  /**
   * A key's rows of a period, both ends included (±Infinity: no bound), in the order of time, in batches. What is written
   * meanwhile may come or not; what was there comes once.
   */
  range(key: number, fromMs: number, toMs: number): AsyncIterable<readonly SeriesRow<Column>[]>;
  /**
   * What `range` gives, as numbers: of each row its key, its time and its columns in the plan's order, NaN for null, one after
   * another. Where there are very many rows, objects of them cost several times what reading them does.
   */
  cells(key: number, fromMs: number, toMs: number): AsyncIterable<Float64Array>;
  /** The newest row of each of these keys that has one, in their order. */
  latest(keys: readonly number[]): Promise<readonly SeriesRow<Column>[]>;
  /** All keys that have rows, ascending. */
  keys(): Promise<readonly number[]>;
  /**
   * Thins out what is older than an instant: of each key, of each step of time (counted from 1970), the first row stays;
   * its newest `THINNED_ROWS_MIN` rows stay in any case. Takes its time, and lets others write in between.
   * @param everyMs above 0; with Infinity all of what is older goes, but its key's newest rows
   * @param signal where it is aborted, what is left stays as it is
   * @returns how many rows went
   */
  thin(beforeMs: number, everyMs: number, signal?: AbortSignal): Promise<number>;
  /**
   * What was appended after a sequence number, in the order in which it was, rows that were not kept included: what a
   * reader has to read again that did not save its state since. Thinning takes nothing from it. What is
   * appended meanwhile may come or not.
   * @param after 0 for all that is left
   */
  arrivals(after: number): AsyncIterable<Arrival<Column>>;
  /** The newest sequence number; 0 before the first append. Never goes back. */
  lastSequence(): Promise<number>;
  /** Nobody will ask for arrivals up to this one any more. The rows stay. */
  forgetArrivals(upTo: number): Change;
}
