import type { WriteOperation } from './write-operation.ts';

/** A key or indexed value. Numbers are ordered by value and precede texts, which are ordered by UTF-16 code units. */
export type FieldValue = number | string;

/** The names of a document's fields that hold an indexable value or an array of them. */
type FieldOf<Document> = {
  [Name in keyof Document & string]: NonNullable<Document[Name]> extends
    | FieldValue
    | readonly FieldValue[]
    ? Name
    : never;
}[keyof Document & string];

/** The key, the uniqueness constraints and the indexes of a collection. */
export interface CollectionSchema<Document extends object> {
  /** Lower-case letters, digits and hyphens, beginning with a letter. */
  readonly name: string;
  /** The field with the unique key: whole numbers up to 2^53 or texts of up to 200 characters. */
  readonly key: FieldOf<Document>;
  /** Combinations of fields that are unique; documents in which one of the fields is absent or null are exempt. */
  readonly unique?: readonly (readonly FieldOf<Document>[])[];
  /**
   * Indexes by name: the fields by which documents are found and sorted, ties by key. One field may hold an array: the
   * document is found by each of its values. A document in which a field is absent, null or an empty array is not in the
   * index.
   */
  readonly indexes?: Readonly<Record<string, readonly FieldOf<Document>[]>>;
}

/** A query for documents. */
export interface Find {
  /** One of the schema's indexes; by default all documents by their key. */
  readonly index?: string;
  /** Values of the index's first fields; for an array field, one of its elements. */
  readonly is?: readonly FieldValue[];
  /** Inclusive bounds of the index's next field; without an index, of the key. */
  readonly from?: FieldValue;
  readonly to?: FieldValue;
  /** Inclusive bounds of other fields of the same index (never of an array). */
  readonly also?: Readonly<
    Record<string, { readonly from?: FieldValue; readonly to?: FieldValue }>
  >;
}

/**
 * The order and the part of the documents found that a query returns. A document that is found by several values of an
 * array is returned once, at the position of the first of them.
 */
export interface Page {
  /** Reverses the order of the index, and of the keys. Default: false. */
  readonly descending?: boolean;
  /** Number of documents skipped at the beginning: a whole number from 0. Default: 0. */
  readonly offset?: number;
  /** Maximum number of documents: a whole number from 0 to 2^53 - 1. */
  readonly limit: number;
}

/** A change of one document. */
export interface DocumentChange<Document extends object> {
  /** The new document, with the same key. */
  readonly document: Document;
  /** Operations of the same store that are executed in the same transaction, after the change. Default: none. */
  readonly operations?: readonly WriteOperation[];
}

/**
 * A collection of JSON documents, each with a key. Documents are copied: changing a returned document, or one that was
 * passed to a prepared operation, does not change the collection.
 * A query with an unknown index, unknown fields or too many values is an Error, as is a document with an invalid key. A
 * driver may throw when the operation is prepared or reject when it is written.
 */
export interface Collection<Document extends object> {
  /** Returns the document, or undefined if it does not exist. */
  get(key: FieldValue): Promise<Document | undefined>;
  find(find: Find, page: Page): Promise<readonly Document[]>;
  /** Returns the keys of the documents that `find` would return, for a fraction of the time: it reads the index alone. */
  findKeys(find: Find, page: Page): Promise<readonly FieldValue[]>;
  count(find: Find): Promise<number>;
  /** Inserts a document; a conflict if another document has its key or the values of a `unique`. */
  insert(document: Document): WriteOperation;
  /** Inserts a document or replaces the one with its key; a conflict if another one has the values of a `unique`. */
  put(document: Document): WriteOperation;
  /** Removes a document; does nothing if it does not exist. */
  remove(key: FieldValue): WriteOperation;
  /**
   * Changes one document atomically, with all that belongs to the change (L2).
   * @param change returns the new document, or undefined to leave it unchanged. It is called within the transaction: once, or again
   *   with the document as it is then, if a store `isShared` and another process interferes; only the last call counts. The promise
   *   rejects with what it throws.
   * @returns the document after the change, or undefined if it does not exist. A conflict, or a lost lease, rejects with an Error.
   */
  change(
    key: FieldValue,
    change: (document: Document) => DocumentChange<Document> | undefined,
  ): Promise<Document | undefined>;
  /**
   * Removes a document and returns it: exactly one of several concurrent callers receives it.
   * @param operations executed in the same transaction, after the removal, if the document exists. Default: none. A conflict, or a lost
   *   lease, rejects with an Error.
   */
  removeReturning(
    key: FieldValue,
    operations?: readonly WriteOperation[],
  ): Promise<Document | undefined>;
}
