import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import {
  distanceMeters,
  localDistanceSquared,
  longitudeDifference,
  wrapLongitude,
} from '@roadstead/geo';
import type { Fix, Mmsi } from '@roadstead/model';
import {
  APPROACH_METERS_PER_SECOND,
  CALL_GAP_MS,
  OUTSIDE_MS_MIN,
  RECHECK_METERS,
  SAME_STOP_METERS,
  STOP_METERS,
  STOP_MS_MIN,
} from './thresholds.ts';

/** The port and berth at a position. */
export interface PortLocation {
  /** Stable number of the port. */
  readonly portId: number;
  /** Null outside the berths. */
  readonly berth: CallBerth | null;
}

/** A berth of a port call. */
export interface CallBerth {
  readonly id: string;
  readonly name: string;
}

/** A call of a ship at a port. Times are epoch milliseconds. */
export interface PortCall {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** P1: actual time of arrival, the beginning of the first stop. */
  readonly ataMs: number;
  /** P3: actual time of departure, the end of the last stop; null while the ship is in port. */
  readonly atdMs: number | null;
  /** Berths, in the order of the first stop at each. */
  readonly berths: readonly CallBerth[];
}

/** Returns the port at a position in degrees, undefined outside ports. The result for a position must never change. */
export type PortLookup = (longitude: number, latitude: number) => PortLocation | undefined;

/** A ship's present stop, or possible stop, and its call. Snapshots have these keys. */
interface Stay {
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

const KIND = 'port calls 2';
const STOP_SQUARED = STOP_METERS * STOP_METERS;
const RECHECK_SQUARED = RECHECK_METERS * RECHECK_METERS;

/** Detects the calls of ships at ports in their cleaned tracks, by the rules P1 to P5. */
export class PortCallDetector {
  readonly #placeAt: PortLookup;
  readonly #stays: Map<number, Stay> = new Map();

  constructor(placeAt: PortLookup) {
    this.#placeAt = placeAt;
  }

  /**
   * Processes fixes in the order of time.
   * @returns the calls that began or changed, in order; each with its state at that moment.
   */
  step(fixes: readonly Fix[]): readonly PortCall[] {
    const changed: PortCall[] = [];
    for (const fix of fixes) this.#addFix(fix, changed);
    return changed;
  }

  /** Returns the whole state, for `restore`. */
  save(): Uint8Array {
    const bytes = new TextEncoder().encode(JSON.stringify([...this.#stays]));
    return encodeSnapshot({ kind: KIND, header: {}, arrays: [bytes] });
  }

  /** Restores a saved state. @throws TypeError if the bytes are not a saved state. */
  restore(saved: Uint8Array): void {
    const [bytes] = decodeSnapshot(KIND, saved).arrays;
    const stays = JSON.parse(new TextDecoder().decode(bytes as Uint8Array)) as [number, Stay][];
    for (const [mmsi, stay] of stays) this.#stays.set(mmsi, restoreNaN(stay));
  }

  #addFix(fix: Fix, changed: PortCall[]): void {
    const stay = this.#stays.get(fix.mmsi);
    if (!stay) {
      this.#stays.set(fix.mmsi, createStay(fix));
      return;
    }
    if (isWithin(stay, fix, STOP_SQUARED)) this.#remain(stay, fix, changed);
    else this.#move(stay, fix);
    if (stay.call && !stay.isStop) this.#checkDeparture(stay, fix, changed);
    stay.lastMs = fix.timeMs;
    stay.lastLongitude = fix.longitude;
    stay.lastLatitude = fix.latitude;
  }

  /** Processes a fix within the radius of the stop. */
  #remain(stay: Stay, fix: Fix, changed: PortCall[]): void {
    stay.untilMs = fix.timeMs;
    if (stay.isStop) {
      if (stay.call) stay.leftMs = fix.timeMs;
      return;
    }
    stay.count++;
    stay.east += longitudeDifference(stay.longitude, fix.longitude);
    stay.north += fix.latitude - stay.latitude;
    if (fix.timeMs - stay.sinceMs < STOP_MS_MIN) return;
    stay.isStop = true;
    // The mean position decides, because the fixes of a ship at the edge of a port are on both sides of it.
    const longitude = wrapLongitude(stay.longitude + stay.east / stay.count);
    const latitude = stay.latitude + stay.north / stay.count;
    // The first fixes can still be those of a moving ship, so the newest one becomes the centre.
    stay.longitude = fix.longitude;
    stay.latitude = fix.latitude;
    this.#stop(stay, fix, this.#placeAt(longitude, latitude), changed);
  }

  /** P1, P2: begins a stop. */
  #stop(
    stay: Stay,
    { mmsi, timeMs }: Fix,
    place: PortLocation | undefined,
    changed: PortCall[],
  ): void {
    if (!place && stay.call && isAtLastStop(stay)) {
      stay.outsideSinceMs = Number.NaN;
      stay.leftMs = timeMs;
      return;
    }
    if (stay.call && stay.call.portId !== place?.portId) endCall(stay, changed);
    if (!place) return;
    const { portId, berth } = place;
    stay.stopLongitude = stay.longitude;
    stay.stopLatitude = stay.latitude;
    const before = stay.call ?? { mmsi, portId, ataMs: stay.sinceMs, atdMs: null, berths: [] };
    const isNew = berth !== null && !before.berths.some(({ id }) => id === berth.id);
    const call = isNew ? { ...before, berths: [...before.berths, berth] } : before;
    if (call !== stay.call) changed.push(call);
    stay.call = call;
    stay.outsideSinceMs = Number.NaN;
    stay.leftMs = timeMs;
  }

