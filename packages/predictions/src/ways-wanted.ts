import type { Mmsi } from '@roadstead/model';
import { metersBetween } from './meters-between.ts';
import type { ShipSaid, ShipVoyage, TimedPlace } from './ship-voyage.ts';
import {
  MEASURE_AGAIN_METERS_MAX,
  MEASURE_AGAIN_METERS_MIN,
  MEASURE_AGAIN_MS,
  MEASURE_AGAIN_SHARE,
  MEASURED_MAX,
  MEASURED_PROBABILITY_MIN,
  SWINGING_METERS,
} from './thresholds.ts';

/** A ship whose ways to some ports are wanted. */
export interface WaysWanted {
  readonly mmsi: Mmsi;
  readonly said: ShipSaid;
  /** Where it is. */
  readonly place: TimedPlace;
  readonly portIds: readonly number[];
}

/** The way of a ship to a port, from where it is. */
export interface WayToPort {
  readonly portId: number;
  readonly distanceMeters: number;
  /** Epoch milliseconds; null is not known. */
  readonly etaMs: number | null;
}

/** W5: whether the ways of a ship have changed by so much that they are to be measured again. */
export function isToMeasure({ place, asked, ways, next }: ShipVoyage): boolean {
  if (!place || next.length === 0) return false;
  if (!asked || place.timeMs - asked.timeMs >= MEASURE_AGAIN_MS) return true;
  let nearestMeters = Number.POSITIVE_INFINITY;
  for (const way of ways.values()) {
    nearestMeters = Math.min(nearestMeters, way?.distanceMeters ?? nearestMeters);
  }
  const enoughMeters = Math.min(MEASURE_AGAIN_METERS_MAX, MEASURE_AGAIN_SHARE * nearestMeters);
  const leastMeters = Math.min(MEASURE_AGAIN_METERS_MIN, nearestMeters / 2);
  return metersBetween(asked, place) >= Math.max(SWINGING_METERS, leastMeters, enoughMeters);
}

/** W1: to which ports the ways are wanted: to those that are likeliest. */
export function waysWantedOf({ mmsi, place, said, next }: ShipVoyage): WaysWanted | undefined {
  const portIds = next
    .filter(({ probability }) => probability >= MEASURED_PROBABILITY_MIN)
    .slice(0, MEASURED_MAX)
    .map(({ portId }) => portId);
  return place && portIds.length > 0 ? { mmsi, said, place, portIds } : undefined;
}
