import { decodeSnapshot, encodeSnapshot, snapshotKind } from '@roadstead/contracts';
import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Fix, Mmsi } from '@roadstead/model';
import type { PortCall, PortLocation, PortLookup, StatusFix } from './port-call.ts';
import {
  continueCall,
  createStay,
  endCall,
  isAtMooring,
  isNearLastStop,
  isWithinStop,
  localSquared,
  moveTo,
  restoreNaN,
  type Stay,
  stayOfKnownTimes,
} from './port-stay.ts';
import { AT_ANCHOR, isInPort, portOfStop, UNDER_WAY, type UndecidedStop } from './stop-verdict.ts';
import {
  MOORED_METERS_MAX,
  MOORINGS_MAX,
  OUTSIDE_MS_MIN,
  RECHECK_METERS,
  SAME_STOP_METERS,
  STATUS_MS_MAX,
  STOP_METERS,
  STOP_MS_MIN,
} from './thresholds.ts';

const KIND = 'port calls 3';
/** The kind of November 2026, of which all times are known. */
const KIND_OF_KNOWN_TIMES = 'port calls 2';
const STOP_SQUARED = STOP_METERS * STOP_METERS;
const RECHECK_SQUARED = RECHECK_METERS * RECHECK_METERS;

/** Detects the calls of ships at ports in their cleaned tracks, by the rules P1 to P6. */
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
  step(fixes: readonly StatusFix[]): readonly PortCall[] {
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
    const isOlder = snapshotKind(saved) === KIND_OF_KNOWN_TIMES;
    const [bytes] = decodeSnapshot(isOlder ? KIND_OF_KNOWN_TIMES : KIND, saved).arrays;
    const stays = JSON.parse(new TextDecoder().decode(bytes as Uint8Array));
    for (const [mmsi, stay] of stays)
      this.#stays.set(mmsi, restoreNaN(isOlder ? stayOfKnownTimes(stay) : stay));
  }

  #addFix(fix: StatusFix, changed: PortCall[]): void {
    const stay = this.#stays.get(fix.mmsi);
    if (!stay) {
      this.#begin(fix);
      return;
    }
    if (isWithinStop(stay, fix, STOP_SQUARED)) this.#remain(stay, fix, changed);
    else this.#move(stay, fix, changed);
    if (!stay.isStop) this.#checkDeparture(stay, fix, changed);
    stay.lastMs = fix.timeMs;
    stay.lastLongitude = fix.longitude;
    stay.lastLatitude = fix.latitude;
  }

  /** Begins with the first fix of a ship. */
  #begin(fix: StatusFix): void {
    const call = this.#loggedCall(fix);
    const stay = createStay(fix, call);
    stay.hasAnchored = fix.navStatus === AT_ANCHOR;
    this.#hearFirst(stay, fix);
    this.#stays.set(fix.mmsi, stay);
  }

  /** Returns the logged call in progress at a fix, as it was then. */
  #loggedCall({ mmsi, timeMs }: Fix): PortCall | null {
    const calls = this.#logged.get(mmsi);
    const call = calls?.find(
      ({ beginMs, endMs }) => beginMs <= timeMs && (endMs === null || endMs > timeMs),
    );
    return call ? { ...call, endMs: null, atdMs: null } : null;
  }

  /** P6: notes the port in whose area a ship is heard for the first time, or again after a long silence. */
  #hearFirst(stay: Stay, fix: Fix): void {
    const portId = this.#portIdAt(fix);
    stay.firstHeardPortId = portId === stay.call?.portId ? null : portId;
  }

  #portIdAt({ longitude, latitude }: Fix): number | null {
    return this.#placeAt(longitude, latitude, 0)?.portId ?? null;
  }

  /** Processes a fix within the radius of the stop. */
  #remain(stay: Stay, fix: StatusFix, changed: PortCall[]): void {
    stay.untilMs = fix.timeMs;
    if (fix.navStatus === AT_ANCHOR) stay.hasAnchored = true;
    if (stay.undecided)
      this.#decide(stay, fix, fix.timeMs - stay.sinceMs >= STATUS_MS_MAX, changed);
    else if (stay.isStop) {
      if (stay.call) stay.leftMs = fix.timeMs;
    } else this.#addToStop(stay, fix, changed);
  }

  /** P1: adds a fix to a possible stop, which it can make one. */
  #addToStop(stay: Stay, fix: StatusFix, changed: PortCall[]): void {
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
    stay.undecided = portOfStop(this.#placeAt, longitude, latitude) ?? null;
    if (stay.undecided) this.#decide(stay, fix, false, changed);
    else stopElsewhere(stay, changed);
  }

  /** P1: decides whether a stop is in port, as soon as that is known. @param isOver whether it must be decided now */
  #decide(stay: Stay, { mmsi, navStatus }: StatusFix, isOver: boolean, changed: PortCall[]): void {
    const { undecided, hasAnchored } = stay;
    if (!undecided) return;
    const evidence = { navStatus, hasAnchored, isAtMooring: isAtMooring(stay), isOver };
    const isCall = isInPort(undecided, evidence);
    if (isCall) {
      stay.undecided = null;
      if (!undecided.isInside) rememberMooring(stay);
      stopInPort(stay, mmsi, placeOfCall(stay, undecided), changed);
    } else if (isCall === false) stopElsewhere(stay, changed);
  }

  /** Processes a fix outside the radius of the stop: it is the beginning of a possible next stop. */
  #move(stay: Stay, fix: StatusFix, changed: PortCall[]): void {
    // The newest status is that of a ship under way.
    this.#decide(stay, { ...fix, navStatus: UNDER_WAY }, true, changed);
    stay.undecided = null;
    const { departureMs, arrivalMs, isKnown } = moveTo(stay, fix);
    if (stay.isStop && stay.call) {
      stay.leftMs = departureMs;
      stay.isLeftKnown = isKnown;
    }
    if (!isKnown) this.#hearFirst(stay, fix);
    stay.sinceMs = arrivalMs;
    stay.isSinceKnown = isKnown;
    stay.untilMs = fix.timeMs;
    stay.isStop = false;
    stay.hasAnchored = fix.navStatus === AT_ANCHOR;
    stay.longitude = fix.longitude;
    stay.latitude = fix.latitude;
    stay.count = 1;
    stay.east = 0;
    stay.north = 0;
  }

  /** P3: ends the call of a moving ship that has left the port. */
  #checkDeparture(stay: Stay, fix: Fix, changed: PortCall[]): void {
    const portId = stay.call?.portId ?? stay.firstHeardPortId;
    if (portId === null) return;
    const isSame = localSquared(stay.lookedLongitude, stay.lookedLatitude, fix) < RECHECK_SQUARED;
    if (!isSame) {
      stay.lookedLongitude = fix.longitude;
      stay.lookedLatitude = fix.latitude;
      if (this.#portIdAt(fix) === portId) stay.outsideSinceMs = Number.NaN;
      else if (Number.isNaN(stay.outsideSinceMs)) stay.outsideSinceMs = fix.timeMs;
    }
    if (fix.timeMs - stay.outsideSinceMs >= OUTSIDE_MS_MIN) endCall(stay, changed);
  }
}

