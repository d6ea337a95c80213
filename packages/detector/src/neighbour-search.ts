import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import { type AreaCell, AreaCells } from './area-cells.ts';
import type { Pairs } from './pairs.ts';
import { type SearchCircle, ShipGrid } from './ship-grid.ts';
import {
  ANCHOR_LATITUDE,
  ANCHOR_LONGITUDE,
  AREA_CELL,
  AREA_KEY,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  NEWEST_TIME,
  NO_SLACK,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
  SLACK,
  STAMP,
  WAY_CELL,
} from './ship-table.ts';
import { CELL_OF_DISTANCE, SEARCH_MARGIN, SLACK_OF_DISTANCE, WAY_OF_RANGE } from './thresholds.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;
/** No degree of latitude, and no degree of longitude over the cosine of its latitude, is longer than 111 694 m. */
const DEGREE_SQUARED_METERS_MAX = 111_694 ** 2;
/** The least radius of curvature of the WGS84 ellipsoid, in metres. */
const EARTH_RADIUS_METERS_MIN = 6_335_439;
/** Only beyond 89° is the bend larger, where nothing is promised. */
const BEND_MAX = 1;

/**
 * Finds who is near whom. A ship is paired with each other whose newest fix was near it as it passed. That finds every
 * encounter that can fire: both ships have a fix in it (D6), and of their first ones in it the later finds the other
 * ship with its newest fix in it too.
 *
 * Most fixes need no search: a ship has an anchor and a slack, and of any two ships without a pair the anchors are
 * further apart than the distance searched for and both slacks. So a ship that is still within its slack has met nobody.
 */
