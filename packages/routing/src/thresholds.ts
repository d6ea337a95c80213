/** A great circle is walked in chords of this many degrees, 33 km: at 70° they leave it by less than 60 m, a tenth of a cell. */
export const CHORD_DEGREES_MAX = 0.3;

/**
 * Water is inshore that has land within so many cells to the north or south, or as far to the east or west: 7 km, some four
 * miles, which ships keep off a coast where they have room.
 */
export const OFFING_CELLS = 6;
/**
 * What an inshore mile costs beyond its length, in miles. With this and the offing the distances of Pub. 151 have the least
 * error; both were tried from half of this to a third more, which changes the median by less than 0.1 %.
 */
export const INSHORE_EXTRA = 0.3;

/** A place on land is moved to water at most this far: harbours that the map does not know, wrong fixes. */
export const SNAP_METERS_MAX = 10_000;
/** So many cells of water are tried until one sees a node: a pool without one is left at its second or third cell. */
export const SNAP_CANDIDATES = 12;

/** An end is linked to nodes in squares of a degree around it, so many rings of them at most: 1100 km, beyond the next open water. */
export const LINK_RINGS_MAX = 10;
/** With so many nodes seen no further ring is looked at, */
export const LINKS_ENOUGH = 24;
/** and of a ring the nearest are taken. */
export const LINKS_MAX = 120;
/** Ends that are remembered: a host asks for the same ports again and again; 4000 take 8 MB. */
export const ENDS_KEPT = 4000;

/** The densest a drawn great circle gets: a chord of 100 km leaves it by at most 200 m below 50°. */
export const DRAWN_STEP_METERS = 100_000;

/** No ship goes further south unless asked to: ice. There the Antarctic area of the IMO's Polar Code begins. */
export const LATITUDE_MIN_DEFAULT = -60;
/** An end may lie so far beyond a limit of latitude that is asked for, */
export const LAST_DEGREES = 1;
/** and only legs as near to it as this may be beyond the limit. */
export const LAST_METERS = 150_000;

/** Ships tell their draught in tenths of a metre: one at a published limit may say up to this more. */
export const DRAUGHT_SLACK_METERS = 0.05;
