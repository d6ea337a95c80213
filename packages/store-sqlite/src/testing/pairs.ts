import type { CollectionSchema, SeriesSchema } from '@roadstead/contracts';

/** The work of the thread that writes pairs. */
export interface PairsWork {
  readonly path: string;
  readonly count: number;
}

/** One of two documents that are written together: in each state of the store both have the same number. */
export interface Half {
  readonly id: string;
  readonly number: number;
}

export const PAIR_COLLECTION: CollectionSchema<Half> = {
  name: 'pairs',
  key: 'id',
  indexes: { byNumber: ['number'] },
};

export const PAIR_SERIES: SeriesSchema<'x'> = { name: 'pairs', columns: ['x'] };

/** Returns a pair, whose documents replace those of the pair before the last. */
export function pairOf(number: number): readonly Half[] {
  return ['a', 'b'].map((side) => ({ id: `${side}${number % 2}`, number }));
}
