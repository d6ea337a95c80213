import { readSavedState, writeSavedState } from '@roadstead/contracts';
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
  LOOK_AGAIN_METERS,
  OUTSIDE_MS_MIN,
  SAME_STOP_METERS,
  STOP_METERS,
  STOP_MS_MIN,
} from './thresholds.ts';

/** What is at a place of a port. */
export interface PlaceInPort {
  /** The port's stable number. */
  readonly portId: number;
  readonly berth: Berth | null;
}

/** A part of a port where ships lie. */
export interface Berth {
  readonly id: string;
  readonly name: string;
}

/** A ship called at a port. All times are epoch milliseconds. */
export interface PortCall {
  readonly mmsi: Mmsi;
  readonly portId: number;
  /** P1: when it came to a stop there. */
  readonly ataMs: number;
  /** P3: when it left its last stop there; null while it is there. */
  readonly atdMs: number | null;
  /** Where it lay, in the order of its first stop at each. */
  readonly berths: readonly Berth[];
}

/** What is in a port at a place (degrees); undefined where no port is. The same place must always be answered alike. */
export type PlaceAt = (longitude: number, latitude: number) => PlaceInPort | undefined;

/** What is known of a ship's present stop, or of its beginning, and of its call. */
interface Stay {
  /** Around here it lies, if it lies. */
  longitude: number;
  latitude: number;
  sinceMs: number;
  untilMs: number;
  /** Of the fixes since then: how many, and how far east and north of there, in degrees, together. */
  count: number;
  east: number;
  north: number;
  isStop: boolean;
  /** The newest fix. */
  lastMs: number;
  lastLongitude: number;
  lastLatitude: number;
  call: PortCall | null;
  /** Since when it was not in the port of its call; NaN while it is. */
  outsideSinceMs: number;
  /** When it left its last stop in the port, and where that was. */
  leftMs: number;
  stopLongitude: number;
  stopLatitude: number;
  /** Where it was looked up last; NaN where that does not count any more. */
  lookedLongitude: number;
  lookedLatitude: number;
}

const KIND = 'port calls 2';
const METERS_SQUARED = STOP_METERS * STOP_METERS;
const LOOK_AGAIN_SQUARED = LOOK_AGAIN_METERS * LOOK_AGAIN_METERS;

/** P1 to P5: finds the calls of ships at ports in their cleaned tracks. */
export class PortCalls {
  readonly #placeAt: PlaceAt;
  readonly #stays: Map<number, Stay> = new Map();

  constructor(placeAt: PlaceAt) {
    this.#placeAt = placeAt;
  }

  /** Takes fixes in the order of time. @returns calls that began or changed, each as it is then, in that order */
  step(fixes: readonly Fix[]): readonly PortCall[] {
    const changed: PortCall[] = [];
    for (const fix of fixes) this.#take(fix, changed);
    return changed;
  }

  /** The whole state, for `restore`. */
  save(): Uint8Array {
    const bytes = new TextEncoder().encode(JSON.stringify([...this.#stays]));
    return writeSavedState({ kind: KIND, header: {}, arrays: [bytes] });
  }

  /** @throws TypeError where the bytes are no saved state */
  restore(saved: Uint8Array): void {
    const [bytes] = readSavedState(KIND, saved).arrays;
    const stays = JSON.parse(new TextDecoder().decode(bytes as Uint8Array)) as [number, Stay][];
    for (const [mmsi, stay] of stays) this.#stays.set(mmsi, withNaN(stay));
  }

  #take(fix: Fix, changed: PortCall[]): void {
    const stay = this.#stays.get(fix.mmsi);
    if (!stay) {
      this.#stays.set(fix.mmsi, begun(fix));
      return;
    }
    if (isWithin(stay, fix, METERS_SQUARED)) this.#lie(stay, fix, changed);
    else this.#move(stay, fix);
    if (stay.call && !stay.isStop) this.#leave(stay, fix, changed);
    stay.lastMs = fix.timeMs;
    stay.lastLongitude = fix.longitude;
    stay.lastLatitude = fix.latitude;
  }

  /** The ship is where it was. */
  #lie(stay: Stay, fix: Fix, changed: PortCall[]): void {
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
    // A ship at the edge of a port is on either side of it by turns.
    const longitude = wrapLongitude(stay.longitude + stay.east / stay.count);
    const latitude = stay.latitude + stay.north / stay.count;
    // By now it lies where it is going to lie.
    stay.longitude = fix.longitude;
    stay.latitude = fix.latitude;
    this.#stop(stay, fix, this.#placeAt(longitude, latitude), changed);
  }

  /** P1, P2: the ship has come to a stop. */
  #stop(
    stay: Stay,
    { mmsi, timeMs }: Fix,
    place: PlaceInPort | undefined,
    changed: PortCall[],
  ): void {
    if (!place && stay.call && isAtLastStop(stay)) {
      stay.outsideSinceMs = Number.NaN;
      stay.leftMs = timeMs;
      return;
    }
    if (stay.call && stay.call.portId !== place?.portId) depart(stay, changed);
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

  /** The ship is somewhere else than it was: perhaps where its next stop is. */
  #move(stay: Stay, fix: Fix): void {
    if (stay.isStop && stay.call) stay.leftMs = leftMs(stay, fix);
    stay.sinceMs = cameMs(stay, fix);
    stay.untilMs = fix.timeMs;
    stay.isStop = false;
    stay.longitude = fix.longitude;
    stay.latitude = fix.latitude;
    stay.count = 1;
    stay.east = 0;
    stay.north = 0;
  }

