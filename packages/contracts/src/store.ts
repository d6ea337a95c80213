import type { Collection, CollectionPlan } from './collection.ts';
import type { Series, SeriesPlan } from './series.ts';
import type { Tallies } from './tallies.ts';

/** What a driver can do; none of its methods is optional. */
export interface StoreCapabilities {
  /** Whether what was written is still there after the process was killed. */
  readonly isDurable: boolean;
}

declare const change: unique symbol;

/** A write that a collection, a series, tallies or a keep has prepared; it happens when the store is told to write it. */
export interface Change {
  readonly [change]: true;
}

/** A write found another document where there may be only one. */
export interface Conflict {
  readonly collection: string;
  /** The fields whose values another document has: those of one of the plan's `unique`, or the key. */
  readonly fields: readonly string[];
}

/** What was written, or why nothing was. */
export type Written = { readonly ok: true } | { readonly ok: false; readonly failure: Conflict };

/** Bytes by name (any text), replaced as a whole: saved states. What is handed in and given out is a copy. */
export interface Keep {
  read(name: string): Promise<Uint8Array | undefined>;
  put(name: string, bytes: Uint8Array): Change;
  remove(name: string): Change;
}

/**
 * Where a host keeps data: documents in collections, rows by key and time in series, counters in tallies, and saved states
 * as bytes. One process writes to a store at a time. Collections and series come into being when they are first asked for;
 * asking again with another plan is a mistake and throws an Error.
 */
export interface Store {
  readonly capabilities: StoreCapabilities;
  collection<Document extends object>(plan: CollectionPlan<Document>): Collection<Document>;
  series<Column extends string>(plan: SeriesPlan<Column>): Series<Column>;
  /** @param name lower-case letters, digits and hyphens */
  tallies(name: string): Tallies;
  readonly keep: Keep;
  /**
   * Writes several changes as one, in their order, each seeing those before it: all of them or, on a conflict, none. When
   * the promise is fulfilled they are durable, if the store is.
   */
  write(changes: readonly Change[]): Promise<Written>;
  /** Waits for what is being written, and lets go of the place; after that every call is an Error. */
  close(): Promise<void>;
}
