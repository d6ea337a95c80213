import { METERS_PER_DEGREE } from './sphere.ts';

/** The mask's cells to a degree: 1/96°, 1.16 km of latitude. So 32 × 32 tiles fit the world. */
export const CELLS_PER_DEGREE = 96;
/** From south to north, on a sphere of the earth's mean radius. */
export const METERS_PER_CELL: number = METERS_PER_DEGREE / CELLS_PER_DEGREE;
export const COLUMNS: number = 360 * CELLS_PER_DEGREE;
export const ROWS: number = 180 * CELLS_PER_DEGREE;

/** A tile is 32 cells square, so that a row of it is one integer. */
export const TILE_CELLS = 32;
export const TILE_COLUMNS: number = COLUMNS / TILE_CELLS;
export const TILE_ROWS: number = ROWS / TILE_CELLS;
export const TILE_DEGREES: number = TILE_CELLS / CELLS_PER_DEGREE;

/** The column of cells of a longitude, from 0 at the antimeridian eastward; any turn of the world. */
export function columnOf(longitude: number): number {
  return wrapColumn(Math.floor((longitude + 180) * CELLS_PER_DEGREE));
}

/** The row of cells of a latitude, from 0 at the south pole. */
export function rowOf(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * CELLS_PER_DEGREE)));
}

/** The longitude of the middle of a column. */
export function longitudeOf(column: number): number {
  return (column + 0.5) / CELLS_PER_DEGREE - 180;
}

/** The latitude of the middle of a row. */
export function latitudeOf(row: number): number {
  return (row + 0.5) / CELLS_PER_DEGREE - 90;
}

/** The same column with a number from 0 to `COLUMNS − 1`. */
export function wrapColumn(column: number): number {
  return column < 0 || column >= COLUMNS ? column - COLUMNS * Math.floor(column / COLUMNS) : column;
}
