/** Great circles are followed in chords of at most this many degrees, 33 km: less than 60 m off at 70°, a tenth of a cell. */
export const CHORD_DEGREES_MAX = 0.3;

/**
 * Water with land within this many cells to the north or south, or at the same distance to the east or west, is inshore:
 * 7 km, some four miles, the distance at which ships pass a coast where they have room.
 */
export const INSHORE_CELLS = 6;
/**
 * Additional cost of an inshore mile, in miles. With this and `INSHORE_CELLS` the error against the distances of Pub. 151 is
 * least; values of both from half to a third more change the median by less than 0.1 %.
 */
export const INSHORE_SURCHARGE = 0.3;
/** Land within this many cells, 3.5 km, makes the surcharge higher: the channels of archipelagos and the Inside Passages. */
export const NARROW_CELLS = 3;
/** Further cost of a mile there. The errors against Pub. 151 change by less than 0.1 % up to twice as much. */
export const NARROW_SURCHARGE = 0.15;
/** Further cost of a mile over shoals: they are passed around unless that is more than twice as long. */
export const SHOAL_SURCHARGE = 1;

/** A position on land is moved to water within this distance: harbours missing on the map, wrong fixes. */
export const SNAP_METERS_MAX = 10_000;
/** Water cells that are tried until one has a node in sight: after a pool without nodes, the second or third succeeds. */
export const SNAP_CANDIDATES = 12;

/** Squares by which nodes near an end are found: in archipelagos one has some fifty nodes. */
export const SQUARES_PER_DEGREE = 4;
/** Rings of squares in which an end is connected to nodes: 1100 km, beyond the next open water. */
export const ENDPOINT_RINGS_MAX = 40;
/** Rings that are searched unless there are too many nodes, one degree. */
export const ENDPOINT_RINGS_MIN = 4;
/** Nodes in reach of an end after which no more are searched: in archipelagos they are all within some miles. */
export const ENDPOINT_REACHED_MAX = 100;
/** Nodes out of sight after which no more are tried: from a harbour basin or a river few are visible at any distance. */
export const ENDPOINT_HIDDEN_MAX = 100;
/** Nodes in reach of an end after which no further ring is searched. */
export const ENDPOINT_EDGES_ENOUGH = 24;
/**
 * A node needs no edge to an end if the edges of nearer nodes lead there at most this many times as long: the leg is pulled straight
 * afterwards. Most lines of sight need not be checked.
 */
export const ENDPOINT_STRETCH_MAX = 1.005;
/** … plus this: a cell. */
export const ENDPOINT_SLACK_METERS = 1200;
/** Ends in the cache: hosts request the same ports repeatedly; 4000 need 8 MB. */
export const ENDPOINTS_RETAINED_MAX = 4000;

/** Distance of vertices on a drawn great circle: a chord of 100 km is at most 200 m off below 50°. */
export const DRAWN_STEP_METERS = 100_000;

/** Default southern limit, because of ice: the Antarctic area of the IMO Polar Code begins there. */
export const LATITUDE_MIN_DEFAULT = -60;
/** An end may be outside a requested limit of latitude by this much. */
export const END_OUTSIDE_DEGREES_MAX = 1;
/** Only legs within this distance of such an end may be outside the limit. */
export const END_OUTSIDE_METERS_MAX = 150_000;

/** Ships report their draught in tenths of a metre: the value of one at a published limit may exceed it by this much. */
export const DRAUGHT_SLACK_METERS = 0.05;
/** The same for length and beam, which ships report in whole metres, and air draught. */
export const LENGTH_SLACK_METERS = 0.5;

/** Greatest distance to the shore that is measured: more than a day's sailing at 11 kn. */
export const SHORE_METERS_MAX = 500_000;

/** Greatest number of routes between the same places: more are not compared at a glance. */
export const ALTERNATIVES_MAX = 5;
/** Greatest ratio of an alternative to the best route: Jeddah to Rotterdam by the Cape has 2.7, Los Angeles to New York by Magellan 2.6. */
export const ALTERNATIVE_RATIO_MAX = 3;
/**
 * Least ratio of the greatest gap between two of the routes to the distance of the best: New York to Gdansk by the Sound and
 * by the Great Belt have 0.016, Sydney to Singapore on both sides of Batam 0.012, from the Gulf to Yokohama 0.002.
 */
export const ALTERNATIVE_GAP_RATIO_MIN = 0.015;

/** Areas that one route may avoid: all listed areas of the world and some of a user's own. */
export const AREAS_TO_AVOID_MAX = 50;
/** … and their vertices: the listed areas have 15 each. The graph of 500 all over the world takes seconds. */
export const AREAS_TO_AVOID_VERTICES_MAX = 500;
/**
 * Additional cost of a mile in an area to avoid that an end lies in, in miles: a route that cannot avoid it enters and leaves it
 * by nearly the shortest way, without going around a continent for the last miles.
 */
export const AVOIDED_SURCHARGE = 9;
/** Nodes on the boundary of an area are this far outside, a mile and more: further than a cell. */
export const BOUNDARY_OFFSET_DEGREES = 0.02;
/** Nodes along an edge are at most this far from each other: half as far as the edges of the graph. */
export const BOUNDARY_STEP_DEGREES_MAX = 5;
/** Nodes on the boundaries of the areas of a route: connecting one takes a millisecond. */
export const BOUNDARY_NODES_MAX = 200;
/** Boundaries are simplified until that suffices, by up to this much. */
export const BOUNDARY_TOLERANCE_DEGREES_MAX = 5;
/** Sets of areas whose graphs are cached: each needs 25 MB. */
export const AVOIDING_GRAPHS_RETAINED_MAX = 4;
