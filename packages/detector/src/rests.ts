import type { AreaCells } from './area-cells.ts';
import type { Encounters } from './encounters.ts';
import type { FixPool } from './fix-pool.ts';
import {
  DUE,
  FIRST_SHIP,
  IS_AT_REST,
  PAIR_FLOATS,
  PAIR_INTS,
  SECOND_SHIP,
  STEPPED_UNTIL,
} from './pair-pool.ts';
import { NONE, type RecordPool } from './record-pool.ts';
import { setSteppedUntil, squaredBetween } from './ship-fixes.ts';
import {
  AREA_CELL,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  OLDEST_FIX,
  PATH_CELL,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
} from './ship-table.ts';
import { REST_METERS, SEARCH_MARGIN } from './thresholds.ts';
import type { Timing } from './timing.ts';

/** Floats of a place: its position, and the time of the first fix there. */
const LONGITUDE = 0;
const LATITUDE = 1;
const SINCE = 2;
const PLACE_FLOATS = 3;

/** A ship that has moved further since its previous fix, by some 20 m, gets no place. */
const SLOW_DEGREES = 2e-4;

/**
 * The places of ships that lie still: all fixes of a ship since one of them are within `REST_METERS` of it, in one square, without a
 * gap. A pair is at rest while both ships are at places so near one another that nothing but the time can change anything: it is not
 * stepped, and continues when one of them leaves. Places are not saved.
 */
