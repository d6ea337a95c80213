import { type PoolSnapshot, RecordPool } from './record-pool.ts';

/** Floats of a pair: the instant up to which it has been stepped. */
export const STEPPED_UNTIL = 0;
/** The earliest instant at which a step may find something; −Infinity where it is not known. It is not saved. */
export const DUE = 1;
/** 1 while nothing but the time can change anything about the pair, until it is due; otherwise 0. It is not saved. */
export const IS_AT_REST = 2;
export const PAIR_FLOATS = 3;

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

/** Returns the state of the pairs, none of which is at rest, without the instants at which they are due. */
export function savePairs(pool: RecordPool): PoolSnapshot {
  const { floats, ...others } = pool.save();
  return { ...others, floats: floats.filter((_, i) => i % PAIR_FLOATS === STEPPED_UNTIL) };
}

/** Restores the state of `savePairs`: all pairs are due. */
export function restorePairs(pool: RecordPool, saved: PoolSnapshot): void {
  const floats = new Float64Array(PAIR_FLOATS * saved.floats.length);
  for (const [pair, steppedUntilMs] of saved.floats.entries()) {
    floats[PAIR_FLOATS * pair + STEPPED_UNTIL] = steppedUntilMs;
    floats[PAIR_FLOATS * pair + DUE] = Number.NEGATIVE_INFINITY;
  }
  pool.restore({ ...saved, floats });
}
