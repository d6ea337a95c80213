const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

/** F11, F12, F14: the time before an event and after it that its features look at. */
export const AROUND_MS: number = 24 * MS_PER_HOUR;

/** F5: a shorter leg is dominated by the error of its two positions: 10 m in 10 s are 2 kn, in a minute a third of a knot. */
export const LEG_MS_MIN: number = MS_PER_MINUTE;

/** F4: the course of a slower ship is not its heading: at anchor it is noise. */
export const COURSE_KNOTS_MIN = 1;

/** F11: the time before an event and after it in which the ships are looked for apart. */
export const APART_MS: number = MS_PER_HOUR;

/** F11: a crossing of the distance is found to a millimetre; a smaller distance at an end is the edge of an area. */
export const CROSSING_METERS = 1;

/** F13: the middle of an event is at most this long before its end, so that others' positions need not be stored for longer. */
export const MIDDLE_MS_MAX: number = 12 * MS_PER_HOUR;

/** F2, F4: the distance counts as linear between two instants if it differs from that by less. */
export const LINEAR_METERS = 0.01;

/** F15: share of the time with both positions in which directions must be known: half makes the median one of the whole. */
export const KNOWN_SHARE_MIN = 0.5;

/**
 * F15: a ship that is farther from its place at the beginning in the hour before has come to it. Ships at anchor swing by twice their
 * chain and length, up to 600 m.
 */
export const CAME_METERS_MIN = 700;

/** F15: a shorter part of the hour before does not show whether a ship has come: at 3 kn it sails 930 m in ten minutes. */
export const CAME_MS_MIN: number = 10 * MS_PER_MINUTE;

/** F10: static reports of a ship that are stored; a ship with more has a broken or shared transmitter. */
export const STATICS_MAX = 200;

/** F10: greatest plausible values (T1 of `@roadstead/tracking`): the longest ship ever built, AIS's greatest draught and type. */
export const LENGTH_METERS_MAX = 500;
export const DRAUGHT_METERS_MAX = 25.5;
export const SHIPTYPE_PLAUSIBLE_MAX = 99;

/** F14: the distance of a meeting: that within which Global Fishing Watch looks for encounters. */
export const MEETING_DISTANCE_METERS = 500;
/** F14: the shortest meeting: ships that pass at 1 kn of relative speed are within 500 m for half an hour, at 4 kn for eight minutes. */
export const MEETING_WINDOW_MINUTES = 10;

/** F16: a smaller change of draught may be fuel and water, or the rounding of what the crew enters. */
export const DRAUGHT_CHANGE_METERS_MIN = 0.3;
/**
 * F16: log odds of a changed draught: it is seven times as likely after a transfer. Crews enter draughts by hand, and seldom without a
 * reason. An estimate: generated scenarios cannot show how often crews do.
 */
export const DRAUGHT_CHANGE_POINTS = 2;
