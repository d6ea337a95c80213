import {
  localDistanceSquared,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
} from './distance.ts';
import type { LineGeometry } from './line-geometry.ts';
import { straightMeters } from './straight-meters.ts';

/** Where a way crosses a line. */
export interface LineCrossing {
  /** Of the way, from 0 to 1. */
  readonly part: number;
  /** From the line's first vertex, along the line. */
  readonly distanceMeters: number;
  /** Whether the way leads to the side that is on the left along the line, from its first vertex. */
  readonly isToLeft: boolean;
}

/**
 * A line made ready for many questions; its edges are straight in longitude and latitude. Places are asked for with
 * longitudes from −180 to 180.
 */
export interface Line {
  readonly lengthMeters: number;
  /**
   * Where a way that is straight in longitude and latitude, the short way round, crosses the line; in the order of the way.
   * What lies exactly on the line counts as a hair's breadth east of it (on an edge along a parallel, north of it), so
   * ways that follow one another cross it as often as they change sides, also at its vertices.
   */
  crossings(
    fromLongitude: number,
    fromLatitude: number,
    toLongitude: number,
    toLatitude: number,
  ): readonly LineCrossing[];
  /** Whether a place is nearer to the line than the metres that it was prepared for. */
  isNear(longitude: number, latitude: number): boolean;
}

/** Of each edge: its western (then southern) end, its eastern end, whether these are swapped, metres before it. */
const STRIDE = 6;
const SWAPPED = 4;
const METERS = 5;

/** So many edges that follow one another have a box together: as many as there are boxes, at most. */
const CHUNK_EDGES = 32;

const NONE: readonly LineCrossing[] = [];
/** A box that holds nothing: west, south, east, north. */
const NOWHERE = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

/** Makes a line ready; the geometry must be valid (`parseLine`). @param nearMeters what is nearer is near, above 0 */
export function prepareLine(geometry: LineGeometry, nearMeters: number): Line {
  return new PreparedLine(geometry, nearMeters);
}

class PreparedLine implements Line {
  readonly lengthMeters: number;
  readonly #edges: Float64Array;
  /** West, south, east and north of each chunk of edges. */
  readonly #boxes: Float64Array;
  readonly #nearSquared: number;
  #west = Number.POSITIVE_INFINITY;
  #east = Number.NEGATIVE_INFINITY;
  #south = Number.POSITIVE_INFINITY;
  #north = Number.NEGATIVE_INFINITY;
  /** How far around the box something may be near. */
  readonly #marginLongitude: number;
  readonly #marginLatitude: number;

