import type { SnapshotArray } from '@roadstead/contracts';
import {
  distanceMeters,
  localDistanceSquared,
  longitudeDifference,
  SlotIndex,
} from '@roadstead/geo';
import type { FixReason, Mmsi, TimedPosition } from '@roadstead/model';
import { AGREEING_FIXES_MIN, GEODESIC_METERS_MAX } from './thresholds.ts';

const METERS_PER_SECOND_PER_KNOT = 1852 / 3600;

/** Numbers stored for each ship: its newest accepted fix and its newest jump. */
const STRIDE = 7;
const TIME = 0;
const LONGITUDE = 1;
const LATITUDE = 2;
/** Offset of the jump's time, longitude and latitude. */
const JUMP = 3;
/** Number of consecutive jumps that agree with one another; 0 after an accepted fix. */
const STREAK = 6;

/** The arrays grow by an eighth, so that little memory is unused. */
const GROWTH = 1.125;
const SLOTS_MIN = 64;

/** Marks a free slot instead of an MMSI. */
const FREE = -1;

/** Range in which the local distance is exact to 1 %, so that the geodesic is needed only close to the speed limit. */
const LOCAL_METERS_MAX = 50_000;
const LOCAL_LATITUDE_MAX = 85;

/** The result for a report: a fix of the track, the start of a new track, or a rejection. */
export type CleaningResult = 'fix' | 'start' | Extract<FixReason, 'duplicate' | 'jump'>;

/**
 * Classifies the reports of ships by D10, and by D8 for two fixes at one time. Reports must be sorted by time and position.
 * A ship is deleted when it can have sailed anywhere since its last fix, because no report can be a jump then.
 */
export class Cleaner {
  readonly #index: SlotIndex = new SlotIndex();
  #mmsis: Int32Array = new Int32Array(SLOTS_MIN);
  #ships: Float64Array = new Float64Array(SLOTS_MIN * STRIDE);
  readonly #metersPerMs: number;
  readonly #deleteAfterMs: number;
  #nextCleanupMs = Number.NEGATIVE_INFINITY;

  constructor(speedMaxKnots: number) {
    this.#metersPerMs = (speedMaxKnots * METERS_PER_SECOND_PER_KNOT) / 1000;
    this.#deleteAfterMs = GEODESIC_METERS_MAX / this.#metersPerMs;
  }

  /** Number of stored ships. */
  get shipCount(): number {
    return this.#index.size;
  }

  /** Classifies the next report of a ship. */
  classify(mmsi: Mmsi, report: TimedPosition): CleaningResult {
    if (report.timeMs > this.#nextCleanupMs) this.#deleteSilent(report.timeMs);
    const known = this.#index.get(mmsi);
    if (known < 0) {
      this.#accept(this.#add(mmsi), report);
      return 'fix';
    }
    const at = known * STRIDE;
    const lastMs =
      this.#ships[at + STREAK] > 0 ? this.#ships[at + JUMP + TIME] : this.#ships[at + TIME];
    if (report.timeMs === lastMs) return 'duplicate';
    if (this.#canReach(at, report)) {
      this.#accept(known, report);
      return 'fix';
    }
    return this.#classifyJump(at, known, report);
  }

  /** Returns the state for `restore`, as views until the next change: MMSIs, and the numbers of each ship. */
  save(): readonly SnapshotArray[] {
    const used = this.#index.slotsUsed;
    return [this.#mmsis.subarray(0, used), this.#ships.subarray(0, used * STRIDE)];
  }

  /** Restores the state of `save`. */
  restore([mmsis, ships]: readonly SnapshotArray[]): void {
    this.#mmsis = mmsis as Int32Array;
    this.#ships = ships as Float64Array;
    this.#index.restore(this.#mmsis);
  }

  #classifyJump(at: number, slot: number, report: TimedPosition): CleaningResult {
    const ships = this.#ships;
    const streak = ships[at + STREAK];
    const agreeing = streak > 0 && this.#canReach(at + JUMP, report) ? streak + 1 : 1;
    if (agreeing >= AGREEING_FIXES_MIN) {
      this.#accept(slot, report);
      return 'start';
    }
    ships[at + STREAK] = agreeing;
    ships[at + JUMP + TIME] = report.timeMs;
    ships[at + JUMP + LONGITUDE] = report.longitude;
    ships[at + JUMP + LATITUDE] = report.latitude;
    return 'jump';
  }

  /** Whether a ship can have sailed from the position at `at` to that of the report. */
  #canReach(at: number, report: TimedPosition): boolean {
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

  #accept(slot: number, report: TimedPosition): void {
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

  /** Deletes silent ships. Runs rarely, because a pass over all ships for each report would be slow. */
  #deleteSilent(nowMs: number): void {
    for (let slot = 0; slot < this.#index.slotsUsed; slot++) {
      const mmsi = this.#mmsis[slot] as Mmsi;
      const isSilent = nowMs - this.#ships[slot * STRIDE + TIME] > this.#deleteAfterMs;
      if (mmsi !== FREE && isSilent) {
        this.#index.remove(mmsi);
        this.#mmsis[slot] = FREE;
      }
    }
    this.#nextCleanupMs = nowMs + this.#deleteAfterMs / 8;
  }
}
