import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import { type AreaCell, AreaCells, sharesConfiguration } from './area-cells.ts';
import type { OwnedSlots } from './pair-slots.ts';
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
  PATH_CELL,
  PREVIOUS_LATITUDE,
  PREVIOUS_LONGITUDE,
  PREVIOUS_TIME,
  SEARCH_STAMP,
  SHIP_FLOATS,
  SHIP_INTS,
  SHIP_TABLE_MMSI,
  type ShipTable,
  SLACK,
} from './ship-table.ts';
import { isWithinSlack } from './slack.ts';
import {
  CELL_WIDTH_PER_DISTANCE,
  PATH_LENGTH_PER_RANGE_MAX,
  SEARCH_MARGIN,
  SLACK_PER_DISTANCE,
} from './thresholds.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;
/** Least radius of curvature of the WGS84 ellipsoid, in metres. */
const EARTH_RADIUS_METERS_MIN = 6_335_439;
/** Upper bound of the correction for meridian convergence; exceeded only beyond 89°, where accuracy is unspecified. */
const BEND_MAX = 1;

/**
 * Searches for ships near one another. A ship is paired with each ship whose newest fix was near it as it passed. That finds
 * every encounter that can fire: both ships have a fix in it (D6), and the later of their first ones finds the other ship
 * with its newest fix in it, too.
 *
 * Most fixes need no search. A ship has an anchor and a slack; the anchors of any two ships without a pair are further apart
 * than the distance searched for and both slacks, unless their pair is in a slot of another detector. So a ship that is still
 * within its slack has met no other ship.
 */
