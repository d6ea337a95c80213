import {
  localDistanceSquared,
  longitudeDifference,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
} from '@roadstead/geo';
import type { Fix } from '@roadstead/model';
import { type AreaCell, AreaCells } from './area-cells.ts';
import type { FixPool } from './fix-pool.ts';
import type { Pairs } from './pairs.ts';
import { NONE } from './record-pool.ts';
import { ShipGrid } from './ship-grid.ts';
import {
  AREA_CELL,
  AREA_KEY,
  FIRST_PAIR,
  GRID_NEXT,
  NEWEST_FIX,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  OLDEST_FIX,
  PREVIOUS_FIX,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  PRUNE_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
  STAMP,
  WAY_CELL,
} from './ship-table.ts';
import { SEARCH_MARGIN } from './thresholds.ts';

/** The ships: what is known of each, who is near whom. */
export class Fleet {
  readonly #ships: ShipTable;
  readonly #fixes: FixPool;
  readonly #pairs: Pairs;
  readonly #gapMaxMs: number;
  #grid: ShipGrid;
  /** Counts the updates, so that a ship can be marked as met in one of them. */
  #update = 0;
  readonly #found: number[] = [];
  readonly #meet = (partner: number): void => {
    this.#ships.ints[partner * SHIP_INTS + STAMP] = this.#update;
  };

  constructor(
    ships: ShipTable,
    fixes: FixPool,
    pairs: Pairs,
    gapMaxMs: number,
    distanceMetersTypical: number,
  ) {
    this.#ships = ships;
    this.#fixes = fixes;
    this.#pairs = pairs;
    this.#gapMaxMs = gapMaxMs;
    this.#grid = new ShipGrid(ships, 2 * distanceMetersTypical);
  }

  get byteLength(): number {
    return this.#grid.byteLength;
  }

  /** Makes the grid fit for searches of another distance. */
  regrid(distanceMetersTypical: number): void {
    const cellMeters = 2 * distanceMetersTypical;
    if (cellMeters !== this.#grid.cellMeters) this.#grid = new ShipGrid(this.#ships, cellMeters);
  }

  /** The ships were restored: lays them out, and forgets who was met in which update. */
  restore(): void {
    this.#grid = new ShipGrid(this.#ships, this.#grid.cellMeters);
    this.#ships.forEach((slot) => {
      this.#ships.ints[slot * SHIP_INTS + STAMP] = -1;
    });
  }

  /** The configurations have changed: what is known of places is to be looked up again. */
  forgetCells(): void {
    const { ints } = this.#ships;
    this.#ships.forEach((slot) => {
      ints.fill(-1, slot * SHIP_INTS + AREA_KEY, slot * SHIP_INTS + WAY_CELL + 1);
    });
  }

  /** Takes a ship's next fix: steps its pairs, and finds new ones. */
  take(fix: Fix): void {
    const known = this.#ships.index.get(fix.mmsi);
    const slot = known < 0 ? this.#ships.add(fix.mmsi) : known;
    if (known < 0) this.#begin(slot, fix);
    else this.#goOn(slot, fix);
    this.#update = (this.#update + 1) | 0;
    this.#pairs.stepAllOf(slot, fix.timeMs, this.#meet);
    this.#search(slot, fix.timeMs);
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
        this.#fixes.pool.release(fix);
        fix = next;
      }
      this.#grid.remove(slot);
      this.#ships.remove(slot);
    });
  }

  #begin(slot: number, fix: Fix): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const place = this.#fixes.add(fix.timeMs, fix.longitude, fix.latitude);
    floats[at + NEWEST_TIME] = fix.timeMs;
    floats[at + NEWEST_LONGITUDE] = fix.longitude;
    floats[at + NEWEST_LATITUDE] = fix.latitude;
    floats[at + PREVIOUS_TIME] = Number.NaN;
    floats[at + PRUNE_TIME] = Number.POSITIVE_INFINITY;
    ints[slot * SHIP_INTS + NEWEST_FIX] = place;
    ints[slot * SHIP_INTS + OLDEST_FIX] = place;
    this.#placeInArea(slot);
    this.#grid.insert(slot);
  }

  #goOn(slot: number, fix: Fix): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const previous = ints[slot * SHIP_INTS + NEWEST_FIX];
    const place = this.#fixes.add(fix.timeMs, fix.longitude, fix.latitude);
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
    this.#grid.move(slot);
  }

  /** D12: of the fixes older than `gapMaxMinutes` only the newest is kept. */
  #prune(slot: number, nowMs: number): void {
    const fixes = this.#fixes;
    let oldest = this.#ships.ints[slot * SHIP_INTS + OLDEST_FIX];
    let next = fixes.next(oldest);
    while (fixes.timeMs(next) <= nowMs - this.#gapMaxMs) {
      fixes.pool.release(oldest);
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
      const isPoint = Number.isNaN(floats[at + PREVIOUS_TIME]);
      ints[atInts + WAY_CELL] = isPoint ? ints[atInts + AREA_CELL] : -1;
    }
  }

  /**
   * Pairs a ship with those whose newest fix was near it when it passed. That finds every encounter that can fire:
   * both ships have a fix in it (D6), and of their first ones the later meets the other ship's newest.
   */
  #search(slot: number, nowMs: number): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const previousMs = floats[at + PREVIOUS_TIME];
    const hasWay = !Number.isNaN(previousMs);
    const fromMs = hasWay ? previousMs : nowMs;
    const toLongitude = floats[at + NEWEST_LONGITUDE];
    const toLatitude = floats[at + NEWEST_LATITUDE];
    const longitude = hasWay ? floats[at + PREVIOUS_LONGITUDE] : toLongitude;
    const latitude = hasWay ? floats[at + PREVIOUS_LATITUDE] : toLatitude;
    const east = longitudeDifference(longitude, toLongitude);
    const north = toLatitude - latitude;
    const wayCell = ints[slot * SHIP_INTS + WAY_CELL];
    const { areas } = this.#pairs;
    const cell =
      wayCell >= 0 ? areas.cells[wayCell] : this.#pairs.cellOfWay(longitude, latitude, east, north);
    const reachMeters = cell.distanceMetersMax * SEARCH_MARGIN;
    if (reachMeters === 0) return;
    const reachNorth = reachMeters / METERS_PER_DEGREE_LATITUDE_MIN;
    const poleward = Math.max(Math.abs(latitude), Math.abs(toLatitude)) + reachNorth;
    const reachEast =
      poleward < 90 ? Math.min(180, reachMeters / metersPerDegreeLongitude(poleward)) : 180;
    const count = this.#grid.bucketsIn(
      Math.min(longitude, longitude + east) - reachEast,
      Math.min(latitude, toLatitude) - reachNorth,
      Math.max(longitude, longitude + east) + reachEast,
      Math.max(latitude, toLatitude) + reachNorth,
      this.#found,
    );
    const perMs = hasWay ? 1 / (nowMs - fromMs) : 0;
    for (let i = 0; i < count; i++) {
      for (
        let other = this.#found[i];
        other !== NONE;
        other = ints[other * SHIP_INTS + GRID_NEXT]
      ) {
        const otherAt = other * SHIP_FLOATS;
        const otherMs = floats[otherAt + NEWEST_TIME];
        if (otherMs < fromMs || (hasWay && otherMs === fromMs)) continue;
        if (ints[other * SHIP_INTS + STAMP] === this.#update || other === slot) continue;
        const part = hasWay ? (otherMs - fromMs) * perMs : 0;
        const ownLatitude = latitude + part * north;
        const apartNorth = floats[otherAt + NEWEST_LATITUDE] - ownLatitude;
        if (apartNorth > reachNorth || apartNorth < -reachNorth) continue;
        const apartEast = longitudeDifference(
          longitude + part * east,
          floats[otherAt + NEWEST_LONGITUDE],
        );
        if (apartEast > reachEast || apartEast < -reachEast) continue;
        const meanLatitude = ownLatitude + apartNorth / 2;
        const squared = localDistanceSquared(apartEast, apartNorth, meanLatitude);
        if (squared > reachMeters * reachMeters) continue;
        this.#meet(other);
        if (this.#shareConfiguration(cell, areas.cells[this.#areaCellOf(other)])) {
          this.#pairs.open(slot, other, fromMs, nowMs);
        }
      }
    }
  }

  /** The cell of a ship's newest fix, looked up again where it was forgotten. */
  #areaCellOf(slot: number): number {
    const { floats, ints } = this.#ships;
    if (ints[slot * SHIP_INTS + AREA_CELL] < 0) {
      const at = slot * SHIP_FLOATS;
      const key = AreaCells.keyOf(floats[at + NEWEST_LONGITUDE], floats[at + NEWEST_LATITUDE]);
      ints[slot * SHIP_INTS + AREA_KEY] = key;
      ints[slot * SHIP_INTS + AREA_CELL] = this.#pairs.areas.numberOf(key);
    }
    return ints[slot * SHIP_INTS + AREA_CELL];
  }

  #shareConfiguration(a: AreaCell, b: AreaCell): boolean {
    if (a === b) return a.watches.length > 0;
    let j = 0;
    for (const { configuration } of a.watches) {
      while (b.watches[j]?.configuration.id < configuration.id) j++;
      if (b.watches[j]?.configuration === configuration) return true;
    }
    return false;
  }
}
