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
