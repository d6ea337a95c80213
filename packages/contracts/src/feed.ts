import type { WriteOperation } from './write-operation.ts';

/** A change of an object, as it is appended to the feed of a store. It is copied, as documents are. */
export interface FeedChange {
  /** The kind of the change, such as `event-fired`: lower-case letters, digits and hyphens, beginning with a letter. */
  readonly kind: string;
  /** The users who may read it, each once, texts of up to 200 characters; null: everybody. */
  readonly readers: readonly string[] | null;
  /** A JSON value: the object after the change, as it was then. */
  readonly body: unknown;
}

/** A change with its number. */
export interface FeedEntry extends FeedChange {
  /** L1: given inside the commit, from 1, without gaps, in the order of the commits. */
  readonly number: number;
}

/** A part of a feed to read. */
export interface FeedQuery {
  /** The number up to which entries are known: a whole number from 0. */
  readonly after: number;
  /** The reader whose entries are read; null: all entries. */
  readonly reader: string | null;
  /** Maximum number of entries: a whole number from 1. */
  readonly limit: number;
}

/** The limits of the numbers of a feed. */
export interface FeedBounds {
  /** L5: identifies the numbers. Another store has another id, and so has a restored backup, whose numbers may differ. */
  readonly id: string;
  /** The number of the newest discarded entry; 0 if none was discarded. */
  readonly discarded: number;
  /** The number of the newest entry; 0 if there is none. */
  readonly newest: number;
}

/** Entries of a feed, with the limits of its numbers at the same instant. */
export interface FeedPage extends FeedBounds {
  /** In the order of their numbers. */
  readonly entries: readonly FeedEntry[];
  /** The number up to which entries were examined: that of the last entry of a full page, otherwise the newest. */
  readonly next: number;
}

/** L1: the changes of a store, numbered in the order of their commits. A reader that continues at `next` misses none. */
export interface ChangeFeed {
  /** Appends changes, within the write that makes them. */
  append(changes: readonly FeedChange[]): WriteOperation;
  /** Reads entries in the order of their numbers. */
  read(query: FeedQuery): Promise<FeedPage>;
  bounds(): Promise<FeedBounds>;
  /** Discards the entries up to a number; those that are not there are no error. */
  discard(upTo: number): WriteOperation;
  /**
   * Calls a function soon after each write that appended entries, also of another process if the driver can. It is a hint: calls may be
   * merged or missing, and a reader polls besides.
   * @returns a function that ends it
   */
  onAppend(appended: () => void): () => void;
}