/** P2: outside the areas a stop that is near the last one is in the same port. */
function placeOfCall(stay: Stay, { place, isInside }: UndecidedStop): PortLocation {
  if (isInside || !stay.call || !isNearLastStop(stay, MOORED_METERS_MAX)) return place;
  return { portId: stay.call.portId, berth: null };
}

/** P1, P2: begins or continues the call of a stop in port. */
function stopInPort(stay: Stay, mmsi: Mmsi, place: PortLocation, changed: PortCall[]): void {
  const { portId, berth } = place;
  if (stay.call && stay.call.portId !== portId) {
    // P4: both times can be estimates of the same gap.
    stay.leftMs = Math.min(stay.leftMs, stay.sinceMs);
    endCall(stay, changed);
  }
  const before = stay.call ?? newCall(stay, mmsi, portId);
  const isNew = berth !== null && !before.berths.some(({ id }) => id === berth.id);
  const call = isNew ? { ...before, berths: [...before.berths, berth] } : before;
  if (call !== stay.call) changed.push(call);
  stay.call = call;
  stay.firstHeardPortId = null;
  stay.stopLongitude = stay.longitude;
  stay.stopLatitude = stay.latitude;
  remainInPort(stay);
}

/** P6: the arrival of a ship that was in the port when it was heard for the first time is unknown. */
function newCall({ sinceMs, isSinceKnown, ...stay }: Stay, mmsi: Mmsi, portId: number): PortCall {
  const isKnown = isSinceKnown && stay.firstHeardPortId !== portId;
  const begin = { beginMs: sinceMs, ataMs: isKnown ? sinceMs : null };
  return { mmsi, portId, ...begin, endMs: null, atdMs: null, berths: [] };
}

/** P3: a stop outside the port ends the call, unless it is at the last stop in the port. */
function stopElsewhere(stay: Stay, changed: PortCall[]): void {
  if (stay.call && isNearLastStop(stay, SAME_STOP_METERS)) remainInPort(stay);
  else endCall(stay, changed);
}

function remainInPort(stay: Stay): void {
  stay.outsideSinceMs = Number.NaN;
  stay.leftMs = stay.untilMs;
  stay.isLeftKnown = true;
}

/** P1: remembers a place outside the areas where the ship was moored. */
function rememberMooring(stay: Stay): void {
  if (isAtMooring(stay)) return;
  const place = [stay.longitude, stay.latitude] as const;
  stay.moorings = [...stay.moorings, place].slice(-MOORINGS_MAX);
}
