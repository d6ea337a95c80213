import { lineStringOf } from './line-string.ts';
import type { RouteLeg } from './route.ts';
import { type UnitVector, unitVector } from './sphere.ts';

const MEAN_RADIUS_METERS = 6_371_009;

/**
 * Returns the greatest distance in metres of one route from another, within a kilometre. Chords of the drawn lines are used,
 * which are at most 200 m inside the sphere.
 */
export function greatestGapMeters(
  route: Pick<RouteLeg, 'line'>,
  other: Pick<RouteLeg, 'line'>,
): number {
  const others = vectorsOf(other);
  let greatest = 0;
  for (const point of vectorsOf(route)) {
    let least = Number.POSITIVE_INFINITY;
    for (let at = 1; at < others.length; at++)
      least = Math.min(least, squaredDistance(point, others[at - 1], others[at]));
    greatest = Math.max(greatest, least);
  }
  return 2 * Math.asin(Math.sqrt(greatest) / 2) * MEAN_RADIUS_METERS;
}

function vectorsOf(route: Pick<RouteLeg, 'line'>): UnitVector[] {
  return lineStringOf(route, { antimeridian: 'unwrapped' }).coordinates.map((vertex) =>
    unitVector(...vertex),
  );
}

/** Returns the square of the distance of a point from a straight line between two others. */
function squaredDistance(point: UnitVector, a: UnitVector, b: UnitVector): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [point[0] - a[0], point[1] - a[1], point[2] - a[2]];
  const squaredLength = dx * dx + dy * dy + dz * dz;
  const along = squaredLength > 0 ? (px * dx + py * dy + pz * dz) / squaredLength : 0;
  const share = Math.max(0, Math.min(1, along));
  return (px - share * dx) ** 2 + (py - share * dy) ** 2 + (pz - share * dz) ** 2;
}
