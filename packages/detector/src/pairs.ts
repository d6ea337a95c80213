import type { AreaCells } from './area-cells.ts';
import type { Encounters } from './encounters.ts';
import type { FixPool } from './fix-pool.ts';
import {
  DUE,
  FIRST_ENCOUNTER,
  FIRST_SHIP,
  IS_AT_REST,
  IS_NEW_PAIR,
  NEXT_PAIR,
  PAIR_FLOATS,
  PAIR_INTS,
  SECOND_SHIP,
  STEPPED_UNTIL,
} from './pair-pool.ts';
import type { PairStepper } from './pair-stepper.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { Rests } from './rests.ts';
import { areNear, setSteppedUntil } from './ship-fixes.ts';
import {
  FIRST_PAIR,
  NEWEST_TIME,
  NO_SLACK,
  OLDEST_FIX,
  PATH_CELL,
  PREVIOUS_FIX,
  PREVIOUS_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  SHIP_TABLE_MMSI,
  type ShipTable,
  SLACK,
} from './ship-table.ts';
import type { Timing } from './timing.ts';

/** The pairs of ships that are near one another. Each ship has a linked list of its pairs. */
export class Pairs {
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pool: RecordPool;
  readonly #encounters: Encounters;
  readonly #stepper: PairStepper;
  readonly #areas: AreaCells;
  readonly #timing: Timing;
  readonly #rests: Rests;
  readonly #listed: number[] = [];
  /** Partners whose pairs with the ship stepped last were removed in that step. */
  readonly #removed: number[] = [];
  #removedCount = 0;
  /** Sum of the prefetched values, stored so that the compiler does not eliminate the reads. */
  readonly #prefetched: Float64Array = new Float64Array(1);

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pool: RecordPool,
    encounters: Encounters,
    stepper: PairStepper,
    areas: AreaCells,
    timing: Timing,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pool = pool;
    this.#encounters = encounters;
    this.#stepper = stepper;
    this.#areas = areas;
    this.#timing = timing;
    this.#rests = new Rests(ships, fixes, pool, encounters, areas, timing);
  }

  /**
   * Pairs two ships from an instant on: the time of `finder`'s previous fix if the other ship was found along its path, or
   * of its newest fix if the path before is unknown. Ships that `stepPairsOf` has just stepped through that time and
   * separated are not paired again, because the events in it would be reported twice.
   * @returns whether the two remain a pair.
   */
  open(finder: number, other: number, fromMs: number, nowMs: number): boolean {
    for (let i = 0; i < this.#removedCount; i++) {
      if (this.#removed[i] === other) return false;
    }
    const shipInts = this.#ships.ints;
    const finderIsFirst =
      shipInts[finder * SHIP_INTS + SHIP_TABLE_MMSI] <
      shipInts[other * SHIP_INTS + SHIP_TABLE_MMSI];
    const first = finderIsFirst ? finder : other;
    const second = finderIsFirst ? other : finder;
    const oldestMs = this.#oldestMs(other);
    const startMs = Math.max(fromMs, oldestMs);
    const isAlongPath = fromMs < this.#ships.floats[finder * SHIP_FLOATS + NEWEST_TIME];
    const pair = this.add(first, second, startMs, isAlongPath && startMs === fromMs);
    this.#stepper.setDue(pair, startMs);
    const otherMs = this.#ships.floats[other * SHIP_FLOATS + NEWEST_TIME];
    if (otherMs < this.#pool.floats[pair * PAIR_FLOATS + DUE]) return true;
    const remains = this.#stepper.step(pair, nowMs);
    if (!remains) this.remove(pair);
    return remains;
  }

  /** Whether the paths of two ships are stored from an instant on; they are not if one has been silent since before. */
  areStored(first: number, second: number, fromMs: number): boolean {
    return this.#oldestMs(first) <= fromMs && this.#oldestMs(second) <= fromMs;
  }

  /**
   * Adds a pair that has been stepped up to an instant from which on the paths of both ships are stored; the first ship has the
   * smaller MMSI.
   */
  add(first: number, second: number, steppedUntilMs: number, isNewPair: boolean): number {
    const shipInts = this.#ships.ints;
    const pair = this.#pool.allocate();
    const at = pair * PAIR_INTS;
    const { ints, floats } = this.#pool;
    ints[at + FIRST_SHIP] = first;
    ints[at + SECOND_SHIP] = second;
    ints[at + FIRST_ENCOUNTER] = NONE;
    ints[at + IS_NEW_PAIR] = isNewPair ? 1 : 0;
    setSteppedUntil(this.#pool, this.#ships, this.#fixes, pair, steppedUntilMs);
    floats[pair * PAIR_FLOATS + DUE] = Number.NEGATIVE_INFINITY;
    floats[pair * PAIR_FLOATS + IS_AT_REST] = 0;
    for (let side = 0; side < 2; side++) {
      const slot = side === 0 ? first : second;
      if (shipInts[slot * SHIP_INTS + FIRST_PAIR] === NONE) this.#rests.forget(slot);
      ints[at + NEXT_PAIR + side] = shipInts[slot * SHIP_INTS + FIRST_PAIR];
      shipInts[slot * SHIP_INTS + FIRST_PAIR] = pair;
    }
    return pair;
  }

  /** Calls back with each pair. */
  forEach(visit: (pair: number) => void): void {
    const { ints } = this.#pool;
    this.#ships.forEach((slot) => {
      let pair = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
      while (pair !== NONE) {
        const side = this.#sideOf(pair, slot);
        if (side === 0) visit(pair);
        pair = ints[pair * PAIR_INTS + NEXT_PAIR + side];
      }
    });
  }

  /** Calls back with the slot of each partner of a ship. */
  forEachPartner(slot: number, visit: (partner: number) => void): void {
    const { ints } = this.#pool;
    let pair = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
    while (pair !== NONE) {
      const side = this.#sideOf(pair, slot);
      visit(ints[pair * PAIR_INTS + SECOND_SHIP - side]);
      pair = ints[pair * PAIR_INTS + NEXT_PAIR + side];
    }
  }

  /**
   * Steps the pairs of a ship that has a new fix, before the search for other ships. A pair that is not due is not stepped, and
   * leaves nothing to find if its ships have separated before.
   */
  stepPairsOf(slot: number): void {
    this.#removedCount = 0;
    const { floats, ints } = this.#ships;
    if (ints[slot * SHIP_INTS + FIRST_PAIR] === NONE) return;
    const nowMs = floats[slot * SHIP_FLOATS + NEWEST_TIME];
    const pathCell = ints[slot * SHIP_INTS + PATH_CELL];
    // NaN, so that all pairs are stepped, unless the path to the newest fix is known and lies in one cell.
    const previousMs = pathCell < 0 ? Number.NaN : floats[slot * SHIP_FLOATS + PREVIOUS_TIME];
    const reachMeters = pathCell < 0 ? 0 : this.#areas.cells[pathCell].distanceMetersMax;
    const { longestGapMs } = this.#timing;
    const storedMs = nowMs - longestGapMs;
    const lastMs = this.#fixes.timeMs(ints[slot * SHIP_INTS + PREVIOUS_FIX]);
    const isStill = this.#rests.update(slot);
    const count = this.#listPairs(slot);
    for (let i = 0; i < count; i++) {
      const pair = this.#listed[i];
      const partner = this.#pool.ints[pair * PAIR_INTS + SECOND_SHIP - this.#sideOf(pair, slot)];
      const partnerMs = floats[partner * SHIP_FLOATS + NEWEST_TIME];
      let isDue = partnerMs >= this.#pool.floats[pair * PAIR_FLOATS + DUE];
      if (this.#pool.floats[pair * PAIR_FLOATS + IS_AT_REST] === 1) {
        // The fixes at the begin of a long silence are still stored.
        if (isStill && !isDue && nowMs - partnerMs <= longestGapMs / 2) continue;
        this.#rests.end(pair, Math.min(lastMs, partnerMs));
        isDue = true;
      }
      // Fixes that are older are deleted after this step.
      const isStored = this.#pool.floats[pair * PAIR_FLOATS + STEPPED_UNTIL] >= storedMs;
      // Nothing more is known about the two.
      if (partnerMs <= previousMs && isStored) continue;
      const canWait = partnerMs > previousMs && isStored && !isDue;
      const remains = canWait
        ? areNear(this.#ships, slot, partner, reachMeters)
        : this.#stepper.step(pair, nowMs);
      if (remains) {
        if (!canWait && partnerMs > previousMs) this.#rests.begin(pair);
        continue;
      }
      this.#removed[this.#removedCount++] = partner;
      this.remove(pair);
    }
  }

  /** Steps all pairs as far as their fixes are known, before something changes that they depend on; all are due then. */
  stepAll(nowMs: number): void {
    const separated: number[] = [];
    this.forEach((pair) => {
      if (!this.#stepUp(pair, nowMs)) separated.push(pair);
      this.#pool.floats[pair * PAIR_FLOATS + DUE] = Number.NEGATIVE_INFINITY;
    });
    for (const pair of separated) this.remove(pair);
  }

  /** D7: ends the current events with a silent ship. */
  endSilent(nowMs: number): void {
    this.#encounters.endSilent(nowMs, (pair) => this.#stepUp(pair, nowMs));
  }

  /** Steps a pair as far as its fixes are known. @returns whether the pair remains */
  #stepUp(pair: number, nowMs: number): boolean {
    if (this.#pool.floats[pair * PAIR_FLOATS + IS_AT_REST] === 1) {
      const newestMs = (side: number): number =>
        this.#ships.floats[this.#pool.ints[pair * PAIR_INTS + side] * SHIP_FLOATS + NEWEST_TIME];
      this.#rests.end(pair, Math.min(newestMs(FIRST_SHIP), newestMs(SECOND_SHIP)));
    }
    return this.#stepper.step(pair, nowMs);
  }

  /**
   * Removes a pair and releases its encounters, none of which has a current event. Both ships lose their slack, so that
   * they search for one another again.
   */
  remove(pair: number): void {
    const { ints } = this.#pool;
    const at = pair * PAIR_INTS;
    for (let side = 0; side < 2; side++) {
      const slot = ints[at + FIRST_SHIP + side];
      const next = ints[at + NEXT_PAIR + side];
      this.#ships.floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
      let previous = NONE;
      let other = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
      while (other !== pair) {
        previous = other;
        other = ints[other * PAIR_INTS + NEXT_PAIR + this.#sideOf(other, slot)];
      }
      if (previous === NONE) this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR] = next;
      else ints[previous * PAIR_INTS + NEXT_PAIR + this.#sideOf(previous, slot)] = next;
    }
    this.#encounters.releaseAllOf(pair);
    this.#pool.release(pair);
  }

  /**
   * Lists the pairs of a ship and reads a value of each and of its partner: the memory fetches them concurrently, while the steps one
   * after another would wait for each.
   */
  #listPairs(slot: number): number {
    const { ints } = this.#pool;
    let count = 0;
    let sum = 0;
    let pair = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
    while (pair !== NONE) {
      const at = pair * PAIR_INTS;
      const side = this.#sideOf(pair, slot);
      this.#listed[count++] = pair;
      sum += this.#ships.floats[ints[at + SECOND_SHIP - side] * SHIP_FLOATS];
      sum += this.#pool.floats[pair * PAIR_FLOATS];
      pair = ints[at + NEXT_PAIR + side];
    }
    this.#prefetched[0] = sum;
    return count;
  }

  /** Time of the oldest fix of a ship that is stored. */
  #oldestMs(slot: number): number {
    return this.#fixes.timeMs(this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX]);
  }

  #sideOf(pair: number, slot: number): 0 | 1 {
    return this.#pool.ints[pair * PAIR_INTS + FIRST_SHIP] === slot ? 0 : 1;
  }
}
