import type { WriteOperation } from './write-operation.ts';

/** Counters by name, initially 0. */
export interface Counters {
  /** Returns the value of a counter. */
  get(name: string): Promise<number>;
  /** Increments a counter by 1 and returns its new value; concurrent callers receive different values. */
  next(name: string): Promise<number>;
  /** @param amount a finite number, also negative; whole numbers are counted exactly up to 2^53. */
  add(name: string, amount: number): WriteOperation;
  /** Returns the counters whose names begin with a prefix, sorted by UTF-16 code units. */
  list(prefix: string): Promise<readonly { readonly name: string; readonly count: number }[]>;
}
