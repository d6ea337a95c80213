import { RecordPool } from './record-pool.ts';

/** Float of a pair: the instant up to which it has been looked at. */
export const STEPPED_UNTIL = 0;
export const PAIR_FLOATS = 1;

/** Integers of a pair. The first ship is the one with the smaller MMSI; what is the second's follows the first's. */
export const FIRST_SHIP = 0;
export const SECOND_SHIP = 1;
/** The next pair of the first ship, of the second. */
export const NEXT_PAIR = 2;
/** The newest fix of each ship that is no newer than `STEPPED_UNTIL`. */
export const STEPPED_FIX = 4;
export const FIRST_ENCOUNTER = 6;
/** 1 until the first piece has been looked at, where the pair was found in the middle of a ship's way. */
export const IS_FRESH = 7;
export const PAIR_INTS = 8;

/** Pairs of ships that are near one another. */
export function pairPool(): RecordPool {
  return new RecordPool(PAIR_FLOATS, PAIR_INTS);
}
