import { latitudeOfRow } from '../src/grid.ts';

/** Returns the width of a cell divided by its height; at least a fifth, so that windows near the poles stay limited. */
export function cellAspectRatio(row: number): number {
  return Math.max(0.2, Math.cos((latitudeOfRow(row) * Math.PI) / 180));
}
