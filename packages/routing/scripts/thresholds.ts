/** Cells beside the centreline of a channel that are carved too: each has a line of sight along the channel. */
export const CHANNEL_HALF_WIDTH_CELLS = 1;
/** Cells beside the line of a strait in which its path is searched, 5 km: the accuracy of the lines and of the source together. */
export const STRAIT_CORRIDOR_CELLS = 4;

/** Directions in which land is searched around a corner: every 7.5°. */
export const CORNER_DIRECTIONS = 48;

export interface CapeScale {
  /** Distance in which land around a cape is searched, in cells of 1.16 km. */
  readonly cells: number;
  /** Least turn of a ship around a cape. */
  readonly turnDegreesMin: number;
  /** Least distance of two capes in line of sight of each other. */
  readonly spacingCells: number;
}

/** Scales of capes of the offshore mask, at the distance at which ships pass a coast: every cape that turns a route. */
export const OFFSHORE_SCALES: readonly CapeScale[] = [
  { cells: 9, turnDegreesMin: 7.5, spacingCells: 9 },
  { cells: 36, turnDegreesMin: 7.5, spacingCells: 14 },
  { cells: 150, turnDegreesMin: 7.5, spacingCells: 50 },
];
/** Scales of capes inshore, where ships cannot stay off the coast; small capes must be sharp. */
export const INSHORE_SCALES: readonly CapeScale[] = [
  { cells: 3, turnDegreesMin: 75, spacingCells: 8 },
  { cells: 9, turnDegreesMin: 7.5, spacingCells: 9 },
];
/** Greatest length of the edges of an inshore cape: the width of an archipelago, or of a large bay. */
export const INSHORE_REACH_METERS = 70_000;

/** Distance of turning points in a channel, 9 km, so that one is in line of sight from everywhere in it. */
export const CHANNEL_STEP_CELLS = 8;
/** Greatest length of the edges of a turning point in a channel: to the sea beyond its mouth. */
export const CHANNEL_REACH_METERS = 100_000;

/** Window in which the offshore cell nearest to a port is searched, 46 km: past the mouth of an estuary. */
export const APPROACH_WINDOW_CELLS = 40;
/** One approach serves the ports of a square of this size, 14 km. */
export const APPROACH_SPACING_CELLS = 12;
/** Greatest length of the edges of an approach: across the Channel, the Baltic or the Arabian Sea to the next cape. */
export const APPROACH_REACH_METERS = 450_000;

/** Distance of turning points in open water. */
export const OPEN_SPACING_DEGREES = 2.5;
/** Their least distance from land. */
export const OPEN_CLEAR_DEGREES = 0.3;
/** Their least latitude: that of McMurdo Sound, the southernmost port. */
export const OPEN_LATITUDE_MIN = -77.4;
/** Their greatest latitude: that of Svalbard. */
export const OPEN_LATITUDE_MAX = 82;
/** Greatest length of their edges: up to the third ring of others, 34 directions, of which the worst is 0.4 % too long. */
export const OPEN_REACH_METERS = 900_000;

/** Greatest length of the edges of an offshore cape, as a multiple of its scale. */
export const REACH_OF_SCALE = 30;
/** Greatest number of edges of a node with lengths between a power of two and the next, before pruning. */
export const NEIGHBOURS_MAX = 24;
/** Tolerance for edges that are not tangents: directions are accurate to 7.5°. */
export const TANGENT_SLACK_DEGREES = 30;
/** An edge is pruned if two others together are at most this many times as long. */
export const STRETCH_MAX = 1.002;

/** Cost of a path from a port, per length, through cells with a shore whose centre is water. */
export const SHORE_COST = 2;
/** Through cells where ships were observed to stop, which are water even if the map has land. */
export const STOP_COST = 2;
/** Through land: a path over water may be eight times as long as a direct one through land. */
export const LAND_COST = 8;
/** First window of the search for a path to the sea, in cells: 35 km to the north. */
export const WINDOW_CELLS = 30;
/** Second window, for ports with a wrong position or far up a river that is not in the channels. */
export const WIDE_WINDOW_CELLS = 300;

/** Windows, in cells, of the passes that join parts of the graph: 35, 70, 140 and 350 km. */
export const JOIN_WINDOWS_CELLS: readonly number[] = [30, 30, 60, 60, 120, 300, 300];

/** Missing turns are searched between nodes within this distance, 21 km. */
export const NEAR_CELLS = 18;
/** A turn is missing if the path over the graph is longer than that over water by this factor … */
export const NEAR_STRETCH_MAX = 1.1;
/** … plus this many cells, 2.3 km. */
export const NEAR_SLACK_CELLS = 2;
