import { longitudeDifference } from '@roadstead/geo';
import { advance, setHeading } from './fleet.ts';
import { RADIANS_PER_DEGREE, signedAngle, within } from './units.ts';
import type { Motion } from './world.ts';

/** The line gives a little before the tow moves as fast as the tug, in m/s²; and the tow turns no faster than that, in a second. */
const GATHERS_WAY = 0.03;
const TURNS_MAX = 0.5 * RADIANS_PER_DEGREE;

/**
 * A second behind a tug: the tow is drawn along its line, which is `radius` long from midships to midships, when that is
 * taut, so that it follows on a tractrix; else it lies still.
 */
export function followTug({ fleet, nowSeconds }: Motion, i: number): void {
  const tug = fleet.towedBy[i];
  const east =
    longitudeDifference(fleet.longitude[i], fleet.longitude[tug]) * fleet.metersPerLongitude[i];
  const north = (fleet.latitude[tug] - fleet.latitude[i]) * fleet.metersPerLatitude[i];
  const distance = Math.hypot(east, north);
  const taut = Math.max(0, distance - fleet.radius[i]);
  const drawn = Math.min(taut, fleet.speed[i] + GATHERS_WAY);
  if (distance > 0) {
    const turn = signedAngle(Math.atan2(east, north) - fleet.heading[i]);
    setHeading(fleet, i, fleet.heading[i] + within(turn, TURNS_MAX));
    fleet.east[i] = (drawn * east) / distance;
    fleet.north[i] = (drawn * north) / distance;
  }
  fleet.speed[i] = drawn;
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
}
