import type { Position } from '@roadstead/model';
import { type AlternativeRoute, findAlternatives } from './alternatives.ts';
import { AvoidingLegs } from './avoid/avoiding-legs.ts';
import { joinLegs } from './join-legs.ts';
import { LegCost } from './leg-cost.ts';
import { LegFinder } from './leg-finder.ts';
import { LineOfSight } from './line-of-sight.ts';
import { readGraph, type SeaGraph } from './read-graph.ts';
import type { NoRoute, Route, RouteLeg, RouteOptions } from './route.ts';
import type { RouteEndpoint } from './route-endpoints.ts';
import { routeLimits } from './route-limits.ts';
import { shoreMeters } from './shore-distance.ts';
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
  readonly #legs: LegFinder;
  readonly #avoiding: AvoidingLegs;

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    const sight = new LineOfSight(graph.mask);
    const legCost = new LegCost(graph.mask);
    this.#legs = new LegFinder(graph, sight, legCost);
    this.#avoiding = new AvoidingLegs(graph, sight, legCost);
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
      const end = this.#legs.endAt(place);
      if (!end) return notOnWater(notOnWaterReason(at, places.length), place);
      ends.push(end);
    }
    const areas = this.#avoiding.prepare(options.avoid ?? []);
    const legs: RouteLeg[] = [];
    for (let at = 1; at < ends.length; at++) {
      const limits = routeLimits(options, [ends[at - 1], ends[at]], this.#graph.gateSets);
      const free = this.#legs.leg(ends[at - 1], ends[at], limits);
      const leg = free && this.#avoiding.leg(areas, ends[at - 1], ends[at], limits, free);
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
}

function notOnWaterReason(at: number, count: number): NoRoute['reason'] {
  if (at === 0) return 'start_not_on_water';
  return at === count - 1 ? 'end_not_on_water' : 'via_not_on_water';
}

function notOnWater(reason: NoRoute['reason'], { longitude, latitude }: Position): NoRoute {
  const detail = `no navigable water within ${SNAP_METERS_MAX} m of longitude ${longitude}, latitude ${latitude}`;
  return { status: 'no_route', reason, detail };
}
