import type { PositionReport, RejectedLine, StaticReport } from '@roadstead/model';
import type { ReadBatch } from '../src/read-lines.ts';

/** Bytes in chunks of this size; all in one where none is given. */
export async function* inChunks(
  bytes: Uint8Array,
  size: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export interface Everything {
  readonly positions: readonly PositionReport[];
  readonly positionLines: readonly number[];
  readonly statics: readonly StaticReport[];
  readonly staticLines: readonly number[];
  readonly rejected: readonly RejectedLine[];
  readonly lines: number;
  readonly bytes: number;
  readonly skipped: number;
}

/** All batches as one. */
export async function everything(batches: AsyncIterable<ReadBatch>): Promise<Everything> {
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

/** `line: reason`, in the order of the lines. */
export function reasons({ rejected }: Everything): string[] {
  return rejected.map(({ line, reason }) => `${line}: ${reason}`);
}
