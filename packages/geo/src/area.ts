import { wrapLongitude } from './angles.ts';
import { type AreaGeometry, areaPolygons, type Ring } from './area-geometry.ts';
import type { Box } from './box.ts';
import {
  distanceMeters,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
} from './distance.ts';
import { type Interval, union } from './intervals.ts';

/** Relation of a box to an area: entirely inside, entirely outside, or possibly crossing the boundary. */
export type Relation = 'inside' | 'outside' | 'crossing';

/**
 * A polygon or multipolygon, indexed for repeated queries. Its edges are straight in longitude and latitude; its
 * boundary belongs to it, its holes do not. Queries accept longitudes from −180 to 540, and down to −540 for an area
 * whose own longitudes are at most 180.
 */
export interface Area {
  readonly boxes: readonly Box[];
  contains(longitude: number, latitude: number): boolean;
  /**
   * Intersects the area with a segment that is straight in longitude and latitude.
   * @returns disjoint ascending intervals of the segment, 0 being its start and 1 its end.
   */
  insideIntervals(
    fromLongitude: number,
    fromLatitude: number,
    toLongitude: number,
    toLatitude: number,
  ): readonly Interval[];
  /** Returns the distance in metres from a point to the area, 0 inside: the geodesic to the nearest point of an edge in the plane. */
  metersTo(longitude: number, latitude: number): number;
  /** `inside` and `outside` are certain; a box that only touches the boundary is `crossing`. */
  relationTo(box: Box): Relation;
}

/** Offsets by which a query's longitude may have to be shifted to meet a polygon's longitudes. */
const TURNS = [-360, 0, 360];

/** Indexes an area. The geometry must be valid, as `parseArea` returns it; this is not checked again. */
export function prepareArea(geometry: AreaGeometry): Area {
  const polygons = areaPolygons(geometry).map((rings) => new PreparedPolygon(rings));
  return {
    boxes: polygons.map((polygon) => polygon.box),
    contains: (longitude, latitude) =>
      TURNS.some((turn) => polygons.some((p) => p.contains(longitude + turn, latitude))),
    insideIntervals(fromLongitude, fromLatitude, toLongitude, toLatitude) {
      const found: Interval[] = [];
      for (const turn of TURNS) {
        for (const polygon of polygons) {
          polygon.addInsideIntervals(
            fromLongitude + turn,
            fromLatitude,
            toLongitude + turn,
            toLatitude,
            found,
          );
        }
      }
      return union(found);
    },
    metersTo(longitude, latitude) {
      if (this.contains(longitude, latitude)) return 0;
      const distances = TURNS.flatMap((turn) =>
        polygons.map((polygon) => polygon.metersToEdges(longitude + turn, latitude)),
      );
      return Math.min(...distances);
    },
    relationTo(box) {
      let relation: Relation = 'outside';
      for (const turn of TURNS) {
        const moved = { ...box, west: box.west + turn, east: box.east + turn };
        for (const polygon of polygons) {
          const own = polygon.relationTo(moved);
          if (own === 'inside') return 'inside';
          if (own === 'crossing') relation = 'crossing';
        }
      }
      return relation;
    },
  };
}

/** Edges in a slab if they are spread evenly; more slabs would cost memory and save little time. */
const EDGES_PER_SLAB = 4;
const SLABS_MAX = 1024;

/** One polygon. Its edges are indexed by slabs of latitude, so that a query visits few of them. */
class PreparedPolygon {
  readonly box: Box;
  /** Four numbers for each edge: longitude and latitude of its start, longitude and latitude of its end. */
  readonly #edges: Float64Array;
  /** The edges of slab `i` are `#slabEdges[#slabStarts[i]]` up to `#slabStarts[i + 1]`. */
  readonly #slabStarts: Int32Array;
  readonly #slabEdges: Int32Array;
  readonly #slabCount: number;
  readonly #slabHeight: number;

