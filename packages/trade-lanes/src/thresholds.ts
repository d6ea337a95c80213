import { millisecondsInDay } from 'date-fns/constants';

/** Length of the period of statistics, up to the last midnight UTC: a year includes each season and holiday once. */
export const PERIOD_DAYS = 365;
/** A call later than this is delayed. Published schedule reliability counts calls within one day of their time as punctual. */
export const DELAY_DAYS = 1;
/**
 * A call this long before its time is still the scheduled one. A week: where a rotation is reversed to catch up, ports are called at
 * that much too early.
 */
export const EARLY_WINDOW_MS: number = 7 * millisecondsInDay;
/**
 * A call this long after its time is still the scheduled one. Late calls were late by a week on average in the worst published month
 * (January 2022, 7.3 to 8 days); twice that misses few.
 */
export const LATE_WINDOW_MS: number = 14 * millisecondsInDay;
/** Greatest gap between the arrival that ends one voyage and the departure that begins the next, at the stay that both share. */
export const TURNAROUND_MS: number = 3 * millisecondsInDay;
/** A replacement ship follows the timetable this closely; one that deviates more is on its own voyage. */
export const REPLACEMENT_WINDOW_MS: number = 3 * millisecondsInDay;
/** One call at the time of another ship's may be chance; two in order hardly are. */
export const REPLACEMENT_CALLS_MIN = 2;
/** A ship heard this shortly before and after a call's time is known to have been elsewhere: satellites receive each ship far more often. */
export const OMISSION_EVIDENCE_MS: number = 3.5 * millisecondsInDay;
/** A voyage has a call at both ends; the longest round trips have some forty. */
export const CALLS_MIN = 2;
export const CALLS_MAX = 100;
/** A round-the-world voyage with all its calls takes four months. */
export const VOYAGE_MS_MAX: number = 366 * millisecondsInDay;
/** Voyage numbers are short; the DCSA standard limits a carrier's booking reference to 35 characters. */
export const VOYAGE_NUMBER_LENGTH_MAX = 20;
export const BOOKING_NUMBER_LENGTH_MAX = 35;
/** The largest ships carry 12 000 containers of 40 feet, or twice as many of 20. */
export const CONTAINERS_MAX = 100_000;
/** Container types and partial shipments of one booking. */
export const CONTAINER_GROUPS_MAX = 100;
/** Journeys of the lanes requested last that are retained in memory. */
export const JOURNEYS_RETAINED_MAX = 200_000;
