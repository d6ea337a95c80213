import type { AreaCell, AreaCells } from './area-cells.ts';
import { EVIDENCE_FIRST, EVIDENCE_SECOND } from './encounter-pool.ts';
import type { Encounters } from './encounters.ts';
import type { FixPool } from './fix-pool.ts';
import { MotionSegment } from './motion-segment.ts';
import {
  DUE,
  FIRST_ENCOUNTER,
  FIRST_SHIP,
  IS_NEW_PAIR,
  PAIR_FLOATS,
  PAIR_INTS,
  SECOND_SHIP,
  STEPPED_FIX,
  STEPPED_UNTIL,
} from './pair-pool.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { setSteppedUntil } from './ship-fixes.ts';
import {
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  PATH_CELL,
  PREVIOUS_FIX,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
} from './ship-table.ts';
import { SEARCH_MARGIN, SEGMENT_LATITUDE_DEGREES_MAX } from './thresholds.ts';
import type { Timing } from './timing.ts';

/** Steps pairs of ships forward over their fixes, segment by segment, and advances their encounters. */
export class PairStepper {
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pool: RecordPool;
  readonly #encounters: Encounters;
  readonly #areas: AreaCells;
  readonly #timing: Timing;
  readonly #segment: MotionSegment = new MotionSegment();

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pool: RecordPool,
    encounters: Encounters,
    areas: AreaCells,
    timing: Timing,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pool = pool;
    this.#encounters = encounters;
    this.#areas = areas;
    this.#timing = timing;
  }

  /**
   * Steps a pair forward to the older of its two newest fixes.
   * @param nowMs time of the newest fix.
   * @returns whether the pair remains: an encounter continues, or the ships are near one another.
   */
  step(pair: number, nowMs: number): boolean {
    const { ints: pairInts, floats: pairFloats } = this.#pool;
    const at = pair * PAIR_INTS;
    const first = pairInts[at + FIRST_SHIP];
    const second = pairInts[at + SECOND_SHIP];
    const { floats } = this.#ships;
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
    setSteppedUntil(this.#pool, this.#ships, this.#fixes, pair, untilMs);
    this.setDue(pair, untilMs);
    pairInts[at + IS_NEW_PAIR] = 0;
    return isNear || pairInts[at + FIRST_ENCOUNTER] !== NONE;
  }

  /** Sets when a pair that has been stepped up to an instant is due. */
  setDue(pair: number, untilMs: number): void {
    const { shortestWindowMs } = this.#timing;
    const dueMs = this.#encounters.due.ofPair(pair, untilMs, shortestWindowMs);
    this.#pool.floats[pair * PAIR_FLOATS + DUE] = dueMs;
  }

  /** The usual step: all the time, both ships sail from their previous to their newest fix. */
  #stepNewest(
    pair: number,
    first: number,
    second: number,
    fromMs: number,
    untilMs: number,
    nowMs: number,
  ): boolean {
    const { floats } = this.#ships;
    const { gapMaxMs } = this.#timing;
    const segment = this.#segment;
    segment.startMs = fromMs;
    segment.endMs = untilMs;
    segment.evidenceAtStart = 0;
    segment.evidenceAtEnd = 0;
    segment.resetGaps();
    for (let side = 0; side < 2; side++) {
      const at = (side === 0 ? first : second) * SHIP_FLOATS;
      const evidence = side === 0 ? EVIDENCE_FIRST : EVIDENCE_SECOND;
      if (floats[at + PREVIOUS_TIME] === fromMs) segment.evidenceAtStart |= evidence;
      if (floats[at + NEWEST_TIME] === untilMs) segment.evidenceAtEnd |= evidence;
      segment.addGap(floats[at + PREVIOUS_TIME], floats[at + NEWEST_TIME], gapMaxMs);
      segment.setPath(
        side,
        floats[at + PREVIOUS_TIME],
        floats[at + PREVIOUS_LONGITUDE],
        floats[at + PREVIOUS_LATITUDE],
        floats[at + NEWEST_TIME],
        floats[at + NEWEST_LONGITUDE],
        floats[at + NEWEST_LATITUDE],
      );
    }
    const { cells } = this.#areas;
    const pathCellA = this.#ships.ints[first * SHIP_INTS + PATH_CELL];
    const pathCellB = this.#ships.ints[second * SHIP_INTS + PATH_CELL];
    const cellA = pathCellA >= 0 ? cells[pathCellA] : this.#cellOfA();
    const cellB = pathCellB >= 0 ? cells[pathCellB] : this.#cellOfB();
    return this.#advance(pair, cellA, cellB, nowMs);
  }

  /** The general step, over all fixes of the two ships. */
  #stepThroughFixes(pair: number, fromMs: number, untilMs: number, nowMs: number): boolean {
    const at = pair * PAIR_INTS;
    const { ints } = this.#pool;
    if (
      this.#isInGap(ints[at + FIRST_SHIP], fromMs) ||
      this.#isInGap(ints[at + SECOND_SHIP], fromMs)
    ) {
      this.#encounters.skipUnknown(pair, untilMs, nowMs);
      // The silence has ended: an encounter can begin at this very instant.
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
        this.#encounters.skipUnknown(pair, endMs, nowMs);
        isNear = true;
      }
      this.#pool.ints[at + IS_NEW_PAIR] = 0;
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
    const segment = this.#segment;
    const fixes = this.#fixes;
    segment.startMs = startMs;
    segment.endMs = endMs;
    segment.resetGaps();
    segment.evidenceAtStart =
      (fixes.timeMs(fixA) === startMs ? EVIDENCE_FIRST : 0) |
      (fixes.timeMs(fixB) === startMs ? EVIDENCE_SECOND : 0);
    segment.evidenceAtEnd =
      (fixes.timeMs(nextA) === endMs ? EVIDENCE_FIRST : 0) |
      (fixes.timeMs(nextB) === endMs ? EVIDENCE_SECOND : 0);
    for (let side = 0; side < 2; side++) {
      const from = side === 0 ? fixA : fixB;
      const to = side === 0 ? nextA : nextB;
      segment.addGap(fixes.timeMs(from), fixes.timeMs(to), this.#timing.gapMaxMs);
      segment.setPath(
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

  /**
   * Advances the encounters through the segment, which is split if it is too long (D4).
   * @returns whether the ships are near one another at its end.
   */
  #advance(pair: number, cellA: AreaCell, cellB: AreaCell, nowMs: number): boolean {
    const segment = this.#segment;
    const slices = Math.ceil(segment.latitudeDegrees / SEGMENT_LATITUDE_DEGREES_MAX);
    let reachMeters = 0;
    if (slices <= 1) {
      segment.measure();
      const isNewPair = this.#pool.ints[pair * PAIR_INTS + IS_NEW_PAIR] === 1;
      const known = { segment, cellA, cellB, isNewPair, nowMs };
      reachMeters = this.#encounters.advance(pair, known);
    } else {
      const whole = segment.copy();
      for (let slice = 0; slice < slices; slice++) {
        segment.setSlice(whole, slice / slices, (slice + 1) / slices);
        segment.measure();
        const isNewPair = slice === 0 && this.#pool.ints[pair * PAIR_INTS + IS_NEW_PAIR] === 1;
        const known = { segment, cellA, cellB, isNewPair, nowMs };
        reachMeters = this.#encounters.advance(pair, known);
      }
    }
    return segment.endSquared <= (reachMeters * SEARCH_MARGIN) ** 2;
  }

  #cellOfA(): AreaCell {
    const { longitudeA, latitudeA, eastA, northA } = this.#segment;
    return this.#areas.cellOfPath(longitudeA, latitudeA, eastA, northA);
  }

  #cellOfB(): AreaCell {
    const { longitudeB, latitudeB, eastB, northB } = this.#segment;
    return this.#areas.cellOfPath(longitudeB, latitudeB, eastB, northB);
  }

  /** D1: whether the path of a ship between two of its fixes is known. */
  #isKnown(fix: number, next: number): boolean {
    const fixes = this.#fixes;
    return (
      !fixes.isNextTrackStart(fix) &&
      fixes.timeMs(next) - fixes.timeMs(fix) <= this.#timing.longestGapMs
    );
  }

  /** Whether an instant is in a silence of the ship that its newest fix has ended. */
  #isInGap(slot: number, atMs: number): boolean {
    const previous = this.#ships.ints[slot * SHIP_INTS + PREVIOUS_FIX];
    if (previous === NONE) return false;
    const previousMs = this.#fixes.timeMs(previous);
    const newestMs = this.#ships.floats[slot * SHIP_FLOATS + NEWEST_TIME];
    return newestMs - previousMs > this.#timing.longestGapMs && previousMs <= atMs;
  }
}
