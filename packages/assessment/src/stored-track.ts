import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import type { Position, ReportedFix } from '@roadstead/model';
import { COURSE_KNOTS_MIN } from './thresholds.ts';

const CAPACITY_MIN = 16;
/** Above the 16 values of the navigation status. */
const STARTS_TRACK = 16;

/** The fixes of a ship in the order of time, 29 bytes each. Indexes change when fixes are removed. */
export class StoredTrack {
  #count = 0;
  /** Three numbers a fix: time, longitude and latitude. */
  #places: Float64Array = new Float64Array(3 * CAPACITY_MIN);
  /** F4: directions of the bows in degrees, NaN where unknown. */
  #bows: Float32Array = new Float32Array(CAPACITY_MIN);
  /** The navigation status, and `STARTS_TRACK`. */
  #states: Uint8Array = new Uint8Array(CAPACITY_MIN);

  get count(): number {
    return this.#count;
  }

  /** Returns the fixes: three numbers each, directions, and states. */
  save(): readonly [Float64Array, Float32Array, Uint8Array] {
    const count = this.#count;
    return [
      this.#places.subarray(0, 3 * count),
      this.#bows.subarray(0, count),
      this.#states.subarray(0, count),
    ];
  }

  /** Restores the state of `save`. */
  restore([places, bows, states]: readonly [Float64Array, Float32Array, Uint8Array]): void {
    this.#count = 0;
    this.#resize(Math.max(CAPACITY_MIN, states.length));
    this.#count = states.length;
    this.#places.set(places);
    this.#bows.set(bows);
    this.#states.set(states);
  }

  /** Adds a fix later than those before. */
  add(fix: ReportedFix): void {
    if (this.#count === this.#states.length) this.#resize(2 * this.#count);
    const at = this.#count++;
    this.#places[3 * at] = fix.timeMs;
    this.#places[3 * at + 1] = fix.longitude;
    this.#places[3 * at + 2] = fix.latitude;
    this.#bows[at] = bowDegrees(fix) ?? Number.NaN;
    this.#states[at] = fix.navStatus | (fix.startsTrack ? STARTS_TRACK : 0);
  }

  /** Removes the fixes before an instant, but the last of them. */
  removeBefore(timeMs: number): void {
    const removed = this.indexAt(timeMs);
    // Copying less would cost more than it frees.
    if (removed < this.#count / 2) return;
    this.#places.copyWithin(0, 3 * removed, 3 * this.#count);
    this.#bows.copyWithin(0, removed, this.#count);
    this.#states.copyWithin(0, removed, this.#count);
    this.#count -= removed;
    if (4 * this.#count < this.#states.length) {
      this.#resize(Math.max(CAPACITY_MIN, 2 * this.#count));
    }
  }

  timeAt(index: number): number {
    return this.#places[3 * index];
  }

  longitudeAt(index: number): number {
    return this.#places[3 * index + 1];
  }

  latitudeAt(index: number): number {
    return this.#places[3 * index + 2];
  }

  bowAt(index: number): number {
    return this.#bows[index];
  }

  /** The navigation status, 0 to 15 (ITU-R M.1371, table 45). */
  statusAt(index: number): number {
    return this.#states[index] & (STARTS_TRACK - 1);
  }

  /** D10: whether a fix begins a new track, after a jump. */
  startsTrackAt(index: number): boolean {
    return (this.#states[index] & STARTS_TRACK) !== 0;
  }

  /** D1: whether the position between a fix and the next one is known. */
  isKnownAfter(index: number, gapMaxMs: number): boolean {
    const next = index + 1;
    return (
      index >= 0 &&
      next < this.#count &&
      !this.startsTrackAt(next) &&
      this.timeAt(next) - this.timeAt(index) <= gapMaxMs
    );
  }

  /** Returns the index of the last fix not after an instant; −1 if there is none. */
  indexAt(timeMs: number): number {
    let low = -1;
    let high = this.#count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.timeAt(middle) <= timeMs) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** D1: returns the position at an instant, if it is known. */
  positionAt(timeMs: number, gapMaxMs: number): Position | undefined {
    const index = this.indexAt(timeMs);
    if (index < 0) return undefined;
    const longitude = this.longitudeAt(index);
    const latitude = this.latitudeAt(index);
    if (this.timeAt(index) === timeMs) return { longitude, latitude };
    if (!this.isKnownAfter(index, gapMaxMs)) return undefined;
    const fraction = (timeMs - this.timeAt(index)) / (this.timeAt(index + 1) - this.timeAt(index));
    const east = longitudeDifference(longitude, this.longitudeAt(index + 1));
    return {
      longitude: wrapLongitude(longitude + fraction * east),
      latitude: latitude + fraction * (this.latitudeAt(index + 1) - latitude),
    };
  }

  #resize(capacity: number): void {
    const [places, bows, starts] = [this.#places, this.#bows, this.#states];
    this.#places = new Float64Array(3 * capacity);
    this.#bows = new Float32Array(capacity);
    this.#states = new Uint8Array(capacity);
    this.#places.set(places.subarray(0, 3 * this.#count));
    this.#bows.set(bows.subarray(0, this.#count));
    this.#states.set(starts.subarray(0, this.#count));
  }
}

/** F4: the heading, else the course of a ship that moves. */
function bowDegrees({ heading, cog, sog }: ReportedFix): number | null {
  if (heading !== null) return heading;
  return sog !== null && sog >= COURSE_KNOTS_MIN ? cog : null;
}
