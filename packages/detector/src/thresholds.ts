/** D1, D7: maximum gap between fixes. An anchored Class A ship reports every 3 minutes; ten lost reports are silence. */
export const GAP_MAX_MINUTES = 30;

/** D7: maximum separation within one event. Two ships alongside swing and shear; five minutes apart is one transfer. */
export const SEPARATION_MINUTES = 5;

/** Instants are computed to better than this, so a window that is shorter by less counts as full. */
export const ROUNDING_MS = 1e-3;

/**
 * D15: filters are evaluated for this long after the window, or after a longer least duration. By then speeds and distances have
 * settled, and types have been reported; whoever evaluates them stores the fixes of ships that wait.
 */
export const FILTER_WAIT_HOURS = 24;

/**
 * D4: maximum length of a segment in degrees of mean latitude. Within it the distance of two ships has one minimum, to 1 cm
 * at 1 km (the length of a degree of longitude bends by 3·10⁻⁵ over it at the equator).
 */
export const SEGMENT_LATITUDE_DEGREES_MAX = 0.5;

/** Size in degrees of the squares by which configurations are cached: an anchorage, or a few hours of sailing. */
export const AREA_CELL_DEGREES = 0.1;

/** Maximum number of cached squares, some tens of megabytes; then the cache is cleared. */
export const AREA_CELLS_MAX = 200_000;

/**
 * Distance from its place within which a ship lies still: the noise of a receiver, and the swing of a short chain. Twice as much
 * is lost of the distance within which a pair can be at rest.
 */
export const REST_METERS = 50;

/** Removals of silent ships within `gapMaxMinutes`. */
export const CLEANUPS_PER_GAP = 4;

/**
 * Factor by which searches exceed the distance. It covers the difference of two methods of computing a distance (D2:
 * 0.1 %); pairs that are found too far apart are computed exactly afterwards.
 */
export const SEARCH_MARGIN = 1.002;

/**
 * Maximum slack as a proportion of the distance searched for. A greater one would save searches on the open sea, where
 * they are cheap, and make each search visit more ships where there are many.
 */
export const SLACK_PER_DISTANCE = 0.25;

/** Width of the grid's cells as a multiple of the distance searched for: larger ones hold more ships, smaller ones are more. */
export const CELL_WIDTH_PER_DISTANCE = 2;

/** Maximum length of a path in one search circle, as a multiple of the range of the search. */
export const PATH_LENGTH_PER_RANGE_MAX = 2;

/**
 * D13: time after the first fix of a feed joined within, as a multiple of `gapMaxMinutes`, in which an encounter may have begun
 * earlier: two fixes are at most one apart, and half of one is ample for reports that arrive late.
 */
export const PAST_GAPS = 1.5;
