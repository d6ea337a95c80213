import type { FieldValue } from './collection.ts';

/** Compares keys or indexed values: numbers by value precede texts by UTF-16 code units, as `<` compares them. */
export function compareValues(a: FieldValue, b: FieldValue): number {
  if (a === b) return 0;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Compares a list of values with a prefix, over the length of the prefix. */
export function comparePrefix(
  values: readonly FieldValue[],
  prefix: readonly FieldValue[],
): number {
  for (let i = 0; i < prefix.length; i++) {
    const order = compareValues(values[i]!, prefix[i]!);
    if (order !== 0) return order;
  }
  return 0;
}

/** Returns the value of a document's own field; null if it is absent. */
export function fieldValue(document: object, field: string): unknown {
  return Object.hasOwn(document, field) ? (Reflect.get(document, field) ?? null) : null;
}

/**
 * Returns the values by which a field is indexed: none if it is absent or null, several for an array.
 * @throws TypeError for a value that is neither a text nor a finite number.
 */
export function indexedValues(document: object, field: string): readonly FieldValue[] {
  const stored = fieldValue(document, field);
  if (stored === null) return [];
  const values: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  for (const value of values)
    if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value)))
      throw new TypeError(`The field ${field} cannot be indexed: its value is ${String(value)}`);
  return values as readonly FieldValue[];
}
