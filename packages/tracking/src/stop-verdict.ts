import type { PortLocation, PortLookup } from './port-call.ts';
import { MOORED_METERS_MAX } from './thresholds.ts';

/** ITU-R M.1371, table 48. */
export const UNDER_WAY = 0;
export const AT_ANCHOR = 1;
export const STATUS_MOORED = 5;
const UNDEFINED = 15;

/** P1: a stop that can be a call by what the ship says. Snapshots have these keys. */
export interface UndecidedStop {
  readonly place: PortLocation;
  /** Whether the port's area contains the stop. */
  readonly isInside: boolean;
}

/** P1: what is known of a stop. */
export interface StopEvidence {
  /** The newest one. */
  readonly navStatus: number;
  /** Whether the ship has said that it is at anchor. */
  readonly hasAnchored: boolean;
  /** Whether the ship was moored here before. */
  readonly isAtMooring: boolean;
  /** Whether the ship has left, or had the time to change its status. */
  readonly isOver: boolean;
}

/** Returns the port where a ship stopped: inside its area, or near. Undefined elsewhere. */
export function portOfStop(
  placeAt: PortLookup,
  longitude: number,
  latitude: number,
): UndecidedStop | undefined {
  const inside = placeAt(longitude, latitude, 0);
  if (inside) return { place: inside, isInside: true };
  const near = placeAt(longitude, latitude, MOORED_METERS_MAX);
  return near && { place: near, isInside: false };
}

/** P1: whether a stop is in port; undefined if the ship may still say so. */
export function isInPort(
  { place, isInside }: UndecidedStop,
  { navStatus, hasAnchored, isAtMooring, isOver }: StopEvidence,
): boolean | undefined {
  if ((isInside && place.berth) || navStatus === STATUS_MOORED) return true;
  const canChange = navStatus !== UNDEFINED && !isOver;
  const isCall = isInside ? !canChange : isAtMooring;
  if (isCall && !hasAnchored) return true;
  return canChange ? undefined : false;
}
