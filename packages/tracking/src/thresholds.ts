/** D8. Receivers and networks deliver within seconds; a minute also covers a shore station's retry. */
export const LATENESS_MAX_SECONDS = 60;

/** D10. Faster than any ship that AIS carries (the fastest ferries make 58 knots), slower than most wrong positions. */
export const SPEED_MAX_KNOTS = 80;

/** D10. So many rejected fixes in a row that agree with one another are the truth; the track starts anew. */
export const AGREEING_FIXES = 3;

/** D8. A live report further ahead of the receiving clock has a wrong time; receivers' clocks differ by less. */
export const FUTURE_MAX_SECONDS = 300;

/** Half of the WGS84 ellipsoid's longest meridian round: no two points are further apart, in metres. */
export const EARTH_APART_METERS_MAX = 20_003_932;

/** D10. A date can hold no later time, and none earlier than this negated (ECMA-262, time values). */
export const TIME_MS_MAX = 8.64e15;

/** T4. A position by GPS is true to some 10 m, and a ship at its lines or anchor moves about by as much. */
export const WANDER_METERS = 20;

/** P1. Wider than what a ship at its lines seems to wander, narrower than a berth is long. */
export const STOP_METERS = 150;

/** P1. The shortest turn-round of a ferry; nobody else calls at a port for so short a time. */
export const STOP_MS_MIN = 300_000;

/** P3. A position that is wrong by a ship's length, twice: what lies so near is the same berth. */
export const SAME_STOP_METERS = 300;

/** P3. Between two berths of a port a ship may lead through waters that are not the port's. */
export const OUTSIDE_MS_MIN = 1_800_000;

/** P4. Between two fixes further apart than this the time of arrival or departure is worked out; as in D1. */
export const CALL_GAP_MS = 1_800_000;

/** P4. What ships make good near ports, in metres a second: 10 knots. */
export const APPROACH_METERS_PER_SECOND = 5.144;

/** P2. So far a ship has to move before it is looked up again whether it is in the port still. */
export const LOOK_AGAIN_METERS = 100;

/** T3. Mistakes further apart in time could agree by chance: a ship may come far in it. */
export const SHARING_GAP_MS = 1_800_000;

/**
 * D8: so many reports wait for others to reach their time, at most: 170 bytes each, so 340 MB. It is eight months of a ship that
 * is heard alone, or an hour of all ships there are.
 */
export const WAITING_MAX = 2_000_000;