  /** P3: the ship moves, and may have left the port of its call. */
  #leave(stay: Stay, fix: Fix, changed: PortCall[]): void {
    const isSame =
      localSquared(stay.lookedLongitude, stay.lookedLatitude, fix) < LOOK_AGAIN_SQUARED;
    if (!isSame) {
      stay.lookedLongitude = fix.longitude;
      stay.lookedLatitude = fix.latitude;
      const isInside = this.#placeAt(fix.longitude, fix.latitude)?.portId === stay.call?.portId;
      if (isInside) stay.outsideSinceMs = Number.NaN;
      else if (Number.isNaN(stay.outsideSinceMs)) stay.outsideSinceMs = fix.timeMs;
    }
    if (fix.timeMs - stay.outsideSinceMs >= OUTSIDE_MS_MIN) depart(stay, changed);
  }
}

function begun({ longitude, latitude, timeMs }: Fix): Stay {
  return {
    ...{ longitude, latitude, sinceMs: timeMs, untilMs: timeMs, isStop: false },
    ...{ count: 1, east: 0, north: 0 },
    ...{ lastMs: timeMs, lastLongitude: longitude, lastLatitude: latitude },
    ...{ call: null, outsideSinceMs: Number.NaN, leftMs: timeMs },
    ...{ stopLongitude: longitude, stopLatitude: latitude },
    ...{ lookedLongitude: Number.NaN, lookedLatitude: Number.NaN },
  };
}

function depart(stay: Stay, changed: PortCall[]): void {
  if (stay.call) changed.push({ ...stay.call, atdMs: stay.leftMs });
  stay.call = null;
  stay.outsideSinceMs = Number.NaN;
}

/** P3: whether the ship lies where it lay in the port, though the edge of that goes between. */
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

/** P4: when a ship that was heard elsewhere long before came to where it is now. */
function cameMs(stay: Stay, fix: Fix): number {
  if (fix.timeMs - stay.lastMs <= CALL_GAP_MS) return fix.timeMs;
  return Math.min(fix.timeMs, stay.lastMs + passageMs(stay, fix));
}

/** P4: when a ship that is heard elsewhere long after left where it lay. */
function leftMs(stay: Stay, fix: Fix): number {
  if (fix.timeMs - stay.untilMs <= CALL_GAP_MS) return stay.untilMs;
  return Math.max(stay.untilMs, fix.timeMs - passageMs(stay, fix));
}

function passageMs({ lastLongitude, lastLatitude }: Stay, fix: Fix): number {
  const meters = distanceMeters(lastLongitude, lastLatitude, fix.longitude, fix.latitude);
  return Math.round((1000 * meters) / APPROACH_METERS_PER_SECOND);
}

/** JSON has no NaN. */
function withNaN(stay: Stay): Stay {
  return {
    ...stay,
    outsideSinceMs: stay.outsideSinceMs ?? Number.NaN,
    lookedLongitude: stay.lookedLongitude ?? Number.NaN,
    lookedLatitude: stay.lookedLatitude ?? Number.NaN,
  };
}
