import type { ByteSource, Gunzip, OpenArchive, OpenTable, Unzstd } from '@roadstead/contracts';
import type { ColumnMap } from './columns.ts';
import { type ByteCount, CountingSource } from './counting-source.ts';
import { CsvReader } from './csv-reader.ts';
import {
  type ContainerFormat,
  detectFormat,
  type InputFormat,
  type LineFormat,
} from './detect-format.ts';
import { FeedError } from './feed-error.ts';
import { limitedDepthLines } from './limited-depth-lines.ts';
import type { LineReader, ReaderOptions } from './line-reader.ts';
import { liveReader } from './live-reader.ts';
import { ndjsonReader } from './ndjson-reader.ts';
import { nmeaReader } from './nmea-reader.ts';
import { readArchive } from './read-archive.ts';
import { type ReadBatch, readLines } from './read-lines.ts';
import { splitJson } from './split-json.ts';
import { TableReader } from './table-reader.ts';
import { BATCH_LINES_MAX } from './thresholds.ts';

/** Options of all readers. */
export interface ReadOptions {
  /** Decompresses gzip; required only for such input, as are the following ones. */
  readonly gunzip?: Gunzip;
  readonly unzstd?: Unzstd;
  /** Opens ZIP archives. */
  readonly openArchive?: OpenArchive;
  /** Opens Parquet files. */
  readonly openTable?: OpenTable;
  /** Columns of a CSV file, or members of JSON (dotted paths), whose names are not known. */
  readonly columns?: ColumnMap;
  /** Whether to return static reports. Default: false. */
  readonly statics?: boolean;
  /** Maximum number of lines in a batch, 1 or more. Default: 10 000. */
  readonly batchSize?: number;
  /**
   * Returns the time of the host's clock, epoch milliseconds, for reports without a time in a live feed of NMEA or JSON
   * lines. Default: such position reports are rejected, because for a recording this time would be wrong.
   */
  readonly receivedMs?: () => number;
  /** Maximum nesting of brackets in JSON, which protects the parser from untrusted input. Default: no limit. */
  readonly jsonDepthMax?: number;
}

/**
 * Reads reports from bytes in any supported format, whose format and compression it detects.
 * @throws FeedError if no line of the input can be read, or its container is damaged. Errors of the source are rethrown.
 */
export async function* readReports(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  const count = { bytes: 0 };
  const source = new CountingSource(bytes, count);
  yield* readContainer(source.chunks(), { options, count, source, outer: undefined });
}

/** Reads uncompressed CSV. Options and errors as in `readReports`. */
export function readCsv(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readFormat('csv', bytes, options);
}

/** Reads uncompressed NMEA 0183. Options as in `readReports`. */
export function readNmea(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readFormat('nmea', bytes, options);
}

/** Reads uncompressed JSON lines. Options as in `readReports`. */
export function readNdjson(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  const { jsonDepthMax } = options;
  const lines = jsonDepthMax === undefined ? bytes : limitedDepthLines(bytes, jsonDepthMax);
  return readFormat('ndjson', lines, options);
}

/**
 * Reads an uncompressed JSON array of records, or an object that contains one, as a stream; the line of a record is its
 * position in the array. Options as in `readReports`.
 * @throws FeedError if the input is neither, `invalid` if a record is nested too deeply.
 */
export function readJsonArray(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  const { jsonDepthMax = Number.POSITIVE_INFINITY } = options;
  const lines = splitJson(bytes, { depthMax: jsonDepthMax, strict: true });
  return readFormat('ndjson', lines, options);
}

/**
 * Reads a live feed of NMEA 0183 and JSON lines. The format is detected line by line, so the reader waits for nothing, and
 * noise at the beginning does not matter. Options as in `readReports`; compression is not supported.
 */
export function readLive(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readWith(liveReader(toReaderOptions(options)), bytes, options);
}

function readFormat(
  format: LineFormat,
  bytes: ByteSource,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  return readWith(lineReader(format, options), bytes, options);
}

function readWith(
  reader: LineReader,
  bytes: ByteSource,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  const count = { bytes: 0 };
  const source = new CountingSource(bytes, count).chunks();
  return readLines(source, reader, batchLinesMax(options), count);
}

function batchLinesMax({ batchSize = BATCH_LINES_MAX }: ReadOptions): number {
  if (!(batchSize >= 1)) throw new RangeError(`batchSize is ${batchSize}, not 1 or more`);
  return batchSize;
}

