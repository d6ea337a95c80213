import type { Position } from '@roadstead/model';

/** IUGG mean radius of the earth. */
const RADIUS_METERS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Great-circle distance by the haversine formula: within 0.6 % of the geodesic, sufficient for directions, and faster. */
export function sphereDistanceMeters(from: Position, to: Position): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const cosines = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return (
    2 * RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(north * north + cosines * east * east)))
  );
}
