import { COLUMNS } from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { type Node, turnsAlong } from './build-nodes.ts';
import { type MaskCell, pathToSea } from './path-to-sea.ts';
import { CHANNEL_REACH_METERS, JOIN_WINDOWS_CELLS } from './thresholds.ts';

/**
 * Joins parts of the graph without edges between them, as around the bends of a fjord, by the shortest path over water from
 * a part to any other, with nodes at its turns. Appends to nodes and edges.
 * @returns the number of remaining parts
 */
export function joinParts(mask: WaterMask, nodes: Node[], edges: number[][]): number {
  const parent = nodes.map((_, at) => at);
  const partOf = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  edges.forEach((others, from) => {
    for (const to of others) parent[partOf(to)] = partOf(from);
  });
  const nodeAt = new Map(nodes.map(({ column, row }, at) => [row * COLUMNS + column, at]));
  const addNode = ([column, row]: MaskCell): number => {
    const existing = nodeAt.get(row * COLUMNS + column);
    if (existing !== undefined) return existing;
    const node =
      nodes.push({ column, row, reachMeters: CHANNEL_REACH_METERS, middle: 0, blocked: 0 }) - 1;
    edges.push([]);
    parent.push(node);
    nodeAt.set(row * COLUMNS + column, node);
    return node;
  };
  const addEdge = (a: number, b: number): void => {
    const own = edges[Math.min(a, b)];
    if (a !== b && !own.includes(Math.max(a, b))) {
      own.push(Math.max(a, b));
      own.sort((x, y) => x - y);
    }
    parent[partOf(a)] = partOf(b);
  };
  const join = (node: number, cells: number): void => {
    const own = partOf(node);
    const path = pathToSea(nodes[node].column, nodes[node].row, cells, {
      costOf: (x, y) => (mask.isWater(x, y) ? 1 : Number.POSITIVE_INFINITY),
      isGoal: (x, y) => partOf(nodeAt.get(y * COLUMNS + x) ?? node) !== own,
    });
    if (!path) return;
    const turns = turnsAlong(mask, path).map(addNode);
    for (let at = 1; at < turns.length; at++) addEdge(turns[at - 1], turns[at]);
  };
  let left = 0;
  for (const cells of JOIN_WINDOWS_CELLS) {
    const sizes = new Map<number, number>();
    for (let at = 0; at < nodes.length; at++)
      sizes.set(partOf(at), (sizes.get(partOf(at)) ?? 0) + 1);
    const parts = [...sizes].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    const main = parts.pop()?.[0] ?? 0;
    left = parts.length + 1;
    for (const [part] of parts) if (partOf(part) !== partOf(main)) join(part, cells);
  }
  return left;
}
