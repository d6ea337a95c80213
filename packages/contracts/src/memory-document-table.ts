import type { CollectionSchema, FieldValue } from './collection.ts';
import { fieldValue, indexedValues } from './field-values.ts';
import { MemoryIndex, type StoredDocument } from './memory-index.ts';
import type { Attempt } from './memory-store-state.ts';

const KEY_LENGTH_MAX = 200;
const KEY_MAX = 2 ** 53;

/** The documents of a collection with their indexes and uniqueness constraints. Every method is synchronous. */
export class MemoryDocumentTable<Document extends object> {
  readonly #indexes: ReadonlyMap<string, MemoryIndex>;
  readonly schema: CollectionSchema<Document>;
  readonly #stored = new Map<FieldValue, StoredDocument>();
  readonly #uniques: readonly {
    readonly fields: readonly string[];
    readonly keys: Map<string, FieldValue>;
  }[];

  constructor(schema: CollectionSchema<Document>) {
    this.schema = schema;
    this.#indexes = new Map([
      [textOf([schema.key]), new MemoryIndex([schema.key])],
      ...Object.values(schema.indexes ?? {}).map(
        (fields) => [textOf(fields), new MemoryIndex([...fields, schema.key])] as const,
      ),
    ]);
    this.#uniques = (schema.unique ?? []).map((fields) => ({ fields, keys: new Map() }));
  }

  /** Returns the index of these fields; of the key alone that of all documents. */
  indexOf(fields: readonly string[]): MemoryIndex {
    return this.#indexes.get(textOf(fields))!;
  }

  /** Serialises a document. @throws TypeError if its key or an indexed field holds a value without an order. */
  toStored(document: Document): StoredDocument {
    const { indexes = {}, unique = [] } = this.schema;
    const key = keyOf(document, this.schema.key);
    for (const field of [...Object.values(indexes), ...unique].flat())
      indexedValues(document, field);
    return { key, json: JSON.stringify(document) };
  }

  /** Returns a copy of the document. */
  read(stored: StoredDocument): Document {
    return JSON.parse(stored.json);
  }

  get(key: FieldValue): StoredDocument | undefined {
    return this.#stored.get(key);
  }

  insert(stored: StoredDocument): Attempt {
    const { name, key } = this.schema;
    if (this.#stored.has(stored.key))
      return { error: { kind: 'conflict', collection: name, fields: [key] } };
    return this.put(stored);
  }

  put(stored: StoredDocument): Attempt {
    const document = this.read(stored);
    for (const { fields, keys } of this.#uniques) {
      const values = uniqueValues(document, fields);
      const holder = values === undefined ? undefined : keys.get(values);
      if (holder !== undefined && holder !== stored.key)
        return { error: { kind: 'conflict', collection: this.schema.name, fields } };
    }
    return this.#replace(this.#stored.get(stored.key), stored);
  }

  remove(key: FieldValue): Attempt {
    return this.#replace(this.#stored.get(key), undefined);
  }

  #replace(old: StoredDocument | undefined, stored: StoredDocument | undefined): Attempt {
    if (old) this.#delete(old);
    if (stored) this.#add(stored);
    const undo = (): void => {
      if (stored) this.#delete(stored);
      if (old) this.#add(old);
    };
    return { undo };
  }

  #add(stored: StoredDocument): void {
    const document = this.read(stored);
    this.#stored.set(stored.key, stored);
    for (const index of this.#indexes.values()) index.add(stored, document);
    for (const { fields, keys } of this.#uniques) {
      const values = uniqueValues(document, fields);
      if (values !== undefined) keys.set(values, stored.key);
    }
  }

  #delete(stored: StoredDocument): void {
    const document = this.read(stored);
    this.#stored.delete(stored.key);
    for (const index of this.#indexes.values()) index.remove(document);
    for (const { fields, keys } of this.#uniques) {
      const values = uniqueValues(document, fields);
      if (values !== undefined) keys.delete(values);
    }
  }
}

function textOf(fields: readonly string[]): string {
  return JSON.stringify(fields);
}

/** Returns a text that is unique for a combination of values; undefined if one of them is absent or null. */
function uniqueValues(document: object, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => fieldValue(document, field));
  return values.includes(null) ? undefined : JSON.stringify(values);
}

function keyOf(document: object, field: string): FieldValue {
  const key = fieldValue(document, field);
  if (typeof key === 'string' && key.length <= KEY_LENGTH_MAX) return key;
  if (typeof key === 'number' && Number.isInteger(key) && Math.abs(key) <= KEY_MAX) return key;
  throw new TypeError(`Invalid key of a document: ${field} is ${String(key)}`);
}
