import type { FieldValue } from '@roadstead/contracts';
import type { Value } from '../connection.ts';
import { orderedText } from '../texts.ts';

const KEY_LENGTH_MAX = 200;

/** A value as a column holds it: SQLite orders numbers before texts by itself. */
export function columnValue(value: FieldValue): Value {
  return typeof value === 'string' ? orderedText(value) : value;
}

/** A document's key as a column holds it. */
export function keyOf(document: object, field: string): Value {
  const key: unknown = Reflect.get(document, field);
  if (typeof key === 'string' && key.length <= KEY_LENGTH_MAX) return orderedText(key);
  if (typeof key === 'number' && Number.isInteger(key) && Math.abs(key) <= 2 ** 53) return key;
  throw new TypeError(`The ${field} of a document cannot be ${String(key)}`);
}

/** The values that a document is found by in a field: none where it holds nothing, several where it holds an array. */
export function valuesOf(document: object, field: string): readonly Value[] {
  const held: unknown = Object.hasOwn(document, field) ? Reflect.get(document, field) : undefined;
  const values: readonly unknown[] = Array.isArray(held) ? held : [held ?? []].flat();
  const columns = values.map((value) => {
    if (typeof value === 'string') return orderedText(value);
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new TypeError(`Documents cannot be found by ${field}, which is ${String(value)}`);
  });
  return [...new Set(columns)];
}

/** One entry for each value of the field that holds an array; none where a field holds nothing. */
export function entriesOf(document: object, fields: readonly string[]): readonly Value[][] {
  let entries: Value[][] = [[]];
  for (const field of fields) {
    const values = valuesOf(document, field);
    entries = entries.flatMap((entry) => values.map((value) => [...entry, value]));
  }
  return entries;
}

/** One text for each combination of the values of a unique; undefined where one of them is missing. */
export function uniqueText(document: object, fields: readonly string[]): string | undefined {
  const values = fields.map((field) =>
    Object.hasOwn(document, field) ? (Reflect.get(document, field) ?? null) : null,
  );
  return values.includes(null) ? undefined : JSON.stringify(values);
}
