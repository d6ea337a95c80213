import { metersPerDegreeLongitude } from '@roadstead/geo';
import type { ShoreLine } from './shoreline.ts';

const METERS_PER_DEGREE_LATITUDE = 111_195;

/** Size of the squares in which edges are indexed for distances, and height of the bands for point-in-polygon tests. */
const SQUARE_DEGREES = 0.1;
const COLUMNS = Math.round(360 / SQUARE_DEGREES);

/** A file of the npm package `world-atlas`: quantized TopoJSON with delta-encoded arcs. */
interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** The land of the world, for what is on it, and its shore, indexed for distances. */
export class Land {
  readonly arcCount: number;
  readonly #squares = new Map<number, Edge[]>();
  readonly #bands = new Map<number, Edge[]>();

  /** @param text the land as TopoJSON; its coast is too coarse for distances */
  constructor(text: string, shoreline: Iterable<ShoreLine>) {
    const { arcs, transform } = JSON.parse(text) as Topology;
    this.arcCount = arcs.length;
    for (const arc of arcs) {
      let x = 0;
      let y = 0;
      let from: readonly [number, number] | undefined;
      for (const [dx, dy] of arc) {
        x += dx;
        y += dy;
        const to = [
          x * transform.scale[0] + transform.translate[0],
          y * transform.scale[1] + transform.translate[1],
        ] as const;
        if (from) this.#addBands([...from, ...to]);
        from = to;
      }
    }
    for (const line of shoreline) {
      for (const [i, [x, y]] of line.entries()) {
        if (i > 0) this.#addSquares([...line[i - 1], x, y]);
      }
    }
  }

  /** Whether a position is on land, or within a distance in metres of it. */
  isWithin(meters: number, longitude: number, latitude: number): boolean {
    // The distance to the coast is first, since it needs only a few squares.
    return this.isCoastWithin(meters, longitude, latitude) || this.isOnLand(longitude, latitude);
  }

  #addBands(edge: Edge): void {
    const [, y0, , y1] = edge;
    for (let row = squareOf(Math.min(y0, y1)); row <= squareOf(Math.max(y0, y1)); row++) {
      put(this.#bands, row, edge);
    }
  }

  #addSquares(edge: Edge): void {
    const [x0, y0, x1, y1] = edge;
    for (let row = squareOf(Math.min(y0, y1)); row <= squareOf(Math.max(y0, y1)); row++) {
      for (let at = squareOf(Math.min(x0, x1)); at <= squareOf(Math.max(x0, x1)); at++) {
        put(this.#squares, row * COLUMNS + at, edge);
      }
    }
  }

  /** Whether a position is on land: the number of coast edges to the east is odd. */
  isOnLand(x: number, y: number): boolean {
    let isInside = false;
    for (const [x0, y0, x1, y1] of this.#bands.get(squareOf(y)) ?? []) {
      if (y0 <= y !== y1 <= y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isInside = !isInside;
    }
    return isInside;
  }

  /** Whether the coast is within a distance in metres of a position on either side of it. */
  isCoastWithin(meters: number, x: number, y: number): boolean {
    const perDegree = metersPerDegreeLongitude(y);
    const height = meters / METERS_PER_DEGREE_LATITUDE;
    const width = Math.min(180, meters / Math.max(perDegree, 1));
    for (let row = squareOf(y - height); row <= squareOf(y + height); row++) {
      for (let at = squareOf(x - width); at <= squareOf(x + width); at++) {
        for (const [x0, y0, x1, y1] of this.#squares.get(row * COLUMNS + at) ?? []) {
          const distance = distanceToEdge(
            (x0 - x) * perDegree,
            (y0 - y) * METERS_PER_DEGREE_LATITUDE,
            (x1 - x) * perDegree,
            (y1 - y) * METERS_PER_DEGREE_LATITUDE,
          );
          if (distance <= meters) return true;
        }
      }
    }
    return false;
  }
}

function squareOf(degrees: number): number {
  return Math.floor(degrees / SQUARE_DEGREES);
}

function put(map: Map<number, Edge[]>, key: number, edge: Edge): void {
  const edges = map.get(key);
  if (edges) edges.push(edge);
  else map.set(key, [edge]);
}

/** Returns the distance from the origin to an edge, in the plane. */
function distanceToEdge(x0: number, y0: number, x1: number, y1: number): number {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : -(x0 * dx + y0 * dy) / lengthSquared;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x0 + part * dx, y0 + part * dy);
}
