import type { FieldValue } from './collection.ts';

/** Numbers come first, by value; then texts by their UTF-16 code units, as `<` compares them. */
export function compareValues(a: FieldValue, b: FieldValue): number {
  if (a === b) return 0;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Compares as many values as the second one has. */
export function compareFirst(values: readonly FieldValue[], first: readonly FieldValue[]): number {
  for (let i = 0; i < first.length; i++) {
    const order = compareValues(values[i]!, first[i]!);
    if (order !== 0) return order;
  }
  return 0;
}

/** What a document's own field holds; null where it is absent too. */
export function fieldOf(document: object, field: string): unknown {
  return Object.hasOwn(document, field) ? (Reflect.get(document, field) ?? null) : null;
}

/** The values a field is found by: none where it is absent or null, several where it holds an array. */
export function valuesOf(document: object, field: string): readonly FieldValue[] {
  const held = fieldOf(document, field);
  if (held === null) return [];
  const values: readonly unknown[] = Array.isArray(held) ? held : [held];
  for (const value of values)
    if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value)))
      throw new TypeError(`Documents cannot be found by ${field}, which is ${String(value)}`);
  return values as readonly FieldValue[];
}
