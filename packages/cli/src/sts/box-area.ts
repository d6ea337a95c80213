import type { AreaGeometry } from '@roadstead/geo';

/** A bounding box in degrees, as GeoJSON orders it (RFC 7946, section 5): west, south, east, north. */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number];

type Ring = readonly (readonly [number, number])[];

/** The area of a bounding box. One whose west is greater than its east crosses the antimeridian. */
export function boxArea([west, south, east, north]: BoundingBox): AreaGeometry {
  if (west < east) return { type: 'Polygon', coordinates: [ringOf(west, south, east, north)] };
  return {
    type: 'MultiPolygon',
    coordinates: [[ringOf(west, south, 180, north)], [ringOf(-180, south, east, north)]],
  };
}

function ringOf(west: number, south: number, east: number, north: number): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
