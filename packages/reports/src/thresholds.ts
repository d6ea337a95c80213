const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** D1: between two fixes no further apart than this a ship's position is known. */
export const GAP_MS_MAX: number = 30 * MS_PER_MINUTE;

/** L2. As P1: wider than what a ship at its lines seems to wander, narrower than a berth is long. */
export const CLEAR_METERS = 150;

/** L4. Tracks are read on beyond a period by so much, then by twice as much, until it is known what they say. */
export const READ_ON_MS: number = MS_PER_DAY;

/** M2. A ship that swings at anchor, or drifts, is slower. As E2. */
export const MOVING_KNOTS = 1;

/** M4. As D10: faster than any ship that AIS carries. */
export const SPEED_KNOTS_MAX = 80;

/** V3. As D7: a separation that does not end an encounter. */
export const ABSENCE_MS_MAX: number = 5 * MS_PER_MINUTE;

/** C3. The outer anchorages of ports are nearer: 50 nautical miles. */
export const WAIT_METERS_MAX = 92_600;

/** C3. Longer than ships wait, but for ports that stand still. */
export const WAIT_MS_MAX: number = 14 * MS_PER_DAY;

/** Q2. A year, and what it takes to ask for one that is not cut to the day. */
export const PERIOD_MS_MAX: number = 400 * MS_PER_DAY;

/** Q3. As many as may be asked for elsewhere. */
export const SHIPS_MAX = 10_000;

/** Y3. Each divides a degree or is so many whole ones that 180 is a multiple of it, so no cell lies across the antimeridian. */
export const CELL_DEGREES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10] as const;

/** Y3. Some 10 km: what a coarse chart of a sea shows. */
export const CELL_DEGREES_DEFAULT = 0.1;

/** Y3. As GeoJSON some 30 MB, were a ship in each. */
export const CELLS_MAX = 100_000;

/** V1. An area is looked at in so many columns and rows, of which most lie wholly inside or outside. */
export const AREA_COLUMNS = 64;
