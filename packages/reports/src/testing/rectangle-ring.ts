import type { Ring } from '@roadstead/geo';

/** The ring of a rectangle, in degrees. */
export function rectangleRing(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
