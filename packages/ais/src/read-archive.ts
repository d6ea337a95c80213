import type { ArchiveEntry, ByteSource } from '@roadstead/contracts';
import { FeedError } from './feed-error.ts';
import type { ReadBatch } from './read-lines.ts';

/**
 * Reads the files of an archive one after another; lines are counted through all of them. A file that cannot be read, such as
 * a licence, is a rejected line.
 * @throws FeedError if no file can be read
 */
export async function* readArchive(
  entries: AsyncIterable<ArchiveEntry>,
  read: (bytes: ByteSource) => AsyncIterable<ReadBatch>,
): AsyncGenerator<ReadBatch, void, undefined> {
  const before = { lines: 0, skipped: 0, bytes: 0 };
  let failure: FeedError | undefined;
  let isRead = false;
  for await (const { name, bytes } of entries) {
    const last = { lines: 0, skipped: 0 };
    try {
      for await (const batch of read(bytes)) {
        isRead = true;
        ({ lines: last.lines, skipped: last.skipped } = batch);
        before.bytes = batch.bytes;
        yield shifted(batch, before.lines, before.skipped);
      }
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      failure = error;
      last.lines = Math.max(1, last.lines);
      const line = before.lines + last.lines;
      yield fileError(line, `${name}: ${error.message}`, before, last.skipped);
    }
    before.lines += last.lines;
    before.skipped += last.skipped;
  }
  if (!isRead) throw failure ?? new FeedError('The archive has no files.');
}

function shifted(batch: ReadBatch, lines: number, skipped: number): ReadBatch {
  if (lines === 0) return batch;
  const shift = (line: number): number => line + lines;
  return {
    ...batch,
    positionLines: batch.positionLines.map(shift),
    staticLines: batch.staticLines.map(shift),
    rejected: batch.rejected.map((rejected) => ({ ...rejected, line: shift(rejected.line) })),
    lines: batch.lines + lines,
    skipped: batch.skipped + skipped,
  };
}

function fileError(
  line: number,
  detail: string,
  before: Pick<ReadBatch, 'bytes' | 'skipped'>,
  skipped: number,
): ReadBatch {
  const none = { positions: [], positionLines: [], statics: [], staticLines: [], warnings: [] };
  const counts = { lines: line, bytes: before.bytes, skipped: before.skipped + skipped };
  return { ...none, rejected: [{ line, reason: 'malformed', detail }], ...counts };
}
