declare const operationBrand: unique symbol;

/** An operation that a collection, series, counters or blob store has prepared; `Store.write` executes it. */
export interface WriteOperation {
  readonly [operationBrand]: true;
}

/** A violation of a uniqueness constraint. */
export interface Conflict {
  readonly collection: string;
  /** The fields whose values another document has: one of the schema's `unique`, or the key. */
  readonly fields: readonly string[];
}

/** Success, or the conflict because of which nothing was written. */
export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly error: Conflict };
