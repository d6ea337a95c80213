import type { ByteSource, Gunzip } from '@roadstead/contracts';
import type { ColumnMap } from './columns.ts';
import { CsvReader } from './csv-reader.ts';
import { FeedError } from './feed-error.ts';
import type { LineReader, ReaderOptions } from './line-reader.ts';
import { liveReader } from './live-reader.ts';
import { ndjsonReader } from './ndjson-reader.ts';
import { nmeaReader } from './nmea-reader.ts';
import { type ReadBatch, readLines } from './read-lines.ts';
import { type Form, type LineForm, recogniseForm } from './recognise-form.ts';
import { BATCH_LINES_MAX } from './thresholds.ts';
import { type ByteCount, WatchedSource } from './watched-source.ts';

export interface ReadOptions {
  /** Needed for gzip only. */
  readonly gunzip?: Gunzip;
  /** For CSV files whose columns have other names than those known. */
  readonly columns?: ColumnMap;
  /** Whether static reports are wanted; default not. */
  readonly statics?: boolean;
  /** Lines in a batch, at most; default 10 000. */
  readonly batchSize?: number;
  /**
   * For live feeds of NMEA and JSON lines: the time by the host's clock, epoch milliseconds, which is that of a report
   * that has none. Default: such a position report is rejected, since of a recording it would be wrong.
   */
  readonly receivedMs?: () => number;
}

/**
 * Reads position reports from bytes of any form, packed or not, which it recognises by itself.
 * @throws FeedError where the input cannot be read at all, or its gzip is damaged. An error of the source itself is
 * passed on as it is.
 */
export async function* readReports(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  const count = { bytes: 0 };
  const source = new WatchedSource(bytes, count);
  const first = await recognised(source.chunks(), options);
  try {
    if (first.form !== 'gzip') {
      yield* readForm(first, options, count);
      return;
    }
    const { gunzip } = options;
    if (gunzip === undefined) {
      throw new FeedError('The input is packed with gzip, and nothing to unpack it was handed in.');
    }
    yield* readUnpacked(source.unpacked(gunzip(replayed(first))), options, count);
  } finally {
    await first.rest.return?.();
  }
}

/** Reads CSV that is not packed. Throws and options as with `readReports`. */
export function readCsv(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readOf('csv', bytes, options);
}

/** Reads NMEA 0183 that is not packed. Options as with `readReports`. */
export function readNmea(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readOf('nmea', bytes, options);
}

/** Reads JSON lines that are not packed. Options as with `readReports`. */
export function readNdjson(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readOf('ndjson', bytes, options);
}

/**
 * Reads a live feed, whose lines are NMEA 0183 or JSON objects, each by how it begins. Nothing is waited for to recognise it, and
 * nothing that comes first spoils the rest. Options as with `readReports`; nothing is unpacked.
 */
export function readLive(
  bytes: ByteSource,
  options: ReadOptions = {},
): AsyncGenerator<ReadBatch, void, undefined> {
  return readBy(liveReader(readerOptions(options)), bytes, options);
}

function readOf(
  form: LineForm,
  bytes: ByteSource,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  return readBy(lineReader(form, options), bytes, options);
}

function readBy(
  reader: LineReader,
  bytes: ByteSource,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  const count = { bytes: 0 };
  const source = new WatchedSource(bytes, count).chunks();
  return readLines(source, reader, batchLines(options), count);
}

function batchLines({ batchSize = BATCH_LINES_MAX }: ReadOptions): number {
  if (!(batchSize >= 1)) throw new RangeError(`batchSize is ${batchSize}, not 1 or more`);
  return batchSize;
}

function lineReader(form: LineForm, options: ReadOptions): LineReader {
  const asked = readerOptions(options);
  if (form === 'nmea') return nmeaReader(asked);
  if (form === 'ndjson') return ndjsonReader(asked);
  return new CsvReader({ columns: options.columns ?? {}, statics: asked.statics });
}

function readerOptions({ statics, receivedMs }: ReadOptions): ReaderOptions {
  return { statics: statics ?? false, receivedMs: receivedMs ?? (() => null) };
}

/** An input whose form is known: what was read to know it, and the rest. */
interface Recognised {
  readonly form: Form;
  readonly head: readonly Uint8Array[];
  readonly rest: AsyncIterator<Uint8Array>;
}

async function recognised(
  source: ByteSource,
  { columns, statics }: ReadOptions,
): Promise<Recognised> {
  const rest = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let first: Uint8Array = new Uint8Array(0);
  try {
    for (;;) {
      const next = await rest.next();
      if (!next.done) {
        head.push(next.value);
        first = concatenated(first, next.value);
      }
      const form = recogniseForm(first, next.done === true, columns, statics);
      if (form !== undefined) return { form, head, rest };
    }
  } catch (error) {
    await rest.return?.();
    throw error;
  }
}

function concatenated(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

async function* replayed({ head, rest }: Recognised): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function readForm(
  input: Recognised,
  options: ReadOptions,
  count: ByteCount,
): AsyncGenerator<ReadBatch, void, undefined> {
  if (input.form === 'gzip') throw new FeedError('The input is packed twice with gzip.');
  // Nothing but blank lines and comments: any form will do.
  const reader = lineReader(input.form === 'empty' ? 'nmea' : input.form, options);
  return readLines(replayed(input), reader, batchLines(options), count);
}

async function* readUnpacked(
  bytes: ByteSource,
  options: ReadOptions,
  count: ByteCount,
): AsyncGenerator<ReadBatch, void, undefined> {
  const input = await recognised(bytes, options);
  try {
    yield* readForm(input, options, count);
  } finally {
    await input.rest.return?.();
  }
}
