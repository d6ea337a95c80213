import type { CollectionPlan, FieldValue } from './collection.ts';
import { fieldOf, valuesOf } from './field-values.ts';
import type { Attempt } from './memory-change.ts';
import { createMemoryIndex, type MemoryIndex, type StoredDocument } from './memory-index.ts';

const KEY_LENGTH_MAX = 200;
const KEY_MAX = 2 ** 53;

/** A collection's documents with what finds them and what keeps them apart. All of it happens at once. */
export class MemoryDocuments<Document extends object> {
  /** By the plan's names, and of all documents by their key. */
  readonly indexes: ReadonlyMap<string | undefined, MemoryIndex>;
  readonly #plan: CollectionPlan<Document>;
  readonly #stored = new Map<FieldValue, StoredDocument>();
  readonly #uniques: readonly {
    readonly fields: readonly string[];
    readonly keys: Map<string, FieldValue>;
  }[];

  constructor(plan: CollectionPlan<Document>) {
    this.#plan = plan;
    this.indexes = new Map([
      [undefined, createMemoryIndex([plan.key])],
      ...Object.entries(plan.indexes ?? {}).map(
        ([name, fields]) => [name, createMemoryIndex([...fields, plan.key])] as const,
      ),
    ]);
    this.#uniques = (plan.unique ?? []).map((fields) => ({ fields, keys: new Map() }));
  }

  /** Throws where the key or a field to find it by holds what cannot be compared. */
  toStored(document: Document): StoredDocument {
    const { indexes = {}, unique = [] } = this.#plan;
    const key = keyOf(document, this.#plan.key);
    for (const field of [...Object.values(indexes), ...unique].flat()) valuesOf(document, field);
    return { key, json: JSON.stringify(document) };
  }

  /** A copy for the caller. */
  read(stored: StoredDocument): Document {
    return JSON.parse(stored.json);
  }

  get(key: FieldValue): StoredDocument | undefined {
    return this.#stored.get(key);
  }

  insert(stored: StoredDocument): Attempt {
    const { name, key } = this.#plan;
    if (this.#stored.has(stored.key)) return { conflict: { collection: name, fields: [key] } };
    return this.put(stored);
  }

  put(stored: StoredDocument): Attempt {
    const document = this.read(stored);
    for (const { fields, keys } of this.#uniques) {
      const values = uniqueValues(document, fields);
      const holder = values === undefined ? undefined : keys.get(values);
      if (holder !== undefined && holder !== stored.key)
        return { conflict: { collection: this.#plan.name, fields } };
    }
    return this.#replace(this.#stored.get(stored.key), stored);
  }

  remove(key: FieldValue): Attempt {
    return this.#replace(this.#stored.get(key), undefined);
  }

  #replace(old: StoredDocument | undefined, stored: StoredDocument | undefined): Attempt {
    if (old) this.#leave(old);
    if (stored) this.#enter(stored);
    const undo = (): void => {
      if (stored) this.#leave(stored);
      if (old) this.#enter(old);
    };
    return { undo };
  }

  #enter(stored: StoredDocument): void {
    const document = this.read(stored);
    this.#stored.set(stored.key, stored);
    for (const index of this.indexes.values()) index.add(stored, document);
    for (const { fields, keys } of this.#uniques) {
      const values = uniqueValues(document, fields);
      if (values !== undefined) keys.set(values, stored.key);
    }
  }

  #leave(stored: StoredDocument): void {
    const document = this.read(stored);
    this.#stored.delete(stored.key);
    for (const index of this.indexes.values()) index.remove(document);
    for (const { fields, keys } of this.#uniques) {
      const values = uniqueValues(document, fields);
      if (values !== undefined) keys.delete(values);
    }
  }
}

/** One text for each combination of values; undefined where one of them is missing. */
function uniqueValues(document: object, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => fieldOf(document, field));
  return values.includes(null) ? undefined : JSON.stringify(values);
}

function keyOf(document: object, field: string): FieldValue {
  const key = fieldOf(document, field);
  if (typeof key === 'string' && key.length <= KEY_LENGTH_MAX) return key;
  if (typeof key === 'number' && Number.isInteger(key) && Math.abs(key) <= KEY_MAX) return key;
  throw new TypeError(`The ${field} of a document cannot be ${String(key)}`);
}
