import { type FileHandle, open } from 'node:fs/promises';
import type { ReadOptions } from '@roadstead/ais';
import type { ArchiveEntry, ByteSource, Table, TableRows } from '@roadstead/contracts';
import { Decompress } from 'fzstd';
import { type AsyncBuffer, parquetMetadataAsync, parquetRead, parquetSchema } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { fromBuffer, open as openZip, type ZipFile } from 'yauzl';
import { UserError } from '../host/host.ts';
import { gunzip } from './gunzip.ts';
import { zipEntries, zipEntryBytes } from './zip-entries.ts';

/** Archives and tables are read at random; those of a pipe are stored in memory up to this size. */
const PIPE_BYTES_MAX = 256 << 20;

/** A block of zstd has 4 bytes at least and expands to 128 kB at most, so a piece of this size expands to 64 MB at most. */
const ZSTD_PIECE_BYTES = 2048;

/** Returns the decoders of an input. @param path undefined for a pipe */
export function decodersOf(
  path: string | undefined,
): Pick<ReadOptions, 'gunzip' | 'unzstd' | 'openArchive' | 'openTable'> {
  return {
    gunzip,
    unzstd,
    openArchive: (bytes) => readZip(() => (path === undefined ? zipOf(bytes) : zipAt(path))),
    openTable: async (bytes) =>
      openParquet(path === undefined ? bufferOf(await collect(bytes)) : await fileBuffer(path)),
  };
}

/** Decompresses zstd, all frames. */
async function* unzstd(packed: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  let parts: Uint8Array[] = [];
  const stream = new Decompress((part) => parts.push(part));
  for await (const chunk of packed) {
    for (let at = 0; at < chunk.length; at += ZSTD_PIECE_BYTES) {
      stream.push(chunk.subarray(at, at + ZSTD_PIECE_BYTES));
      yield* parts;
      parts = [];
    }
  }
  stream.push(new Uint8Array(0), true);
  yield* parts;
}

async function* readZip(
  openFile: () => Promise<ZipFile>,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const file = await openFile();
  try {
    for await (const entry of zipEntries(file)) {
      const { fileName: name } = entry;
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
      yield { name, bytes: zipEntryBytes(file, entry) };
    }
  } finally {
    file.close();
  }
}

async function zipOf(bytes: ByteSource): Promise<ZipFile> {
  const buffer = Buffer.from(await collect(bytes));
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
}

function zipAt(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false }, (error, file) =>
      error ? reject(error) : resolve(file),
    );
  });
}

/** Times are returned as epoch milliseconds, which costs less than objects. */
const PARSERS = {
  timestampFromMilliseconds: Number,
  timestampFromMicroseconds: (micros: bigint) => Number(micros / 1000n),
  timestampFromNanoseconds: (nanos: bigint) => Number(nanos / 1_000_000n),
  geometryFromBytes: (bytes: Uint8Array) => bytes,
  geographyFromBytes: (bytes: Uint8Array) => bytes,
};

async function openParquet(file: AsyncBuffer): Promise<Table> {
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

async function fileBuffer(path: string): Promise<AsyncBuffer> {
  const { size: byteLength } = await withFile(path, (file) => file.stat());
  const slice = (start: number, end: number = byteLength): Promise<ArrayBuffer> =>
    withFile(path, async (file) => {
      const bytes = new Uint8Array(end - start);
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at);
        if (bytesRead === 0) throw new Error('the file has become shorter');
        at += bytesRead;
      }
      return bytes.buffer;
    });
  return { byteLength, slice };
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

function bufferOf(bytes: Uint8Array): AsyncBuffer {
  const slice = (start: number, end?: number): ArrayBuffer =>
    Uint8Array.from(bytes.subarray(start, end)).buffer;
  return { byteLength: bytes.length, slice };
}

async function collect(bytes: ByteSource): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > PIPE_BYTES_MAX) {
      throw new UserError(
        `a ZIP archive or Parquet file of a pipe can have ${PIPE_BYTES_MAX >> 20} MB at most; name the file instead.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
