import type { Table, TableRows } from '@roadstead/contracts';
import { parquetMetadataAsync, parquetRead, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';

/** A file that is read at random. */
export interface RandomAccessFile {
  readonly byteLength: number;
  slice(start: number, end?: number): ArrayBuffer | Promise<ArrayBuffer>;
}

/** Times are returned as epoch milliseconds, which costs less than objects. */
const PARSERS = {
  timestampFromMilliseconds: Number,
  timestampFromMicroseconds: (micros: bigint) => Number(micros / 1000n),
  timestampFromNanoseconds: (nanos: bigint) => Number(nanos / 1_000_000n),
  geometryFromBytes: (bytes: Uint8Array) => bytes,
  geographyFromBytes: (bytes: Uint8Array) => bytes,
};

/** Opens a Parquet file. */
export async function openParquet(file: RandomAccessFile): Promise<Table> {
  const metadata = await parquetMetadataAsync(file, { parsers: PARSERS });
  async function* rows(columns: readonly string[]): AsyncGenerator<TableRows, void, undefined> {
    let rowStart = 0;
    for (const group of metadata.row_groups) {
      const rowCount = Number(group.num_rows);
      const rowEnd = rowStart + rowCount;
      const chunks = columns.map((): ArrayLike<unknown>[] => []);
      await parquetRead({
        ...{ file, metadata, columns: [...columns], rowStart, rowEnd, compressors },
        parsers: PARSERS,
        // Bytes without a type are a geometry (WKB), or a text that the reader decodes.
        utf8: false,
        // In the order of the rows.
        onChunk: ({ columnName, columnData }) => {
          chunks[columns.indexOf(columnName)].push(columnData);
        },
      });
      const bytesSoFar = Math.round((file.byteLength * rowEnd) / Number(metadata.num_rows));
      yield { rowCount, values: chunks.map(joined), bytesSoFar };
      rowStart = rowEnd;
    }
  }
  return { columns: parquetSchema(metadata).children.map(({ element }) => element.name), rows };
}

/** Returns the values of a column, which mostly has one chunk, without a copy of that. */
function joined(chunks: readonly ArrayLike<unknown>[]): ArrayLike<unknown> {
  return chunks.length === 1 ? chunks[0] : chunks.flatMap((chunk) => Array.from(chunk));
}
