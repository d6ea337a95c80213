const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;
/** Metres in a nautical mile. */
export const METERS_PER_MILE = 1852;

/** V1: the least time between two points of a thinned track: an error of 10 m in five minutes is 0.06 kn. */
export const POINT_MS_MIN: number = 5 * MS_PER_MINUTE;
/** V1: over a longer silence a track is broken: Global Fishing Watch records gaps from 6 h on. */
export const BREAK_MS: number = 6 * MS_PER_HOUR;
/** V1: event time between two evaluations of what silence and time alone decide. */
export const TICK_MS: number = 10 * MS_PER_MINUTE;
/** V1: points are stored for this time; a silence is evaluated at most 12 h after its beginning. */
export const POINTS_MS: number = 24 * MS_PER_HOUR;
/** V1: of a ship silent for longer only a draught is evaluated: its gap is open, and its silence and the points before are no longer needed. */
export const SETTLED_MS: number = 36 * MS_PER_HOUR;
/** V1: a ship silent for longer is removed, and its next fix is its first. */
export const FORGOTTEN_MS: number = 30 * 24 * MS_PER_HOUR;

/** V2: loitering by Global Fishing Watch: hours of less than 2 kn, on average at least 20 nm from shore. */
export const LOITERING_KNOTS_MAX = 2;
export const LOITERING_SHORE_METERS_MIN: number = 20 * METERS_PER_MILE;
/** V2: the block of Global Fishing Watch's loitering is an hour; a part of one is none. */
export const LOITERING_MS_MIN: number = MS_PER_HOUR;

/** V3: gaps by Global Fishing Watch: at least 12 h, from 50 nm off shore, after 14 positions in 12 h. */
export const GAP_MS_MIN: number = 12 * MS_PER_HOUR;
export const GAP_SHORE_METERS_MIN: number = 50 * METERS_PER_MILE;
export const GAP_FIXES_MIN = 14;
export const GAP_BEFORE_MS: number = 12 * MS_PER_HOUR;

/** V4: a ship adrift in a current of 2 kn and wind is slower; one under way in open water is faster. */
export const STOP_KNOTS_MAX = 3;
/** V4: antennas of the longest ships side by side are up to 300 m apart; at anchor, neighbours lie at 400 m and more. */
export const COMPANY_METERS = 300;
/** V4: a ship whose newest fix is older is not heard. */
export const HEARD_MS: number = MS_PER_HOUR;

/** V5: shorter silences are those of satellites and of radio shadows. */
export const SILENCE_MS_MIN: number = 2 * MS_PER_HOUR;
/** V5: silences are evaluated at the latest then, open or not: the time of Global Fishing Watch's gaps. */
export const SILENCE_EVALUATED_MS: number = 12 * MS_PER_HOUR;
/** V5: a ship that is heard again has a course after this time. */
export const HEARD_AGAIN_MS: number = 30 * MS_PER_MINUTE;
/** V5: the motion before a silence and after it is that over at most this time. */
export const MOTION_MS_MAX: number = 30 * MS_PER_MINUTE;
/** V5: a slower ship is adrift or at anchor; its course says nothing. */
export const UNDER_WAY_KNOTS_MIN = 2;

/** V6: a ship meets another at most this far from where it is last heard or heard again: 3 h at 11 kn. */
export const MEETING_METERS_MAX = 60_000;
/** V6: a ship goes silent at most this long after another has come to it. */
export const ARRIVED_MS_MAX: number = MS_PER_HOUR;
/** V6: the speed of a silent ship is at least this, however slow its last fixes are. */
export const SILENT_KNOTS_MIN = 4;
/** V6: the shortest time together; a transfer takes longer. */
export const TOGETHER_MS_MIN: number = MS_PER_HOUR;
/** V6: a ship is heard in a silence of another if its own silences are at most this part of it. */
export const OWN_SILENCE_PART_MAX = 0.25;
/** V6: a ship comes to the side or the stern of another, or swings at anchor: no angle within this distance. */
export const ASIDE_METERS = 500;
/** V6: of a ship that is heard for the first time, the time before in which a meeting is looked for. */
export const FIRST_HEARD_MS_MAX: number = 12 * MS_PER_HOUR;

/** V9: standard errors: of the course to a meeting, of the place of a ship at rest, and of its drift. */
export const ANGLE_DEGREES = 8;
export const PLACE_METERS = 400;
export const DRIFT_ERROR_PART = 0.2;
/** V9: the distance within which a ship goes silent before a meeting: ships are dark for some miles of approach. */
export const AWAY_METERS = 15_000;
export const AWAY_WEIGHT_MIN = -1;
/** V8: the least change of a draught is a decimetre, in which draughts are reported; less, so that rounding does not matter. */
export const DRAUGHT_METERS_MIN = 0.09;
/** V8: logarithms of weights. */
export const DRAUGHT_WEIGHT = 2;
export const COMPANY_WEIGHT = -0.5;
/** V8: a ship is alone if another is heard beside it in at most this part of its stop. */
export const COMPANY_PART_MAX = 0.2;
/** V9: the logarithm of the weight of all other explanations of a silence. */
export const OTHERWISE_WEIGHT = -2.5;
/** V9: the same of a ship that is heard for the first time: it may come from anywhere. */
export const FIRST_HEARD_WEIGHT = 1.8;
/** V9: candidates of a lower score are not emitted. */
export const CANDIDATE_SCORE_MIN = 0.2;
/** V8: crews report a draught at the next watch or departure. */
export const DRAUGHT_LATE_MS: number = 8 * MS_PER_HOUR;
/** V8: the scores of a change of draught in a stop alone: adrift, and in an anchorage, where ships also take stores and ballast. */
export const ALONE_ADRIFT_SCORE = 0.7;
export const ALONE_ANCHORED_SCORE = 0.4;
/** V8: a ship nearer to an anchorage than that counts as in it: Global Fishing Watch asks for 10 km of encounters. */
export const ANCHORAGE_METERS = 10_000;
