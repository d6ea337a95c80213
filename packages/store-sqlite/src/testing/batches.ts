import type { CollectionPlan, SeriesPlan, SeriesRow } from '@roadstead/contracts';

/** What the writing process writes, told by its number alone, so that another can check it. */
export const TRACKS: SeriesPlan<'x' | 'y'> = { name: 'tracks', columns: ['x', 'y'] };

export const BATCHES: CollectionPlan<{ readonly number: number }> = {
  name: 'batches',
  key: 'number',
};

export const KEYS = 10;
const ROWS = 100;

/** Rows of a few keys; some of them come again in the next batches, and some are late. */
export function batchRows(number: number): readonly SeriesRow<'x' | 'y'>[] {
  return Array.from({ length: ROWS }, (_, i) => {
    const at = i % 7 === 0 && number > 5 ? number - 5 : number;
    const timeMs = at * ROWS + i;
    return { key: i % KEYS, timeMs, x: timeMs / 10, y: i % 3 === 0 ? null : timeMs * 3 };
  });
}
