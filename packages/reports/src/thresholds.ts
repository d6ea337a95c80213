import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';

/** D1: between two fixes no further apart than this, a ship's positions are known. */
export const GAP_MS_MAX: number = 30 * millisecondsInMinute;

/** L2. As P1: wider than the apparent movement of a moored ship, narrower than the length of a berth. */
export const CLEAR_METERS = 150;

/** L4. Tracks are read beyond a period by this much, then by twice as much, until the open crossings are decided. */
export const READ_AHEAD_MS: number = millisecondsInDay;

/**
 * V1, Y1, L1. As far as a ship sails between two fixes: 80 knots (D10) for the longest gap, and 2 % for the cleaning, which compares
 * near positions by a distance that is exact to 1 %.
 */
export const REACH_METERS: number = 1.02 * 80 * 1852 * (GAP_MS_MAX / millisecondsInHour);

/** M2. As E2: a ship that swings at anchor, or drifts, is slower. */
export const MOVING_KNOTS = 1;

/** M4. As D10: faster than any ship with AIS. */
export const SPEED_KNOTS_MAX = 80;

/** V3. As D7: a separation that does not end an encounter. */
export const ABSENCE_MS_MAX: number = 5 * millisecondsInMinute;

/** C3. 50 nautical miles: the outer anchorages of ports are nearer. */
export const ANCHORAGE_METERS_MAX = 92_600;

/** C3. Longer than ships wait, except at ports at a standstill. */
export const WAITING_MS_MAX: number = 14 * millisecondsInDay;

/** Q2. A year, with a margin for periods that do not begin at midnight. */
export const PERIOD_MS_MAX: number = 400 * millisecondsInDay;

/** Q3. The limit of ship lists in other requests. */
export const REPORT_SHIPS_MAX = 10_000;

/** Y3. Each divides a degree, or is a multiple of one that divides 180, so no cell crosses the antimeridian. */
export const CELL_DEGREES = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10] as const;

/** Y3. Some 10 km: the resolution of a coarse chart of a sea. */
export const CELL_DEGREES_DEFAULT = 0.1;

/** Y3. As GeoJSON some 30 MB, with a ship in each. */
export const CELLS_MAX = 100_000;

/** V1. Columns and rows of the grid over an area; most of its cells lie entirely inside or outside. */
export const AREA_COLUMNS = 64;
