/** Cells beside the middle of a channel that are carved too: a ship on it sees along it from any of them. */
export const CHANNEL_HALF_WIDTH_CELLS = 1;

/** Directions in which land is looked for around a corner: every 7.5°. */
export const CORNER_DIRECTIONS = 48;

export interface CapeScale {
  /** At which distance capes are looked for, in cells of 1.16 km; */
  readonly cells: number;
  /** how much a ship turns around one at least, */
  readonly turnDegreesMin: number;
  /** and how near to one another two that see each other may be. */
  readonly spacingCells: number;
}

/** Around the coasts as ships sail them, an offing away: capes that turn a route at all. */
export const OFFSHORE_SCALES: readonly CapeScale[] = [
  { cells: 9, turnDegreesMin: 7.5, spacingCells: 9 },
  { cells: 36, turnDegreesMin: 7.5, spacingCells: 14 },
  { cells: 150, turnDegreesMin: 7.5, spacingCells: 50 },
];
/** Inshore, where there is no room for an offing; small capes count only where they are sharp. */
export const INSHORE_SCALES: readonly CapeScale[] = [
  { cells: 3, turnDegreesMin: 75, spacingCells: 8 },
  { cells: 9, turnDegreesMin: 7.5, spacingCells: 9 },
];
/** How far from an inshore cape others are looked for: the width of an archipelago, or of a large bay. */
export const INSHORE_REACH_METERS = 70_000;

/** In a channel is a place to turn every so many cells, 9 km, so that whoever is in it sees one. */
export const CHANNEL_STEP_CELLS = 8;
/** How far from a place in a channel others are looked for: the sea beyond its mouth. */
export const CHANNEL_REACH_METERS = 100_000;

/** Open water: a place every so many degrees, */
export const OPEN_SPACING_DEGREES = 2.5;
/** so far from land at least, */
export const OPEN_CLEAR_DEGREES = 0.3;
/** from that of McMurdo Sound, the southernmost port, */
export const OPEN_LATITUDE_MIN = -77.4;
/** to that of Svalbard. */
export const OPEN_LATITUDE_MAX = 82;
/** From there one sees the third ring of the others: 34 directions, of which the worst is 0.4 % too long. */
export const OPEN_REACH_METERS = 900_000;

/** An offshore cape is worth seeing from so many times the distance at which it stands out. */
export const REACH_OF_SCALE = 30;
/** No node has more edges than this of lengths between a power of two and the next, before they are thinned. */
export const NEIGHBOURS_MAX = 24;
/** How far from a tangent an edge may be: directions are known to 7.5°. */
export const TANGENT_SLACK_DEGREES = 30;
/** An edge is left out where two others are together at most this many times as long. */
export const STRETCH_MAX = 1.002;

/** What a way from a port costs, a factor for its length: through cells with a shore in them whose middle is water, */
export const SHORE_COST = 2;
/** through cells where ships were seen to stop, which is water whatever the map says, */
export const STOP_COST = 2;
/** and through land. So a way goes around by water up to eight times as long as straight through land. */
export const LAND_COST = 8;
/** How far a way to the sea is looked for first, in cells: 35 km to the north. */
export const WINDOW_CELLS = 30;
/** And where none is found, since the port lies in a wrong place or far up a river that we do not know. */
export const WIDE_WINDOW_CELLS = 300;

/** Parts of the graph are joined by ways in windows of so many cells, pass by pass: 35, 70, 140 and 350 km. */
export const JOIN_WINDOWS_CELLS: readonly number[] = [30, 30, 60, 60, 120, 300, 300];

/** Missing turns are looked for between nodes within so many cells of one another, 21 km, */
export const NEAR_CELLS = 18;
/** where the way over the graph is longer than that by water by this factor, */
export const NEAR_STRETCH_MAX = 1.1;
/** and by so many cells beyond it, 2.3 km. */
export const NEAR_SLACK_CELLS = 2;
