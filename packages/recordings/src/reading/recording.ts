import type { ReadBatch } from '@roadstead/ais';

/** A recording to be read, once. */
export interface Recording {
  readonly name: string;
  /** Undefined for a pipe. */
  readonly sizeBytes: number | undefined;
  readonly batches: AsyncIterable<ReadBatch>;
}

/** Returns the size of all recordings; undefined if one of them is no file, which can be read only once. */
export function bytesTotalOf(recordings: readonly Recording[]): number | undefined {
  let total = 0;
  for (const { sizeBytes } of recordings) {
    if (sizeBytes === undefined) return undefined;
    total += sizeBytes;
  }
  return total;
}
