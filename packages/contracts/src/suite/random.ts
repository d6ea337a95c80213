/** A source of pseudo-random numbers, the same in each run, so that failures can be reproduced. */
export interface RandomSource {
  /** Returns a whole number from 0 to below the limit. */
  below(limit: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** Creates a linear congruential generator of 32 bits, with the constants of Numerical Recipes. */
export function createSeededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, oneOf: (items) => items[below(items.length)]! };
}
