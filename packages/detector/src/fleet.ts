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
  NEWEST_FIX,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  NO_SLACK,
  OLDEST_FIX,
  PATH_CELL,
  PREVIOUS_FIX,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  PRUNE_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  SHIP_TABLE_MMSI,
  type ShipTable,
  SLACK,
} from './ship-table.ts';
import type { Timing } from './timing.ts';

/** Fixes whose ships are prefetched together: enough to keep the memory busy, few enough to stay in the cache. */
const PREFETCH_FIXES = 64;

/** The ships with their fixes: processes each new fix of a ship. */
export class Fleet {
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pairs: Pairs;
  readonly #areas: AreaCells;
  readonly #search: NeighbourSearch;
  readonly #timing: Timing;
  readonly #slots: Int32Array = new Int32Array(PREFETCH_FIXES);
  /** Sum of the prefetched values, stored so that the compiler does not eliminate the reads. */
  readonly #prefetched: Float64Array = new Float64Array(1);

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pairs: Pairs,
    areas: AreaCells,
    search: NeighbourSearch,
    timing: Timing,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pairs = pairs;
    this.#areas = areas;
    this.#search = search;
    this.#timing = timing;
  }

  /** Marks the area cells of all ships as unknown, after the configurations have changed. */
  invalidateCells(): void {
    const { ints } = this.#ships;
    this.#ships.forEach((slot) => {
      ints[slot * SHIP_INTS + AREA_KEY] = -1;
      ints[slot * SHIP_INTS + AREA_CELL] = -1;
      ints[slot * SHIP_INTS + PATH_CELL] = -1;
    });
  }

  /**
   * Looks up the ships of the next fixes and reads a value of each. A ship's record is rarely in the processor's cache; many
   * reads at once are served concurrently, while one after another would wait for each.
   * @returns one past the last prefetched fix.
   */
  prefetch(fixes: readonly Fix[], from: number): number {
    const { index } = this.#ships;
    const { floats } = this.#ships;
    const until = Math.min(fixes.length, from + PREFETCH_FIXES);
    let sum = 0;
    for (let i = from; i < until; i++) {
      const slot = index.get(fixes[i].mmsi);
      this.#slots[i - from] = slot;
      if (slot >= 0) sum += floats[slot * SHIP_FLOATS] + floats[slot * SHIP_FLOATS + SLACK];
    }
    this.#prefetched[0] = sum;
    return until;
  }

  /**
   * Processes the next fix of a ship: steps its pairs and searches for new ones.
   * @param ahead position of the fix among the prefetched ones.
   */
  addFix(fix: Fix, ahead: number): void {
    let slot = this.#slots[ahead];
    if (slot < 0 || this.#ships.ints[slot * SHIP_INTS + SHIP_TABLE_MMSI] !== fix.mmsi) {
      slot = this.#ships.index.get(fix.mmsi);
    }
    if (slot < 0) {
      slot = this.#ships.add(fix.mmsi);
      this.#addFirstFix(slot, fix);
    } else {
      this.#appendFix(slot, fix);
    }
    this.#pairs.stepPairsOf(slot);
    // Afterwards, because pairs are stepped over these fixes.
    this.#pruneIfDue(slot);
    this.#search.search(slot);
  }

  /** D12: removes the ships that have been silent since before an instant. */
  removeSilent(sinceMs: number): void {
    const { floats, ints } = this.#ships;
    this.#ships.forEach((slot) => {
      if (floats[slot * SHIP_FLOATS + NEWEST_TIME] >= sinceMs) return;
      for (let pair = ints[slot * SHIP_INTS + FIRST_PAIR]; pair !== NONE; ) {
        this.#pairs.remove(pair);
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

  #addFirstFix(slot: number, fix: Fix): void {
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
    this.#locate(slot);
    this.#search.add(slot);
  }

  #appendFix(slot: number, fix: Fix): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const previous = ints[slot * SHIP_INTS + NEWEST_FIX];
    const place = this.#fixes.add(fix);
    const startsTrack = fix.startsTrack === true;
    this.#fixes.link(previous, place, startsTrack);
    const previousMs = floats[at + NEWEST_TIME];
    const isKnown = !startsTrack && fix.timeMs - previousMs <= this.#timing.longestGapMs;
    floats[at + PREVIOUS_TIME] = isKnown ? previousMs : Number.NaN;
    floats[at + PREVIOUS_LONGITUDE] = floats[at + NEWEST_LONGITUDE];
    floats[at + PREVIOUS_LATITUDE] = floats[at + NEWEST_LATITUDE];
    floats[at + NEWEST_TIME] = fix.timeMs;
    floats[at + NEWEST_LONGITUDE] = fix.longitude;
    floats[at + NEWEST_LATITUDE] = fix.latitude;
    ints[slot * SHIP_INTS + PREVIOUS_FIX] = previous;
    ints[slot * SHIP_INTS + NEWEST_FIX] = place;
    this.#locate(slot);
  }

  /** D12: deletes the fixes older than the longest gap, except the newest of them. */
  #pruneIfDue(slot: number): void {
    const fixes = this.#fixes;
    const nowMs = this.#ships.floats[slot * SHIP_FLOATS + NEWEST_TIME];
    let oldest = this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX];
    const isSecondFix = oldest === this.#ships.ints[slot * SHIP_INTS + PREVIOUS_FIX];
    if (nowMs < this.#ships.floats[slot * SHIP_FLOATS + PRUNE_TIME] && !isSecondFix) return;
    let next = fixes.next(oldest);
    while (fixes.timeMs(next) <= nowMs - this.#timing.longestGapMs) {
      fixes.release(oldest);
      oldest = next;
      next = fixes.next(oldest);
    }
    this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX] = oldest;
    this.#ships.floats[slot * SHIP_FLOATS + PRUNE_TIME] =
      fixes.timeMs(next) + this.#timing.longestGapMs;
  }

  /** Looks up the area cells of a ship's newest fix and of the path to it. */
  #locate(slot: number): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const key = AreaCells.keyOf(floats[at + NEWEST_LONGITUDE], floats[at + NEWEST_LATITUDE]);
    const atInts = slot * SHIP_INTS;
    if (key === ints[atInts + AREA_KEY]) {
      ints[atInts + PATH_CELL] = ints[atInts + AREA_CELL];
    } else {
      ints[atInts + AREA_KEY] = key;
      ints[atInts + AREA_CELL] = this.#areas.numberOf(key);
      floats[at + SLACK] = NO_SLACK;
      const isPoint = Number.isNaN(floats[at + PREVIOUS_TIME]);
      ints[atInts + PATH_CELL] = isPoint ? ints[atInts + AREA_CELL] : -1;
    }
  }
}
