import { StoreError } from '@roadstead/contracts';
import type { SqliteValue } from './connection.ts';

const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Returns SQL that selects a column with its texts as bytes. A driver may end the process at a text that is not UTF-8, as
 * `libsql` does, and damage of the disk makes such texts.
 */
export function textAsBytes(column: string): string {
  return `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END`;
}

/** Returns the value of a column that `textAsBytes` selected. @param name of the part of the store @throws StoreError `damaged` */
export function textOfBytes(value: SqliteValue, name: string): SqliteValue {
  if (!(value instanceof Uint8Array)) return value;
  try {
    return DECODER.decode(value);
  } catch (cause) {
    throw new StoreError(`A text in ${name} is damaged`, 'damaged', { cause });
  }
}
