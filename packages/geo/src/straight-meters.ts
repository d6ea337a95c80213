import { localDistanceSquared } from './distance.ts';

/**
 * The length in metres, on the ellipsoid, of a way that is straight in longitude and latitude. Longitudes may be of any turn of
 * the world; the way is not taken the short way round. By Simpson's rule over steps of a degree of latitude or less, exact to a
 * millionth below 89°.
 */
export function straightMeters(x0: number, y0: number, x1: number, y1: number): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  // Along a parallel a degree is everywhere as long.
  const steps = Math.max(1, Math.ceil(Math.abs(dy)));
  const metersAt = (part: number): number =>
    Math.sqrt(localDistanceSquared(dx, dy, y0 + dy * part));
  let sum = metersAt(0) + metersAt(1);
  for (let i = 0; i < steps; i++) {
    sum += 4 * metersAt((i + 0.5) / steps);
    if (i > 0) sum += 2 * metersAt(i / steps);
  }
  return sum / (6 * steps);
}
