import { localDistanceSquared } from './distance.ts';

/**
 * Returns the length in metres, on the WGS84 ellipsoid, of a segment that is straight in longitude and latitude, from
 * (x0, y0) to (x1, y1) in degrees. Longitudes are not wrapped: 170 to 190 is 20° long, 170 to −170 is 340°. Simpson's
 * rule over steps of at most a degree of latitude, exact to 10⁻⁶ below 89°.
 */
export function straightMeters(x0: number, y0: number, x1: number, y1: number): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  // Along a parallel the length of a degree is constant, so one step is exact.
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
