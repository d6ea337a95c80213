import { RecordPool } from './record-pool.ts';

/** Floats of an encounter. Positions are four floats: longitude and latitude of the first ship and of the second. */
export const SINCE = 0;
/** The last instant at which the pair was close. */
export const LAST_CLOSE = 1;
export const SINCE_POSITIONS = 2;
export const LAST_CLOSE_POSITIONS = 6;
/** Valid once the window is full. */
export const FIRED_POSITIONS = 10;
/**
 * Of an encounter of a set of configurations, which has no event, in place of other floats: the longest window of which the members have
 * encounters of their own, and the next one.
 */
export const PARTED_WINDOW = 6;
export const NEXT_WINDOW = 7;
/** D5: rounded to the millisecond; valid once the window is full. */
export const ACTIVATION_TIME = 14;
export const DISCOVERED_TIME = 15;
export const ENCOUNTER_FLOATS = 16;

/** Integers of an encounter. */
export const NEXT_ENCOUNTER = 0;
/** Or that of a set of configurations, less than `NONE`. */
export const CONFIGURATION_NUMBER = 1;
export const FLAGS = 2;
export const EVENT_ID = 3;
export const PAIR = 4;
export const ENCOUNTER_INTS = 5;

/** Flags. D6: the first ship, or the second, has a fix of its own inside the encounter. */
export const EVIDENCE_FIRST = 1;
export const EVIDENCE_SECOND = 2;
export const EVIDENCE: number = EVIDENCE_FIRST | EVIDENCE_SECOND;
/** The window is full, and the positions at its end are known. */
export const WINDOW_FULL = 4;
export const FIRED = 8;
/** The encounter began before the pair was found, so it lacks a fix of one ship and never fires. */
export const BEGAN_BEFORE_PAIRING = 16;

/** Creates the pool of encounters: pairs that are close, or have a current event, under one configuration or a set of them. */
export function encounterPool(): RecordPool {
  return new RecordPool(ENCOUNTER_FLOATS, ENCOUNTER_INTS);
}
