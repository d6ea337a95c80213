import { METERS_PER_DEGREE_LATITUDE_MIN, metersPerDegreeLongitude } from './distance.ts';

/** A bounding box in degrees. `west` is from −180 to 180; `east` exceeds 180 if the box crosses the antimeridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns whether a box has a point. Longitudes are from −180 to 180, both the same meridian. */
export function isInBox(
  { west, south, east, north }: Box,
  longitude: number,
  latitude: number,
): boolean {
  if (latitude < south || latitude > north) return false;
  // East of the west side, from 0 to 360°.
  const eastward = longitude < west ? longitude - west + 360 : longitude - west;
  return eastward <= east - west || eastward === 360;
}

/** Returns whether two boxes share a point. Longitudes are compared as they are, without wrapping. */
export function boxesTouch(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

/**
 * Returns a box that has every point within a distance of a box, and all longitudes if a pole is as near. A line that is straight
 * in longitude and latitude, and whose ends are no further apart than this, does not touch the given box if either end is outside
 * the returned one.
 */
export function widenBox(box: Box, meters: number): Box {
  const latitudeDegrees = meters / METERS_PER_DEGREE_LATITUDE_MIN;
  const south = Math.max(-90, box.south - latitudeDegrees);
  const north = Math.min(90, box.north + latitudeDegrees);
  const longitudeDegrees = longitudeReach(Math.max(-south, north), meters);
  if (box.east - box.west + 2 * longitudeDegrees >= 360)
    return { west: -180, south, east: 180, north };
  const west = box.west - longitudeDegrees;
  const east = box.east + longitudeDegrees;
  return west < -180
    ? { west: west + 360, south, east: east + 360, north }
    : { west, south, east, north };
}

/**
 * Returns the greatest difference in longitude of two points within a distance, up to a latitude: the meridian that a circle
 * touches lies beyond the length of the distance along the parallel, by the sine of both (napier's rules), and the ellipsoid
 * adds less than the reserve.
 */
function longitudeReach(latitude: number, meters: number): number {
  const degrees = meters / METERS_PER_DEGREE_LATITUDE_MIN;
  if (latitude + degrees >= 90) return 180;
  const sine = Math.sin((degrees * Math.PI) / 180) / Math.cos((latitude * Math.PI) / 180);
  if (sine >= 1) return 180;
  const spherical = (Math.asin(sine) * 180) / Math.PI;
  return 1.01 * Math.max(spherical, meters / metersPerDegreeLongitude(latitude));
}
