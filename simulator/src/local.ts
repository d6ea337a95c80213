import { localDistanceSquared, longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Point } from './scenario.ts';

/** Metres in a degree of latitude at a latitude given in degrees. */
export function metersPerDegreeLatitude(latitude: number): number {
  return Math.sqrt(localDistanceSquared(0, 1, latitude));
}

/** Metres in a degree of longitude there. */
export function metersPerDegreeLongitude(latitude: number): number {
  return Math.sqrt(localDistanceSquared(1, 0, latitude));
}

/** A point so many metres east and north of another; for ways that are short against the earth. */
export function movedPoint([longitude, latitude]: Point, east: number, north: number): Point {
  return [
    wrapLongitude(longitude + east / metersPerDegreeLongitude(latitude)),
    latitude + north / metersPerDegreeLatitude(latitude),
  ];
}

/** Metres east from one longitude to another, the short way round, where a degree has so many. */
export function eastMeters(from: number, to: number, metersPerDegree: number): number {
  return longitudeDifference(from, to) * metersPerDegree;
}