  constructor(rings: readonly Ring[]) {
    this.#edges = edgesOf(rings);
    this.box = boxOf(this.#edges);
    const edgeCount = this.#edges.length / 4;
    this.#slabCount = Math.min(SLABS_MAX, Math.max(1, Math.ceil(edgeCount / EDGES_PER_SLAB)));
    this.#slabHeight = (this.box.north - this.box.south) / this.#slabCount || 1;
    this.#slabStarts = new Int32Array(this.#slabCount + 1);
    this.#forEachSlabOfEdge((slab) => {
      this.#slabStarts[slab + 1]++;
    });
    for (let slab = 0; slab < this.#slabCount; slab++) {
      this.#slabStarts[slab + 1] += this.#slabStarts[slab];
    }
    const next = this.#slabStarts.slice();
    this.#slabEdges = new Int32Array(this.#slabStarts[this.#slabCount]);
    this.#forEachSlabOfEdge((slab, edge) => {
      this.#slabEdges[next[slab]++] = edge;
    });
  }

  contains(x: number, y: number): boolean {
    const { west, south, east, north } = this.box;
    if (x < west || x > east || y < south || y > north) return false;
    const edges = this.#edges;
    const slab = this.#slabOf(y);
    let inside = false;
    for (let i = this.#slabStarts[slab]; i < this.#slabStarts[slab + 1]; i++) {
      const at = this.#slabEdges[i];
      const x0 = edges[at];
      const y0 = edges[at + 1];
      const x1 = edges[at + 2];
      const y1 = edges[at + 3];
      if (y < Math.min(y0, y1) || y > Math.max(y0, y1)) continue;
      const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0);
      if (side === 0 && x >= Math.min(x0, x1) && x <= Math.max(x0, x1)) return true;
      if (y0 <= y !== y1 <= y && side > 0 === y1 > y0) inside = !inside;
    }
    return inside;
  }

  /** The distance to the nearest edge; longitudes are compared as they are, so that the short way round is one of three turns. */
  metersToEdges(x: number, y: number): number {
    const edges = this.#edges;
    const eastScale = metersPerDegreeLongitude(y) / METERS_PER_DEGREE_LATITUDE_MIN;
    let least = Number.POSITIVE_INFINITY;
    let [nearestX, nearestY] = [0, 0];
    for (let at = 0; at < edges.length; at += 4) {
      const fromX = (edges[at] - x) * eastScale;
      const fromY = edges[at + 1] - y;
      const dx = (edges[at + 2] - edges[at]) * eastScale;
      const dy = edges[at + 3] - edges[at + 1];
      const part = Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / (dx * dx + dy * dy)));
      const squared = (fromX + part * dx) ** 2 + (fromY + part * dy) ** 2;
      if (squared >= least) continue;
      least = squared;
      nearestX = edges[at] + part * (edges[at + 2] - edges[at]);
      nearestY = edges[at + 1] + part * dy;
    }
    return distanceMeters(wrapLongitude(x), y, wrapLongitude(nearestX), nearestY);
  }

  addInsideIntervals(x0: number, y0: number, x1: number, y1: number, found: Interval[]): void {
    const { west, south, east, north } = this.box;
    if (Math.max(x0, x1) < west || Math.min(x0, x1) > east) return;
    if (Math.max(y0, y1) < south || Math.min(y0, y1) > north) return;
    const cuts = this.#crossings(x0, y0, x1, y1);
    let from = 0;
    for (const to of cuts) {
      const middle = (from + to) / 2;
      if (this.contains(x0 + (x1 - x0) * middle, y0 + (y1 - y0) * middle)) found.push([from, to]);
      from = to;
    }
  }

  relationTo(box: Box): Relation {
    const own = this.box;
    if (box.east < own.west || box.west > own.east) return 'outside';
    if (box.north < own.south || box.south > own.north) return 'outside';
    const last = this.#slabOf(box.north);
    for (let slab = this.#slabOf(box.south); slab <= last; slab++) {
      for (let i = this.#slabStarts[slab]; i < this.#slabStarts[slab + 1]; i++) {
        if (this.#edgeMeets(this.#slabEdges[i], box)) return 'crossing';
      }
    }
    return this.contains((box.west + box.east) / 2, (box.south + box.north) / 2)
      ? 'inside'
      : 'outside';
  }

  /** The fractions at which a segment crosses edges, ascending, with 1 appended. */
  #crossings(x0: number, y0: number, x1: number, y1: number): number[] {
    const edges = this.#edges;
    const dx = x1 - x0;
    const dy = y1 - y0;
    const cuts = [1];
    const last = this.#slabOf(Math.max(y0, y1));
    for (let slab = this.#slabOf(Math.min(y0, y1)); slab <= last; slab++) {
      for (let i = this.#slabStarts[slab]; i < this.#slabStarts[slab + 1]; i++) {
        const at = this.#slabEdges[i];
        const ex = edges[at + 2] - edges[at];
        const ey = edges[at + 3] - edges[at + 1];
        const determinant = dx * ey - dy * ex;
        if (determinant === 0) continue;
        const ox = edges[at] - x0;
        const oy = edges[at + 1] - y0;
        const alongSegment = (ox * ey - oy * ex) / determinant;
        const alongEdge = (ox * dy - oy * dx) / determinant;
        if (alongSegment > 0 && alongSegment < 1 && alongEdge >= -1e-9 && alongEdge <= 1 + 1e-9) {
          cuts.push(alongSegment);
        }
      }
    }
    return cuts.sort((a, b) => a - b);
  }

  /** Whether an edge touches a box: their bounding boxes do, and the corners are not all on one side of the edge. */
  #edgeMeets(at: number, box: Box): boolean {
    const x0 = this.#edges[at];
    const y0 = this.#edges[at + 1];
    const x1 = this.#edges[at + 2];
    const y1 = this.#edges[at + 3];
    if (Math.max(x0, x1) < box.west || Math.min(x0, x1) > box.east) return false;
    if (Math.max(y0, y1) < box.south || Math.min(y0, y1) > box.north) return false;
    const side = (x: number, y: number): number =>
      Math.sign((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0));
    const first = side(box.west, box.south);
    return !(
      first !== 0 &&
      side(box.west, box.north) === first &&
      side(box.east, box.south) === first &&
      side(box.east, box.north) === first
    );
  }

  #slabOf(y: number): number {
    const slab = Math.floor((y - this.box.south) / this.#slabHeight);
    return Math.min(this.#slabCount - 1, Math.max(0, slab));
  }

  #forEachSlabOfEdge(visit: (slab: number, edge: number) => void): void {
    for (let at = 0; at < this.#edges.length; at += 4) {
      const y0 = this.#edges[at + 1];
      const y1 = this.#edges[at + 3];
      const last = this.#slabOf(Math.max(y0, y1));
      for (let slab = this.#slabOf(Math.min(y0, y1)); slab <= last; slab++) visit(slab, at);
    }
  }
}

/** Returns the edges of rings, shifted by whole turns so that the westernmost longitude is from −180 to under 180. */
function edgesOf(rings: readonly Ring[]): Float64Array {
  let west = Number.POSITIVE_INFINITY;
  for (const ring of rings) for (const [longitude] of ring) west = Math.min(west, longitude);
  const turn = -360 * Math.floor((west + 180) / 360);
  const edges: number[] = [];
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [x0, y0] = ring[i - 1];
      const [x1, y1] = ring[i];
      if (x0 !== x1 || y0 !== y1) edges.push(x0 + turn, y0, x1 + turn, y1);
    }
  }
  return Float64Array.from(edges);
}

function boxOf(edges: Float64Array): Box {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < edges.length; at += 2) {
    west = Math.min(west, edges[at]);
    east = Math.max(east, edges[at]);
    south = Math.min(south, edges[at + 1]);
    north = Math.max(north, edges[at + 1]);
  }
  return { west, south, east, north };
}
