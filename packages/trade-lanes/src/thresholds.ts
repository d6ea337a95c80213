const DAY_MS = 86_400_000;

/** Statistics are of so many days until the last midnight UTC: a year, so that seasons and feasts are in it once. */
export const PERIOD_DAYS = 365;
/**
 * A call is late when it comes more than a day after its time. Published schedule reliability counts what comes within one day of its
 * time as punctual.
 */
export const DELAY_DAYS = 1;
/**
 * So long before its time a call counts as the one that was scheduled. A week: where a rotation is turned round to catch up, ports
 * come that much too early.
 */
export const EARLY_MS: number = 7 * DAY_MS;
/**
 * So long after its time it still does. Calls that were late were so by a week on average in the worst published month (January
 * 2022, 7.3 to 8 days); twice that leaves few out.
 */
export const LATE_MS: number = 14 * DAY_MS;
/** One voyage ends and the next begins at one stay, which is in both: its arrival in the one and its departure in the other lie that near. */
export const TURN_ROUND_MS: number = 3 * DAY_MS;
/** A ship that stands in for another follows the other's timetable so closely; who is off by more is on a voyage of its own. */
export const REPLACEMENT_MS: number = 3 * DAY_MS;
/** One call at the time of another ship's may be chance; two in order hardly are. */
export const REPLACEMENT_CALLS_MIN = 2;
/** A ship is known to have been elsewhere if it was heard so shortly before and after the time: a satellite hears each ship far oftener. */
export const HEARD_MS: number = 3.5 * DAY_MS;
/** A voyage without a call of its ends is none; the longest round trips have some forty. */
export const CALLS_MIN = 2;
export const CALLS_MAX = 100;
/** Around the world with all its calls a ship sails four months. */
export const VOYAGE_MS_MAX: number = 366 * DAY_MS;
/** Voyage numbers are short; a carrier's booking reference has 35 characters at most in the standard of the DCSA. */
export const VOYAGE_NUMBER_LENGTH_MAX = 20;
export const BOOKING_NUMBER_LENGTH_MAX = 35;
/** The largest ships carry 12 000 containers of 40 feet, or twice as many of 20. */
export const CONTAINERS_MAX = 100_000;
/** Kinds of containers and partial shipments of one booking. */
export const GROUPS_MAX = 100;
