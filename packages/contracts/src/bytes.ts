/** Bytes in chunks of any size; the source advances when the next chunk is requested (back-pressure). */
export type ByteSource = AsyncIterable<Uint8Array>;

/**
 * Decompresses gzip (RFC 1952), including several concatenated members. Damaged or truncated input ends the iteration
 * with an error, after the bytes decompressed before it.
 */
export type Gunzip = (packed: ByteSource) => ByteSource;

/** Decompresses zstd (RFC 8878). Errors as of `Gunzip`. */
export type Unzstd = (packed: ByteSource) => ByteSource;

/** A file in an archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: ByteSource;
}

/** Opens a ZIP archive. Its files are read one after another; a damaged archive ends the iteration with an error. */
export type OpenArchive = (archive: ByteSource) => AsyncIterable<ArchiveEntry>;

/** Rows of a table by columns: `values` has one array for each column requested. */
export interface TableRows {
  readonly rowCount: number;
  readonly values: readonly ArrayLike<unknown>[];
  /** The share of the file's bytes that these rows and the earlier ones are; the size of the file with the last rows. */
  readonly bytesSoFar: number;
}

/** An open Parquet file. Times are epoch milliseconds; geometries are bytes (WKB), texts (WKT) or GeoJSON. */
export interface Table {
  readonly columns: readonly string[];
  /** Reads columns, one group of rows at a time. Damaged data end the iteration with an error. */
  rows(columns: readonly string[]): AsyncIterable<TableRows>;
}

/** Opens a Parquet file. */
export type OpenTable = (file: ByteSource) => Promise<Table>;
