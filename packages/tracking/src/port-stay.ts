import { distanceMeters, localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import type { Fix } from '@roadstead/model';
import type { PortCall } from './port-call.ts';
import type { UndecidedStop } from './stop-verdict.ts';
import {
  APPROACH_METERS_PER_SECOND,
  CALL_GAP_MS,
  ESTIMATE_MS_MAX,
  SAME_STOP_METERS,
} from './thresholds.ts';

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
  /** P6: whether the ship came here at `sinceMs`; otherwise it was heard here for the first time. */
  isSinceKnown: boolean;
  /** P1: whether the ship said in this stop that it is at anchor. */
  hasAnchored: boolean;
  /** P1: the port of the stop, as long as it is no call. */
  undecided: UndecidedStop | null;
  /** Time and position of the newest fix. */
  lastMs: number;
  lastLongitude: number;
  lastLatitude: number;
  call: PortCall | null;
  /** P6: the port, other than that of the call, in whose area the ship was first heard; null once it has left it. */
  firstHeardPortId: number | null;
  /** Time since which the ship has been outside that port, or that of its call; NaN inside. */
  outsideSinceMs: number;
  /** End and position of the last stop in the port, and whether the ship left it then (P6). */
  leftMs: number;
  isLeftKnown: boolean;
  stopLongitude: number;
  stopLatitude: number;
  /** Position of the last lookup of the port; initially NaN. */
  lookedLongitude: number;
  lookedLatitude: number;
  /** P1: places outside the areas where the ship was moored, the oldest first: longitude, latitude. */
  moorings: readonly (readonly [number, number])[];
}

export function createStay({ longitude, latitude, timeMs }: Fix, call: PortCall | null): Stay {
  // Without groups of fields, which are copied for each ship: 25 µs.
  return {
    longitude,
    latitude,
    sinceMs: timeMs,
    untilMs: timeMs,
    count: 1,
    east: 0,
    north: 0,
    isStop: false,
    isSinceKnown: false,
    hasAnchored: false,
    undecided: null,
    lastMs: timeMs,
    lastLongitude: longitude,
    lastLatitude: latitude,
    call,
    firstHeardPortId: null,
    outsideSinceMs: Number.NaN,
    leftMs: timeMs,
    isLeftKnown: true,
    stopLongitude: longitude,
    stopLatitude: latitude,
    lookedLongitude: Number.NaN,
    lookedLatitude: Number.NaN,
    moorings: [],
  };
}

export function endCall(stay: Stay, changed: PortCall[]): void {
  const { call, leftMs, isLeftKnown } = stay;
  if (call) changed.push({ ...call, endMs: leftMs, atdMs: isLeftKnown ? leftMs : null });
  else stay.firstHeardPortId = null;
  stay.call = null;
  stay.outsideSinceMs = Number.NaN;
}

/** Continues a logged call in a stay without one. */
export function continueCall(stay: Stay, call: PortCall): void {
  stay.call = call;
  stay.firstHeardPortId = null;
  if (!stay.isStop) return;
  stay.leftMs = stay.untilMs;
  stay.stopLongitude = stay.longitude;
  stay.stopLatitude = stay.latitude;
}

/** P2, P3: whether the ship stopped near its last stop in the port. */
export function isNearLastStop(stay: Stay, metersMax: number): boolean {
  return isStopNear(stay, stay.stopLongitude, stay.stopLatitude, metersMax);
}

/** P1: whether the ship was moored here before. */
export function isAtMooring(stay: Stay): boolean {
  return stay.moorings.some((place) => isStopNear(stay, ...place, SAME_STOP_METERS));
}

function isStopNear(stay: Stay, longitude: number, latitude: number, metersMax: number): boolean {
  const squared = localDistanceSquared(
    longitudeDifference(longitude, stay.longitude),
    stay.latitude - latitude,
    stay.latitude,
  );
  return squared <= metersMax * metersMax;
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

/** The end of a stop and the beginning of the next one, and whether they are known (P6). */
export interface Move {
  readonly departureMs: number;
  readonly arrivalMs: number;
  readonly isKnown: boolean;
}

/** P4, P6: when the ship went from its stop, or last position, to a fix; estimated if the fix follows a long gap. */
export function moveTo(stay: Stay, fix: Fix): Move {
  const { lastMs, untilMs, lastLongitude, lastLatitude } = stay;
  const meters = distanceMeters(lastLongitude, lastLatitude, fix.longitude, fix.latitude);
  const transitMs = Math.round((1000 * meters) / APPROACH_METERS_PER_SECOND);
  const gapMs = fix.timeMs - lastMs;
  const isSeen = gapMs <= CALL_GAP_MS;
  const isKnown = !fix.startsTrack && (isSeen || gapMs - transitMs <= ESTIMATE_MS_MAX);
  if (isSeen || !isKnown) return { departureMs: untilMs, arrivalMs: fix.timeMs, isKnown };
  return {
    departureMs: Math.max(untilMs, fix.timeMs - transitMs),
    arrivalMs: Math.min(fix.timeMs, lastMs + transitMs),
    isKnown,
  };
}

/** A stay, and its call, as snapshots had them in November 2026. */
type OlderStay = Omit<Stay, 'call'> & {
  readonly call: (Omit<PortCall, 'beginMs' | 'endMs'> & { readonly ataMs: number }) | null;
};

/** Returns a stay of an older snapshot, which has no statuses; all its times count as known. */
export function stayOfKnownTimes(older: OlderStay): Stay {
  const { call } = older;
  return {
    ...older,
    ...{ isSinceKnown: true, hasAnchored: false, undecided: null, moorings: [] },
    ...{ firstHeardPortId: null, isLeftKnown: true },
    call: call && { ...call, beginMs: call.ataMs, endMs: call.atdMs },
  };
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