export class NeighbourSearch {
  readonly #ships: ShipTable;
  readonly #pairs: Pairs;
  #grid: ShipGrid;
  #slackMetersMax: number;
  /** Counts the searches, so that a ship can be marked as met in one of them. */
  #search = 0;
  /** Of the search at hand: the distance searched for, where, and the slack that is left to the ship. */
  #reachMeters = 0;
  #slack = 0;
  readonly #circle: SearchCircle = {
    longitude: 0,
    latitude: 0,
    radiusMeters: 0,
    eastScale: 0,
    northScale: 0,
  };
  readonly #found: number[] = [];
  /** The sum of what was only read to have it at hand, kept so that the reading is not left out as useless. */
  readonly #touched: Float64Array = new Float64Array(1);
  readonly #meet = (partner: number): void => {
    this.#ships.ints[partner * SHIP_INTS + STAMP] = this.#search;
  };

  constructor(ships: ShipTable, pairs: Pairs, distanceMeters: number) {
    this.#ships = ships;
    this.#pairs = pairs;
    this.#slackMetersMax = SLACK_OF_DISTANCE * distanceMeters;
    this.#grid = new ShipGrid(ships, CELL_OF_DISTANCE * distanceMeters);
  }

  get byteLength(): number {
    return this.#grid.byteLength;
  }

  /** Lays all ships out for searches of about a distance; nobody has slack then. */
  layOut(distanceMeters: number): void {
    const { floats, ints } = this.#ships;
    this.#ships.forEach((slot) => {
      floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
      ints[slot * SHIP_INTS + STAMP] = -1;
      this.#anchor(slot);
    });
    this.#search = 0;
    this.#slackMetersMax = SLACK_OF_DISTANCE * distanceMeters;
    this.#grid = new ShipGrid(this.#ships, CELL_OF_DISTANCE * distanceMeters);
  }

  add(slot: number): void {
    this.#ships.floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
    this.#anchor(slot);
    this.#grid.insert(slot);
  }

  remove(slot: number): void {
    this.#grid.remove(slot);
  }

  /** Pairs a ship that has a new fix with those that it met on its way. */
  search(slot: number): void {
    if (this.#isWithinSlack(slot)) return;
    const cell = this.#cellOfNewestWay(slot);
    this.#ships.floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
    this.#anchor(slot);
    this.#grid.move(slot);
    if (cell.distanceMetersMax === 0) return;
    this.#search = (this.#search + 1) | 0;
    this.#meet(slot);
    this.#pairs.forEachPartner(slot, this.#meet);
    this.#meetNeighbours(slot, cell);
  }

  /** Whether nobody can be near: the ship is within its slack, and in the place that the slack was reckoned for. */
  #isWithinSlack(slot: number): boolean {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const slack = floats[at + SLACK];
    if (slack < 0 || ints[slot * SHIP_INTS + WAY_CELL] < 0) return false;
    const north = floats[at + NEWEST_LATITUDE] - floats[at + ANCHOR_LATITUDE];
    const east = longitudeDifference(floats[at + ANCHOR_LONGITUDE], floats[at + NEWEST_LONGITUDE]);
    // The cosine's series, cut off, is too large by a little: safe, and much quicker than the cosine.
    const angle = floats[at + ANCHOR_LATITUDE] * RADIANS_PER_DEGREE;
    const half = (angle * angle) / 2;
    const eastward = east * (1 - half + (half * half) / 6);
    return (north * north + eastward * eastward) * DEGREE_SQUARED_METERS_MAX <= slack * slack;
  }

  #anchor(slot: number): void {
    const { floats } = this.#ships;
    const at = slot * SHIP_FLOATS;
    floats[at + ANCHOR_LONGITUDE] = floats[at + NEWEST_LONGITUDE];
    floats[at + ANCHOR_LATITUDE] = floats[at + NEWEST_LATITUDE];
  }

  #cellOfNewestWay(slot: number): AreaCell {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const wayCell = ints[slot * SHIP_INTS + WAY_CELL];
    if (wayCell >= 0) return this.#pairs.areas.cells[wayCell];
    const longitude = floats[at + PREVIOUS_LONGITUDE];
    const latitude = floats[at + PREVIOUS_LATITUDE];
    const east = longitudeDifference(longitude, floats[at + NEWEST_LONGITUDE]);
    return this.#pairs.cellOfWay(
      longitude,
      latitude,
      east,
      floats[at + NEWEST_LATITUDE] - latitude,
    );
  }

  #meetNeighbours(slot: number, cell: AreaCell): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const nowMs = floats[at + NEWEST_TIME];
    const hasWay = !Number.isNaN(floats[at + PREVIOUS_TIME]);
    const fromMs = hasWay ? floats[at + PREVIOUS_TIME] : nowMs;
    const toLongitude = floats[at + NEWEST_LONGITUDE];
    const toLatitude = floats[at + NEWEST_LATITUDE];
    const longitude = hasWay ? floats[at + PREVIOUS_LONGITUDE] : toLongitude;
    const latitude = hasWay ? floats[at + PREVIOUS_LATITUDE] : toLatitude;
    const east = longitudeDifference(longitude, toLongitude);
    const north = toLatitude - latitude;
    const way = Math.sqrt(localDistanceSquared(east, north, latitude + north / 2));
    const rangeMeters = cell.distanceMetersMax + 2 * this.#slackMetersMax;
    // A long way is searched in several circles, as one about all of it would hold too much sea.
    const circles = Math.max(1, Math.ceil(way / (WAY_OF_RANGE * rangeMeters)));
    this.#slack = this.#slackMetersMax;
    for (let i = 0; i < circles; i++) {
      const middle = (i + 0.5) / circles;
      this.#setCircle(cell, longitude + middle * east, latitude + middle * north, way / circles);
      const count = this.#grid.shipsIn(this.#circle, this.#found);
      this.#touch(count);
      for (let j = 0; j < count; j++) {
        const other = this.#found[j];
        if (ints[other * SHIP_INTS + STAMP] === this.#search) continue;
        const otherMs = floats[other * SHIP_FLOATS + NEWEST_TIME];
        const part = hasWay ? (otherMs - fromMs) / (nowMs - fromMs) : 1;
        if (
          otherMs >= fromMs &&
          this.#isNear(other, longitude + part * east, latitude + part * north)
        ) {
          this.#meet(other);
          if (!this.#pair(slot, other, cell, fromMs, nowMs)) this.#slack = NO_SLACK;
        } else {
          this.#shareSlack(other, toLongitude, toLatitude);
        }
      }
    }
    floats[at + SLACK] = this.#slack;
  }

  /** Reads something of each ship found: the memory can then fetch their records at once instead of one by one. */
  #touch(count: number): void {
    let touched = 0;
    for (let i = 0; i < count; i++) {
      touched += this.#ships.floats[this.#found[i] * SHIP_FLOATS + NEWEST_TIME];
      touched += this.#ships.ints[this.#found[i] * SHIP_INTS + STAMP];
    }
    this.#touched[0] = touched;
  }

  /**
   * Sets the circle to search about a stretch of a way. Distances in it are reckoned on the radii at one latitude; what
   * that is wrong by (a degree of longitude shrinks by tan φ · Δφ) is added to the distance searched for.
   */
  #setCircle(cell: AreaCell, longitude: number, latitude: number, wayMeters: number): void {
    const circle = this.#circle;
    const rangeMeters = cell.distanceMetersMax + 2 * this.#slackMetersMax + wayMeters / 2;
    const tangent = Math.abs(Math.tan(latitude * RADIANS_PER_DEGREE));
    const bend = Math.min(BEND_MAX, (rangeMeters / EARTH_RADIUS_METERS_MIN) * tangent);
    circle.longitude = longitude;
    circle.latitude = latitude;
    circle.radiusMeters = rangeMeters * (SEARCH_MARGIN + bend);
    circle.eastScale = localDistanceSquared(1, 0, latitude);
    circle.northScale = localDistanceSquared(0, 1, latitude);
    this.#reachMeters = cell.distanceMetersMax * (SEARCH_MARGIN + bend);
  }

  /** Whether a ship's newest fix is within the distance searched for of a place. */
  #isNear(slot: number, longitude: number, latitude: number): boolean {
    const squared = this.#squaredTo(slot * SHIP_FLOATS + NEWEST_LONGITUDE, longitude, latitude);
    return squared <= this.#reachMeters * this.#reachMeters;
  }

  /** @returns whether the two are a pair now; where not, both have to go on searching. */
  #pair(slot: number, other: number, cell: AreaCell, fromMs: number, nowMs: number): boolean {
    const isPaired =
      this.#shareConfiguration(cell, this.#areaCellOf(other)) &&
      this.#pairs.open(slot, other, fromMs, nowMs);
    if (!isPaired) this.#ships.floats[other * SHIP_FLOATS + SLACK] = NO_SLACK;
    return isPaired;
  }

  /**
   * Shares the room between a ship's new anchor and another ship, which may have to give up some of its slack; what is
   * left for the first one bounds its own.
   */
  #shareSlack(other: number, longitude: number, latitude: number): void {
    const { floats } = this.#ships;
    const at = other * SHIP_FLOATS;
    const slack = floats[at + SLACK];
    let left: number;
    if (slack < 0) {
      left = this.#roomTo(at + NEWEST_LONGITUDE, longitude, latitude);
    } else {
      const room = this.#roomTo(at + ANCHOR_LONGITUDE, longitude, latitude);
      left = room - slack;
      if (slack > room / 2) {
        const used = this.#squaredTo(
          at + ANCHOR_LONGITUDE,
          floats[at + NEWEST_LONGITUDE],
          floats[at + NEWEST_LATITUDE],
        );
        const hasRoom = room > 0 && 4 * used <= room * room;
        floats[at + SLACK] = hasRoom ? room / 2 : NO_SLACK;
        left = hasRoom ? room / 2 : this.#roomTo(at + NEWEST_LONGITUDE, longitude, latitude);
      }
    }
    if (left < this.#slack) this.#slack = left;
  }

  /** By how much a place is further than the distance searched for from the one whose coordinates lie at `at`. */
  #roomTo(at: number, longitude: number, latitude: number): number {
    return Math.sqrt(this.#squaredTo(at, longitude, latitude)) - this.#reachMeters;
  }

  /** The squared distance in m² from a place to the one whose longitude and latitude lie at `at`. */
  #squaredTo(at: number, longitude: number, latitude: number): number {
    const { floats } = this.#ships;
    const east = longitudeDifference(longitude, floats[at]);
    const north = floats[at + 1] - latitude;
    return this.#circle.eastScale * east * east + this.#circle.northScale * north * north;
  }

  /** The cell of a ship's newest fix, looked up again where it was forgotten. */
  #areaCellOf(slot: number): AreaCell {
    const { floats, ints } = this.#ships;
    const { areas } = this.#pairs;
    if (ints[slot * SHIP_INTS + AREA_CELL] < 0) {
      const at = slot * SHIP_FLOATS;
      const key = AreaCells.keyOf(floats[at + NEWEST_LONGITUDE], floats[at + NEWEST_LATITUDE]);
      ints[slot * SHIP_INTS + AREA_KEY] = key;
      ints[slot * SHIP_INTS + AREA_CELL] = areas.numberOf(key);
    }
    return areas.cells[ints[slot * SHIP_INTS + AREA_CELL]];
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
