import type { SavedArray } from '@roadstead/contracts';
import {
  distanceMeters,
  localDistanceSquared,
  longitudeDifference,
  SlotIndex,
} from '@roadstead/geo';
import type { FixReason, Mmsi } from '@roadstead/model';
import { AGREEING_FIXES, EARTH_APART_METERS_MAX } from './thresholds.ts';

const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;

/** What is kept of each ship: the newest fix that counted and the newest that was a jump. */
const STRIDE = 7;
const TIME = 0;
const LONGITUDE = 1;
const LATITUDE = 2;
/** Where the jump's time, longitude and latitude begin. */
const JUMP = 3;
/** How many jumps in a row agree with one another; 0 where the newest report counted. */
const STREAK = 6;

/** The arrays grow by an eighth, so that hardly more is taken than is used. */
const GROWTH = 1.125;
const SLOTS_MIN = 64;

/** Stands for an MMSI where a slot is free. */
const FREE = -1;

/** The local distance is exact to 1 % below this, so that the geodesic is needed only close to the limit. */
const LOCAL_METERS_MAX = 50_000;
const LOCAL_LATITUDE_MAX = 85;

/** What is looked at of a report. */
export interface TrackPlace {
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
}

export type Verdict = 'fix' | 'start' | Extract<FixReason, 'duplicate' | 'jump'>;

/**
 * D10, and D8 for two fixes at one time: judges a ship's reports one after another, in the order of time and place.
 * A ship is forgotten when so much time has passed that it can be anywhere, since no report can be a jump then.
 */
export class Cleaner {
  readonly #index: SlotIndex = new SlotIndex();
  #mmsis: Int32Array = new Int32Array(SLOTS_MIN);
  #ships: Float64Array = new Float64Array(SLOTS_MIN * STRIDE);
  readonly #metersPerMs: number;
  readonly #anywhereMs: number;
  #nextForgettingMs = Number.NEGATIVE_INFINITY;

  constructor(speedMaxKnots: number) {
    this.#metersPerMs = (speedMaxKnots * METERS_PER_SECOND_PER_KNOT) / 1000;
    this.#anywhereMs = EARTH_APART_METERS_MAX / this.#metersPerMs;
  }

  /** The ships that are remembered. */
  get shipCount(): number {
    return this.#index.size;
  }

  judge(mmsi: Mmsi, report: TrackPlace): Verdict {
    if (report.timeMs > this.#nextForgettingMs) this.#forget(report.timeMs);
    const known = this.#index.get(mmsi);
    if (known < 0) {
      this.#accept(this.#add(mmsi), report);
      return 'fix';
    }
    const at = known * STRIDE;
    const judgedMs =
      this.#ships[at + STREAK] > 0 ? this.#ships[at + JUMP + TIME] : this.#ships[at + TIME];
    if (report.timeMs === judgedMs) return 'duplicate';
    if (this.#canReach(at, report)) {
      this.#accept(known, report);
      return 'fix';
    }
    return this.#judgeJump(at, known, report);
  }

  /** What `restore` needs: MMSIs, and what is kept of each. */
  save(): readonly SavedArray[] {
    const used = this.#index.slotsUsed;
    return [this.#mmsis.slice(0, used), this.#ships.slice(0, used * STRIDE)];
  }

  restore([mmsis, ships]: readonly SavedArray[]): void {
    this.#mmsis = mmsis as Int32Array;
    this.#ships = ships as Float64Array;
    this.#index.restore(this.#mmsis);
  }

  #judgeJump(at: number, slot: number, report: TrackPlace): Verdict {
    const ships = this.#ships;
    const streak = ships[at + STREAK];
    const agreeing = streak > 0 && this.#canReach(at + JUMP, report) ? streak + 1 : 1;
    if (agreeing >= AGREEING_FIXES) {
      this.#accept(slot, report);
      return 'start';
    }
    ships[at + STREAK] = agreeing;
    ships[at + JUMP + TIME] = report.timeMs;
    ships[at + JUMP + LONGITUDE] = report.longitude;
    ships[at + JUMP + LATITUDE] = report.latitude;
    return 'jump';
  }

  /** Whether a ship can have come from the place at `at` to where it reports. */
  #canReach(at: number, report: TrackPlace): boolean {
    const longitude = this.#ships[at + LONGITUDE];
    const latitude = this.#ships[at + LATITUDE];
    const reachMeters = (report.timeMs - this.#ships[at + TIME]) * this.#metersPerMs;
    const meanLatitude = (latitude + report.latitude) / 2;
    const squared = localDistanceSquared(
      longitudeDifference(longitude, report.longitude),
      report.latitude - latitude,
      meanLatitude,
    );
    const isLocal =
      squared < LOCAL_METERS_MAX * LOCAL_METERS_MAX && Math.abs(meanLatitude) < LOCAL_LATITUDE_MAX;
    if (isLocal && squared < 0.98 * reachMeters * reachMeters) return true;
    if (isLocal && squared > 1.02 * reachMeters * reachMeters) return false;
    return distanceMeters(longitude, latitude, report.longitude, report.latitude) <= reachMeters;
  }

  #accept(slot: number, report: TrackPlace): void {
    const at = slot * STRIDE;
    this.#ships[at + TIME] = report.timeMs;
    this.#ships[at + LONGITUDE] = report.longitude;
    this.#ships[at + LATITUDE] = report.latitude;
    this.#ships[at + STREAK] = 0;
  }

  #add(mmsi: Mmsi): number {
    const slot = this.#index.add(mmsi);
    if (slot >= this.#mmsis.length) {
      const capacity = Math.ceil(GROWTH * slot) + SLOTS_MIN;
      const mmsis = new Int32Array(capacity);
      mmsis.set(this.#mmsis);
      this.#mmsis = mmsis;
      const ships = new Float64Array(capacity * STRIDE);
      ships.set(this.#ships);
      this.#ships = ships;
    }
    this.#mmsis[slot] = mmsi;
    return slot;
  }

  /** Looks seldom: a ship more or less does not matter, a look at all of them for each report would. */
  #forget(nowMs: number): void {
    for (let slot = 0; slot < this.#index.slotsUsed; slot++) {
      const mmsi = this.#mmsis[slot] as Mmsi;
      const isGone = nowMs - this.#ships[slot * STRIDE + TIME] > this.#anywhereMs;
      if (mmsi !== FREE && isGone) {
        this.#index.remove(mmsi);
        this.#mmsis[slot] = FREE;
      }
    }
    this.#nextForgettingMs = nowMs + this.#anywhereMs / 8;
  }
}
