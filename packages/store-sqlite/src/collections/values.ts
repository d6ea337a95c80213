import { type FieldValue, StoreError } from '@roadstead/contracts';
import type { SqliteValue } from '../connection.ts';
import { orderedText, originalText } from '../ordered-text.ts';
import { textOfBytes } from '../text-column.ts';

const KEY_LENGTH_MAX = 200;

/** Returns the value that is stored in a column. SQLite orders numbers before texts. */
export function columnValue(value: FieldValue): SqliteValue {
  return typeof value === 'string' ? orderedText(value) : value;
}

/** Returns the key that is stored in a column as another value. */
export function keyOfColumn(key: SqliteValue): FieldValue {
  return typeof key === 'string' ? originalText(key) : (key as number);
}

/** Returns the key of a document as it is stored in a column. @throws TypeError for a key that is not allowed */
export function documentKey(document: object, field: string): SqliteValue {
  const key: unknown = Reflect.get(document, field);
  if (typeof key === 'string' && key.length <= KEY_LENGTH_MAX) return orderedText(key);
  if (typeof key === 'number' && Number.isInteger(key) && Math.abs(key) <= 2 ** 53) return key;
  throw new TypeError(`The ${field} of a document cannot be ${String(key)}`);
}

/**
 * Returns the distinct values by which a document is found in a field: none for a missing value or null, several for an
 * array.
 * @throws TypeError for a value that is neither a text nor a finite number
 */
export function indexedColumnValues(document: object, field: string): readonly SqliteValue[] {
  const value: unknown = Object.hasOwn(document, field) ? Reflect.get(document, field) : undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value ?? []].flat();
  const columns = values.map((each) => {
    if (typeof each === 'string') return orderedText(each);
    if (typeof each === 'number' && Number.isFinite(each)) return each;
    throw new TypeError(`Documents cannot be indexed by ${field}, which is ${String(each)}`);
  });
  return [...new Set(columns)];
}

/** Returns the entries of a document in an index: one for each combination of the values of its fields. */
export function entriesOf(document: object, fields: readonly string[]): readonly SqliteValue[][] {
  let entries: SqliteValue[][] = [[]];
  for (const field of fields) {
    const values = indexedColumnValues(document, field);
    entries = entries.flatMap((entry) => values.map((value) => [...entry, value]));
  }
  return entries;
}

/** Returns a text that identifies the values of a unique; undefined if one of them is missing or null. */
export function uniqueText(document: object, fields: readonly string[]): string | undefined {
  const values = fields.map((field) =>
    Object.hasOwn(document, field) ? (Reflect.get(document, field) ?? null) : null,
  );
  return values.includes(null) ? undefined : JSON.stringify(values);
}

/** Parses the JSON of a stored document, selected as bytes. @throws StoreError `damaged`, which names the collection and the key */
export function parseDocument<Document extends object>(
  json: SqliteValue,
  collection: string,
  key: SqliteValue,
): Document {
  try {
    return JSON.parse(textOfBytes(json, collection) as string);
  } catch (cause) {
    throw new StoreError(
      `The document ${keyOfColumn(key)} of ${collection} is damaged`,
      'damaged',
      { cause },
    );
  }
}
