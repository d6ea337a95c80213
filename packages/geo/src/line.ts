import {
  localDistanceSquared,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
} from './distance.ts';
import type { LineGeometry } from './line-geometry.ts';
import { straightMeters } from './straight-meters.ts';

/** A crossing of a segment with a line. */
export interface LineCrossing {
  /** Position along the segment, from 0 to 1. */
  readonly fraction: number;
  /** Distance along the line from its first vertex. */
  readonly distanceMeters: number;
  /** Whether the segment crosses to the side that is on the left of the line, looking from its first vertex. */
  readonly isToLeft: boolean;
}

/**
 * A line, indexed for repeated queries. Its edges are straight in longitude and latitude. Queries accept longitudes
 * from −180 to 180.
 */
export interface Line {
  readonly lengthMeters: number;
  /**
   * Returns the crossings of a segment with the line, in the order of the segment. The segment is straight in longitude
   * and latitude and goes the short way round the world. A point exactly on the line counts as infinitesimally east of
   * it (north of it, on an edge along a parallel), so consecutive segments cross the line as often as they change sides,
   * also at its vertices.
   */
  crossings(
    fromLongitude: number,
    fromLatitude: number,
    toLongitude: number,
    toLatitude: number,
  ): readonly LineCrossing[];
  /** Returns whether a point is nearer to the line than the `nearMeters` passed to `prepareLine`. */
  isNear(longitude: number, latitude: number): boolean;
}

/** Numbers for each edge: its western (then southern) end, its eastern end, whether they are swapped, metres before it. */
const STRIDE = 6;
const SWAPPED = 4;
const METERS = 5;

/** Consecutive edges that share a bounding box: 1000 edges have about as many boxes as a box has edges. */
const CHUNK_EDGES = 32;

const NONE: readonly LineCrossing[] = [];
/** The empty box: west, south, east, north. */
const EMPTY_BOX = [
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

/**
 * Indexes a line. The geometry must be valid, as `parseLine` returns it; this is not checked again.
 * @param nearMeters the distance under which `isNear` returns true, above 0.
 */
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
  /** Degrees by which the line's box must be extended to contain every point that is near. */
  readonly #marginLongitude: number;
  readonly #marginLatitude: number;

  constructor({ coordinates }: LineGeometry, nearMeters: number) {
    const longitudeMin = Math.min(...coordinates.map(([longitude]) => longitude));
    // Shifts the line by whole turns so that its westernmost longitude is from −180 to under 180.
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
    // The segment crosses the meridian at which the line's range of longitudes begins; both sides of it are searched.
    const found =
      x1 > x0
        ? [...this.#crossingsOf(x0 + 360, y0, x1, y1), ...this.#crossingsOf(x0, y0, x1 - 360, y1)]
        : [...this.#crossingsOf(x0, y0, x1 + 360, y1), ...this.#crossingsOf(x0 - 360, y0, x1, y1)];
    return found.sort((a, b) => a.fraction - b.fraction);
  }

  isNear(longitude: number, latitude: number): boolean {
    if (latitude > this.#north + this.#marginLatitude) return false;
    if (latitude < this.#south - this.#marginLatitude) return false;
    const x = this.#turned(longitude);
    if (x <= this.#east + this.#marginLongitude && this.#isNear(x, latitude)) return true;
    return x >= this.#west + 360 - this.#marginLongitude && this.#isNear(x - 360, latitude);
  }

  /** A longitude shifted into the 360° that begin at the line's west; 180 becomes −180 if the line begins there. */
  #turned(longitude: number): number {
    if (longitude < this.#west) return longitude + 360;
    return longitude < this.#west + 360 ? longitude : longitude - 360;
  }

  /** A point on an edge's line counts as infinitesimally east of it, and by less than that north. */
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
    return found ? found.sort((a, b) => a.fraction - b.fraction) : NONE;
  }

  #crossing(at: number, fraction: number, alongEdge: number, isToLeft: boolean): LineCrossing {
    const [px, py, qx, qy] = this.#edges.subarray(at, at + 4);
    const x = px + (qx - px) * alongEdge;
    const y = py + (qy - py) * alongEdge;
    const isSwapped = this.#edges[at + SWAPPED] === 1;
    const meters = isSwapped ? straightMeters(qx, qy, x, y) : straightMeters(px, py, x, y);
    return {
      fraction,
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
      const fraction = Math.min(1, Math.max(0, along));
      const east = px + ex * fraction;
      const north = py + ey * fraction;
      if (east * east + north * north < this.#nearSquared) return true;
    }
    return false;
  }
}

function chunkBoxes(edges: Float64Array): Float64Array {
  const boxes: number[] = [];
  for (let first = 0; first < edges.length; first += CHUNK_EDGES * STRIDE) {
    const box: number[] = [...EMPTY_BOX];
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
