import { GraphReach } from './graph-reach.ts';
import type { LegCost } from './leg-cost.ts';
import type { LineOfSight } from './line-of-sight.ts';
import type { NodeSquares } from './node-squares.ts';
import { gatesCrossed } from './passage-gates.ts';
import type { SeaGraph } from './read-graph.ts';
import { snap } from './snap.ts';
import { SpherePositions } from './sphere.ts';
import {
  ENDPOINT_EDGES_ENOUGH,
  ENDPOINT_HIDDEN_MAX,
  ENDPOINT_REACHED_MAX,
  ENDPOINT_RINGS_MAX,
  ENDPOINT_RINGS_MIN,
  ENDPOINT_SLACK_METERS,
  ENDPOINT_STRETCH_MAX,
  ENDPOINTS_RETAINED_MAX,
} from './thresholds.ts';

/** More nodes than any graph has; together with a length in metres, up to 2²⁵, a whole number that is exact. */
const NODES_MAX = 2 ** 24;

/** An end of a route: its position on the water, and its edges to the nodes in its line of sight. */
export interface RouteEndpoint {
  readonly longitude: number;
  readonly latitude: number;
  /** The same position, prepared for distances. */
  readonly position: SpherePositions;
  /** Distance from the requested position, in metres. */
  readonly offsetMeters: number;
  readonly nodes: readonly number[];
  /** For each node the cost of the edge to it. */
  readonly costs: readonly number[];
  /** For each node the gates that the edge to it crosses. */
  readonly gates: readonly (readonly number[])[];
}

/** Finds the ends of routes, and caches the most recent ones. */
export class RouteEndpointCache {
  readonly #graph: SeaGraph;
  readonly #squares: NodeSquares;
  readonly #sight: Pick<LineOfSight, 'isClear'>;
  readonly #legCost: Pick<LegCost, 'costOf'>;
  readonly #reach: GraphReach;
  readonly #cache = new Map<string, RouteEndpoint | undefined>();

  constructor(
    graph: SeaGraph,
    squares: NodeSquares,
    sight: Pick<LineOfSight, 'isClear'>,
    legCost: Pick<LegCost, 'costOf'>,
  ) {
    this.#graph = graph;
    this.#squares = squares;
    this.#sight = sight;
    this.#legCost = legCost;
    this.#reach = new GraphReach(graph);
  }

  /** Returns the end at a position; undefined if no water with edges to the graph is near. */
  at(longitude: number, latitude: number): RouteEndpoint | undefined {
    const key = `${longitude},${latitude}`;
    if (this.#cache.has(key)) return this.#cache.get(key);
    const end = this.#find(longitude, latitude);
    if (this.#cache.size >= ENDPOINTS_RETAINED_MAX) {
      for (const oldest of this.#cache.keys()) {
        this.#cache.delete(oldest);
        break;
      }
    }
    this.#cache.set(key, end);
    return end;
  }

  #find(longitude: number, latitude: number): RouteEndpoint | undefined {
    for (const water of snap(this.#graph.mask, longitude, latitude)) {
      const edges = this.#edgesFrom(water.longitude, water.latitude);
      if (edges.nodes.length > 0) {
        const gates = edges.nodes.map((node) =>
          gatesCrossed(
            water.longitude,
            water.latitude,
            this.#graph.longitudes[node],
            this.#graph.latitudes[node],
          ),
        );
        return { ...water, ...edges, gates };
      }
    }
    return undefined;
  }

  #edgesFrom(
    longitude: number,
    latitude: number,
  ): Pick<RouteEndpoint, 'position' | 'nodes' | 'costs'> {
    const { longitudes, latitudes, positions } = this.#graph;
    const position = new SpherePositions([longitude], [latitude]);
    const nodes: number[] = [];
    const costs: number[] = [];
    this.#reach.start();
    let reached = 0;
    let hidden = 0;
    for (let ring = 0; ring <= ENDPOINT_RINGS_MAX; ring++) {
      if (ring > ENDPOINT_RINGS_MIN && reached >= ENDPOINT_EDGES_ENOUGH) break;
      const near: number[] = [];
      this.#squares.addRing(longitude, latitude, ring, near);
      // Whole metres and the node in one number: a typed array sorts numbers several times as fast as by a function.
      const byLength = new Float64Array(near.length);
      for (let at = 0; at < near.length; at++) {
        byLength[at] = Math.round(position.meters(0, positions, near[at])) * NODES_MAX + near[at];
      }
      for (const key of byLength.sort()) {
        const length = Math.floor(key / NODES_MAX);
        const node = key - length * NODES_MAX;
        const known = this.#reach.lengthTo(node);
        if (known <= length * ENDPOINT_STRETCH_MAX + ENDPOINT_SLACK_METERS)
          this.#reach.add(node, known);
        else {
          if (!this.#sight.isClear(longitude, latitude, longitudes[node], latitudes[node])) {
            if (++hidden >= ENDPOINT_HIDDEN_MAX && nodes.length > 0)
              return { position, nodes, costs };
            continue;
          }
          nodes.push(node);
          costs.push(this.#legCost.costOf(longitude, latitude, longitudes[node], latitudes[node]));
          this.#reach.add(node, length);
        }
        if (++reached === ENDPOINT_REACHED_MAX) return { position, nodes, costs };
      }
    }
    return { position, nodes, costs };
  }
}
