/** D8: maximum lateness. Receivers and networks deliver within seconds; a minute also covers a shore station's retry. */
export const LATENESS_MAX_SECONDS = 60;

/** D10: maximum speed. Faster than any ship with AIS (the fastest ferries make 58 knots), slower than most wrong positions. */
export const SPEED_MAX_KNOTS = 80;

/** D10: consecutive rejected fixes that agree with one another and start a new track; two can be one repeated error. */
export const AGREEING_FIXES_MIN = 3;

/** D8: a live report further ahead of the receiving clock has a wrong time; receivers' clocks differ by less. */
export const FUTURE_MAX_SECONDS = 300;

/** Length in metres of the longest geodesic: half of a meridian of the WGS84 ellipsoid. */
export const GEODESIC_METERS_MAX = 20_003_932;

/** D10: the latest time that a `Date` can represent, and, negated, the earliest (ECMA-262, time values). */
export const TIME_MS_MAX = 8.64e15;

/** T4: a GPS position is exact to about 10 m, and a moored or anchored ship moves by as much. */
export const JITTER_METERS = 20;

/** P1: radius of a stop. More than the jitter of a moored ship, less than the length of a berth. */
export const STOP_METERS = 150;

/** P1: minimum time of a stop. The shortest turnaround of a ferry; other ships call for longer. */
export const STOP_MS_MIN = 300_000;

/**
 * P1: maximum distance from the area of a port at which a ship that says "moored" is in port. Off Singapore and in Denmark 54 of 111
 * moored stops outside the areas are so near; ships at anchor with a forgotten "moored" lie 2.2 km from the nearest area and more.
 */
export const MOORED_METERS_MAX = 1000;

/**
 * P1: time after which the crew of a ship that has stopped has changed its status. Off Singapore 45 of 49 stops at berths have
 * "moored" within an hour, 52 of 57 at anchor "at anchor".
 */
export const STATUS_MS_MAX = 3_600_000;

/** P1: maximum number of places of a ship outside the areas that are remembered: more than a ship on a line has. */
export const MOORINGS_MAX = 8;

/** P3: maximum distance between two stops at one berth: two positions, each wrong by a ship's length. */
export const SAME_STOP_METERS = 300;

/** P3: time outside a port after which a ship has left it: the passage between two berths can lead outside the area. */
export const OUTSIDE_MS_MIN = 1_800_000;

/** P4: gap between two fixes from which the time of arrival or departure is estimated; as in D1. */
export const CALL_GAP_MS = 1_800_000;

/**
 * P6: maximum error of an estimated time of arrival or departure: a quarter of the median time in port, 0.97 days (UNCTAD, Review
 * of Maritime Transport 2019).
 */
export const ESTIMATE_MS_MAX = 21_600_000;

/** P4: speed made good near ports, in metres a second: 10 knots. */
export const APPROACH_METERS_PER_SECOND = 5.144;

/** P3: distance that a ship moves before the port at its position is looked up again. */
export const RECHECK_METERS = 100;

/** T3: maximum gap between reports that identify a second ship. Errors further apart could agree by chance. */
export const SHARING_GAP_MS = 1_800_000;

/**
 * D8: maximum number of reports that wait for event time: 170 bytes each, so 340 MB. It is eight months of a single ship, or
 * an hour of all ships worldwide.
 */
export const WAITING_MAX = 2_000_000;

/** D8: time for which a ship votes after a report. A ship at anchor reports every three minutes, so some may be lost. */
export const VOTING_MS = 600_000;

/** D8: number of last reports whose ships vote, without a receiving clock. */
export const VOTING_REPORTS = 1000;

/** D8: one voter of this many is needed for a quorum, 5 %: more than the ships whose clocks are wrong in a feed. */
export const QUORUM_SHARE = 20;
