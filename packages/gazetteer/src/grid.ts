import { GRID_DEGREES } from './thresholds.ts';

/** Limits the width of cells in degrees, which would be infinite at the poles. */
const COLUMNS_MAX = 12;

/** Returns the size in degrees of the grid cells of port areas at a latitude. Cells are approximately square in metres. */
export function gridAt(latitude: number): { readonly width: number; readonly height: number } {
  const cosine = Math.cos((latitude * Math.PI) / 180);
  const columns = Math.min(COLUMNS_MAX, Math.max(1, Math.round(1 / Math.max(cosine, 1e-6))));
  return { width: columns * GRID_DEGREES, height: GRID_DEGREES };
}
