import type { LegCost } from '../leg-cost.ts';
import { LegFinder } from '../leg-finder.ts';
import type { LineOfSight } from '../line-of-sight.ts';
import type { SeaGraph } from '../read-graph.ts';
import type { RouteLeg } from '../route.ts';
import type { RouteEndpoint } from '../route-endpoints.ts';
import type { RouteLimits } from '../route-limits.ts';
import { AVOIDING_GRAPHS_RETAINED_MAX } from '../thresholds.ts';
import {
  type AreaToAvoid,
  type PreparedAreaToAvoid,
  prepareAreasToAvoid,
} from './area-to-avoid.ts';
import { avoidingGraph } from './avoiding-graph.ts';
import { boundaryNodes } from './boundary-nodes.ts';
import { someNear } from './box-of-leg.ts';
import { entersArea } from './leg-in-area.ts';
import { AvoidingTerms } from './leg-terms.ts';

/** Finds legs that avoid areas. The graphs of the most recent areas are cached. */
export class AvoidingLegs {
  readonly #graph: SeaGraph;
  readonly #sight: LineOfSight;
  readonly #legCost: LegCost;
  readonly #prepared = new RecentValues<readonly PreparedAreaToAvoid[]>();
  readonly #finders = new RecentValues<LegFinder>();

  constructor(graph: SeaGraph, sight: LineOfSight, legCost: LegCost) {
    this.#graph = graph;
    this.#sight = sight;
    this.#legCost = legCost;
  }

  /** @throws RangeError for invalid areas */
  prepare(avoid: readonly AreaToAvoid[]): readonly PreparedAreaToAvoid[] {
    return this.#prepared.get(JSON.stringify(avoid), () => prepareAreasToAvoid(avoid));
  }

  /**
   * Returns the leg between two ends that avoids areas; undefined if there is none.
   * @param free the leg that avoids nothing
   */
  leg(
    areas: readonly PreparedAreaToAvoid[],
    start: RouteEndpoint,
    end: RouteEndpoint,
    limits: RouteLimits,
    free: RouteLeg,
  ): RouteLeg | undefined {
    if (!areas.some(({ parts }) => isEntered(parts, free))) return free;
    const hasEnd = areas.map(({ area }) =>
      [start, end].some(({ longitude, latitude }) => area.contains(longitude, latitude)),
    );
    const finder = this.#finder(areas, hasEnd);
    return finder.leg(atSamePlace(finder, start), atSamePlace(finder, end), limits);
  }

  #finder(areas: readonly PreparedAreaToAvoid[], hasEnd: readonly boolean[]): LegFinder {
    const key = JSON.stringify([areas.map(({ geometry }) => geometry), hasEnd]);
    return this.#finders.get(key, () => {
      const closed = areas.filter((_, at) => !hasEnd[at]).flatMap(({ parts }) => parts);
      const costly = areas.filter((_, at) => hasEnd[at]).flatMap(({ parts }) => parts);
      const terms = new AvoidingTerms(this.#sight, this.#legCost, closed, costly);
      const vertices = boundaryNodes(areas.map(({ geometry }) => geometry));
      const graph = avoidingGraph(this.#graph, terms, [...closed, ...costly], vertices);
      return new LegFinder(graph, terms, terms);
    });
  }
}

/** The most recent values, by key. */
class RecentValues<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string, create: () => Value): Value {
    const value = this.#values.get(key) ?? create();
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= AVOIDING_GRAPHS_RETAINED_MAX) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}

function isEntered(parts: PreparedAreaToAvoid['parts'], { line }: RouteLeg): boolean {
  return line.some((vertex, at) => {
    const leg = [...line[Math.max(0, at - 1)], ...vertex] as const;
    return someNear(parts, ...leg, (area) => entersArea(area, ...leg));
  });
}

/** Returns an end with its edges in the graph of a finder; without any if it is enclosed by areas. */
function atSamePlace(finder: LegFinder, end: RouteEndpoint): RouteEndpoint {
  const own = finder.endAt(end) ?? { ...end, nodes: [], costs: [], gates: [] };
  return { ...own, offsetMeters: end.offsetMeters };
}
