import type { Change } from './store.ts';

/** Counters by name; one that was never added to is 0. */
export interface Tallies {
  get(name: string): Promise<number>;
  /** @returns what it is then: of many who add at the same time, each gets another */
  next(name: string): Promise<number>;
  /** @param amount finite, below 0 too; whole numbers are counted exactly up to 2^53 */
  add(name: string, amount: number): Change;
  /** Those whose names begin so, in the order of their names' UTF-16 code units. */
  list(prefix: string): Promise<readonly { readonly name: string; readonly count: number }[]>;
}
