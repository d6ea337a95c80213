import type { CollectionSchema, FieldValue } from './collection.ts';
import type { SeriesArrival, SeriesSchema } from './series.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';
import type { WriteOperation } from './write-operation.ts';

/** A document of any collection. Its fields that are neither key nor indexed may hold any JSON value. */
export type AnyDocument = Readonly<Record<string, FieldValue>>;

/** The names and schemas of what a store contains, each list in the order of the names. */
export interface StoreContents {
  /** Indexes have the names of the open collection; in one that is not open, names of the driver. */
  readonly collections: readonly CollectionSchema<AnyDocument>[];
  readonly series: readonly SeriesSchema<string>[];
  /** The groups of counters that have some. */
  readonly counters: readonly string[];
  readonly blobs: readonly string[];
  /** The newest fencing number of each lease, also of one that is free. */
  readonly leases: readonly { readonly name: string; readonly fencingNumber: number }[];
}

/**
 * Prepares what other operations cannot write: numbers as they are in another store. It is for copies, into a store that nobody else
 * uses. Like all operations they are executed by `Store.write`.
 */
export interface StoreLoader {
  /**
   * Stores rows of a series without an arrival.
   * @param cells as of `Series.cells`, of any keys: those of a key consecutive, in the order of time, and newer than those stored
   */
  rows(schema: SeriesSchema<string>, cells: Float64Array): WriteOperation;
  /**
   * Stores arrivals in the log of a series alone: their rows are not added to the series.
   * @param after the sequence number of the one before, up to which all are discarded in a series without arrivals
   * @param arrivals numbered from `after + 1`. Another begin than the end of the log before the write is an Error
   */
  arrivals(
    schema: SeriesSchema<string>,
    after: number,
    arrivals: readonly SeriesArrival<string>[],
  ): WriteOperation;
  /**
   * Sets the id of the feed (L5).
   * @param after the number after which the next entry is appended, up to which all are discarded in a feed without entries. Another
   *   than the newest is an Error
   */
  feed(id: string, after: number): WriteOperation;
  /** Releases a lease, and increases its fencing number to this one if it is lower (L20). */
  lease(name: string, fencingNumber: number): WriteOperation;
}

/** A store that can be copied from and to any other. */
export interface CopyableStore extends Store {
  contents(): Promise<StoreContents>;
  readonly loader: StoreLoader;
}

/** The blob of a store that is an unfinished copy. Drivers open such a store for the program that copies only. */
export const UNFINISHED_COPY_BLOB = 'unfinished-copy';

/** Describes why a store with the blob `UNFINISHED_COPY_BLOB` cannot be opened. @param store the sentence's subject */
export function unfinishedCopyError(store: string): StoreError {
  return new StoreError(`${store} is an unfinished copy of another one`, 'unfinished');
}
