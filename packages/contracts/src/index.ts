export { assertConsecutive, assertContinued } from './arrival-numbers.ts';
export type {
  ArchiveEntry,
  ByteSource,
  Gunzip,
  OpenArchive,
  OpenTable,
  Table,
  TableRows,
  Unzstd,
} from './bytes.ts';
export { type Clock, type ManualClock, manualClock } from './clock.ts';
export type {
  Collection,
  CollectionSchema,
  DocumentChange,
  FieldValue,
  Find,
  Page,
} from './collection.ts';
export { concatBytes } from './concat-bytes.ts';
export { concatCells } from './concat-cells.ts';
export {
  type AnyDocument,
  type CopyableStore,
  type StoreContents,
  type StoreLoader,
  UNFINISHED_COPY_BLOB,
  unfinishedCopyError,
} from './copyable-store.ts';
export type { Counters } from './counters.ts';
export { crc32 } from './crc32.ts';
export type { ChangeFeed, FeedBounds, FeedChange, FeedEntry, FeedPage, FeedQuery } from './feed.ts';
export { FeedListeners } from './feed-listeners.ts';
export { assertFeedChanges, assertFeedNumber, assertFeedQuery } from './feed-values.ts';
export { assertLeaseDuration, assertLeaseText, type Lease, type Leases } from './leases.ts';
export { LogError, type LogErrorReason } from './log-error.ts';
export {
  assertDiscardNumber,
  assertMessageId,
  assertSameMessage,
  messageAfter,
  startCursor,
} from './log-values.ts';
export { createMemoryLog, type MemoryLogOptions } from './memory-log.ts';
export { createMemoryStore, type MemoryStoreOptions } from './memory-store.ts';
export { Mutex } from './mutex.ts';
export { overrideCollection } from './override-collection.ts';
export { PackedRows, packRows, unpackRows, widthOf } from './packed-rows.ts';
export {
  type AppendResult,
  LOG_DEDUPLICATION_MS,
  type LogBounds,
  type LogCursor,
  type LogMessage,
  type PositionLog,
} from './position-log.ts';
export {
  DOWNSAMPLED_ROWS_MIN,
  type Series,
  type SeriesArrival,
  type SeriesRow,
  type SeriesSchema,
} from './series.ts';
export {
  decodeSnapshot,
  encodeSnapshot,
  type Snapshot,
  type SnapshotArray,
  type SnapshotInPieces,
  snapshotKind,
} from './snapshot.ts';
export type { BlobStore, Store, StoreCapabilities } from './store.ts';
export { isUnwritable, StoreError, type StoreErrorReason } from './store-error.ts';
export { pieceOperations, readPieces, type StorePiece } from './store-pieces.ts';
export type { DocumentsView, SeriesView, StoreView, ViewColumn } from './store-view.ts';
export {
  type Conflict,
  describeWriteError,
  type LeaseLost,
  type WriteError,
  type WriteOperation,
  type WriteResult,
} from './write-operation.ts';
export { delegateWrites } from './writer/delegate-writes.ts';
export { executeWrites } from './writer/execute-writes.ts';
export type { SendWrite, WriteRequest } from './writer/write-request.ts';
