import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { TimetablePoint } from './scenario.ts';
import { setHeading, updateMetersPerDegree } from './simulated-fleet.ts';
import type { Motion } from './world.ts';

/** Moves a ship to its timetable's position, straight between two points; before the first and after the last point it stops there. */
export function followTimetable(
  motion: Motion,
  i: number,
  points: readonly TimetablePoint[],
): void {
  const { fleet, nowSeconds } = motion;
  let next = fleet.leg[i];
  while (next < points.length - 1 && points[next].atSeconds <= nowSeconds) next++;
  fleet.leg[i] = next;
  const from = points[Math.max(0, next - 1)];
  const to = points[next];
  const seconds = to.atSeconds - from.atSeconds;
  const share =
    seconds === 0 ? 1 : Math.min(1, Math.max(0, (nowSeconds - from.atSeconds) / seconds));
  const degreesEast = longitudeDifference(from.at[0], to.at[0]);
  const degreesNorth = to.at[1] - from.at[1];
  fleet.longitude[i] = wrapLongitude(from.at[0] + share * degreesEast);
  fleet.latitude[i] = from.at[1] + share * degreesNorth;
  updateMetersPerDegree(fleet, i);
  const isMoving = seconds > 0 && nowSeconds >= from.atSeconds && nowSeconds <= to.atSeconds;
  fleet.east[i] = isMoving ? (degreesEast * fleet.metersPerLongitude[i]) / seconds : 0;
  fleet.north[i] = isMoving ? (degreesNorth * fleet.metersPerLatitude[i]) / seconds : 0;
  fleet.speed[i] = Math.hypot(fleet.east[i], fleet.north[i]);
  if (fleet.speed[i] > 0) setHeading(fleet, i, Math.atan2(fleet.east[i], fleet.north[i]));
  fleet.turnRate[i] = 0;
  fleet.atSeconds[i] = nowSeconds;
}
