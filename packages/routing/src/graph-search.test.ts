import { beforeAll, describe, expect, it } from 'vitest';
import { CostQueue } from '../scripts/cost-queue.ts';
import { bundledBytes } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { GraphSearch } from './graph-search.ts';
import { LegCost } from './leg-cost.ts';
import { LineOfSight } from './line-of-sight.ts';
import { NodeSquares } from './node-squares.ts';
import { PASSAGES } from './passages.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import { type RouteEndpoint, RouteEndpointCache } from './route-endpoints.ts';
import { routeLimits } from './route-limits.ts';
import { LATITUDE_MIN_DEFAULT } from './thresholds.ts';

let graph: SeaGraph;
let ends: RouteEndpointCache;
beforeAll(() => {
  graph = readGraph(bundledBytes());
  const squares = new NodeSquares(graph.longitudes, graph.latitudes);
  ends = new RouteEndpointCache(
    graph,
    squares,
    new LineOfSight(graph.mask),
    new LegCost(graph.mask),
  );
});

/** All passages, also those that are closed by default. */
const ALL_PASSAGES = PASSAGES.map(({ name }) => name);

/** Returns the costs of paths from an end to all nodes, by Dijkstra's algorithm. */
function costsFrom(end: RouteEndpoint): Float64Array {
  const costs = new Float64Array(graph.longitudes.length).fill(Number.POSITIVE_INFINITY);
  const queue = new CostQueue();
  end.nodes.forEach((node, edge) => {
    costs[node] = end.costs[edge];
    queue.push(node, costs[node]);
  });
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [node, cost] = next;
    if (cost > costs[node]) continue;
    for (let edge = graph.firstEdge[node]; edge < graph.firstEdge[node + 1]; edge++) {
      const other = graph.edgeTo[edge];
      const total = cost + graph.edgeCosts[edge];
      if (total >= costs[other] || graph.latitudes[other] < LATITUDE_MIN_DEFAULT) continue;
      costs[other] = total;
      queue.push(other, total);
    }
  }
  return costs;
}

const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0);

describe('GraphSearch', () => {
  it('[R1] finds the cheapest of all paths', () => {
    const search = new GraphSearch(graph);
    for (const [name, ...pair] of PUBLISHED_DISTANCES.filter((_, at) => at % 15 === 0)) {
      const [fromLongitude, fromLatitude, toLongitude, toLatitude] = pair;
      const from = ends.at(fromLongitude, fromLatitude)!;
      const to = ends.at(toLongitude, toLatitude)!;
      const limits = routeLimits({ open: ALL_PASSAGES }, [from, to], graph.gateSets);
      const found = search.find(from, to, limits, Number.POSITIVE_INFINITY)!;
      const costs = costsFrom(from);
      const least = Math.min(...to.nodes.map((node, edge) => costs[node] + to.costs[edge]));
      expect(sum(found.costs), name).toBeCloseTo(least, 0);
    }
  });

  it('[R1] finds no path that costs as much as the given maximum', () => {
    const search = new GraphSearch(graph);
    const from = ends.at(4.0, 52.0)!;
    const to = ends.at(-5.8, 36.0)!;
    const limits = routeLimits({}, [from, to], graph.gateSets);
    const { costs } = search.find(from, to, limits, Number.POSITIVE_INFINITY)!;
    expect(search.find(from, to, limits, sum(costs) - 0.01)).toBeUndefined();
    expect(search.find(from, to, limits, sum(costs) + 1)?.costs).toEqual(costs);
  });
});
