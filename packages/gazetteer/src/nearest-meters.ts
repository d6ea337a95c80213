import {
  type Box,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
  wrapLongitude,
} from '@roadstead/geo';
import { NEAREST_METERS_MAX } from './thresholds.ts';

/** Search radii in degrees of latitude, each some times as far as the one before, up to more than 500 km. */
const RADII_DEGREES = [0.1, 0.5, 2, 4.6];
/** Beyond this latitude a box goes round the world. */
const LATITUDE_MAX = 84;

/**
 * Returns the least distance in metres, at most 500 km.
 * @param metersWithin returns the distances of at least all that are within a radius in degrees of latitude
 */
export function leastMeters(metersWithin: (degrees: number) => readonly number[]): number {
  for (const degrees of RADII_DEGREES) {
    let least = NEAREST_METERS_MAX;
    for (const meters of metersWithin(degrees)) least = Math.min(least, meters);
    // Anything nearer than the radius has been found.
    if (least <= degrees * METERS_PER_DEGREE_LATITUDE_MIN) return least;
  }
  return NEAREST_METERS_MAX;
}

/** Returns a box with everything within a radius in degrees of latitude. */
export function boxAround(longitude: number, latitude: number, degrees: number): Box {
  const south = Math.max(-90, latitude - degrees);
  const north = Math.min(90, latitude + degrees);
  const poleward = Math.max(-south, north);
  const west = wrapLongitude(longitude);
  if (poleward > LATITUDE_MAX) return { west: -180, south, east: 180, north };
  // A degree of latitude has at most 111 700 m, over 1 % more than the least.
  const east =
    (1.02 * degrees * METERS_PER_DEGREE_LATITUDE_MIN) / metersPerDegreeLongitude(poleward);
  return { west: west - east, south, east: west + east, north };
}
