import { RecordPool } from './record-pool.ts';

/** Float of a pair: the instant up to which it has been stepped. */
export const STEPPED_UNTIL = 0;
export const PAIR_FLOATS = 1;

/** Integers of a pair. The first ship has the smaller MMSI; values of the second ship follow those of the first. */
export const FIRST_SHIP = 0;
export const SECOND_SHIP = 1;
/** The next pair in the list of the first ship, and in that of the second. */
export const NEXT_PAIR = 2;
/** The newest fix of each ship that is no newer than `STEPPED_UNTIL`. */
export const STEPPED_FIX = 4;
export const FIRST_ENCOUNTER = 6;
/** 1 until the first segment has been processed, if the pair was found along a ship's path; otherwise 0. */
export const IS_NEW_PAIR = 7;
export const PAIR_INTS = 8;

/** Creates the pool of pairs. */
export function pairPool(): RecordPool {
  return new RecordPool(PAIR_FLOATS, PAIR_INTS);
}
