import { GRID_DEGREES } from './thresholds.ts';

/** Squares of a grid are about as wide as high; at the poles they would have no end. */
const COLUMNS_MAX = 12;

/** How many degrees wide and high the squares are on which the area of a port at a latitude is drawn. */
export function gridAt(latitude: number): { readonly width: number; readonly height: number } {
  const cosine = Math.cos((latitude * Math.PI) / 180);
  const columns = Math.min(COLUMNS_MAX, Math.max(1, Math.round(1 / Math.max(cosine, 1e-6))));
  return { width: columns * GRID_DEGREES, height: GRID_DEGREES };
}
