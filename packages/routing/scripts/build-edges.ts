import { latitudeOfRow, longitudeOfColumn } from '../src/grid.ts';
import { LegCost } from '../src/leg-cost.ts';
import { LineOfSight } from '../src/line-of-sight.ts';
import { SpherePositions } from '../src/sphere.ts';
import type { Node } from './build-nodes.ts';
import type { SeaModel } from './build-sea.ts';
import { NEIGHBOURS_MAX, STRETCH_MAX, TANGENT_SLACK_DEGREES } from './thresholds.ts';

const RADIANS = Math.PI / 180;

interface FoundEdge {
  readonly to: number;
  /** In metres, by `LegCost`. */
  readonly cost: number;
}

/** Returns, for each node, the later nodes that are in line of sight and useful as the next turning point. */
export function buildEdges({ mask }: SeaModel, nodes: readonly Node[]): number[][] {
  const sight = new LineOfSight(mask);
  const legCost = new LegCost(mask);
  const longitudes = Float64Array.from(nodes, ({ column }) => longitudeOfColumn(column));
  const latitudes = Float64Array.from(nodes, ({ row }) => latitudeOfRow(row));
  const reach = Float64Array.from(nodes, ({ reachMeters }) => reachMeters);
  const squares = new Squares(longitudes, latitudes);
  const positions = new SpherePositions(longitudes, latitudes);
  const meters = (a: number, b: number): number => positions.meters(a, positions, b);
  const found: FoundEdge[][] = nodes.map(() => []);
  for (let a = 0; a < nodes.length; a++) {
    const near: { to: number; length: number }[] = [];
    squares.forEachWithin(longitudes[a], latitudes[a], reach[a], (b) => {
      if (b === a) return;
      const limit = Math.min(reach[a], reach[b]);
      if (Math.abs(latitudes[a] - latitudes[b]) * 110_000 > limit) return;
      const length = meters(a, b);
      if (
        length <= limit &&
        isTangent(nodes[a], longitudes, latitudes, a, b) &&
        isTangent(nodes[b], longitudes, latitudes, b, a)
      ) {
        near.push({ to: b, length });
      }
    });
    near.sort((x, y) => x.length - y.length || x.to - y.to);
    // Limits the edges per octave of length, so that many near nodes do not displace distant ones.
    const countByOctave = new Map<number, number>();
    for (const edge of near) {
      const octave = Math.floor(Math.log2(edge.length));
      const count = countByOctave.get(octave) ?? 0;
      if (count === NEIGHBOURS_MAX) continue;
      if (!sight.isClear(longitudes[a], latitudes[a], longitudes[edge.to], latitudes[edge.to]))
        continue;
      found[a].push({
        to: edge.to,
        cost: legCost.costOf(longitudes[a], latitudes[a], longitudes[edge.to], latitudes[edge.to]),
      });
      countByOctave.set(octave, count + 1);
    }
  }
  return prune(found);
}

/** Whether a ship on the leg between this node and another can turn around the land at this one. */
function isTangent(
  node: Node,
  longitudes: Float64Array,
  latitudes: Float64Array,
  a: number,
  b: number,
): boolean {
  if (node.blocked === 0) return true;
  const difference = longitudes[b] - longitudes[a];
  const east = (difference - 360 * Math.round(difference / 360)) * RADIANS;
  const cosine = Math.cos(latitudes[b] * RADIANS);
  const x = Math.sin(east) * cosine;
  const y =
    Math.cos(latitudes[a] * RADIANS) * Math.sin(latitudes[b] * RADIANS) -
    Math.sin(latitudes[a] * RADIANS) * cosine * Math.cos(east);
  const direction = Math.atan2(y, x) / RADIANS;
  const off = Math.abs(((direction - node.middle + 540) % 360) - 180);
  return off <= 180 - node.blocked / 2 + TANGENT_SLACK_DEGREES;
}

/** Removes edges that two remaining edges can replace at nearly the same cost; processes cheap edges first. */
function prune(found: readonly (readonly FoundEdge[])[]): number[][] {
  const pairs = new Map<string, { a: number; b: number; cost: number }>();
  found.forEach((edges, from) => {
    for (const { to, cost } of edges) {
      const [a, b] = from < to ? [from, to] : [to, from];
      pairs.set(`${a},${b}`, { a, b, cost });
    }
  });
  const remaining: Map<number, number>[] = found.map(() => new Map());
  const sorted = [...pairs.values()].sort((x, y) => x.cost - y.cost || x.a - y.a || x.b - y.b);
  for (const { a, b, cost } of sorted) {
    const limit = cost * STRETCH_MAX;
    const [few, many] =
      remaining[a].size < remaining[b].size
        ? [remaining[a], remaining[b]]
        : [remaining[b], remaining[a]];
    const isReplaceable = [...few].some(
      ([via, first]) => first + (many.get(via) ?? limit) <= limit,
    );
    if (isReplaceable) continue;
    remaining[a].set(b, cost);
    remaining[b].set(a, cost);
  }
  return remaining.map((edges, a) => [...edges.keys()].filter((b) => b > a).sort((x, y) => x - y));
}

/** Nodes by squares of a degree. */
class Squares {
  readonly #nodes = new Map<number, number[]>();

  constructor(longitudes: Float64Array, latitudes: Float64Array) {
    for (let at = 0; at < longitudes.length; at++) {
      const key = Math.floor(latitudes[at]) * 360 + Math.floor(longitudes[at] + 180);
      const nodes = this.#nodes.get(key);
      if (nodes) nodes.push(at);
      else this.#nodes.set(key, [at]);
    }
  }

  forEachWithin(
    longitude: number,
    latitude: number,
    meters: number,
    visit: (node: number) => void,
  ): void {
    const degrees = meters / 110_000;
    const low = Math.max(-90, Math.floor(latitude - degrees));
    const high = Math.min(89, Math.floor(latitude + degrees));
    const widest = Math.cos(Math.min(89, Math.abs(latitude) + degrees) * RADIANS);
    const width = Math.min(180, degrees / widest);
    const west = Math.floor(longitude + 180 - width);
    const east = Math.min(west + 359, Math.floor(longitude + 180 + width));
    for (let y = low; y <= high; y++) {
      for (let x = west; x <= east; x++) {
        for (const node of this.#nodes.get(y * 360 + (((x % 360) + 360) % 360)) ?? []) visit(node);
      }
    }
  }
}
