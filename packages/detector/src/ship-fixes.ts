import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import type { FixPool } from './fix-pool.ts';
import {
  FIRST_SHIP,
  PAIR_FLOATS,
  PAIR_INTS,
  SECOND_SHIP,
  STEPPED_FIX,
  STEPPED_UNTIL,
} from './pair-pool.ts';
import type { RecordPool } from './record-pool.ts';
import {
  NEWEST_FIX,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  OLDEST_FIX,
  PREVIOUS_FIX,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
} from './ship-table.ts';
import { SEARCH_MARGIN } from './thresholds.ts';

/** Returns the newest fix of a ship that is no newer than an instant; its oldest one if all are. */
function newestFixUntil(
  { floats, ints }: ShipTable,
  fixes: FixPool,
  slot: number,
  untilMs: number,
): number {
  const at = slot * SHIP_INTS;
  if (floats[slot * SHIP_FLOATS + NEWEST_TIME] <= untilMs) return ints[at + NEWEST_FIX];
  if (floats[slot * SHIP_FLOATS + PREVIOUS_TIME] <= untilMs) return ints[at + PREVIOUS_FIX];
  let fix = ints[at + OLDEST_FIX];
  for (let next = fixes.next(fix); fixes.timeMs(next) <= untilMs; ) {
    fix = next;
    next = fixes.next(fix);
  }
  return fix;
}

/** Sets the instant up to which a pair has been stepped, and the newest fix of each ship until then. */
export function setSteppedUntil(
  pairs: RecordPool,
  ships: ShipTable,
  fixes: FixPool,
  pair: number,
  untilMs: number,
): void {
  const { ints, floats } = pairs;
  const at = pair * PAIR_INTS;
  floats[pair * PAIR_FLOATS + STEPPED_UNTIL] = untilMs;
  ints[at + STEPPED_FIX] = newestFixUntil(ships, fixes, ints[at + FIRST_SHIP], untilMs);
  ints[at + STEPPED_FIX + 1] = newestFixUntil(ships, fixes, ints[at + SECOND_SHIP], untilMs);
}

/** Returns the squared distance in m² between two near positions. */
export function squaredBetween(
  longitudeA: number,
  latitudeA: number,
  longitudeB: number,
  latitudeB: number,
): number {
  return localDistanceSquared(
    longitudeDifference(longitudeA, longitudeB),
    latitudeB - latitudeA,
    (latitudeA + latitudeB) / 2,
  );
}

/** Returns whether a partner is within a distance of a ship at the time of the partner's newest fix, through which the ship's newest path leads. */
export function areNear(
  { floats }: ShipTable,
  slot: number,
  partner: number,
  distanceMeters: number,
): boolean {
  const at = slot * SHIP_FLOATS;
  const other = partner * SHIP_FLOATS;
  const fraction =
    (floats[other + NEWEST_TIME] - floats[at + PREVIOUS_TIME]) /
    (floats[at + NEWEST_TIME] - floats[at + PREVIOUS_TIME]);
  const fromLongitude = floats[at + PREVIOUS_LONGITUDE];
  const fromLatitude = floats[at + PREVIOUS_LATITUDE];
  const east = longitudeDifference(fromLongitude, floats[at + NEWEST_LONGITUDE]);
  const latitude = fromLatitude + fraction * (floats[at + NEWEST_LATITUDE] - fromLatitude);
  const squared = squaredBetween(
    fromLongitude + fraction * east,
    latitude,
    floats[other + NEWEST_LONGITUDE],
    floats[other + NEWEST_LATITUDE],
  );
  return squared <= (distanceMeters * SEARCH_MARGIN) ** 2;
}
