import { distanceMeters, localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import type { Fix } from '@roadstead/model';
import type { PortCall } from './port-call.ts';
import { APPROACH_METERS_PER_SECOND, CALL_GAP_MS, SAME_STOP_METERS } from './thresholds.ts';

/** A ship's present stop, or possible stop, and its call. Snapshots have these keys. */
export interface Stay {
  /** Centre of the stop. */
  longitude: number;
  latitude: number;
  sinceMs: number;
  untilMs: number;
  /** Number of fixes since `sinceMs`, and the sums of their offsets from the centre in degrees. */
  count: number;
  east: number;
  north: number;
  isStop: boolean;
  /** Time and position of the newest fix. */
  lastMs: number;
  lastLongitude: number;
  lastLatitude: number;
  call: PortCall | null;
  /** Time since which the ship has been outside the port of its call; NaN inside. */
  outsideSinceMs: number;
  /** End and position of the last stop in the port. */
  leftMs: number;
  stopLongitude: number;
  stopLatitude: number;
  /** Position of the last lookup of the port; initially NaN. */
  lookedLongitude: number;
  lookedLatitude: number;
}

export function createStay({ longitude, latitude, timeMs }: Fix, call: PortCall | null): Stay {
  return {
    ...{ longitude, latitude, sinceMs: timeMs, untilMs: timeMs, isStop: false },
    ...{ count: 1, east: 0, north: 0 },
    ...{ lastMs: timeMs, lastLongitude: longitude, lastLatitude: latitude },
    ...{ call, outsideSinceMs: Number.NaN, leftMs: timeMs },
    ...{ stopLongitude: longitude, stopLatitude: latitude },
    ...{ lookedLongitude: Number.NaN, lookedLatitude: Number.NaN },
  };
}

export function endCall(stay: Stay, changed: PortCall[]): void {
  if (stay.call) changed.push({ ...stay.call, atdMs: stay.leftMs });
  stay.call = null;
  stay.outsideSinceMs = Number.NaN;
}

/** Continues a logged call in a stay without one. */
export function continueCall(stay: Stay, call: PortCall): void {
  stay.call = call;
  if (!stay.isStop) return;
  stay.leftMs = stay.untilMs;
  stay.stopLongitude = stay.longitude;
  stay.stopLatitude = stay.latitude;
}

/** P3: whether the ship stopped at its last stop in the port, even if the edge of the area lies between. */
export function isAtLastStop({ longitude, latitude, stopLongitude, stopLatitude }: Stay): boolean {
  const squared = localDistanceSquared(
    longitudeDifference(stopLongitude, longitude),
    latitude - stopLatitude,
    latitude,
  );
  return squared <= SAME_STOP_METERS * SAME_STOP_METERS;
}

export function isWithinStop({ longitude, latitude }: Stay, fix: Fix, squaredMax: number): boolean {
  return !fix.startsTrack && localSquared(longitude, latitude, fix) <= squaredMax;
}

export function localSquared(longitude: number, latitude: number, fix: Fix): number {
  return localDistanceSquared(
    longitudeDifference(longitude, fix.longitude),
    fix.latitude - latitude,
    (latitude + fix.latitude) / 2,
  );
}

/** P4: time of arrival at a fix, estimated if it follows a long gap. */
export function arrivalMs(stay: Stay, fix: Fix): number {
  if (fix.timeMs - stay.lastMs <= CALL_GAP_MS) return fix.timeMs;
  return Math.min(fix.timeMs, stay.lastMs + transitMs(stay, fix));
}

/** P4: time of departure from a stop, estimated if the next fix follows a long gap. */
export function departureMs(stay: Stay, fix: Fix): number {
  if (fix.timeMs - stay.untilMs <= CALL_GAP_MS) return stay.untilMs;
  return Math.max(stay.untilMs, fix.timeMs - transitMs(stay, fix));
}

function transitMs({ lastLongitude, lastLatitude }: Stay, fix: Fix): number {
  const meters = distanceMeters(lastLongitude, lastLatitude, fix.longitude, fix.latitude);
  return Math.round((1000 * meters) / APPROACH_METERS_PER_SECOND);
}

/** Restores NaN, which JSON encodes as null. */
export function restoreNaN(stay: Stay): Stay {
  return {
    ...stay,
    outsideSinceMs: stay.outsideSinceMs ?? Number.NaN,
    lookedLongitude: stay.lookedLongitude ?? Number.NaN,
    lookedLatitude: stay.lookedLatitude ?? Number.NaN,
  };
}
