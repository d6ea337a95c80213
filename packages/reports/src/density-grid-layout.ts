import type { Area } from '@roadstead/geo';
import { areaBounds, type GridLayout } from './area-grid.ts';

/** Tolerance: rounding may move the border of an area across a cell border. */
const ROUNDING = 1e-9;

/** Y3: the grid over an area, aligned to −180 and −90 degrees. @param cellDegrees one of `CELL_DEGREES` */
export function densityGridLayout(area: Area, cellDegrees: number): GridLayout {
  const { west, south, east, north } = areaBounds(area);
  const borderBefore = (degrees: number): number => Math.floor(degrees / cellDegrees + ROUNDING);
  const borderAfter = (degrees: number): number => Math.ceil(degrees / cellDegrees - ROUNDING);
  const column = borderBefore(west + 180);
  const row = borderBefore(south + 90);
  return {
    west: decimal(column * cellDegrees - 180),
    south: decimal(row * cellDegrees - 90),
    columns: Math.min(borderAfter(east + 180) - column, Math.round(360 / cellDegrees)),
    rows: borderAfter(north + 90) - row,
    widthDegrees: cellDegrees,
    heightDegrees: cellDegrees,
  };
}

/** Cell borders are multiples of 0.01°; a rounding error would leave out a fix on the border. */
function decimal(degrees: number): number {
  return Number(degrees.toFixed(2));
}
