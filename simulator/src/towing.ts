import { longitudeDifference } from '@roadstead/geo';
import { advance, setHeading } from './fleet.ts';
import type { Motion } from './world.ts';

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
  const drawn = Math.max(0, distance - fleet.radius[i]);
  if (distance > 0) setHeading(fleet, i, Math.atan2(east, north));
  fleet.east[i] = drawn * fleet.headingEast[i];
  fleet.north[i] = drawn * fleet.headingNorth[i];
  fleet.speed[i] = drawn;
  advance(fleet, i, 1);
  fleet.atSeconds[i] = nowSeconds;
}
