import {
  longitudeDifference,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
  type Ring,
} from '@roadstead/geo';
import type { StopCell } from './stop-cells.ts';
import { MARGIN_METERS } from './thresholds.ts';

type Corner = readonly [x: number, y: number];

/** Corners of the margin around a stop: nowhere less than 92 % of it. */
const MARGIN_CORNERS = 8;
/** Corners are rounded to 1 m. */
const UNITS_PER_DEGREE = 1e5;
/** A degree of longitude is shorter further north; no ship lies there. */
const LATITUDE_MAX = 89;

/** Returns the convex outline of all stops of a group, with a margin. Longitudes may exceed ±180. */
export function stopHull([first, ...others]: readonly StopCell[]): Ring {
  const perDegree = metersPerDegreeLongitude(
    Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, first.latitude)),
  );
  const corners: Corner[] = [];
  for (const { west, east, south, north } of [first, ...others]) {
    for (const longitude of [west, east]) {
      const x = first.longitude + longitudeDifference(first.longitude, longitude);
      for (const y of [south, north]) {
        for (let i = 0; i < MARGIN_CORNERS; i++) {
          const angle = (2 * Math.PI * i) / MARGIN_CORNERS;
          const east = (MARGIN_METERS * Math.cos(angle)) / perDegree;
          const north = (MARGIN_METERS * Math.sin(angle)) / METERS_PER_DEGREE_LATITUDE_MIN;
          corners.push([
            Math.round((x + east) * UNITS_PER_DEGREE),
            Math.round(Math.max(-90, Math.min(90, y + north)) * UNITS_PER_DEGREE),
          ]);
        }
      }
    }
  }
  const hull = convexHull(corners).map(
    ([x, y]) => [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE] as const,
  );
  return [...hull, hull[0]];
}

/** Andrew's monotone chain, counterclockwise. */
function convexHull(corners: readonly Corner[]): readonly Corner[] {
  const sorted = [...corners].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(corners: readonly Corner[]): readonly Corner[] {
  const hull: Corner[] = [];
  for (const corner of corners) {
    while (hull.length > 1 && !turnsLeft(hull[hull.length - 2], hull[hull.length - 1], corner)) {
      hull.pop();
    }
    hull.push(corner);
  }
  return hull;
}

function turnsLeft([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
}
