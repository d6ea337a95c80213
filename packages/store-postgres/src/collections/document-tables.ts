/** The schema of a collection, independent of the type of its documents. */
export interface CollectionFields {
  readonly name: string;
  readonly key: string;
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
}

/** A table of an index or unique. It is identified by its fields, so that an index can be renamed. */
export interface PartTable {
  readonly kind: 'index' | 'unique';
  readonly fields: readonly string[];
  /** Its qualified name. */
  readonly table: string;
}

/** The tables of a collection as they are in the database. */
export interface DocumentTables {
  readonly number: number;
  readonly documents: string;
  readonly parts: readonly PartTable[];
  /** Increases with each change of the parts. */
  readonly version: number;
}
