import { longitudeDifference } from '@roadstead/geo';
import {
  ANCHOR_LATITUDE,
  ANCHOR_LONGITUDE,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  PATH_CELL,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
  SLACK,
} from './ship-table.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;
/** Upper bound of the length of a degree of latitude, and of a degree of longitude over its latitude's cosine: 111 694 m. */
const DEGREE_SQUARED_METERS_MAX = 111_694 ** 2;

/** Returns whether no ship can be near: the ship is within its slack, and in the cell for which the slack was computed. */
export function isWithinSlack({ floats, ints }: ShipTable, slot: number): boolean {
  const at = slot * SHIP_FLOATS;
  const slack = floats[at + SLACK];
  if (slack < 0 || ints[slot * SHIP_INTS + PATH_CELL] < 0) return false;
  const north = floats[at + NEWEST_LATITUDE] - floats[at + ANCHOR_LATITUDE];
  const east = longitudeDifference(floats[at + ANCHOR_LONGITUDE], floats[at + NEWEST_LONGITUDE]);
  // The truncated series of the cosine is slightly too large, so it is safe, and much faster than the cosine.
  const angle = floats[at + ANCHOR_LATITUDE] * RADIANS_PER_DEGREE;
  const half = (angle * angle) / 2;
  const eastward = east * (1 - half + (half * half) / 6);
  return (north * north + eastward * eastward) * DEGREE_SQUARED_METERS_MAX <= slack * slack;
}