function lineReader(format: LineFormat, options: ReadOptions): LineReader {
  const readerOptions = toReaderOptions(options);
  if (format === 'nmea') return nmeaReader(readerOptions);
  if (format === 'ndjson' || format === 'json') return ndjsonReader(readerOptions);
  return new CsvReader(readerOptions);
}

function toReaderOptions({ statics, columns, receivedMs }: ReadOptions): ReaderOptions {
  return {
    statics: statics ?? false,
    columns: columns ?? {},
    receivedMs: receivedMs ?? (() => null),
  };
}

/** An input of known format: the chunks that were read to detect it, and the rest. */
interface DetectedInput {
  readonly format: InputFormat;
  readonly head: readonly Uint8Array[];
  readonly rest: AsyncIterator<Uint8Array>;
}

async function detectInput(
  source: ByteSource,
  { columns, statics }: ReadOptions,
): Promise<DetectedInput> {
  const rest = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let first: Uint8Array = new Uint8Array(0);
  try {
    for (;;) {
      const next = await rest.next();
      if (!next.done) {
        head.push(next.value);
        first = concatenate(first, next.value);
      }
      const format = detectFormat(first, next.done === true, columns, statics);
      if (format !== undefined) return { format, head, rest };
    }
  } catch (error) {
    await rest.return?.();
    throw error;
  }
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

async function* replay({ head, rest }: DetectedInput): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** State that the readers of an input share. */
interface ReadContext {
  readonly options: ReadOptions;
  readonly count: ByteCount;
  readonly source: CountingSource;
  /** The container in which the input lies. */
  readonly outer: ContainerFormat | undefined;
}

/** Reads an input in any format, a container or not. */
async function* readContainer(
  bytes: ByteSource,
  context: ReadContext,
): AsyncGenerator<ReadBatch, void, undefined> {
  const input = await detectInput(bytes, context.options);
  try {
    yield* readDetected(input, context);
  } finally {
    await input.rest.return?.();
  }
}

function readDetected(
  input: DetectedInput,
  context: ReadContext,
): AsyncGenerator<ReadBatch, void, undefined> {
  const { options, source, outer } = context;
  const { format } = input;
  if (format === 'gzip' || format === 'zstd') {
    if (outer === format) throw new FeedError(`The input is compressed twice with ${format}.`);
    const decompress =
      format === 'gzip' ? decoderOf('gunzip', options.gunzip) : decoderOf('unzstd', options.unzstd);
    const bytes = source.decoded(format, decompress(replay(input)));
    return readContainer(bytes, { ...context, outer: format });
  }
  if ((format === 'zip' || format === 'parquet') && outer === 'zip') {
    throw new FeedError(`A ${format} file in an archive cannot be read: extract it first.`);
  }
  if (format === 'zip') {
    const entries = decoderOf('openArchive', options.openArchive)(replay(input));
    return readArchive(source.decoded(format, entries), (bytes) =>
      readContainer(source.decoded(format, bytes), { ...context, outer: format }),
    );
  }
  if (format === 'parquet') {
    const open = decoderOf('openTable', options.openTable);
    const table = open(replay(input));
    const { count } = context;
    const reader = new TableReader(toReaderOptions(options), batchLinesMax(options), count);
    return source.decoded('Parquet', reader.read(table));
  }
  return readText(input, format, context);
}

function readText(
  input: DetectedInput,
  format: LineFormat | 'empty',
  { options, count }: ReadContext,
): AsyncGenerator<ReadBatch, void, undefined> {
  // Only blank lines and comments: any reader skips them.
  const reader = lineReader(format === 'empty' ? 'nmea' : format, options);
  const bytes = replay(input);
  const { jsonDepthMax: depthMax = Number.POSITIVE_INFINITY } = options;
  const lines = format === 'json' ? splitJson(bytes, { depthMax, strict: false }) : bytes;
  return readLines(lines, reader, batchLinesMax(options), count);
}

function decoderOf<Decoder>(name: string, decoder: Decoder | undefined): Decoder {
  if (decoder !== undefined) return decoder;
  const format = { gunzip: 'compressed with gzip', unzstd: 'compressed with zstd' }[name];
  const kind = format ?? (name === 'openTable' ? 'a Parquet file' : 'a ZIP archive');
  throw new FeedError(`The input is ${kind}; the option ${name} is missing.`);
}
