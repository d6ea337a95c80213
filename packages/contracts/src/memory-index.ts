import type { FieldValue, Find } from './collection.ts';
import { compareFirst, compareValues, valuesOf } from './field-values.ts';
import { createSortedBlocks } from './sorted-blocks.ts';

/** A document as JSON: the same that a driver with files would give back, and a copy is made by reading it. */
export interface StoredDocument {
  readonly key: FieldValue;
  readonly json: string;
}

interface Entry {
  /** Those of the index's fields, then the key. */
  readonly values: readonly FieldValue[];
  readonly stored: StoredDocument;
}

/** An index of a collection; one of no fields has all documents by their key. */
export interface MemoryIndex {
  add(stored: StoredDocument, document: object): void;
  remove(document: object): void;
  count(find: Find): number;
  find(find: Find, isDescending: boolean, offset: number): Iterable<StoredDocument>;
}

/** @param fields at the end the collection's key */
export function createMemoryIndex(fields: readonly string[]): MemoryIndex {
  const entries = createSortedBlocks<Entry>();
  /** By field: how many documents hold several values in it. They make entries that are not one for each document. */
  const holdersOfSeveral = fields.map(() => 0);

  function countSeveral(document: object, amount: number): void {
    for (const [i, field] of fields.entries())
      if (valuesOf(document, field).length > 1) holdersOfSeveral[i]! += amount;
  }

  function positions(find: Find): readonly [start: number, end: number] {
    const { is = [], from, to } = find;
    const low = from === undefined ? is : [...is, from];
    const high = to === undefined ? is : [...is, to];
    const start = entries.countBefore(({ values }) => compareFirst(values, low) < 0);
    const end = entries.countBefore(({ values }) => compareFirst(values, high) <= 0);
    return [start, Math.max(start, end)];
  }

  /** Whether each entry between the positions is a document of its own that is looked for. */
  function isEachFound(find: Find): boolean {
    const isFixed = (i: number): boolean => i < (find.is?.length ?? 0);
    return !find.also && holdersOfSeveral.every((count, i) => count === 0 || isFixed(i));
  }

  function* filtered(found: Iterable<Entry>, find: Find): Iterable<StoredDocument> {
    const bounds = Object.entries(find.also ?? {}).map(
      ([field, bound]) => [fields.indexOf(field), bound] as const,
    );
    const seen = new Set<StoredDocument>();
    for (const { values, stored } of found) {
      if (seen.has(stored) || !bounds.every(([at, bound]) => isWithin(values[at]!, bound)))
        continue;
      seen.add(stored);
      yield stored;
    }
  }

  return {
    add(stored, document): void {
      countSeveral(document, 1);
      for (const values of entriesOf(document, fields))
        entries.add({ values, stored }, (other) => compareFirst(other.values, values) < 0);
    },

    remove(document): void {
      countSeveral(document, -1);
      for (const values of entriesOf(document, fields))
        entries.remove((other) => compareFirst(other.values, values) < 0);
    },

    count(find): number {
      const [start, end] = positions(find);
      if (isEachFound(find)) return end - start;
      let count = 0;
      for (const _ of filtered(entries.between(start, end, false), find)) count++;
      return count;
    },

    *find(find, isDescending, offset): Iterable<StoredDocument> {
      const [start, end] = positions(find);
      if (isEachFound(find)) {
        const [first, last] = isDescending ? [start, end - offset] : [start + offset, end];
        for (const { stored } of entries.between(first, last, isDescending)) yield stored;
        return;
      }
      let skipped = 0;
      for (const stored of filtered(entries.between(start, end, isDescending), find))
        if (skipped++ >= offset) yield stored;
    },
  };
}

/** One entry for each value of the field that holds an array; none where a field holds nothing. */
function entriesOf(document: object, fields: readonly string[]): readonly FieldValue[][] {
  let entries: FieldValue[][] = [[]];
  for (const field of fields) {
    const values = [...new Set(valuesOf(document, field))];
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
