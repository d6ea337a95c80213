import { type Box, wrapLongitude } from '@roadstead/geo';
import { type AreaCell, AreaCells } from './area-cells.ts';
import { EVIDENCE_FIRST, EVIDENCE_SECOND } from './encounter-pool.ts';
import type { Encounters } from './encounters.ts';
import type { FixPool } from './fix-pool.ts';
import {
  FIRST_ENCOUNTER,
  FIRST_SHIP,
  IS_FRESH,
  NEXT_PAIR,
  PAIR_FLOATS,
  PAIR_INTS,
  SECOND_SHIP,
  STEPPED_FIX,
  STEPPED_UNTIL,
} from './pair-pool.ts';
import { Piece } from './piece.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import {
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
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
  SLACK,
  WAY_CELL,
} from './ship-table.ts';
import { PIECE_LATITUDE_DEGREES_MAX, SEARCH_MARGIN } from './thresholds.ts';

/** The pairs of ships that are near one another, stepped forward as fixes come. */
export class Pairs {
  /** What the configurations say of each place; replaced when they change. */
  areas: AreaCells;
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pool: RecordPool;
  readonly #encounters: Encounters;
  readonly #gapMaxMs: number;
  readonly #piece: Piece = new Piece();
  readonly #gathered: number[] = [];
  /** The ships whose pairs with the ship stepped last were dropped in that step. */
  readonly #dropped: number[] = [];
  #droppedCount = 0;
  /** The sum of what was only read to have it at hand, kept so that the reading is not left out as useless. */
  readonly #touched: Float64Array = new Float64Array(1);

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pool: RecordPool,
    encounters: Encounters,
    areas: AreaCells,
    gapMaxMs: number,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pool = pool;
    this.#encounters = encounters;
    this.areas = areas;
    this.#gapMaxMs = gapMaxMs;
  }

  /**
   * Pairs two ships, to be looked at from an instant on: that of `finder`'s previous fix, in the middle of whose way
   * the other was found, or that of its newest fix where its way before is not known. They are not paired anew where
   * `stepAllOf` has just taken them through that time and parted them: what happened in it would be said twice.
   * @returns whether they stay a pair.
   */
  open(finder: number, other: number, fromMs: number, nowMs: number): boolean {
    for (let i = 0; i < this.#droppedCount; i++) {
      if (this.#dropped[i] === other) return false;
    }
    const finderIsFirst =
      this.#ships.ints[finder * SHIP_INTS + MMSI] < this.#ships.ints[other * SHIP_INTS + MMSI];
    const pair = this.#pool.allocate();
    const at = pair * PAIR_INTS;
    const ints = this.#pool.ints;
    const first = finderIsFirst ? finder : other;
    const second = finderIsFirst ? other : finder;
    ints[at + FIRST_SHIP] = first;
    ints[at + SECOND_SHIP] = second;
    ints[at + FIRST_ENCOUNTER] = NONE;
    const oldestMs = this.#fixes.timeMs(this.#ships.ints[other * SHIP_INTS + OLDEST_FIX]);
    const startMs = Math.max(fromMs, oldestMs);
    const isInMidWay = fromMs < this.#ships.floats[finder * SHIP_FLOATS + NEWEST_TIME];
    ints[at + IS_FRESH] = isInMidWay && startMs === fromMs ? 1 : 0;
    this.#pool.floats[pair * PAIR_FLOATS + STEPPED_UNTIL] = startMs;
    for (const [side, slot] of [first, second].entries()) {
      ints[at + STEPPED_FIX + side] = this.#newestFixUntil(slot, startMs);
      ints[at + NEXT_PAIR + side] = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
      this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR] = pair;
    }
    const isKept = this.#step(pair, nowMs);
    if (!isKept) this.drop(pair);
    return isKept;
  }

  forEachPartner(slot: number, visit: (partner: number) => void): void {
    const { ints } = this.#pool;
    let pair = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
    while (pair !== NONE) {
      const side = this.#sideOf(pair, slot);
      visit(ints[pair * PAIR_INTS + SECOND_SHIP - side]);
      pair = ints[pair * PAIR_INTS + NEXT_PAIR + side];
    }
  }

  /** Steps the pairs of a ship that has a new fix, before it looks for others. */
  stepAllOf(slot: number): void {
    this.#droppedCount = 0;
    if (this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR] === NONE) return;
    const nowMs = this.#ships.floats[slot * SHIP_FLOATS + NEWEST_TIME];
    const count = this.#gather(slot);
    for (let i = 0; i < count; i++) {
      const pair = this.#gathered[i];
      if (this.#step(pair, nowMs)) continue;
      const partnerAt = pair * PAIR_INTS + SECOND_SHIP - this.#sideOf(pair, slot);
      this.#dropped[this.#droppedCount++] = this.#pool.ints[partnerAt];
      this.drop(pair);
    }
  }

  /** Forgets a pair; its encounters must be over or never come to be events. The ships have to look for one another. */
  drop(pair: number): void {
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
    this.#encounters.forget(pair);
    this.#pool.release(pair);
  }

  /** The configurations of a way, from a place to a place in degrees. */
  cellOfWay(longitude: number, latitude: number, east: number, north: number): AreaCell {
    const to = wrapLongitude(longitude + east);
    const key = AreaCells.keyOf(wrapLongitude(longitude), latitude);
    if (key === AreaCells.keyOf(to, latitude + north)) {
      return this.areas.cells[this.areas.numberOf(key)];
    }
    const box: Box = {
      west: Math.min(longitude, longitude + east),
      south: Math.min(latitude, latitude + north),
      east: Math.max(longitude, longitude + east),
      north: Math.max(latitude, latitude + north),
    };
    return this.areas.cellOf(box);
  }

  /**
   * Lists the pairs of a ship, and reads something of each partner and encounter: the memory can then fetch them all at
   * once, where the steps one after another would wait for each.
   */
  #gather(slot: number): number {
    const { ints } = this.#pool;
    let count = 0;
    let touched = 0;
    let pair = this.#ships.ints[slot * SHIP_INTS + FIRST_PAIR];
    while (pair !== NONE) {
      const at = pair * PAIR_INTS;
      const side = this.#sideOf(pair, slot);
      this.#gathered[count++] = pair;
      touched += this.#ships.floats[ints[at + SECOND_SHIP - side] * SHIP_FLOATS];
      touched += this.#encounters.touch(ints[at + FIRST_ENCOUNTER]);
      pair = ints[at + NEXT_PAIR + side];
    }
    this.#touched[0] = touched;
    return count;
  }

  #sideOf(pair: number, slot: number): 0 | 1 {
    return this.#pool.ints[pair * PAIR_INTS + FIRST_SHIP] === slot ? 0 : 1;
  }

  /**
   * Takes a pair forward to the older of its two newest fixes.
   * @returns whether it is worth keeping: an encounter goes on, or the ships are near.
   */
  #step(pair: number, nowMs: number): boolean {
    const { ints: pairInts, floats: pairFloats } = this.#pool;
    const at = pair * PAIR_INTS;
    const first = pairInts[at + FIRST_SHIP];
    const second = pairInts[at + SECOND_SHIP];
    const { floats, ints } = this.#ships;
    const fromMs = pairFloats[pair * PAIR_FLOATS + STEPPED_UNTIL];
    const firstNewestMs = floats[first * SHIP_FLOATS + NEWEST_TIME];
    const secondNewestMs = floats[second * SHIP_FLOATS + NEWEST_TIME];
    const untilMs = Math.min(firstNewestMs, secondNewestMs);
    if (untilMs <= fromMs) return true;
    const isSimple =
      floats[first * SHIP_FLOATS + PREVIOUS_TIME] <= fromMs &&
      floats[second * SHIP_FLOATS + PREVIOUS_TIME] <= fromMs;
    const isNear = isSimple
      ? this.#stepNewest(pair, first, second, fromMs, untilMs, nowMs)
      : this.#stepThroughFixes(pair, fromMs, untilMs, nowMs);
    pairFloats[pair * PAIR_FLOATS + STEPPED_UNTIL] = untilMs;
    pairInts[at + IS_FRESH] = 0;
    pairInts[at + STEPPED_FIX] =
      ints[first * SHIP_INTS + (untilMs === firstNewestMs ? NEWEST_FIX : PREVIOUS_FIX)];
    pairInts[at + STEPPED_FIX + 1] =
      ints[second * SHIP_INTS + (untilMs === secondNewestMs ? NEWEST_FIX : PREVIOUS_FIX)];
    return isNear || pairInts[at + FIRST_ENCOUNTER] !== NONE;
  }

  /** The common step: both ships sail from their previous to their newest fix all the time. */
  #stepNewest(
    pair: number,
    first: number,
    second: number,
    fromMs: number,
    untilMs: number,
    nowMs: number,
  ): boolean {
    const { floats } = this.#ships;
    const piece = this.#piece;
    piece.startMs = fromMs;
    piece.endMs = untilMs;
    piece.evidenceAtStart = 0;
    piece.evidenceAtEnd = 0;
    for (let side = 0; side < 2; side++) {
      const at = (side === 0 ? first : second) * SHIP_FLOATS;
      const evidence = side === 0 ? EVIDENCE_FIRST : EVIDENCE_SECOND;
      if (floats[at + PREVIOUS_TIME] === fromMs) piece.evidenceAtStart |= evidence;
      if (floats[at + NEWEST_TIME] === untilMs) piece.evidenceAtEnd |= evidence;
      piece.setWay(
        side,
        floats[at + PREVIOUS_TIME],
        floats[at + PREVIOUS_LONGITUDE],
        floats[at + PREVIOUS_LATITUDE],
        floats[at + NEWEST_TIME],
        floats[at + NEWEST_LONGITUDE],
        floats[at + NEWEST_LATITUDE],
      );
    }
    const { cells } = this.areas;
    const wayCellA = this.#ships.ints[first * SHIP_INTS + WAY_CELL];
    const wayCellB = this.#ships.ints[second * SHIP_INTS + WAY_CELL];
    const cellA = wayCellA >= 0 ? cells[wayCellA] : this.#cellOfA();
    const cellB = wayCellB >= 0 ? cells[wayCellB] : this.#cellOfB();
    return this.#advance(pair, cellA, cellB, nowMs);
  }

  /** The general step: over all fixes of the two ships. */
  #stepThroughFixes(pair: number, fromMs: number, untilMs: number, nowMs: number): boolean {
    const at = pair * PAIR_INTS;
    const { ints } = this.#pool;
    if (
      this.#isInGap(ints[at + FIRST_SHIP], fromMs) ||
      this.#isInGap(ints[at + SECOND_SHIP], fromMs)
    ) {
      this.#encounters.passUnknown(pair, untilMs, nowMs);
      // The ship is back: an encounter may begin at this very instant.
      return true;
    }
    const fixes = this.#fixes;
    let fixA = ints[at + STEPPED_FIX];
    let fixB = ints[at + STEPPED_FIX + 1];
    let isNear = false;
    for (let startMs = fromMs; startMs < untilMs; ) {
      const nextA = fixes.next(fixA);
      const nextB = fixes.next(fixB);
      const endMs = Math.min(fixes.timeMs(nextA), fixes.timeMs(nextB), untilMs);
      if (this.#isKnown(fixA, nextA) && this.#isKnown(fixB, nextB)) {
        isNear = this.#stepBetween(pair, fixA, nextA, fixB, nextB, startMs, endMs, nowMs);
      } else {
        this.#encounters.passUnknown(pair, endMs, nowMs);
        isNear = true;
      }
      this.#pool.ints[at + IS_FRESH] = 0;
      if (fixes.timeMs(nextA) === endMs) fixA = nextA;
      if (fixes.timeMs(nextB) === endMs) fixB = nextB;
      startMs = endMs;
    }
    return isNear;
  }

  #stepBetween(
    pair: number,
    fixA: number,
    nextA: number,
    fixB: number,
    nextB: number,
    startMs: number,
    endMs: number,
    nowMs: number,
  ): boolean {
    const piece = this.#piece;
    const fixes = this.#fixes;
    piece.startMs = startMs;
    piece.endMs = endMs;
    piece.evidenceAtStart =
      (fixes.timeMs(fixA) === startMs ? EVIDENCE_FIRST : 0) |
      (fixes.timeMs(fixB) === startMs ? EVIDENCE_SECOND : 0);
    piece.evidenceAtEnd =
      (fixes.timeMs(nextA) === endMs ? EVIDENCE_FIRST : 0) |
      (fixes.timeMs(nextB) === endMs ? EVIDENCE_SECOND : 0);
    for (let side = 0; side < 2; side++) {
      const from = side === 0 ? fixA : fixB;
      const to = side === 0 ? nextA : nextB;
      piece.setWay(
        side,
        fixes.timeMs(from),
        fixes.longitude(from),
        fixes.latitude(from),
        fixes.timeMs(to),
        fixes.longitude(to),
        fixes.latitude(to),
      );
    }
    return this.#advance(pair, this.#cellOfA(), this.#cellOfB(), nowMs);
  }

  /** Takes the encounters through the piece, cut up where it is too long for one (D4). */
  #advance(pair: number, cellA: AreaCell, cellB: AreaCell, nowMs: number): boolean {
    const piece = this.#piece;
    const cuts = Math.ceil(piece.latitudeDegrees / PIECE_LATITUDE_DEGREES_MAX);
    let reachMeters = 0;
    if (cuts <= 1) {
      piece.measure();
      const isFresh = this.#pool.ints[pair * PAIR_INTS + IS_FRESH] === 1;
      reachMeters = this.#encounters.advance(pair, piece, cellA, cellB, isFresh, nowMs);
    } else {
      const whole = piece.copy();
      for (let cut = 0; cut < cuts; cut++) {
        piece.beCutOf(whole, cut / cuts, (cut + 1) / cuts);
        piece.measure();
        const isFresh = cut === 0 && this.#pool.ints[pair * PAIR_INTS + IS_FRESH] === 1;
        reachMeters = this.#encounters.advance(pair, piece, cellA, cellB, isFresh, nowMs);
      }
    }
    return piece.endSquared <= (reachMeters * SEARCH_MARGIN) ** 2;
  }

  #cellOfA(): AreaCell {
    const { longitudeA, latitudeA, eastA, northA } = this.#piece;
    return this.cellOfWay(longitudeA, latitudeA, eastA, northA);
  }

  #cellOfB(): AreaCell {
    const { longitudeB, latitudeB, eastB, northB } = this.#piece;
    return this.cellOfWay(longitudeB, latitudeB, eastB, northB);
  }

  /** D1: whether a ship's way between two of its fixes is known. */
  #isKnown(fix: number, next: number): boolean {
    const fixes = this.#fixes;
    return !fixes.isNextAnew(fix) && fixes.timeMs(next) - fixes.timeMs(fix) <= this.#gapMaxMs;
  }

  /** Whether an instant lies in a silence of the ship that its newest fix has ended. */
  #isInGap(slot: number, atMs: number): boolean {
    const previous = this.#ships.ints[slot * SHIP_INTS + PREVIOUS_FIX];
    if (previous === NONE) return false;
    const previousMs = this.#fixes.timeMs(previous);
    const newestMs = this.#ships.floats[slot * SHIP_FLOATS + NEWEST_TIME];
    return newestMs - previousMs > this.#gapMaxMs && previousMs <= atMs;
  }

  #newestFixUntil(slot: number, untilMs: number): number {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_INTS;
    if (floats[slot * SHIP_FLOATS + NEWEST_TIME] <= untilMs) return ints[at + NEWEST_FIX];
    if (floats[slot * SHIP_FLOATS + PREVIOUS_TIME] <= untilMs) return ints[at + PREVIOUS_FIX];
    let fix = ints[at + OLDEST_FIX];
    for (let next = this.#fixes.next(fix); this.#fixes.timeMs(next) <= untilMs; ) {
      fix = next;
      next = this.#fixes.next(fix);
    }
    return fix;
  }
}
