import type { ByteSource } from '@roadstead/contracts';
import type { PositionReport, RejectedLine, StaticReport } from '@roadstead/model';
import { LineBlocks } from './line-blocks.ts';
import { LineOutputs } from './line-outputs.ts';
import type { LineReader } from './line-reader.ts';
import { PIECE_BYTES } from './thresholds.ts';
import type { ByteCount } from './watched-source.ts';

/** What a stretch of an input says. The counts are from the beginning of the input. */
export interface ReadBatch {
  readonly positions: readonly PositionReport[];
  /**
   * The line of each position report, from 1: where a row of several lines begins, and where a message in parts has its
   * last one.
   */
  readonly positionLines: readonly number[];
  readonly statics: readonly StaticReport[];
  /** The line of each static report. */
  readonly staticLines: readonly number[];
  readonly rejected: readonly RejectedLine[];
  /** Lines read so far. */
  readonly lines: number;
  /** Bytes taken from the source so far, packed if it is. */
  readonly bytes: number;
  /** Lines so far that are no AIS and no mistake: headers, comments, blank lines, other sentences. */
  readonly skipped: number;
}

/**
 * Reads a source to its end, a batch for each chunk, or several, of at most `linesMax` lines. What a source that fails
 * gave before is handed over; not so a line that it broke off.
 */
export async function* readLines(
  source: ByteSource,
  reader: LineReader,
  linesMax: number,
  count: ByteCount,
): AsyncGenerator<ReadBatch, void, undefined> {
  const blocks = new LineBlocks();
  let skipped = 0;
  let linesHandedOver = 0;
  let out = new LineOutputs();
  const handOver = (): ReadBatch => {
    skipped += out.skipped;
    const { positions, positionLines, statics, staticLines, rejected } = out;
    const counts = { lines: reader.lines, bytes: count.bytes, skipped };
    out = new LineOutputs();
    linesHandedOver = reader.lines;
    return { positions, positionLines, statics, staticLines, rejected, ...counts };
  };
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      blocks.push(chunk.subarray(from, from + PIECE_BYTES));
      while (readSome(blocks, reader, linesMax, out)) yield handOver();
    }
  }
  blocks.finish();
  while (readSome(blocks, reader, linesMax, out)) yield handOver();
  reader.end(out);
  if (reader.lines > linesHandedOver || out.rejected.length > 0) yield handOver();
}

/** Whether there were lines to read. */
function readSome(
  blocks: LineBlocks,
  reader: LineReader,
  linesMax: number,
  out: LineOutputs,
): boolean {
  const before = reader.lines;
  blocks.consume(reader.read(blocks.block, linesMax, out));
  return reader.lines > before;
}
