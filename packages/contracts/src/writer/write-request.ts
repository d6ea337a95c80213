import type { CollectionSchema, FieldValue } from '../collection.ts';
import type { FeedChange } from '../feed.ts';
import type { Lease } from '../leases.ts';
import type { SeriesRow, SeriesSchema } from '../series.ts';

/** A collection of any documents. */
export type AnySchema = CollectionSchema<Record<string, unknown>>;

/** A write operation as a value that can be sent to another thread. */
export type OperationMessage =
  | {
      readonly kind: 'insert' | 'put';
      readonly collection: AnySchema;
      readonly document: Record<string, unknown>;
    }
  | { readonly kind: 'remove'; readonly collection: AnySchema; readonly key: FieldValue }
  | {
      readonly kind: 'append-rows';
      readonly series: SeriesSchema<string>;
      readonly rows: readonly SeriesRow<string>[];
      readonly receivedMs: number | null;
    }
  | {
      readonly kind: 'discard-arrivals';
      readonly series: SeriesSchema<string>;
      readonly upTo: number;
    }
  | {
      readonly kind: 'add';
      readonly counters: string;
      readonly name: string;
      readonly amount: number;
    }
  | { readonly kind: 'put-blob'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'remove-blob'; readonly name: string }
  | { readonly kind: 'append-changes'; readonly changes: readonly FeedChange[] }
  | { readonly kind: 'discard-changes'; readonly upTo: number }
  | { readonly kind: 'fence'; readonly lease: Lease };

/** A call of a store that writes, as a value that can be sent to another thread. */
export type WriteRequest =
  | { readonly kind: 'write'; readonly operations: readonly OperationMessage[] }
  | {
      readonly kind: 'change';
      readonly collection: AnySchema;
      readonly key: FieldValue;
      /** The document that the change was computed from; it is changed only if it is still the same. */
      readonly before: Record<string, unknown>;
      readonly document: Record<string, unknown>;
      readonly operations: readonly OperationMessage[];
    }
  | {
      readonly kind: 'remove-returning';
      readonly collection: AnySchema;
      readonly key: FieldValue;
      readonly operations: readonly OperationMessage[];
    }
  | { readonly kind: 'next'; readonly counters: string; readonly name: string }
  | {
      readonly kind: 'downsample';
      readonly series: SeriesSchema<string>;
      readonly beforeMs: number;
      readonly everyMs: number;
    }
  | {
      readonly kind: 'acquire';
      readonly name: string;
      readonly holder: string;
      readonly durationMs: number;
    }
  | { readonly kind: 'renew'; readonly lease: Lease; readonly durationMs: number }
  | { readonly kind: 'release'; readonly lease: Lease };

/** The result of a change: `isStale` where another writer changed the document after it was read. */
export interface ChangeReply {
  readonly isStale: boolean;
  readonly document: Record<string, unknown> | undefined;
}

/**
 * Sends a request to the writer, and returns its result: a `WriteResult`, a `ChangeReply`, a document, a number, or a lease. Rejects with the
 * writer's error.
 */
export type SendWrite = (request: WriteRequest, signal?: AbortSignal) => Promise<unknown>;
