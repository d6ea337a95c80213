import type { Fix } from '@roadstead/model';
import { AreaCells } from './area-cells.ts';
import type { FixPool } from './fix-pool.ts';
import type { NeighbourSearch } from './neighbour-search.ts';
import type { Pairs } from './pairs.ts';
import { NONE } from './record-pool.ts';
import {
  AREA_CELL,
  AREA_KEY,
  FIRST_PAIR,
  MMSI,
  NEWEST_FIX,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  NO_SLACK,
  OLDEST_FIX,
  PREVIOUS_FIX,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  PRUNE_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
  SLACK,
  WAY_CELL,
} from './ship-table.ts';

/** So many fixes are looked up together: enough to keep the memory busy, few enough to stay in the cache. */
const LOOK_AHEAD = 64;

/** The ships: what is known of each. */
export class Fleet {
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pairs: Pairs;
  readonly #search: NeighbourSearch;
  readonly #gapMaxMs: number;
  readonly #slots: Int32Array = new Int32Array(LOOK_AHEAD);
  /** The sum of what was read ahead, kept so that the reading is not left out as useless. */
  readonly #touched: Float64Array = new Float64Array(1);

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pairs: Pairs,
    search: NeighbourSearch,
    gapMaxMs: number,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pairs = pairs;
    this.#search = search;
    this.#gapMaxMs = gapMaxMs;
  }

  /** The configurations have changed: what is known of places is to be looked up again. */
  forgetCells(): void {
    const { ints } = this.#ships;
    this.#ships.forEach((slot) => {
      ints[slot * SHIP_INTS + AREA_KEY] = -1;
      ints[slot * SHIP_INTS + AREA_CELL] = -1;
      ints[slot * SHIP_INTS + WAY_CELL] = -1;
    });
  }

  /**
   * Looks up the ships of some fixes that are to be taken. A ship's record is seldom in the processor's cache; asking
   * for many at once lets the memory work at all of them, where one after another would wait for each.
   */
  lookAhead(fixes: readonly Fix[], from: number): number {
    const { index } = this.#ships;
    const { floats } = this.#ships;
    const until = Math.min(fixes.length, from + LOOK_AHEAD);
    let touched = 0;
    for (let i = from; i < until; i++) {
      const slot = index.get(fixes[i].mmsi);
      this.#slots[i - from] = slot;
      if (slot >= 0) touched += floats[slot * SHIP_FLOATS] + floats[slot * SHIP_FLOATS + SLACK];
    }
    this.#touched[0] = touched;
    return until;
  }

  /** Takes the next fix of a ship: steps its pairs, and finds new ones. It is the `ahead`th of those looked up. */
  take(fix: Fix, ahead: number): void {
    let slot = this.#slots[ahead];
    if (slot < 0 || this.#ships.ints[slot * SHIP_INTS + MMSI] !== fix.mmsi) {
      slot = this.#ships.index.get(fix.mmsi);
    }
    if (slot < 0) {
      slot = this.#ships.add(fix.mmsi);
      this.#begin(slot, fix);
    } else {
      this.#goOn(slot, fix);
    }
    this.#pairs.stepAllOf(slot);
    this.#search.search(slot);
  }

  /** Forgets the ships that have been silent since before an instant (D12). */
  forgetSilent(sinceMs: number): void {
    const { floats, ints } = this.#ships;
    this.#ships.forEach((slot) => {
      if (floats[slot * SHIP_FLOATS + NEWEST_TIME] >= sinceMs) return;
      for (let pair = ints[slot * SHIP_INTS + FIRST_PAIR]; pair !== NONE; ) {
        this.#pairs.drop(pair);
        pair = ints[slot * SHIP_INTS + FIRST_PAIR];
      }
      for (let fix = ints[slot * SHIP_INTS + OLDEST_FIX]; fix !== NONE; ) {
        const next = this.#fixes.next(fix);
        this.#fixes.release(fix);
        fix = next;
      }
      this.#search.remove(slot);
      this.#ships.remove(slot);
    });
  }

  #begin(slot: number, fix: Fix): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const place = this.#fixes.add(fix);
    floats[at + NEWEST_TIME] = fix.timeMs;
    floats[at + NEWEST_LONGITUDE] = fix.longitude;
    floats[at + NEWEST_LATITUDE] = fix.latitude;
    floats[at + PREVIOUS_TIME] = Number.NaN;
    floats[at + PRUNE_TIME] = Number.POSITIVE_INFINITY;
    ints[slot * SHIP_INTS + NEWEST_FIX] = place;
    ints[slot * SHIP_INTS + OLDEST_FIX] = place;
    this.#placeInArea(slot);
    this.#search.add(slot);
  }

  #goOn(slot: number, fix: Fix): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const previous = ints[slot * SHIP_INTS + NEWEST_FIX];
    const place = this.#fixes.add(fix);
    const isAnew = fix.startsTrack === true;
    this.#fixes.link(previous, place, isAnew);
    const previousMs = floats[at + NEWEST_TIME];
    const isKnown = !isAnew && fix.timeMs - previousMs <= this.#gapMaxMs;
    floats[at + PREVIOUS_TIME] = isKnown ? previousMs : Number.NaN;
    floats[at + PREVIOUS_LONGITUDE] = floats[at + NEWEST_LONGITUDE];
    floats[at + PREVIOUS_LATITUDE] = floats[at + NEWEST_LATITUDE];
    floats[at + NEWEST_TIME] = fix.timeMs;
    floats[at + NEWEST_LONGITUDE] = fix.longitude;
    floats[at + NEWEST_LATITUDE] = fix.latitude;
    ints[slot * SHIP_INTS + PREVIOUS_FIX] = previous;
    ints[slot * SHIP_INTS + NEWEST_FIX] = place;
    if (fix.timeMs >= floats[at + PRUNE_TIME] || ints[slot * SHIP_INTS + OLDEST_FIX] === previous) {
      this.#prune(slot, fix.timeMs);
    }
    this.#placeInArea(slot);
  }

  /** D12: of the fixes older than `gapMaxMinutes` only the newest is kept. */
  #prune(slot: number, nowMs: number): void {
    const fixes = this.#fixes;
    let oldest = this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX];
    let next = fixes.next(oldest);
    while (fixes.timeMs(next) <= nowMs - this.#gapMaxMs) {
      fixes.release(oldest);
      oldest = next;
      next = fixes.next(oldest);
    }
    this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX] = oldest;
    this.#ships.floats[slot * SHIP_FLOATS + PRUNE_TIME] = fixes.timeMs(next) + this.#gapMaxMs;
  }

  /** Looks up the configurations of a ship's newest fix and of the way to it. */
  #placeInArea(slot: number): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const key = AreaCells.keyOf(floats[at + NEWEST_LONGITUDE], floats[at + NEWEST_LATITUDE]);
    const atInts = slot * SHIP_INTS;
    if (key === ints[atInts + AREA_KEY]) {
      ints[atInts + WAY_CELL] = ints[atInts + AREA_CELL];
    } else {
      ints[atInts + AREA_KEY] = key;
      ints[atInts + AREA_CELL] = this.#pairs.areas.numberOf(key);
      floats[at + SLACK] = NO_SLACK;
      const isPoint = Number.isNaN(floats[at + PREVIOUS_TIME]);
      ints[atInts + WAY_CELL] = isPoint ? ints[atInts + AREA_CELL] : -1;
    }
  }
}
