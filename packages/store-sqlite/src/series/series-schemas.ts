import { type SeriesSchema, StoreError } from '@roadstead/contracts';
import type { SqliteConnection, SqliteValue } from '../connection.ts';
import { textAsBytes, textOfBytes } from '../text-column.ts';

/** Returns the schemas of all series in the file. @throws StoreError `damaged` */
export function readSeriesSchemas(connection: SqliteConnection): readonly SeriesSchema<string>[] {
  const rows = connection.rows(
    `SELECT ${textAsBytes('name')}, CAST(columns AS BLOB) FROM series ORDER BY name`,
  );
  return rows.map(([text, json]) => {
    const name = String(textOfBytes(text!, 'the names of series'));
    return { name, columns: columnsOf(name, json!) };
  });
}

function columnsOf(series: string, json: SqliteValue): readonly string[] {
  try {
    return JSON.parse(textOfBytes(json, series) as string);
  } catch (cause) {
    throw new StoreError(`The columns of ${series} are damaged`, 'damaged', { cause });
  }
}
