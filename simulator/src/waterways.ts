import { longitudeDifference } from '@roadstead/geo';
import { metersPerLatitudeDegree, metersPerLongitudeDegree } from './local-plane.ts';
import type { Point } from './scenario.ts';

/** A canal, river or narrow strait with a speed limit. */
interface Waterway {
  readonly knotsMax: number;
  /** Its course, and the distance from that within which the limit applies: routes are drawn coarsely. */
  readonly line: readonly Point[];
  readonly withinMeters: number;
}

/**
 * Waterways with the limits of large ships. Kiel Canal: 15 km/h (SeeSchStrO § 26 and its announcement). Elbe: 15, 14, 12 and 10
 * knots below Cuxhaven, Brunsbuettel, Glueckstadt and Wedel (the same, since February 2019). Suez Canal: 16 km/h (Rules of
 * Navigation 2020, art. 54). Bosporus and Dardanelles: 10 knots (Turkish Straits Regulations 1998, art. 13). Panama Canal: 8 knots,
 * as in Gaillard Cut (OP Operations Manual). Lines are approximate.
 */
const WATERWAYS: readonly Waterway[] = [
  waterway(8.1, 3000, [9.15, 53.9], [9.29, 54.02], [9.33, 54.13], [9.68, 54.29], [10.12, 54.367]),
  waterway(15, 2500, [8.75, 53.88], [9.1, 53.88]),
  waterway(14, 2500, [9.1, 53.88], [9.37, 53.8]),
  waterway(12, 2500, [9.37, 53.8], [9.52, 53.66], [9.69, 53.57]),
  waterway(10, 2500, [9.69, 53.57], [9.85, 53.54], [9.98, 53.54]),
  waterway(8.6, 3000, [32.31, 31.24], [32.31, 30.6], [32.37, 30.35], [32.58, 30.2], [32.56, 29.95]),
  waterway(10, 2000, [29.14, 41.2], [29.07, 41.1], [29.0, 41.02]),
  waterway(10, 3500, [26.7, 40.4], [26.4, 40.17], [26.2, 40.02]),
  waterway(8, 3000, [-79.92, 9.33], [-79.87, 9.2], [-79.69, 9.11], [-79.56, 8.97]),
];

/** Returns the speed limit at a place, in knots; infinity where there is none. */
export function speedLimitKnots(longitude: number, latitude: number): number {
  let limit = Number.POSITIVE_INFINITY;
  for (const { knotsMax, line, withinMeters } of WATERWAYS) {
    if (knotsMax >= limit || !isNear(line, withinMeters, longitude, latitude)) continue;
    limit = knotsMax;
  }
  return limit;
}

/** Degrees from a waterway beyond which its distance need not be computed: more than any line's width at its latitude. */
const NEAR_DEGREES = 0.1;

function isNear(
  line: readonly Point[],
  withinMeters: number,
  longitude: number,
  latitude: number,
): boolean {
  for (let i = 1; i < line.length; i++) {
    const [[west, south], [east, north]] = [line[i - 1], line[i]];
    if (latitude < Math.min(south, north) - NEAR_DEGREES) continue;
    if (latitude > Math.max(south, north) + NEAR_DEGREES) continue;
    if (longitude < Math.min(west, east) - NEAR_DEGREES) continue;
    if (longitude > Math.max(west, east) + NEAR_DEGREES) continue;
    if (metersToSegment(line[i - 1], line[i], longitude, latitude) <= withinMeters) return true;
  }
  return false;
}

function metersToSegment(from: Point, to: Point, longitude: number, latitude: number): number {
  const [perLongitude, perLatitude] = [
    metersPerLongitudeDegree(latitude),
    metersPerLatitudeDegree(latitude),
  ];
  const x = longitudeDifference(from[0], longitude) * perLongitude;
  const y = (latitude - from[1]) * perLatitude;
  const dx = longitudeDifference(from[0], to[0]) * perLongitude;
  const dy = (to[1] - from[1]) * perLatitude;
  const share = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - share * dx, y - share * dy);
}

function waterway(knotsMax: number, withinMeters: number, ...line: readonly Point[]): Waterway {
  return { knotsMax, line, withinMeters };
}
