import { beforeAll, describe, expect, it } from 'vitest';
import { bundledBytes } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { makeLandmarks } from './landmarks.ts';
import { limitsOf } from './limits.ts';
import { LineOfSight } from './line-of-sight.ts';
import { Ends } from './links.ts';
import { NodeSquares } from './node-squares.ts';
import { Offing } from './offing.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import { Search } from './search.ts';
import { LANDMARKS } from './thresholds.ts';

let graph: SeaGraph;
let ends: Ends;
beforeAll(() => {
  graph = readGraph(bundledBytes());
  const squares = new NodeSquares(graph.longitudes, graph.latitudes);
  ends = new Ends(graph, squares, new LineOfSight(graph.mask), new Offing(graph.mask));
});

describe('Search', () => {
  it('[R1] finds ways as cheap with landmarks as without', () => {
    const guided = new Search(graph, makeLandmarks(graph, LANDMARKS));
    const plain = new Search(graph, []);
    for (const [name, ...place] of PUBLISHED_DISTANCES) {
      const [fromLongitude, fromLatitude, toLongitude, toLatitude] = place;
      const from = ends.at(fromLongitude, fromLatitude)!;
      const to = ends.at(toLongitude, toLatitude)!;
      const limits = limitsOf({}, [from, to], graph.gateSets);
      const cost = guided.find(from, to, limits, Number.POSITIVE_INFINITY)?.cost;
      expect(cost, name).toBeCloseTo(
        plain.find(from, to, limits, Number.POSITIVE_INFINITY)!.cost,
        0,
      );
    }
  });

  it('[R1] finds none that costs as much as one that is known', () => {
    const search = new Search(graph, []);
    const from = ends.at(4.0, 52.0)!;
    const to = ends.at(-5.8, 36.0)!;
    const limits = limitsOf({}, [from, to], graph.gateSets);
    const { cost } = search.find(from, to, limits, Number.POSITIVE_INFINITY)!;
    expect(search.find(from, to, limits, cost)).toBeUndefined();
    expect(search.find(from, to, limits, cost + 1)?.cost).toBe(cost);
  });
});