  constructor({ coordinates }: LineGeometry, nearMeters: number) {
    const longitudeMin = Math.min(...coordinates.map(([longitude]) => longitude));
    // Moved around the world so that the westernmost longitude is from −180 to under 180.
    const turn = -360 * Math.floor((longitudeMin + 180) / 360);
    const edges: number[] = [];
    let meters = 0;
    for (let i = 1; i < coordinates.length; i++) {
      const [fromX, y0] = coordinates[i - 1];
      const [toX, y1] = coordinates[i];
      const [x0, x1] = [fromX + turn, toX + turn];
      if (x0 === x1 && y0 === y1) continue;
      const isSwapped = x0 > x1 || (x0 === x1 && y0 > y1);
      if (isSwapped) edges.push(x1, y1, x0, y0, 1, meters);
      else edges.push(x0, y0, x1, y1, 0, meters);
      meters += straightMeters(x0, y0, x1, y1);
      this.#west = Math.min(this.#west, x0, x1);
      this.#east = Math.max(this.#east, x0, x1);
      this.#south = Math.min(this.#south, y0, y1);
      this.#north = Math.max(this.#north, y0, y1);
    }
    this.lengthMeters = meters;
    this.#edges = Float64Array.from(edges);
    this.#boxes = chunkBoxes(this.#edges);
    this.#nearSquared = nearMeters * nearMeters;
    this.#marginLatitude = nearMeters / METERS_PER_DEGREE_LATITUDE_MIN;
    const poleward = Math.max(-this.#south, this.#north) + this.#marginLatitude;
    this.#marginLongitude = poleward < 90 ? nearMeters / metersPerDegreeLongitude(poleward) : 360;
  }

  crossings(
    fromLongitude: number,
    y0: number,
    toLongitude: number,
    y1: number,
  ): readonly LineCrossing[] {
    if ((y0 > this.#north && y1 > this.#north) || (y0 < this.#south && y1 < this.#south)) {
      return NONE;
    }
    const x0 = this.#turned(fromLongitude);
    const x1 = this.#turned(toLongitude);
    const isAround = x1 - x0 > 180 || x0 - x1 > 180;
    if (!isAround) {
      if (x0 > this.#east && x1 > this.#east) return NONE;
      return this.#crossingsOf(x0, y0, x1, y1);
    }
    // The way leads across where the line's turn of the world begins; it is looked at on both sides of that.
    const found =
      x1 > x0
        ? [...this.#crossingsOf(x0 + 360, y0, x1, y1), ...this.#crossingsOf(x0, y0, x1 - 360, y1)]
        : [...this.#crossingsOf(x0, y0, x1 + 360, y1), ...this.#crossingsOf(x0 - 360, y0, x1, y1)];
    return found.sort((a, b) => a.part - b.part);
  }

  isNear(longitude: number, latitude: number): boolean {
    if (latitude > this.#north + this.#marginLatitude) return false;
    if (latitude < this.#south - this.#marginLatitude) return false;
    const x = this.#turned(longitude);
    if (x <= this.#east + this.#marginLongitude && this.#isNear(x, latitude)) return true;
    return x >= this.#west + 360 - this.#marginLongitude && this.#isNear(x - 360, latitude);
  }

  /** A longitude in the line's turn of the world; 180 is −180 to a line that begins there. */
  #turned(longitude: number): number {
    if (longitude < this.#west) return longitude + 360;
    return longitude < this.#west + 360 ? longitude : longitude - 360;
  }

  /** A place on an edge's line is a hair's breadth east of it, and less than that north. */
  #crossingsOf(x0: number, y0: number, x1: number, y1: number): readonly LineCrossing[] {
    const edges = this.#edges;
    const [west, east] = x0 < x1 ? [x0, x1] : [x1, x0];
    const [south, north] = y0 < y1 ? [y0, y1] : [y1, y0];
    const dx = x1 - x0;
    const dy = y1 - y0;
    const isTieLeft = dy > 0 || (dy === 0 && dx < 0);
    const boxes = this.#boxes;
    let found: LineCrossing[] | undefined;
    for (let box = 0; box < boxes.length; box += 4) {
      if (boxes[box + 2] < west || boxes[box] > east) continue;
      if (boxes[box + 3] < south || boxes[box + 1] > north) continue;
      const first = (box / 4) * CHUNK_EDGES * STRIDE;
      const end = Math.min(edges.length, first + CHUNK_EDGES * STRIDE);
      for (let at = first; at < end; at += STRIDE) {
        const px = edges[at];
        const py = edges[at + 1];
        const qx = edges[at + 2];
        const qy = edges[at + 3];
        if (qx < west || px > east) continue;
        const from = (qx - px) * (y0 - py) - (x0 - px) * (qy - py);
        const to = (qx - px) * (y1 - py) - (x1 - px) * (qy - py);
        const isOnLeft = qy <= py;
        const isFromLeft = from > 0 || (from === 0 && isOnLeft);
        const isToLeft = to > 0 || (to === 0 && isOnLeft);
        if (isFromLeft === isToLeft) continue;
        const p = dx * (py - y0) - dy * (px - x0);
        const q = dx * (qy - y0) - dy * (qx - x0);
        if ((p > 0 || (p === 0 && isTieLeft)) === (q > 0 || (q === 0 && isTieLeft))) continue;
        found ??= [];
        found.push(this.#crossing(at, from / (from - to), p / (p - q), isToLeft));
      }
    }
    return found ? found.sort((a, b) => a.part - b.part) : NONE;
  }

  #crossing(at: number, part: number, alongEdge: number, isToLeft: boolean): LineCrossing {
    const [px, py, qx, qy] = this.#edges.subarray(at, at + 4);
    const x = px + (qx - px) * alongEdge;
    const y = py + (qy - py) * alongEdge;
    const isSwapped = this.#edges[at + SWAPPED] === 1;
    const meters = isSwapped ? straightMeters(qx, qy, x, y) : straightMeters(px, py, x, y);
    return {
      part,
      distanceMeters: this.#edges[at + METERS] + meters,
      isToLeft: isToLeft !== isSwapped,
    };
  }

  #isNear(x: number, y: number): boolean {
    const edges = this.#edges;
    const eastMeters = metersPerDegreeLongitude(y);
    const northMeters = Math.sqrt(localDistanceSquared(0, 1, y));
    for (let at = 0; at < edges.length; at += STRIDE) {
      const px = (edges[at] - x) * eastMeters;
      const py = (edges[at + 1] - y) * northMeters;
      const ex = (edges[at + 2] - edges[at]) * eastMeters;
      const ey = (edges[at + 3] - edges[at + 1]) * northMeters;
      const along = -(px * ex + py * ey) / (ex * ex + ey * ey);
      const part = Math.min(1, Math.max(0, along));
      const east = px + ex * part;
      const north = py + ey * part;
      if (east * east + north * north < this.#nearSquared) return true;
    }
    return false;
  }
}

function chunkBoxes(edges: Float64Array): Float64Array {
  const boxes: number[] = [];
  for (let first = 0; first < edges.length; first += CHUNK_EDGES * STRIDE) {
    const box: number[] = [...NOWHERE];
    const end = Math.min(edges.length, first + CHUNK_EDGES * STRIDE);
    for (let at = first; at < end; at += STRIDE) {
      box[0] = Math.min(box[0], edges[at]);
      box[1] = Math.min(box[1], edges[at + 1], edges[at + 3]);
      box[2] = Math.max(box[2], edges[at + 2]);
      box[3] = Math.max(box[3], edges[at + 1], edges[at + 3]);
    }
    boxes.push(...box);
  }
  return Float64Array.from(boxes);
}
