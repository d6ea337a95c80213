import type { ByteSource } from '@roadstead/contracts';
import type { PositionReport, RejectedLine, StaticReport } from '@roadstead/model';
import type { ByteCount } from './counting-source.ts';
import { LineBlocks } from './line-blocks.ts';
import { LineOutputs } from './line-outputs.ts';
import type { LineReader } from './line-reader.ts';
import type { ReadWarning } from './scale-check.ts';
import { SLICE_BYTES } from './thresholds.ts';

/** A batch of reports from consecutive lines. The counts are totals since the beginning of the input. */
export interface ReadBatch {
  readonly positions: readonly PositionReport[];
  /**
   * Line of each position report, from 1: the first line of a CSV row over several lines, the last line of a multipart
   * message.
   */
  readonly positionLines: readonly number[];
  readonly statics: readonly StaticReport[];
  /** Line of each static report. */
  readonly staticLines: readonly number[];
  readonly rejected: readonly RejectedLine[];
  /** Lines read so far. */
  readonly lines: number;
  /** Bytes read from the source so far, compressed if it is. */
  readonly bytes: number;
  /** Lines so far without AIS data that are not errors: headers, comments, blank lines, other sentences. */
  readonly skipped: number;
  /** In the last batch: warnings that numbers of the input seem to have other units. */
  readonly warnings: readonly ReadWarning[];
}

/**
 * Reads a source to its end, in one or more batches of at most `linesMax` lines for each chunk. The complete lines before
 * an error of the source are returned.
 */
export async function* readLines(
  source: ByteSource,
  reader: LineReader,
  linesMax: number,
  count: ByteCount,
): AsyncGenerator<ReadBatch, void, undefined> {
  const blocks = new LineBlocks();
  let skipped = 0;
  let linesReturned = 0;
  let out = new LineOutputs();
  const flush = (warnings: readonly ReadWarning[] = []): ReadBatch => {
    skipped += out.skipped;
    const { positions, positionLines, statics, staticLines, rejected } = out;
    const counts = { lines: reader.lines, bytes: count.bytes, skipped };
    out = new LineOutputs();
    linesReturned = reader.lines;
    return { positions, positionLines, statics, staticLines, rejected, ...counts, warnings };
  };
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length; from += SLICE_BYTES) {
      blocks.push(chunk.subarray(from, from + SLICE_BYTES));
      while (readSome(blocks, reader, linesMax, out)) yield flush();
    }
  }
  blocks.finish();
  while (readSome(blocks, reader, linesMax, out)) yield flush();
  reader.end(out);
  const warnings = reader.warnings();
  if (reader.lines > linesReturned || out.rejected.length + warnings.length > 0) {
    yield flush(warnings);
  }
}

/** Reads lines; returns whether there were any. */
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
