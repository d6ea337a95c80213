/** The same numbers with each run, so that a failure can be looked at again. */
export interface Chance {
  /** A whole number from 0 to below this one. */
  below(limit: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** A linear congruential generator of 32 bits, with the constants of Numerical Recipes. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, oneOf: (items) => items[below(items.length)]! };
}
