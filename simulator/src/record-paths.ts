import { distanceMeters, longitudeDifference, wrapLongitude } from '@roadstead/geo';
import { antennaOf } from './antenna.ts';
import type { Motion, World } from './world.ts';

/** Interval between two places of an encounter; also ships that drift at three knots move less than a mile. */
const PATH_SECONDS = 600;
/** Numbers of a place: instant, longitude, latitude. */
const PLACE_NUMBERS = 3;

/** Records the places of current encounters, midway between the antennas, where the last one is old enough. */
export function recordPaths(world: World, motion: Motion): void {
  const { fleet, log, nowSeconds } = motion;
  for (let ship = 0; ship < fleet.encounter.length; ship++) {
    const encounter = log.encounters[fleet.encounter[ship]];
    if (encounter === undefined) continue;
    const { path } = encounter;
    const lastSeconds = path[path.length - PLACE_NUMBERS] ?? Number.NEGATIVE_INFINITY;
    if (nowSeconds - lastSeconds < PATH_SECONDS) continue;
    const own = antennaOf(world, motion, ship);
    const other = antennaOf(world, motion, encounter.other);
    encounter.distance ??= distanceMeters(
      own.longitude,
      own.latitude,
      other.longitude,
      other.latitude,
    );
    const east = longitudeDifference(own.longitude, other.longitude) / 2;
    path.push(nowSeconds, wrapLongitude(own.longitude + east), (own.latitude + other.latitude) / 2);
  }
}
