import type { Collection, CollectionSchema } from './collection.ts';
import type { Counters } from './counters.ts';
import type { ChangeFeed } from './feed.ts';
import type { Leases } from './leases.ts';
import type { Series, SeriesSchema } from './series.ts';
import type { WriteOperation, WriteResult } from './write-operation.ts';

/** Capabilities that differ between drivers; the methods of a store are never optional. */
export interface StoreCapabilities {
  /** Whether acknowledged writes survive a kill of the process. */
  readonly isDurable: boolean;
  /** Whether several stores, also of several processes, can be open for writing on the same data at once. */
  readonly isShared: boolean;
}

/** Byte values by name (any text), replaced as a whole, for snapshots. Arguments and results are copied. */
export interface BlobStore {
  /** Returns the bytes, or undefined for an unknown name. */
  read(name: string): Promise<Uint8Array | undefined>;
  put(name: string, bytes: Uint8Array): WriteOperation;
  /** Removes the bytes; does nothing for an unknown name. */
  remove(name: string): WriteOperation;
}

/**
 * The storage of a host: JSON documents in collections, rows by key and time in series, counters, blobs for snapshots, the feed of
 * changes, and leases. One process writes to a store at a time, unless `capabilities.isShared`. Collections and series are created on
 * first access; a later access with a different schema throws an Error.
 */
export interface Store {
  readonly capabilities: StoreCapabilities;
  collection<Document extends object>(schema: CollectionSchema<Document>): Collection<Document>;
  series<Column extends string>(schema: SeriesSchema<Column>): Series<Column>;
  /** @param name lower-case letters, digits and hyphens. */
  counters(name: string): Counters;
  readonly blobs: BlobStore;
  readonly feed: ChangeFeed;
  readonly leases: Leases;
  /**
   * Executes operations as one transaction, in their order, each seeing those before it: all of them or, on a conflict or
   * without the lease of a `fence`, none. They are durable when the promise is fulfilled, if `capabilities.isDurable`. Writes are executed in
   * the order of their calls. After a rejection with a `StoreError` for which `isUnwritable` is true, the same operations can be written again;
   * the writes that were called after them are rejected too, so that the caller can repeat all in their order.
   */
  write(operations: readonly WriteOperation[]): Promise<WriteResult>;
  /** Waits for running writes and releases the storage; every later call throws or rejects with an Error. */
  close(): Promise<void>;
}
