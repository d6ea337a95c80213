import type { Coordinates, Ring } from '@roadstead/geo';

/** A polygon as GeoJSON has it: an outline and its holes. */
export type Polygon = readonly Ring[];

/** West, south, east and north; `east` may be beyond 180. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Returns the box of positions; null without any. */
export function boxOf(positions: readonly Coordinates[]): Box | null {
  if (positions.length === 0) return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}

/** Returns a polygon that is moved to the east, beyond ±180 too. */
export function shifted(polygon: Polygon, degreesEast: number): Polygon {
  return polygon.map((ring) =>
    ring.map(([longitude, latitude]) => [longitude + degreesEast, latitude]),
  );
}
