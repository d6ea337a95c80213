import type { FieldValue } from '@roadstead/contracts';
import { bytesOfValue } from '../ordered-bytes.ts';

const KEY_LENGTH_MAX = 200;
/** PostgreSQL's B-trees store rows of up to 2 704 bytes. */
const ENTRY_BYTES_MAX = 2600;

/** Returns the bytes of the key of a document. @throws TypeError for a key that is not allowed */
export function keyBytes(document: object, field: string): Uint8Array {
  const key: unknown = Reflect.get(document, field);
  if (typeof key === 'string' && key.length <= KEY_LENGTH_MAX) return bytesOfValue(key);
  if (typeof key === 'number' && Number.isInteger(key) && Math.abs(key) <= 2 ** 53)
    return bytesOfValue(key);
  throw new TypeError(`The ${field} of a document cannot be ${String(key)}`);
}

/** Returns a text that identifies bytes, for a Map. */
export function idOfBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/**
 * Returns the distinct values by which a document is found in a field: none for a missing value or null, several for an
 * array.
 * @throws TypeError for a value that is neither a text nor a finite number
 */
function indexedValues(document: object, field: string): readonly FieldValue[] {
  const value: unknown = Object.hasOwn(document, field) ? Reflect.get(document, field) : undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value ?? []].flat();
  for (const each of values)
    if (typeof each !== 'string' && !(typeof each === 'number' && Number.isFinite(each)))
      throw new TypeError(`Documents cannot be indexed by ${field}, which is ${String(each)}`);
  return [...new Set(values as readonly FieldValue[])];
}

/** Returns the fields of an index in which a document has several values. */
export function arrayFieldsOf(document: object, fields: readonly string[]): readonly string[] {
  return fields.filter((field) => indexedValues(document, field).length > 1);
}

/**
 * Returns the entries of a document in an index: one for each combination of the values of its fields.
 * @throws TypeError for values that cannot be indexed
 */
export function indexEntries(document: object, fields: readonly string[]): readonly Uint8Array[][] {
  let entries: Uint8Array[][] = [[]];
  for (const field of fields) {
    const values = indexedValues(document, field).map(bytesOfValue);
    entries = entries.flatMap((entry) => values.map((value) => [...entry, value]));
  }
  for (const entry of entries)
    if (entry.reduce((sum, { length }) => sum + length, 0) > ENTRY_BYTES_MAX)
      throw new TypeError(`Documents cannot be indexed by so long texts of ${fields.join(', ')}`);
  return entries;
}

/** Returns a text that identifies the values of a unique; undefined if one of them is missing or null. */
export function uniqueValuesText(document: object, fields: readonly string[]): string | undefined {
  const values = fields.map((field) =>
    Object.hasOwn(document, field) ? (Reflect.get(document, field) ?? null) : null,
  );
  return values.includes(null) ? undefined : JSON.stringify(values);
}
