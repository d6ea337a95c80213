/** D1, D7. An anchored Class A ship reports every 3 minutes; ten reports lost in a row is silence. */
export const GAP_MAX_MINUTES = 30;

/** D7. Two ships alongside swing and shear; five minutes apart is still the same transfer. */
export const SEPARATION_MINUTES = 5;

/**
 * D4. A piece of the two ships' way is no longer than this in degrees of mean latitude: within it a distance has one
 * minimum, to 1 cm at 1 km (the length of a degree of longitude bends by 3·10⁻⁵ over it at the equator).
 */
export const PIECE_LATITUDE_DEGREES_MAX = 0.5;

/** Configurations are looked up by squares of this size in degrees: about an anchorage, a few hours of sailing. */
export const AREA_CELL_DEGREES = 0.1;

/** So many squares are remembered at most, a few tens of megabytes; then the memory starts anew. */
export const AREA_CELLS_MAX = 200_000;

/** Ships that fell silent are looked for this many times in `gapMaxMinutes`. */
export const FORGETTINGS_PER_GAP = 4;

/**
 * A ship may be found a little too far away, as pairs are looked at exactly afterwards; the margin covers the
 * difference of two ways of computing a distance (D2: 0.1 %).
 */
export const SEARCH_MARGIN = 1.002;

/**
 * A ship may go at most this share of the distance searched for until neighbours are searched for anew. More would
 * spare searches on the open sea, where they are cheap, and make each one look at more ships where there are many.
 */
export const SLACK_OF_DISTANCE = 0.25;

/** The grid's cells are so much wider than the distance searched for: larger ones hold more ships, smaller are more. */
export const CELL_OF_DISTANCE = 2;

/** A way longer than so many times the range of a search is searched in stretches. */
export const WAY_OF_RANGE = 2;
