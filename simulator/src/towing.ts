import { longitudeDifference } from '@roadstead/geo';
import { advance, setHeading } from './simulated-fleet.ts';
import { clamp, RADIANS_PER_DEGREE, signedAngle } from './units.ts';
import type { Motion } from './world.ts';

/** Acceleration of the tow while the line stretches, in m/s²; and its greatest turn in a second. */
const LINE_ACCELERATION = 0.03;
const TOW_TURN_MAX = 0.5 * RADIANS_PER_DEGREE;

/**
 * Steps a towed ship for a second: a taut line, `radius` long from midships to midships, draws it along a tractrix; on
 * a slack line it lies still.
 */
export function followTug({ fleet, nowSeconds }: Motion, i: number): void {
  const tug = fleet.towedBy[i];
  const east =
    longitudeDifference(fleet.longitude[i], fleet.longitude[tug]) * fleet.metersPerLongitude[i];
  const north = (fleet.latitude[tug] - fleet.latitude[i]) * fleet.metersPerLatitude[i];
  const distance = Math.hypot(east, north);
  const taut = Math.max(0, distance - fleet.radius[i]);
  const speed = Math.min(taut, fleet.speed[i] + LINE_ACCELERATION);
  if (distance > 0) {
    const turn = signedAngle(Math.atan2(east, north) - fleet.heading[i]);
    setHeading(fleet, i, fleet.heading[i] + clamp(turn, TOW_TURN_MAX));
    fleet.east[i] = (speed * east) / distance;
    fleet.north[i] = (speed * north) / distance;
  }
  fleet.speed[i] = speed;
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
}
