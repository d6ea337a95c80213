declare const operationBrand: unique symbol;

/** An operation that a collection, series, counters, blob store, feed or lease has prepared; `Store.write` executes it. */
export interface WriteOperation {
  readonly [operationBrand]: true;
}

/** A violation of a uniqueness constraint. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly collection: string;
  /** The fields whose values another document has: one of the schema's `unique`, or the key. */
  readonly fields: readonly string[];
}

/** L20: the lease of a `fence` was released, or acquired again. */
export interface LeaseLost {
  readonly kind: 'lease-lost';
  /** The name of the lease. */
  readonly lease: string;
}

/** The reason because of which nothing was written. */
export type WriteError = Conflict | LeaseLost;

/** Success, or the reason because of which nothing was written. */
export type WriteResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: WriteError };

/** Describes why nothing was written, in one sentence without a full stop. */
export function describeWriteError(error: WriteError): string {
  return error.kind === 'conflict'
    ? `Another document of ${error.collection} has the same ${error.fields.join(', ')}`
    : `The lease ${error.lease} was released or acquired again`;
}
