import { beforeAll, describe, expect, it } from 'vitest';
import { CostQueue } from '../scripts/cost-queue.ts';
import { bundledBytes } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { limitsOf } from './limits.ts';
import { LineOfSight } from './line-of-sight.ts';
import { type End, Ends } from './links.ts';
import { NodeSquares } from './node-squares.ts';
import { Offing } from './offing.ts';
import { PASSAGES } from './passages.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import { Search } from './search.ts';
import { LATITUDE_MIN_DEFAULT } from './thresholds.ts';

let graph: SeaGraph;
let ends: Ends;
beforeAll(() => {
  graph = readGraph(bundledBytes());
  const squares = new NodeSquares(graph.longitudes, graph.latitudes);
  ends = new Ends(graph, squares, new LineOfSight(graph.mask), new Offing(graph.mask));
});

/** With everything open, what is closed by default too. */
const ALL = PASSAGES.map(({ name }) => name);

/** What it costs to come from an end to all nodes, by Dijkstra's algorithm: without any guess of the rest. */
function costsFrom(end: End): Float64Array {
  const costs = new Float64Array(graph.longitudes.length).fill(Number.POSITIVE_INFINITY);
  const queue = new CostQueue();
  end.nodes.forEach((node, link) => {
    costs[node] = end.costs[link];
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

describe('Search', () => {
  it('[R1] finds the cheapest of all ways', () => {
    const search = new Search(graph);
    for (const [name, ...place] of PUBLISHED_DISTANCES.filter((_, at) => at % 15 === 0)) {
      const [fromLongitude, fromLatitude, toLongitude, toLatitude] = place;
      const from = ends.at(fromLongitude, fromLatitude)!;
      const to = ends.at(toLongitude, toLatitude)!;
      const limits = limitsOf({ open: ALL }, [from, to], graph.gateSets);
      const found = search.find(from, to, limits, Number.POSITIVE_INFINITY)!;
      const costs = costsFrom(from);
      const least = Math.min(...to.nodes.map((node, link) => costs[node] + to.costs[link]));
      expect(found.cost, name).toBeCloseTo(least, 0);
    }
  });

  it('[R1] finds none that costs as much as one that is known', () => {
    const search = new Search(graph);
    const from = ends.at(4.0, 52.0)!;
    const to = ends.at(-5.8, 36.0)!;
    const limits = limitsOf({}, [from, to], graph.gateSets);
    const { cost } = search.find(from, to, limits, Number.POSITIVE_INFINITY)!;
    expect(search.find(from, to, limits, cost)).toBeUndefined();
    expect(search.find(from, to, limits, cost + 1)?.cost).toBe(cost);
  });
});
