import type { Change } from './store.ts';

/** What documents are found by. Texts are ordered by their UTF-16 code units, numbers by value; numbers come first. */
export type FieldValue = number | string;

/** The names of a document's fields that hold a value to find it by, or an array of them. */
type FieldOf<Document> = {
  [Name in keyof Document & string]: NonNullable<Document[Name]> extends
    | FieldValue
    | readonly FieldValue[]
    ? Name
    : never;
}[keyof Document & string];

/** How a collection's documents are told apart and found. */
export interface CollectionPlan<Document extends object> {
  /** Lower-case letters, digits and hyphens, beginning with a letter. */
  readonly name: string;
  /** The field, a number or text, that no two documents have alike. Whole numbers up to 2^53, texts up to 200 characters. */
  readonly key: FieldOf<Document>;
  /** Fields (together) that no two documents may have alike; documents without one of them, or with null, do not count. */
  readonly unique?: readonly (readonly FieldOf<Document>[])[];
  /**
   * By name: the fields whose values documents are found by and come in the order of, then by their key. One field may
   * hold an array: the document is found by each of its values. A document without one of the fields, or with null or an
   * empty array in it, is not in that index.
   */
  readonly indexes?: Readonly<Record<string, readonly FieldOf<Document>[]>>;
}

/** Which documents are looked for. */
export interface Find {
  /** One of the plan's indexes; without, all documents by their key. */
  readonly index?: string;
  /** The values of the index's first fields, as many as are given; of an array field, one that the array has. */
  readonly is?: readonly FieldValue[];
  /** Bounds of the index's next field, both included; without an index, of the key. */
  readonly from?: FieldValue;
  readonly to?: FieldValue;
  /** Bounds of other fields of the same index (never of an array), both included. */
  readonly also?: Readonly<
    Record<string, { readonly from?: FieldValue; readonly to?: FieldValue }>
  >;
}

/**
 * Which of the documents found are given, and in which order. One that is found by several values of an array comes once,
 * at the first of them that is met.
 */
export interface Page {
  /** In the order of the index from its end, the keys too. Default: false. */
  readonly descending?: boolean;
  /** How many are left out at the beginning: a whole number from 0. Default: 0. */
  readonly offset?: number;
  /** How many are given at most: a whole number from 0 to 2^53 - 1. */
  readonly limit: number;
}

/**
 * Documents: plain JSON values, each with its key. What is given out is the caller's: changing it changes nothing here;
 * nor does changing what was handed in, from the moment the change is prepared.
 * A find that names an index or fields which the plan does not have, or more of them, is an Error; so is a document
 * without a fit key. A driver may say so when the change is prepared or when it is written.
 */
export interface Collection<Document extends object> {
  get(key: FieldValue): Promise<Document | undefined>;
  find(find: Find, page: Page): Promise<readonly Document[]>;
  count(find: Find): Promise<number>;
  /** A conflict where a document has its key, or shares a `unique`. */
  insert(document: Document): Change;
  /** Inserts, or replaces the document with its key; a conflict where another one shares a `unique`. */
  put(document: Document): Change;
  /** Nothing where there is none. */
  remove(key: FieldValue): Change;
  /**
   * Changes one document, with nobody else's write in between.
   * @param change gives what it is to become, with the same key; undefined leaves it. It is called once, and what it throws
   *   comes out.
   * @returns the document as it is afterwards; undefined where there is none; an Error for a conflict
   */
  update(
    key: FieldValue,
    change: (document: Document) => Document | undefined,
  ): Promise<Document | undefined>;
  /** Removes a document and gives it: of many who ask at the same time, to one. */
  take(key: FieldValue): Promise<Document | undefined>;
}