export class NeighbourSearch {
  readonly #ships: ShipTable;
  readonly #pairs: Pairs;
  readonly #areas: AreaCells;
  readonly #owned: OwnedSlots;
  #grid: ShipGrid;
  #slackMetersMax: number;
  /** Number of the search, by which visited ships are marked. */
  #search = 0;
  /** State of the running search: the distance searched for, and the remaining slack of the ship. */
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
  /** Sum of the prefetched values, stored so that the compiler does not eliminate the reads. */
  readonly #prefetched: Float64Array = new Float64Array(1);
  readonly #markVisited = (partner: number): void => {
    this.#ships.ints[partner * SHIP_INTS + SEARCH_STAMP] = this.#search;
  };

  /** @param owned the slots of the pairs to find. @param distanceMeters the typical distance searched for. */
  constructor(
    ships: ShipTable,
    pairs: Pairs,
    areas: AreaCells,
    owned: OwnedSlots,
    distanceMeters: number,
  ) {
    this.#ships = ships;
    this.#pairs = pairs;
    this.#areas = areas;
    this.#owned = owned;
    this.#slackMetersMax = SLACK_PER_DISTANCE * distanceMeters;
    this.#grid = new ShipGrid(ships, CELL_WIDTH_PER_DISTANCE * distanceMeters);
  }

  /** Bytes of the grid. */
  get byteLength(): number {
    return this.#grid.byteLength;
  }

  /** Rebuilds the grid for searches of about a distance; all ships lose their slack. */
  rebuild(distanceMeters: number): void {
    const { floats, ints } = this.#ships;
    this.#ships.forEach((slot) => {
      floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
      ints[slot * SHIP_INTS + SEARCH_STAMP] = -1;
      this.#anchor(slot);
    });
    this.#search = 0;
    this.#slackMetersMax = SLACK_PER_DISTANCE * distanceMeters;
    this.#grid = new ShipGrid(this.#ships, CELL_WIDTH_PER_DISTANCE * distanceMeters);
  }

  /** Adds a ship at its newest fix. */
  add(slot: number): void {
    this.#ships.floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
    this.#anchor(slot);
    this.#grid.insert(slot);
  }

  remove(slot: number): void {
    this.#grid.remove(slot);
  }

  /** Pairs a ship that has a new fix with those near its path. */
  search(slot: number): void {
    if (isWithinSlack(this.#ships, slot)) return;
    const cell = this.#cellOfNewestPath(slot);
    this.#ships.floats[slot * SHIP_FLOATS + SLACK] = NO_SLACK;
    this.#anchor(slot);
    this.#grid.move(slot);
    if (cell.distanceMetersMax === 0) return;
    this.#search = (this.#search + 1) | 0;
    this.#markVisited(slot);
    this.#pairs.forEachPartner(slot, this.#markVisited);
    this.#searchNeighbours(slot, cell);
  }

  #anchor(slot: number): void {
    const { floats } = this.#ships;
    const at = slot * SHIP_FLOATS;
    floats[at + ANCHOR_LONGITUDE] = floats[at + NEWEST_LONGITUDE];
    floats[at + ANCHOR_LATITUDE] = floats[at + NEWEST_LATITUDE];
  }

  #cellOfNewestPath(slot: number): AreaCell {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const pathCell = ints[slot * SHIP_INTS + PATH_CELL];
    if (pathCell >= 0) return this.#areas.cells[pathCell];
    const longitude = floats[at + PREVIOUS_LONGITUDE];
    const latitude = floats[at + PREVIOUS_LATITUDE];
    const east = longitudeDifference(longitude, floats[at + NEWEST_LONGITUDE]);
    return this.#areas.cellOfPath(
      longitude,
      latitude,
      east,
      floats[at + NEWEST_LATITUDE] - latitude,
    );
  }

  #searchNeighbours(slot: number, cell: AreaCell): void {
    const { floats, ints } = this.#ships;
    const at = slot * SHIP_FLOATS;
    const nowMs = floats[at + NEWEST_TIME];
    const hasPath = !Number.isNaN(floats[at + PREVIOUS_TIME]);
    const fromMs = hasPath ? floats[at + PREVIOUS_TIME] : nowMs;
    const toLongitude = floats[at + NEWEST_LONGITUDE];
    const toLatitude = floats[at + NEWEST_LATITUDE];
    const longitude = hasPath ? floats[at + PREVIOUS_LONGITUDE] : toLongitude;
    const latitude = hasPath ? floats[at + PREVIOUS_LATITUDE] : toLatitude;
    const east = longitudeDifference(longitude, toLongitude);
    const north = toLatitude - latitude;
    const path = Math.sqrt(localDistanceSquared(east, north, latitude + north / 2));
    const hasForeign = !this.#owned.isAll;
    const mmsi = ints[slot * SHIP_INTS + SHIP_TABLE_MMSI];
    const rangeMeters = cell.distanceMetersMax + 2 * this.#slackMetersMax;
    // A long path is searched in several circles, because one around all of it would cover too large an area.
    const circles = Math.max(1, Math.ceil(path / (PATH_LENGTH_PER_RANGE_MAX * rangeMeters)));
    this.#slack = this.#slackMetersMax;
    for (let i = 0; i < circles; i++) {
      const middle = (i + 0.5) / circles;
      this.#setCircle(cell, longitude + middle * east, latitude + middle * north, path / circles);
      const count = this.#grid.shipsIn(this.#circle, this.#found);
      this.#prefetch(count);
      for (let j = 0; j < count; j++) {
        const other = this.#found[j];
        if (ints[other * SHIP_INTS + SEARCH_STAMP] === this.#search) continue;
        // L17: before slack is divided, so that ships whose pairs others detect cost no slack, and owned pairs depend on none.
        if (hasForeign && !this.#owned.hasPair(mmsi, ints[other * SHIP_INTS + SHIP_TABLE_MMSI]))
          continue;
        const otherMs = floats[other * SHIP_FLOATS + NEWEST_TIME];
        const fraction = hasPath ? (otherMs - fromMs) / (nowMs - fromMs) : 1;
        if (
          otherMs >= fromMs &&
          this.#isNear(other, longitude + fraction * east, latitude + fraction * north)
        ) {
          this.#markVisited(other);
          if (!this.#pair(slot, other, cell, fromMs, nowMs)) this.#slack = NO_SLACK;
        } else {
          this.#divideSlack(other, toLongitude, toLatitude);
        }
      }
    }
    floats[at + SLACK] = this.#slack;
  }

  /** Reads a value of each ship found, so that the memory fetches their records concurrently. */
  #prefetch(count: number): void {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += this.#ships.floats[this.#found[i] * SHIP_FLOATS + NEWEST_TIME];
      sum += this.#ships.ints[this.#found[i] * SHIP_INTS + SEARCH_STAMP];
    }
    this.#prefetched[0] = sum;
  }

  /**
   * Sets the search circle around a part of a path. Distances in it are computed with the radii at one latitude; the error
   * (a degree of longitude shrinks by tan φ · Δφ) is added to the distance searched for.
   */
  #setCircle(cell: AreaCell, longitude: number, latitude: number, pathMeters: number): void {
    const circle = this.#circle;
    const rangeMeters = cell.distanceMetersMax + 2 * this.#slackMetersMax + pathMeters / 2;
    const tangent = Math.abs(Math.tan(latitude * RADIANS_PER_DEGREE));
    const bend = Math.min(BEND_MAX, (rangeMeters / EARTH_RADIUS_METERS_MIN) * tangent);
    circle.longitude = longitude;
    circle.latitude = latitude;
    circle.radiusMeters = rangeMeters * (SEARCH_MARGIN + bend);
    circle.eastScale = localDistanceSquared(1, 0, latitude);
    circle.northScale = localDistanceSquared(0, 1, latitude);
    this.#reachMeters = cell.distanceMetersMax * (SEARCH_MARGIN + bend);
  }

  /** Whether a ship's newest fix is within the distance searched for from a position. */
  #isNear(slot: number, longitude: number, latitude: number): boolean {
    const squared = this.#squaredTo(slot * SHIP_FLOATS + NEWEST_LONGITUDE, longitude, latitude);
    return squared <= this.#reachMeters * this.#reachMeters;
  }

  /** @returns whether the two ships are a pair now; otherwise both must continue to search. */
  #pair(slot: number, other: number, cell: AreaCell, fromMs: number, nowMs: number): boolean {
    const isPaired =
      sharesConfiguration(cell, this.#areaCellOf(other)) &&
      this.#pairs.open(slot, other, fromMs, nowMs);
    if (!isPaired) this.#ships.floats[other * SHIP_FLOATS + SLACK] = NO_SLACK;
    return isPaired;
  }

  /**
   * Divides the clearance between a ship's new anchor and another ship: the other one can lose a part of its slack, and the
   * rest limits that of the first.
   */
  #divideSlack(other: number, longitude: number, latitude: number): void {
    const { floats } = this.#ships;
    const at = other * SHIP_FLOATS;
    const slack = floats[at + SLACK];
    let left: number;
    if (slack < 0) {
      left = this.#clearanceTo(at + NEWEST_LONGITUDE, longitude, latitude);
    } else {
      const clearance = this.#clearanceTo(at + ANCHOR_LONGITUDE, longitude, latitude);
      left = clearance - slack;
      if (slack > clearance / 2) {
        const used = this.#squaredTo(
          at + ANCHOR_LONGITUDE,
          floats[at + NEWEST_LONGITUDE],
          floats[at + NEWEST_LATITUDE],
        );
        const hasClearance = clearance > 0 && 4 * used <= clearance * clearance;
        floats[at + SLACK] = hasClearance ? clearance / 2 : NO_SLACK;
        left = hasClearance
          ? clearance / 2
          : this.#clearanceTo(at + NEWEST_LONGITUDE, longitude, latitude);
      }
    }
    if (left < this.#slack) this.#slack = left;
  }

  /** Distance in metres, beyond the one searched for, from a position to the one stored at `at`. */
  #clearanceTo(at: number, longitude: number, latitude: number): number {
    return Math.sqrt(this.#squaredTo(at, longitude, latitude)) - this.#reachMeters;
  }

  /** Squared distance in m² from a position to the one stored at `at`. */
  #squaredTo(at: number, longitude: number, latitude: number): number {
    const { floats } = this.#ships;
    const east = longitudeDifference(longitude, floats[at]);
    const north = floats[at + 1] - latitude;
    return this.#circle.eastScale * east * east + this.#circle.northScale * north * north;
  }

  /** The cell of a ship's newest fix, looked up again if it is unknown. */
  #areaCellOf(slot: number): AreaCell {
    const { floats, ints } = this.#ships;
    if (ints[slot * SHIP_INTS + AREA_CELL] < 0) {
      const at = slot * SHIP_FLOATS;
      const key = AreaCells.keyOf(floats[at + NEWEST_LONGITUDE], floats[at + NEWEST_LATITUDE]);
      ints[slot * SHIP_INTS + AREA_KEY] = key;
      ints[slot * SHIP_INTS + AREA_CELL] = this.#areas.numberOf(key);
    }
    return this.#areas.cells[ints[slot * SHIP_INTS + AREA_CELL]];
  }
}