  /** Processes a fix outside the radius of the stop: it is the beginning of a possible next stop. */
  #move(stay: Stay, fix: Fix): void {
    if (stay.isStop && stay.call) stay.leftMs = departureMs(stay, fix);
    stay.sinceMs = arrivalMs(stay, fix);
    stay.untilMs = fix.timeMs;
    stay.isStop = false;
    stay.longitude = fix.longitude;
    stay.latitude = fix.latitude;
    stay.count = 1;
    stay.east = 0;
    stay.north = 0;
  }

  /** P3: ends the call of a moving ship that has left the port. */
  #checkDeparture(stay: Stay, fix: Fix, changed: PortCall[]): void {
    const isSame = localSquared(stay.lookedLongitude, stay.lookedLatitude, fix) < RECHECK_SQUARED;
    if (!isSame) {
      stay.lookedLongitude = fix.longitude;
      stay.lookedLatitude = fix.latitude;
      const isInside = this.#placeAt(fix.longitude, fix.latitude)?.portId === stay.call?.portId;
      if (isInside) stay.outsideSinceMs = Number.NaN;
      else if (Number.isNaN(stay.outsideSinceMs)) stay.outsideSinceMs = fix.timeMs;
    }
    if (fix.timeMs - stay.outsideSinceMs >= OUTSIDE_MS_MIN) endCall(stay, changed);
  }
}

function createStay({ longitude, latitude, timeMs }: Fix): Stay {
  return {
    ...{ longitude, latitude, sinceMs: timeMs, untilMs: timeMs, isStop: false },
    ...{ count: 1, east: 0, north: 0 },
    ...{ lastMs: timeMs, lastLongitude: longitude, lastLatitude: latitude },
    ...{ call: null, outsideSinceMs: Number.NaN, leftMs: timeMs },
    ...{ stopLongitude: longitude, stopLatitude: latitude },
    ...{ lookedLongitude: Number.NaN, lookedLatitude: Number.NaN },
  };
}

function endCall(stay: Stay, changed: PortCall[]): void {
  if (stay.call) changed.push({ ...stay.call, atdMs: stay.leftMs });
  stay.call = null;
  stay.outsideSinceMs = Number.NaN;
}

/** P3: whether the ship stopped at its last stop in the port, even if the edge of the area lies between. */
function isAtLastStop({ longitude, latitude, stopLongitude, stopLatitude }: Stay): boolean {
  const squared = localDistanceSquared(
    longitudeDifference(stopLongitude, longitude),
    latitude - stopLatitude,
    latitude,
  );
  return squared <= SAME_STOP_METERS * SAME_STOP_METERS;
}

function isWithin({ longitude, latitude }: Stay, fix: Fix, squaredMax: number): boolean {
  return !fix.startsTrack && localSquared(longitude, latitude, fix) <= squaredMax;
}

function localSquared(longitude: number, latitude: number, fix: Fix): number {
  return localDistanceSquared(
    longitudeDifference(longitude, fix.longitude),
    fix.latitude - latitude,
    (latitude + fix.latitude) / 2,
  );
}

/** P4: time of arrival at a fix, estimated if it follows a long gap. */
function arrivalMs(stay: Stay, fix: Fix): number {
  if (fix.timeMs - stay.lastMs <= CALL_GAP_MS) return fix.timeMs;
  return Math.min(fix.timeMs, stay.lastMs + transitMs(stay, fix));
}

/** P4: time of departure from a stop, estimated if the next fix follows a long gap. */
function departureMs(stay: Stay, fix: Fix): number {
  if (fix.timeMs - stay.untilMs <= CALL_GAP_MS) return stay.untilMs;
  return Math.max(stay.untilMs, fix.timeMs - transitMs(stay, fix));
}

function transitMs({ lastLongitude, lastLatitude }: Stay, fix: Fix): number {
  const meters = distanceMeters(lastLongitude, lastLatitude, fix.longitude, fix.latitude);
  return Math.round((1000 * meters) / APPROACH_METERS_PER_SECOND);
}

/** Restores NaN, which JSON encodes as null. */
function restoreNaN(stay: Stay): Stay {
  return {
    ...stay,
    outsideSinceMs: stay.outsideSinceMs ?? Number.NaN,
    lookedLongitude: stay.lookedLongitude ?? Number.NaN,
    lookedLatitude: stay.lookedLatitude ?? Number.NaN,
  };
}
