import { decodeSnapshot, encodeSnapshot } from '@roadstead/contracts';
import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Fix } from '@roadstead/model';
import type { PortCall, PortLocation, PortLookup } from './port-call.ts';
import {
  arrivalMs,
  continueCall,
  createStay,
  departureMs,
  endCall,
  isAtLastStop,
  isWithinStop,
  localSquared,
  restoreNaN,
  type Stay,
} from './port-stay.ts';
import { OUTSIDE_MS_MIN, RECHECK_METERS, STOP_METERS, STOP_MS_MIN } from './thresholds.ts';

const KIND = 'port calls 2';
const STOP_SQUARED = STOP_METERS * STOP_METERS;
const RECHECK_SQUARED = RECHECK_METERS * RECHECK_METERS;

/** Detects the calls of ships at ports in their cleaned tracks, by the rules P1 to P5. */
export class PortCallDetector {
  readonly #placeAt: PortLookup;
  readonly #stays: Map<number, Stay> = new Map();
  /** Logged calls of ships whose fixes begin within one. */
  readonly #logged: Map<number, PortCall[]> = new Map();

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

  /**
   * P5: begins in the middle of a feed, before the first step: a ship whose first fix is within a logged call continues it.
   * @param calls the calls that may have been in progress at the first fixes
   */
  beginWithin(calls: readonly PortCall[]): void {
    for (const call of calls) {
      const ofShip = this.#logged.get(call.mmsi);
      if (ofShip) ofShip.push(call);
      else this.#logged.set(call.mmsi, [call]);
    }
  }

  /**
   * P5: makes the state of a detector that has processed stored fixes again agree with the log, which has every call that began
   * or ended up to the last of these fixes.
   * @param open the calls without a departure, with the last known fix of their ships
   */
  reconcile(open: readonly { readonly call: PortCall; readonly last: Fix }[]): void {
    this.#logged.clear();
    const inPort = new Set<number>(open.map(({ call }) => call.mmsi));
    for (const [mmsi, stay] of this.#stays) if (!inPort.has(mmsi)) stay.call = null;
    for (const { call, last } of open) {
      const stay = this.#stays.get(call.mmsi);
      if (!stay) this.#stays.set(call.mmsi, { ...createStay(last, call), isStop: true });
      else if (stay.call) stay.call = call;
      else continueCall(stay, call);
    }
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
      this.#stays.set(fix.mmsi, createStay(fix, this.#loggedCall(fix)));
      return;
    }
    if (isWithinStop(stay, fix, STOP_SQUARED)) this.#remain(stay, fix, changed);
    else this.#move(stay, fix);
    if (stay.call && !stay.isStop) this.#checkDeparture(stay, fix, changed);
    stay.lastMs = fix.timeMs;
    stay.lastLongitude = fix.longitude;
    stay.lastLatitude = fix.latitude;
  }

  /** Returns the logged call in progress at a fix, as it was then. */
  #loggedCall({ mmsi, timeMs }: Fix): PortCall | null {
    const calls = this.#logged.get(mmsi);
    const call = calls?.find(
      ({ ataMs, atdMs }) => ataMs <= timeMs && (atdMs === null || atdMs > timeMs),
    );
    return call ? { ...call, atdMs: null } : null;
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
