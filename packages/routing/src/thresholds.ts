/** A great circle is walked in chords of this many degrees, 33 km: at 70° they leave it by less than 60 m, a tenth of a cell. */
export const CHORD_DEGREES_MAX = 0.3;

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

/** Landmarks that a search is guided by: more cost memory and a longer start, and save little. */
export const LANDMARKS = 4;

/** No ship goes further south unless asked to: ice. The great circle from the Cape to Australia is cut by it. */
export const LATITUDE_MIN_DEFAULT = -62;
