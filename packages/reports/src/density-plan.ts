import type { Area } from '@roadstead/geo';
import { boxOf, type GridPlan } from './area-grid.ts';

/** An area that ends at a cell's edge may seem to end beyond it, by rounding. */
const ROUNDING = 1e-9;

/** Y3: cells over an area, aligned to −180 and −90 degrees. @param cellDegrees one of `CELL_DEGREES` */
export function densityPlanOf(area: Area, cellDegrees: number): GridPlan {
  const { west, south, east, north } = boxOf(area);
  const before = (degrees: number): number => Math.floor(degrees / cellDegrees + ROUNDING);
  const after = (degrees: number): number => Math.ceil(degrees / cellDegrees - ROUNDING);
  const column = before(west + 180);
  const row = before(south + 90);
  return {
    west: decimal(column * cellDegrees - 180),
    south: decimal(row * cellDegrees - 90),
    columns: Math.min(after(east + 180) - column, Math.round(360 / cellDegrees)),
    rows: after(north + 90) - row,
    widthDegrees: cellDegrees,
    heightDegrees: cellDegrees,
  };
}

/** Cells are multiples of a hundredth of a degree; what is beside that by rounding would leave out a fix at the edge. */
function decimal(degrees: number): number {
  return Number(degrees.toFixed(2));
}
