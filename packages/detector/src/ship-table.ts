import { SlotIndex } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';

/** A ship's record has 128 bytes, as 16 floats or, over the same bytes, 32 integers; the integers follow the floats. */
export const SHIP_FLOATS = 16;
export const SHIP_INTS = 32;
const GROWTH = 1.125;
const CAPACITY_MIN = 64;

/** Floats of a ship: its newest fix and the fix before it. */
export const NEWEST_TIME = 0;
export const NEWEST_LONGITUDE = 1;
export const NEWEST_LATITUDE = 2;
/** NaN if the path between the two is unknown: for the first fix, after silence, after a jump. */
export const PREVIOUS_TIME = 3;
export const PREVIOUS_LONGITUDE = 4;
export const PREVIOUS_LATITUDE = 5;
/** Time from which the ship's oldest fix is not needed. */
export const PRUNE_TIME = 6;

/** Position of the ship in the grid, from its last search. */
export const ANCHOR_LONGITUDE = 7;
export const ANCHOR_LATITUDE = 8;
/** Distance from the anchor, in metres, within which the ship needs no search for neighbours; negative: none. */
export const SLACK = 9;
/** The slack of a ship that searches for neighbours at its next fix. */
export const NO_SLACK = -1;

/** Integers of a ship, placed so that those of a search share a cache line with the floats. */
export const GRID_CELL = 29;
export const GRID_PLACE = 30;
/** Number of the last search that visited the ship. */
export const SEARCH_STAMP = 20;
export const SHIP_TABLE_MMSI = 21;
export const NEWEST_FIX = 24;
export const PREVIOUS_FIX = 25;
export const OLDEST_FIX = 26;
export const FIRST_PAIR = 22;
/** Square and cell of the newest fix; the cell is negative if it must be looked up again. */
export const AREA_KEY = 27;
export const AREA_CELL = 28;
/** Cell that contains the whole path from the previous to the newest fix; negative if none does. */
export const PATH_CELL = 23;

/** The records of the ships, by slot. */
export class ShipTable {
  readonly index: SlotIndex = new SlotIndex();
  /** Records as floats, each at `slot * SHIP_FLOATS`. Replaced when the table grows. */
  floats: Float64Array = new Float64Array(0);
  /** The same bytes as integers, each record at `slot * SHIP_INTS`. Replaced when the table grows. */
  ints: Int32Array = new Int32Array(0);

  get count(): number {
    return this.index.size;
  }

  get byteLength(): number {
    return this.floats.byteLength + this.index.byteLength;
  }

  /** Adds a ship and returns its slot; its floats are undefined. */
  add(mmsi: Mmsi): number {
    const slot = this.index.add(mmsi);
    if ((slot + 1) * SHIP_FLOATS > this.floats.length) {
      this.#resize(Math.max(CAPACITY_MIN, Math.ceil(slot * GROWTH)));
    }
    this.ints.fill(-1, slot * SHIP_INTS + SEARCH_STAMP, (slot + 1) * SHIP_INTS);
    this.ints[slot * SHIP_INTS + SHIP_TABLE_MMSI] = mmsi;
    return slot;
  }

  /** Removes a ship; its slot is reused. */
  remove(slot: number): void {
    this.index.remove(this.ints[slot * SHIP_INTS + SHIP_TABLE_MMSI]);
    this.ints[slot * SHIP_INTS + SHIP_TABLE_MMSI] = -1;
  }

  /** Calls back with the slot of each ship. */
  forEach(visit: (slot: number) => void): void {
    for (let slot = 0; slot < this.index.slotsUsed; slot++) {
      if (this.ints[slot * SHIP_INTS + SHIP_TABLE_MMSI] >= 0) visit(slot);
    }
  }

  /** Returns a view of the records, which is of use until the next change. */
  save(): Float64Array {
    return this.floats.subarray(0, this.index.slotsUsed * SHIP_FLOATS);
  }

  /** Restores the records of `save`, into an empty table. */
  restore(floats: Float64Array): void {
    this.floats = floats;
    this.ints = new Int32Array(floats.buffer, floats.byteOffset, 2 * floats.length);
    const mmsis = this.ints.filter((_, i) => i % SHIP_INTS === SHIP_TABLE_MMSI);
    this.index.restore(mmsis);
  }

  #resize(capacity: number): void {
    const floats = new Float64Array(capacity * SHIP_FLOATS);
    floats.set(this.floats);
    this.floats = floats;
    this.ints = new Int32Array(floats.buffer);
  }
}
