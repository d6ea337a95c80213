import type { CollectionSchema, SeriesRow, SeriesSchema } from '@roadstead/contracts';

/** Data that the writing process writes: a batch is determined by its number, so that another process can check it. */
export const BATCH_SERIES: SeriesSchema<'x' | 'y'> = { name: 'tracks', columns: ['x', 'y'] };

export const BATCH_COLLECTION: CollectionSchema<{ readonly number: number }> = {
  name: 'batches',
  key: 'number',
};

export const BATCH_KEYS = 10;
const ROWS = 100;

/** Returns rows of a few keys; some occur again in the next batches, and some are late. */
export function batchRows(number: number): readonly SeriesRow<'x' | 'y'>[] {
  return Array.from({ length: ROWS }, (_, i) => {
    const at = i % 7 === 0 && number > 5 ? number - 5 : number;
    const timeMs = at * ROWS + i;
    return { key: i % BATCH_KEYS, timeMs, x: timeMs / 10, y: i % 3 === 0 ? null : timeMs * 3 };
  });
}
