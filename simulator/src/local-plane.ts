import { localDistanceSquared, longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Point } from './scenario.ts';

/** Metres per degree of latitude at a latitude in degrees. */
export function metersPerLatitudeDegree(latitude: number): number {
  return Math.sqrt(localDistanceSquared(0, 1, latitude));
}

/** Metres per degree of longitude at a latitude in degrees. */
export function metersPerLongitudeDegree(latitude: number): number {
  return Math.sqrt(localDistanceSquared(1, 0, latitude));
}

/** Point at a distance in metres east and north of another, on the local plane: valid for short distances. */
export function offsetPoint([longitude, latitude]: Point, east: number, north: number): Point {
  return [
    wrapLongitude(longitude + east / metersPerLongitudeDegree(latitude)),
    latitude + north / metersPerLatitudeDegree(latitude),
  ];
}

/** Metres east from one longitude to another, the shorter direction, at a given number of metres per degree. */
export function eastMeters(from: number, to: number, metersPerDegree: number): number {
  return longitudeDifference(from, to) * metersPerDegree;
}