export class Rests {
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pairs: RecordPool;
  readonly #encounters: Encounters;
  readonly #areas: AreaCells;
  readonly #timing: Timing;
  #places: Float64Array = new Float64Array(0);
  /** 1 for each ship that has a place. */
  #hasPlace: Uint8Array = new Uint8Array(0);

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pairs: RecordPool,
    encounters: Encounters,
    areas: AreaCells,
    timing: Timing,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pairs = pairs;
    this.#encounters = encounters;
    this.#areas = areas;
    this.#timing = timing;
  }

  /** Forgets the place of a ship that has had no pair, so that its fixes were not compared with it. */
  forget(slot: number): void {
    this.#hasPlace[slot] = 0;
  }

  /** Compares the newest fix of a ship with its place. @returns whether the ship is still there */
  update(slot: number): boolean {
    if (slot >= this.#hasPlace.length) this.#grow(2 * slot + 1);
    if (this.#hasPlace[slot] === 1 && this.#isStill(slot)) return true;
    const { floats } = this.#ships;
    const newest = slot * SHIP_FLOATS;
    const east = floats[newest + NEWEST_LONGITUDE] - floats[newest + PREVIOUS_LONGITUDE];
    const north = floats[newest + NEWEST_LATITUDE] - floats[newest + PREVIOUS_LATITUDE];
    // Most ships move on: they get no place, whose memory would have to be fetched.
    const isSlow = Math.abs(east) + Math.abs(north) < SLOW_DEGREES;
    this.#hasPlace[slot] = isSlow ? 1 : 0;
    if (!isSlow) return false;
    const at = slot * PLACE_FLOATS;
    this.#places[at + LONGITUDE] = floats[newest + NEWEST_LONGITUDE];
    this.#places[at + LATITUDE] = floats[newest + NEWEST_LATITUDE];
    this.#places[at + SINCE] = floats[newest + NEWEST_TIME];
    return false;
  }

  /** Whether a ship that has a place is still there. */
  #isStill(slot: number): boolean {
    const { floats, ints } = this.#ships;
    const newest = slot * SHIP_FLOATS;
    return (
      ints[slot * SHIP_INTS + PATH_CELL] >= 0 &&
      floats[newest + NEWEST_TIME] - floats[newest + PREVIOUS_TIME] <= this.#timing.shortestGapMs &&
      this.#squaredTo(slot, floats[newest + NEWEST_LONGITUDE], floats[newest + NEWEST_LATITUDE]) <=
        REST_METERS * REST_METERS
    );
  }

  #grow(slots: number): void {
    const [places, hasPlace] = [new Float64Array(PLACE_FLOATS * slots), new Uint8Array(slots)];
    places.set(this.#places);
    hasPlace.set(this.#hasPlace);
    this.#places = places;
    this.#hasPlace = hasPlace;
  }

  /** Puts a pair that has just been stepped to rest, if both ships lie still, well within the distance of all configurations. */
  begin(pair: number): void {
    const { ints, floats } = this.#pairs;
    const untilMs = floats[pair * PAIR_FLOATS + STEPPED_UNTIL];
    const first = ints[pair * PAIR_INTS + FIRST_SHIP];
    const second = ints[pair * PAIR_INTS + SECOND_SHIP];
    const places = this.#places;
    if (this.#hasPlace[first] !== 1 || this.#hasPlace[second] !== 1) return;
    // Both were there before, so the last segment is known, and lies wholly at the places.
    if (places[first * PLACE_FLOATS + SINCE] >= untilMs) return;
    if (places[second * PLACE_FLOATS + SINCE] >= untilMs) return;
    const { cells } = this.#areas;
    const cellA = cells[this.#ships.ints[first * SHIP_INTS + AREA_CELL]];
    const cellB = cells[this.#ships.ints[second * SHIP_INTS + AREA_CELL]];
    if (!cellA || !cellB) return;
    const insideMeters = this.#encounters.insideMeters(cellA, cellB, untilMs);
    const leftMeters = insideMeters / SEARCH_MARGIN - 2 * REST_METERS;
    if (leftMeters <= 0) return;
    const other = second * PLACE_FLOATS;
    const squared = this.#squaredTo(first, places[other + LONGITUDE], places[other + LATITUDE]);
    if (squared > leftMeters * leftMeters) return;
    const dueMs = this.#encounters.due.atRest(pair, untilMs);
    if (dueMs <= untilMs) return;
    floats[pair * PAIR_FLOATS + DUE] = dueMs;
    floats[pair * PAIR_FLOATS + IS_AT_REST] = 1;
  }

  /**
   * Ends the rest of a pair: it has been close up to an instant, and is stepped from the last fix before it. From there on the steps,
   * and so the instants and positions, are those without a rest.
   */
  end(pair: number, closeUntilMs: number): void {
    const { ints, floats } = this.#pairs;
    floats[pair * PAIR_FLOATS + IS_AT_REST] = 0;
    floats[pair * PAIR_FLOATS + DUE] = Number.NEGATIVE_INFINITY;
    const first = ints[pair * PAIR_INTS + FIRST_SHIP];
    const second = ints[pair * PAIR_INTS + SECOND_SHIP];
    const fromMs = Math.max(
      this.#lastFixMs(first, closeUntilMs),
      this.#lastFixMs(second, closeUntilMs),
    );
    if (fromMs <= floats[pair * PAIR_FLOATS + STEPPED_UNTIL]) return;
    setSteppedUntil(this.#pairs, this.#ships, this.#fixes, pair, fromMs);
    this.#encounters.continueAll(pair, fromMs);
  }

  /** The time of the last fix of a ship before an instant; −Infinity if none is stored. */
  #lastFixMs(slot: number, beforeMs: number): number {
    let lastMs = Number.NEGATIVE_INFINITY;
    let fix = this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX];
    for (; fix !== NONE && this.#fixes.timeMs(fix) < beforeMs; fix = this.#fixes.next(fix)) {
      lastMs = this.#fixes.timeMs(fix);
    }
    return lastMs;
  }

  /** Squared distance in m² from the place of a ship to a position. */
  #squaredTo(slot: number, longitude: number, latitude: number): number {
    const at = slot * PLACE_FLOATS;
    const places = this.#places;
    return squaredBetween(places[at + LONGITUDE], places[at + LATITUDE], longitude, latitude);
  }
}
