import type { Ring } from './area-geometry.ts';

/** An invalid meeting of two edges, at a point in degrees: they cross, or overlap in more than a point. */
export interface Crossing {
  readonly kind: 'crossing' | 'overlap';
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * Edges nearer than this in degrees (0.1 mm) touch. Rounding moves a vertex that lies on an edge slightly off it, which
 * must not count as a crossing.
 */
const TOUCH_DEGREES = 1e-9;

/** `TOUCH_DEGREES` times the length of the longest possible edge (360° by 180°), with a margin. */
const CLEAR_PRODUCT = 1000 * TOUCH_DEGREES;

/**
 * Finds the points at which the rings of a polygon cross or overlap themselves or one another. Edges that only touch at
 * a point are valid. Edges are straight in longitude and latitude. Each edge is compared with those that begin west of
 * its eastern end: with the 10 000 vertices of an area the worst shapes need half a second, coastlines about 30 ms (an
 * R-tree of edges needed ten times as long on the worst, because the boxes of long oblique edges are mostly empty).
 * @param countMax the search stops after this many.
 */
export function ringCrossings(rings: readonly Ring[], countMax: number): readonly Crossing[] {
  const edges = new Edges(rings);
  const found: Crossing[] = [];
  for (let a = 0; a < edges.count; a++) {
    for (let b = a + 1; b < edges.count && edges.startsWestOfEnd(b, a); b++) {
      if (edges.areApart(a, b)) continue;
      const crossing = edges.crossing(a, b);
      if (crossing) found.push(crossing);
      if (found.length >= countMax) return found;
    }
  }
  return found;
}

/** The edges of rings, each directed from west to east, sorted by their western ends. */
class Edges {
  readonly count: number;
  readonly #x0: Float64Array;
  readonly #y0: Float64Array;
  readonly #x1: Float64Array;
  readonly #y1: Float64Array;
  readonly #lengths: Float64Array;

  constructor(rings: readonly Ring[]) {
    const edges: [x0: number, y0: number, x1: number, y1: number][] = [];
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        const [x0, y0] = ring[i - 1];
        const [x1, y1] = ring[i];
        if (x0 === x1 && y0 === y1) continue;
        edges.push(x0 <= x1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]);
      }
    }
    edges.sort((a, b) => a[0] - b[0]);
    this.count = edges.length;
    this.#x0 = Float64Array.from(edges, (edge) => edge[0]);
    this.#y0 = Float64Array.from(edges, (edge) => edge[1]);
    this.#x1 = Float64Array.from(edges, (edge) => edge[2]);
    this.#y1 = Float64Array.from(edges, (edge) => edge[3]);
    this.#lengths = Float64Array.from(edges, ([x0, y0, x1, y1]) => Math.hypot(x1 - x0, y1 - y0));
  }

  startsWestOfEnd(edge: number, other: number): boolean {
    return this.#x0[edge] <= this.#x1[other] + TOUCH_DEGREES;
  }

  /** Whether `b` clearly lies above or below `a`, or on one side of its line: a cheap test that settles most pairs. */
  areApart(a: number, b: number): boolean {
    const x = this.#x0[a];
    const y = this.#y0[a];
    const toX = this.#x1[a];
    const toY = this.#y1[a];
    const fromB = this.#y0[b];
    const toB = this.#y1[b];
    if (Math.max(fromB, toB) + TOUCH_DEGREES < Math.min(y, toY)) return true;
    if (Math.min(fromB, toB) - TOUCH_DEGREES > Math.max(y, toY)) return true;
    const from = (toX - x) * (fromB - y) - (this.#x0[b] - x) * (toY - y);
    const to = (toX - x) * (toB - y) - (this.#x1[b] - x) * (toY - y);
    return from > CLEAR_PRODUCT ? to > CLEAR_PRODUCT : from < -CLEAR_PRODUCT && to < -CLEAR_PRODUCT;
  }

  crossing(a: number, b: number): Crossing | undefined {
    return this.#lengths[a] >= this.#lengths[b] ? this.#crossingOf(a, b) : this.#crossingOf(b, a);
  }

  /** `long` is not shorter than `short`: the longer edge defines its line more exactly. */
  #crossingOf(long: number, short: number): Crossing | undefined {
    const from = this.#side(long, this.#x0[short], this.#y0[short]);
    const to = this.#side(long, this.#x1[short], this.#y1[short]);
    if (from * to > 0) return undefined;
    if (from === 0 && to === 0) return this.#overlap(long, short);
    const otherFrom = this.#side(short, this.#x0[long], this.#y0[long]);
    const otherTo = this.#side(short, this.#x1[long], this.#y1[long]);
    if (from * to === 0 || otherFrom * otherTo >= 0) return undefined;
    return { kind: 'crossing', ...this.#along(short, from / (from - to)) };
  }

  /** Signed distance in degrees from an edge's line to a point, positive to the left; 0 for a point on the line. */
  #side(edge: number, x: number, y: number): number {
    const x0 = this.#x0[edge];
    const y0 = this.#y0[edge];
    const product = (this.#x1[edge] - x0) * (y - y0) - (x - x0) * (this.#y1[edge] - y0);
    const distance = product / this.#lengths[edge];
    return Math.abs(distance) <= TOUCH_DEGREES ? 0 : distance;
  }

  /** The middle of the part that two collinear edges share; undefined if they share a point at most. */
  #overlap(long: number, short: number): Crossing | undefined {
    const length = this.#lengths[long];
    const east = (this.#x1[long] - this.#x0[long]) / length;
    const north = (this.#y1[long] - this.#y0[long]) / length;
    const along = (x: number, y: number): number =>
      (x - this.#x0[long]) * east + (y - this.#y0[long]) * north;
    const from = along(this.#x0[short], this.#y0[short]);
    const to = along(this.#x1[short], this.#y1[short]);
    const start = Math.max(0, Math.min(from, to));
    const end = Math.min(length, Math.max(from, to));
    if (end - start <= TOUCH_DEGREES) return undefined;
    return { kind: 'overlap', ...this.#along(long, (start + end) / 2 / length) };
  }

  #along(edge: number, fraction: number): { longitude: number; latitude: number } {
    return {
      longitude: this.#x0[edge] + fraction * (this.#x1[edge] - this.#x0[edge]),
      latitude: this.#y0[edge] + fraction * (this.#y1[edge] - this.#y0[edge]),
    };
  }
}
