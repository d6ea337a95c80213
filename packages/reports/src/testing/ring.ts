import type { Ring } from '@roadstead/geo';

/** A rectangle, in degrees. */
export function ring(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
