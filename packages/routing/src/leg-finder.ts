import type { Position } from '@roadstead/model';
import { GraphSearch } from './graph-search.ts';
import type { LegCost } from './leg-cost.ts';
import type { LineOfSight } from './line-of-sight.ts';
import { NodeSquares } from './node-squares.ts';
import { gatesCrossed } from './passage-gates.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import type { SeaGraph } from './read-graph.ts';
import type { LineVertex, RouteLeg } from './route.ts';
import { type RouteEndpoint, RouteEndpointCache } from './route-endpoints.ts';
import { isWithin, type RouteLimits } from './route-limits.ts';
import { legMeters } from './sphere.ts';

/** Finds the cheapest legs over a graph, pulled straight. */
export class LegFinder {
  readonly #graph: SeaGraph;
  readonly #sight: Pick<LineOfSight, 'isClear'>;
  readonly #legCost: Pick<LegCost, 'costOf'>;
  readonly #ends: RouteEndpointCache;
  readonly #search: GraphSearch;

  constructor(
    graph: SeaGraph,
    sight: Pick<LineOfSight, 'isClear'>,
    legCost: Pick<LegCost, 'costOf'>,
  ) {
    this.#graph = graph;
    this.#sight = sight;
    this.#legCost = legCost;
    const squares = new NodeSquares(graph.longitudes, graph.latitudes);
    this.#ends = new RouteEndpointCache(graph, squares, sight, legCost);
    this.#search = new GraphSearch(graph);
  }

  /** Returns the end at a position; undefined if no water with edges to the graph is near. */
  endAt({ longitude, latitude }: Position): RouteEndpoint | undefined {
    return this.#ends.at(longitude, latitude);
  }

  /** Returns the leg between two ends that `endAt` returned; undefined if the limits leave none. */
  leg(start: RouteEndpoint, end: RouteEndpoint, limits: RouteLimits): RouteLeg | undefined {
    // The search starts at the western end, so that both directions have the same route.
    const east = start.longitude - end.longitude;
    const isReversed = east > 0 || (east === 0 && start.latitude > end.latitude);
    const vertices = isReversed
      ? this.#verticesBetween(end, start, limits)?.reverse()
      : this.#verticesBetween(start, end, limits);
    return vertices && legOf(vertices, start, end);
  }

  #verticesBetween(
    start: RouteEndpoint,
    end: RouteEndpoint,
    limits: RouteLimits,
  ): LineVertex[] | undefined {
    const ends: LineVertex[] = [
      [start.longitude, start.latitude],
      [end.longitude, end.latitude],
    ];
    const isFree = this.#isFree(ends[0], ends[1], limits);
    const straight = isFree
      ? this.#legCost.costOf(...ends[0], ...ends[1])
      : Number.POSITIVE_INFINITY;
    const found = this.#search.find(start, end, limits, straight);
    if (!found) return isFree ? ends : undefined;
    const { longitudes, latitudes } = this.#graph;
    const vertices: LineVertex[] = [
      ends[0],
      ...found.nodes.map((node): LineVertex => [longitudes[node], latitudes[node]]),
      ends[1],
    ];
    return this.#pullStraight(vertices, found.costs, limits);
  }

  /**
   * Removes vertices whose neighbours a direct leg can connect at no more cost, until no such vertex is left.
   * @param costs for each vertex the cost of the leg that ends there
   */
  #pullStraight(
    vertices: readonly LineVertex[],
    costs: readonly number[],
    limits: RouteLimits,
  ): LineVertex[] {
    const pulled: LineVertex[] = [];
    const pulledCosts: number[] = [];
    for (const [at, vertex] of vertices.entries()) {
      let cost = costs[at];
      // Removing a vertex may make the vertices before it unnecessary too.
      while (pulled.length > 1) {
        const from = pulled[pulled.length - 2];
        if (!this.#isFree(from, vertex, limits)) break;
        const direct = this.#legCost.costOf(...from, ...vertex);
        if (direct > pulledCosts[pulled.length - 1] + cost) break;
        cost = direct;
        pulled.pop();
        pulledCosts.pop();
      }
      pulled.push(vertex);
      pulledCosts.push(cost);
    }
    return pulled;
  }

  #isFree(a: LineVertex, b: LineVertex, limits: RouteLimits): boolean {
    if (!this.#sight.isClear(a[0], a[1], b[0], b[1])) return false;
    return (
      isWithin(limits, ...a, ...b) &&
      !gatesCrossed(...a, ...b).some((gate) => limits.isClosed[gate] === 1)
    );
  }
}

function legOf(
  vertices: readonly LineVertex[],
  start: RouteEndpoint,
  end: RouteEndpoint,
): RouteLeg {
  const line: LineVertex[] = [vertices[0]];
  const passages: PassageName[] = [];
  let distanceMeters = 0;
  for (let at = 1; at < vertices.length; at++) {
    const [a, b] = [vertices[at - 1], vertices[at]];
    distanceMeters += legMeters(a[0], a[1], b[0], b[1]);
    for (const gate of gatesCrossed(a[0], a[1], b[0], b[1])) {
      const { name } = PASSAGES[gate];
      if (!passages.includes(name)) passages.push(name);
    }
    const before = line[line.length - 1][0];
    line.push([b[0] - 360 * Math.round((b[0] - before) / 360), b[1]]);
  }
  return {
    line,
    distanceMeters,
    passages,
    startOffsetMeters: start.offsetMeters,
    endOffsetMeters: end.offsetMeters,
  };
}
