import type { PositionReport, RejectedLine, StaticReport } from '@roadstead/model';
import type { ReadBatch } from '../src/read-lines.ts';

/** Yields bytes in chunks of a size; by default in one chunk. */
export async function* inChunks(
  bytes: Uint8Array,
  size: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export interface AllReports {
  readonly positions: readonly PositionReport[];
  readonly positionLines: readonly number[];
  readonly statics: readonly StaticReport[];
  readonly staticLines: readonly number[];
  readonly rejected: readonly RejectedLine[];
  readonly lines: number;
  readonly bytes: number;
  readonly skipped: number;
}

/** Reads all batches into one. */
export async function readAll(batches: AsyncIterable<ReadBatch>): Promise<AllReports> {
  const positions: PositionReport[] = [];
  const positionLines: number[] = [];
  const statics: StaticReport[] = [];
  const staticLines: number[] = [];
  const rejected: RejectedLine[] = [];
  let counts = { lines: 0, bytes: 0, skipped: 0 };
  for await (const batch of batches) {
    positions.push(...batch.positions);
    positionLines.push(...batch.positionLines);
    statics.push(...batch.statics);
    staticLines.push(...batch.staticLines);
    rejected.push(...batch.rejected);
    counts = { lines: batch.lines, bytes: batch.bytes, skipped: batch.skipped };
  }
  return { positions, positionLines, statics, staticLines, rejected, ...counts };
}

/** The rejected lines as `line: reason`, in their order. */
export function reasons({ rejected }: AllReports): string[] {
  return rejected.map(({ line, reason }) => `${line}: ${reason}`);
}
