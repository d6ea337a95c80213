import type { Position } from '@roadstead/model';
import { type AlternativeRoute, findAlternatives } from './alternatives.ts';
import { GraphSearch } from './graph-search.ts';
import { joinLegs } from './join-legs.ts';
import { LegCost } from './leg-cost.ts';
import { LineOfSight } from './line-of-sight.ts';
import { NodeSquares } from './node-squares.ts';
import { gatesCrossed } from './passage-gates.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import type { LineVertex, NoRoute, Route, RouteLeg, RouteOptions } from './route.ts';
import { type RouteEndpoint, RouteEndpointCache } from './route-endpoints.ts';
import { isWithin, type RouteLimits, routeLimits } from './route-limits.ts';
import { shoreMeters } from './shore-distance.ts';
import { legMeters } from './sphere.ts';
import { SNAP_METERS_MAX } from './thresholds.ts';

/**
 * Loads the sea graph.
 * @param read returns the bytes of `@roadstead/routing/sea-graph.bin`
 * @throws TypeError for other bytes
 */
export async function loadSeaRoutes(read: () => Promise<Uint8Array>): Promise<SeaRoutes> {
  return new SeaRoutes(readGraph(await read()));
}

/** Finds the shortest routes by sea. */
export class SeaRoutes {
  readonly #graph: SeaGraph;
  readonly #sight: LineOfSight;
  readonly #ends: RouteEndpointCache;
  readonly #legCost: LegCost;
  readonly #search: GraphSearch;

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    this.#sight = new LineOfSight(graph.mask);
    this.#legCost = new LegCost(graph.mask);
    this.#ends = new RouteEndpointCache(
      graph,
      new NodeSquares(graph.longitudes, graph.latitudes),
      this.#sight,
      this.#legCost,
    );
    this.#search = new GraphSearch(graph);
  }

  /**
   * Returns the shortest route of a ship between two positions in degrees, by way of the waypoints in `via`.
   * @throws RangeError for an invalid position or option.
   */
  route(from: Position, to: Position, options: RouteOptions = {}): Route | NoRoute {
    const places = [from, ...(options.via ?? []), to];
    for (const { longitude, latitude } of places) {
      const isNumeric = Number.isFinite(longitude) && Number.isFinite(latitude);
      if (!(isNumeric && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
        throw new RangeError(`invalid position: longitude ${longitude}, latitude ${latitude}`);
      }
    }
    const ends: RouteEndpoint[] = [];
    for (const [at, place] of places.entries()) {
      const end = this.#ends.at(place.longitude, place.latitude);
      if (!end) return notOnWater(notOnWaterReason(at, places.length), place);
      ends.push(end);
    }
    const legs: RouteLeg[] = [];
    for (let at = 1; at < ends.length; at++) {
      const limits = routeLimits(options, [ends[at - 1], ends[at]], this.#graph.gateSets);
      const leg = this.#leg(ends[at - 1], ends[at], limits);
      if (!leg) return { status: 'no_route', reason: 'no_way', detail: limits.text };
      legs.push(leg);
    }
    return joinLegs(legs);
  }

  /**
   * Returns at most `countMax` routes, 1 to 5, that differ by their passages: that of `route`, then others by their distance.
   * @throws RangeError for an invalid position, option or number
   */
  alternatives(
    from: Position,
    to: Position,
    options: RouteOptions,
    countMax: number,
  ): readonly AlternativeRoute[] | NoRoute {
    const { closed = [] } = options;
    return findAlternatives(
      (more) => this.route(from, to, { ...options, closed: [...closed, ...more] }),
      countMax,
    );
  }

  /**
   * Returns the distance in metres from a position in degrees to the shore, to about a kilometre: to the centre of the nearest cell of
   * 1/96° that land touches, 0 in such a cell; 500 km if it is further.
   */
  shoreMeters({ longitude, latitude }: Position): number {
    return shoreMeters(this.#graph.mask, longitude, latitude);
  }

  #leg(start: RouteEndpoint, end: RouteEndpoint, limits: RouteLimits): RouteLeg | undefined {
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

function notOnWaterReason(at: number, count: number): NoRoute['reason'] {
  if (at === 0) return 'start_not_on_water';
  return at === count - 1 ? 'end_not_on_water' : 'via_not_on_water';
}

function notOnWater(reason: NoRoute['reason'], { longitude, latitude }: Position): NoRoute {
  const detail = `no navigable water within ${SNAP_METERS_MAX} m of longitude ${longitude}, latitude ${latitude}`;
  return { status: 'no_route', reason, detail };
}
