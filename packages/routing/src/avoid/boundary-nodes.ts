import { type AreaGeometry, areaPolygons, type Ring, wrapLongitude } from '@roadstead/geo';
import {
  BOUNDARY_NODES_MAX,
  BOUNDARY_OFFSET_DEGREES,
  BOUNDARY_STEP_DEGREES_MAX,
  BOUNDARY_TOLERANCE_DEGREES_MAX,
} from '../thresholds.ts';
import { simplifyRing } from './simplify-ring.ts';

type Vertex = readonly [longitude: number, latitude: number];

const RADIANS = Math.PI / 180;
/** A corner is turned around in steps of at most a quarter of a circle, so that a node is not far off a sharp one. */
const TURN_MAX = Math.PI / 2;
const FIRST_TOLERANCE_DEGREES = 0.01;

/**
 * Returns positions a mile outside the boundaries of areas, at the corners that a shortest route may turn around and along long
 * edges: a great circle between the ends of those may lie inside. Boundaries with many vertices are simplified first, and the
 * positions are further off by the tolerance of that.
 */
export function boundaryNodes(areas: readonly AreaGeometry[]): Vertex[] {
  const rings = areas
    .flatMap(areaPolygons)
    .flatMap((polygon) => polygon.map((ring, at) => orientedRing(ring, at === 0)));
  let tolerance = 0;
  for (;;) {
    const degrees = tolerance;
    const nodes = rings.flatMap((ring) =>
      nodesAround(simplifyRing(ring, degrees), BOUNDARY_OFFSET_DEGREES + degrees),
    );
    if (nodes.length <= BOUNDARY_NODES_MAX || tolerance >= BOUNDARY_TOLERANCE_DEGREES_MAX)
      return nodes.slice(0, BOUNDARY_NODES_MAX);
    tolerance = Math.max(FIRST_TOLERANCE_DEGREES, 2 * tolerance);
  }
}

/** Returns the vertices of a ring without the last, with the area on their left: outlines anticlockwise, holes clockwise. */
function orientedRing(ring: Ring, isOutline: boolean): Vertex[] {
  const vertices = ring.slice(1).map(([x, y]): Vertex => [x, y]);
  const sum = vertices.reduce((area, [x, y], at) => {
    const [nextX, nextY] = vertices[(at + 1) % vertices.length];
    return area + x * nextY - nextX * y;
  }, 0);
  return sum > 0 === isOutline ? vertices : vertices.reverse();
}

function nodesAround(ring: readonly Vertex[], offset: number): Vertex[] {
  const nodes: Vertex[] = [];
  for (const [at, vertex] of ring.entries()) {
    const before = ring[(at + ring.length - 1) % ring.length];
    const after = ring[(at + 1) % ring.length];
    addCorner(before, vertex, after, offset, nodes);
    addAlong(vertex, after, offset, nodes);
  }
  return nodes;
}

/** Adds nodes around a corner that points away from the area. */
function addCorner(
  before: Vertex,
  vertex: Vertex,
  after: Vertex,
  offset: number,
  nodes: Vertex[],
): void {
  const from = directionOf(before, vertex);
  let turn = directionOf(vertex, after) - from;
  turn -= 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  if (turn <= 0) return;
  const count = Math.ceil(turn / TURN_MAX);
  const reach = offset / Math.cos(turn / (2 * count));
  for (let at = 0; at < count; at++) {
    nodes.push(moved(vertex, from - Math.PI / 2 + (turn * (at + 0.5)) / count, reach));
  }
}

/** Adds nodes along an edge, so near one another that a great circle between two of them does not reach the area. */
function addAlong(a: Vertex, b: Vertex, offset: number, nodes: Vertex[]): void {
  const latitude = Math.min(85, Math.max(Math.abs(a[1]), Math.abs(b[1])));
  // The rise of a great circle of d degrees above the straight line is d²/8 · tan latitude, in radians.
  const rise = Math.sqrt((4 * offset) / (RADIANS * Math.tan(latitude * RADIANS) + 1e-9));
  const step = Math.min(BOUNDARY_STEP_DEGREES_MAX, rise);
  const east = (b[0] - a[0]) * eastScale(a[1]);
  const count = Math.ceil(Math.hypot(east, b[1] - a[1]) / step);
  const outward = directionOf(a, b) - Math.PI / 2;
  for (let at = 1; at < count; at++) {
    const part = at / count;
    nodes.push(moved([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], outward, offset));
  }
}

/** Returns the angle of an edge from east, anticlockwise, in radians. */
function directionOf(a: Vertex, b: Vertex): number {
  return Math.atan2(b[1] - a[1], (b[0] - a[0]) * eastScale((a[1] + b[1]) / 2));
}

function moved([x, y]: Vertex, direction: number, degrees: number): Vertex {
  const longitude = x + (degrees * Math.cos(direction)) / eastScale(y);
  return [wrapLongitude(longitude), y + degrees * Math.sin(direction)];
}

function eastScale(latitude: number): number {
  return Math.max(0.05, Math.cos(latitude * RADIANS));
}
