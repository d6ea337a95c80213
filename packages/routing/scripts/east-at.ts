import { latitudeOf } from '../src/grid.ts';

/** How wide a cell is for its height; near the poles a fifth, so that windows do not go around the world. */
export function eastAt(row: number): number {
  return Math.max(0.2, Math.cos((latitudeOf(row) * Math.PI) / 180));
}
