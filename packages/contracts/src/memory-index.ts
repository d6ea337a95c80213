import type { FieldValue, Find } from './collection.ts';
import { comparePrefix, compareValues, indexedValues } from './field-values.ts';
import { createSortedBlocks, type SortedBlocks } from './sorted-blocks.ts';

/** A serialised document: the result of reading it is the same as with a driver that uses files, and a copy. */
export interface StoredDocument {
  readonly key: FieldValue;
  readonly json: string;
}

interface Entry {
  /** Values of the index's fields, then the key. */
  readonly values: readonly FieldValue[];
  readonly stored: StoredDocument;
}

/** A sorted index of a collection. */
export class MemoryIndex {
  readonly #fields: readonly string[];
  readonly #entries: SortedBlocks<Entry> = createSortedBlocks<Entry>();
  /** Number of documents with several values, by field. Such documents have several entries. */
  readonly #multiValueCounts: number[];

  /** @param fields the index's fields, followed by the key of the collection. */
  constructor(fields: readonly string[]) {
    this.#fields = fields;
    this.#multiValueCounts = fields.map(() => 0);
  }

  add(stored: StoredDocument, document: object): void {
    this.#countMultiValues(document, 1);
    for (const values of entriesOf(document, this.#fields))
      this.#entries.add({ values, stored }, (other) => comparePrefix(other.values, values) < 0);
  }

  remove(document: object): void {
    this.#countMultiValues(document, -1);
    for (const values of entriesOf(document, this.#fields))
      this.#entries.remove((other) => comparePrefix(other.values, values) < 0);
  }

  count(find: Find): number {
    const [start, end] = this.#positions(find);
    if (this.#isExact(find)) return end - start;
    let count = 0;
    for (const _ of this.#filtered(this.#entries.between(start, end, false), find)) count++;
    return count;
  }

  *find(find: Find, isDescending: boolean, offset: number): Iterable<StoredDocument> {
    const [start, end] = this.#positions(find);
    if (this.#isExact(find)) {
      const [first, last] = isDescending ? [start, end - offset] : [start + offset, end];
      for (const { stored } of this.#entries.between(first, last, isDescending)) yield stored;
      return;
    }
    let skipped = 0;
    for (const stored of this.#filtered(this.#entries.between(start, end, isDescending), find))
      if (skipped++ >= offset) yield stored;
  }

  #countMultiValues(document: object, amount: number): void {
    for (const [i, field] of this.#fields.entries())
      if (indexedValues(document, field).length > 1) this.#multiValueCounts[i]! += amount;
  }

  #positions(find: Find): readonly [start: number, end: number] {
    const { is = [], from, to } = find;
    const low = from === undefined ? is : [...is, from];
    const high = to === undefined ? is : [...is, to];
    const start = this.#entries.countBefore(({ values }) => comparePrefix(values, low) < 0);
    const end = this.#entries.countBefore(({ values }) => comparePrefix(values, high) <= 0);
    return [start, Math.max(start, end)];
  }

  /** Whether the entries between the positions are exactly the documents found, each once. */
  #isExact(find: Find): boolean {
    const isFixed = (i: number): boolean => i < (find.is?.length ?? 0);
    return !find.also && this.#multiValueCounts.every((count, i) => count === 0 || isFixed(i));
  }

  *#filtered(found: Iterable<Entry>, find: Find): Iterable<StoredDocument> {
    const bounds = Object.entries(find.also ?? {}).map(
      ([field, bound]) => [this.#fields.indexOf(field), bound] as const,
    );
    const seen = new Set<StoredDocument>();
    for (const { values, stored } of found) {
      if (seen.has(stored) || !bounds.every(([at, bound]) => isWithin(values[at]!, bound)))
        continue;
      seen.add(stored);
      yield stored;
    }
  }
}

/** Returns one entry for each value of the field that holds an array; none if a field has no value. */
function entriesOf(document: object, fields: readonly string[]): readonly FieldValue[][] {
  let entries: FieldValue[][] = [[]];
  for (const field of fields) {
    const values = [...new Set(indexedValues(document, field))];
    entries = entries.flatMap((entry) => values.map((value) => [...entry, value]));
  }
  return entries;
}

function isWithin(
  value: FieldValue,
  bounds: { readonly from?: FieldValue; readonly to?: FieldValue },
): boolean {
  return (
    (bounds.from === undefined || compareValues(value, bounds.from) >= 0) &&
    (bounds.to === undefined || compareValues(value, bounds.to) <= 0)
  );
}
