import { SlotIndex } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';

/** A ship's record is 128 bytes: floats, and behind them, in the same bytes, the integers. */
export const SHIP_FLOATS = 16;
export const SHIP_INTS = 32;
const GROWTH = 1.125;
const CAPACITY_MIN = 64;

/** Floats of a ship: the newest fix, and the fix before it. */
export const NEWEST_TIME = 0;
export const NEWEST_LONGITUDE = 1;
export const NEWEST_LATITUDE = 2;
/** NaN where nothing is known of the way between the two: the first fix, after silence, after a jump. */
export const PREVIOUS_TIME = 3;
export const PREVIOUS_LONGITUDE = 4;
export const PREVIOUS_LATITUDE = 5;
/** When the ship's oldest fix is no longer needed. */
export const PRUNE_TIME = 6;

/** Where the ship was when it was laid out in the grid. */
export const ANCHOR_LONGITUDE = 7;
export const ANCHOR_LATITUDE = 8;
/** How far the ship may go from its anchor, in metres, before neighbours are searched for; negative: at once. */
export const SLACK = 9;
/** The slack of a ship for which neighbours are searched at its next fix. */
export const NO_SLACK = -1;

/** Integers of a ship; a search for neighbours needs the first ones together with the floats. */
export const GRID_CELL = 29;
export const GRID_PLACE = 30;
/** The number of the update that met this ship last. */
export const STAMP = 20;
export const MMSI = 21;
export const NEWEST_FIX = 24;
export const PREVIOUS_FIX = 25;
export const OLDEST_FIX = 26;
export const FIRST_PAIR = 22;
/** The area cell of the newest fix. */
export const AREA_KEY = 27;
export const AREA_CELL = 28;
/** The area cell that holds the whole way from the previous to the newest fix; negative where none does. */
export const WAY_CELL = 23;

/** What the detector knows of each ship, known by its slot. */
export class ShipTable {
  readonly index: SlotIndex = new SlotIndex();
  /** Place `slot * SHIP_FLOATS`. Replaced when the table grows. */
  floats: Float64Array = new Float64Array(0);
  /** The same bytes, place `slot * SHIP_INTS`. Replaced when the table grows. */
  ints: Int32Array = new Int32Array(0);

  get count(): number {
    return this.index.size;
  }

  get byteLength(): number {
    return this.floats.byteLength + this.index.byteLength;
  }

  add(mmsi: Mmsi): number {
    const slot = this.index.add(mmsi);
    if ((slot + 1) * SHIP_FLOATS > this.floats.length) {
      this.#resize(Math.max(CAPACITY_MIN, Math.ceil(slot * GROWTH)));
    }
    this.ints.fill(-1, slot * SHIP_INTS + STAMP, (slot + 1) * SHIP_INTS);
    this.ints[slot * SHIP_INTS + MMSI] = mmsi;
    return slot;
  }

  remove(slot: number): void {
    this.index.remove(this.ints[slot * SHIP_INTS + MMSI]);
    this.ints[slot * SHIP_INTS + MMSI] = -1;
  }

  /** Calls back for each ship. */
  forEach(visit: (slot: number) => void): void {
    for (let slot = 0; slot < this.index.slotsUsed; slot++) {
      if (this.ints[slot * SHIP_INTS + MMSI] >= 0) visit(slot);
    }
  }

  save(): Float64Array {
    return this.floats.slice(0, this.index.slotsUsed * SHIP_FLOATS);
  }

  restore(floats: Float64Array): void {
    this.floats = floats;
    this.ints = new Int32Array(floats.buffer, floats.byteOffset, 2 * floats.length);
    const mmsis = this.ints.filter((_, i) => i % SHIP_INTS === MMSI);
    this.index.restore(mmsis);
  }

  #resize(capacity: number): void {
    const floats = new Float64Array(capacity * SHIP_FLOATS);
    floats.set(this.floats);
    this.floats = floats;
    this.ints = new Int32Array(floats.buffer);
  }
}
