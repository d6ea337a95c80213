import { metersPerDegreeLongitude } from '@roadstead/geo';

/**
 * Returns for each row of a grid, from the south pole on, the greatest number of columns whose width is nowhere in the row
 * less than `columnMeters`.
 */
export function columnsOfRows(rowsPerDegree: number, columnMeters: number): Int32Array {
  const columns = new Int32Array(Math.ceil(180 * rowsPerDegree));
  for (let row = 0; row < columns.length; row++) {
    const south = row / rowsPerDegree - 90;
    const north = (row + 1) / rowsPerDegree - 90;
    const poleward = Math.min(90, Math.max(Math.abs(south), Math.abs(north)));
    const circumference = 360 * metersPerDegreeLongitude(poleward);
    columns[row] = Math.max(1, Math.floor(circumference / columnMeters));
  }
  return columns;
}
