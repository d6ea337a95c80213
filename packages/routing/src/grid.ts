import { METERS_PER_GREAT_CIRCLE_DEGREE } from './sphere.ts';

/** Cells of the mask per degree: 1/96°, 1.16 km of latitude. Tiles of 32 × 32 cells divide the world. */
export const CELLS_PER_DEGREE = 96;
/** Height of a cell from south to north, on a sphere of the mean radius of the earth. */
export const METERS_PER_CELL: number = METERS_PER_GREAT_CIRCLE_DEGREE / CELLS_PER_DEGREE;
export const COLUMNS: number = 360 * CELLS_PER_DEGREE;
export const ROWS: number = 180 * CELLS_PER_DEGREE;

/** A tile has 32 × 32 cells, so that each of its rows is one integer. */
export const TILE_CELLS = 32;
export const TILE_COLUMNS: number = COLUMNS / TILE_CELLS;
export const TILE_ROWS: number = ROWS / TILE_CELLS;
export const TILE_DEGREES: number = TILE_CELLS / CELLS_PER_DEGREE;

/** Returns the column of a longitude, from 0 at the antimeridian eastward; accepts any longitude. */
export function columnOfLongitude(longitude: number): number {
  return wrapColumn(Math.floor((longitude + 180) * CELLS_PER_DEGREE));
}

/** Returns the row of a latitude, from 0 at the south pole. */
export function rowOfLatitude(latitude: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * CELLS_PER_DEGREE)));
}

/** Returns the longitude of the centre of a column. */
export function longitudeOfColumn(column: number): number {
  return (column + 0.5) / CELLS_PER_DEGREE - 180;
}

/** Returns the latitude of the centre of a row. */
export function latitudeOfRow(row: number): number {
  return (row + 0.5) / CELLS_PER_DEGREE - 90;
}

/** Maps a column to 0 to `COLUMNS − 1`. */
export function wrapColumn(column: number): number {
  return column < 0 || column >= COLUMNS ? column - COLUMNS * Math.floor(column / COLUMNS) : column;
}
