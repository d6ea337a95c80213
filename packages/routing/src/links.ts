import { gatesCrossed } from './gates.ts';
import type { LineOfSight } from './line-of-sight.ts';
import type { NodeSquares } from './node-squares.ts';
import type { Offing } from './offing.ts';
import type { SeaGraph } from './read-graph.ts';
import { snap } from './snap.ts';
import { SpherePlaces } from './sphere.ts';
import { ENDS_KEPT, LINK_RINGS_MAX, LINKS_ENOUGH, LINKS_MAX } from './thresholds.ts';

/** An end of a route: where it is on the water, and the nodes that it sees. */
export interface End {
  readonly longitude: number;
  readonly latitude: number;
  /** The same place, to be measured from. */
  readonly place: SpherePlaces;
  /** How far the place that was asked for is from there. */
  readonly offsetMeters: number;
  readonly nodes: readonly number[];
  /** For each node what the way to it costs. */
  readonly costs: readonly number[];
  /** For each node the gates on the way to it. */
  readonly gates: readonly (readonly number[])[];
}

/** Finds the ends of routes, and keeps those that were asked for last. */
export class Ends {
  readonly #graph: SeaGraph;
  readonly #squares: NodeSquares;
  readonly #sight: LineOfSight;
  readonly #offing: Offing;
  readonly #kept = new Map<string, End | undefined>();

  constructor(graph: SeaGraph, squares: NodeSquares, sight: LineOfSight, offing: Offing) {
    this.#graph = graph;
    this.#squares = squares;
    this.#sight = sight;
    this.#offing = offing;
  }

  /** Undefined where no water is near that a ship can leave from. */
  at(longitude: number, latitude: number): End | undefined {
    const key = `${longitude},${latitude}`;
    if (this.#kept.has(key)) return this.#kept.get(key);
    const end = this.#find(longitude, latitude);
    if (this.#kept.size >= ENDS_KEPT) {
      for (const oldest of this.#kept.keys()) {
        this.#kept.delete(oldest);
        break;
      }
    }
    this.#kept.set(key, end);
    return end;
  }

  #find(longitude: number, latitude: number): End | undefined {
    for (const water of snap(this.#graph.mask, longitude, latitude)) {
      const links = this.#link(water.longitude, water.latitude);
      if (links.nodes.length > 0) {
        const gates = links.nodes.map((node) =>
          gatesCrossed(
            water.longitude,
            water.latitude,
            this.#graph.longitudes[node],
            this.#graph.latitudes[node],
          ),
        );
        return { ...water, ...links, gates };
      }
    }
    return undefined;
  }

  #link(longitude: number, latitude: number): Pick<End, 'place' | 'nodes' | 'costs'> {
    const { longitudes, latitudes, places } = this.#graph;
    const place = new SpherePlaces([longitude], [latitude]);
    const nodes: number[] = [];
    const costs: number[] = [];
    for (let ring = 0; ring <= LINK_RINGS_MAX; ring++) {
      const near: number[] = [];
      this.#squares.addRing(longitude, latitude, ring, near);
      const far = near
        .map((node) => ({ node, length: place.meters(0, places, node) }))
        .sort((a, b) => a.length - b.length || a.node - b.node);
      for (const { node } of far) {
        if (!this.#sight.isClear(longitude, latitude, longitudes[node], latitudes[node])) continue;
        nodes.push(node);
        costs.push(this.#offing.costOf(longitude, latitude, longitudes[node], latitudes[node]));
        if (nodes.length >= LINKS_MAX) return { place, nodes, costs };
      }
      if (ring > 0 && nodes.length >= LINKS_ENOUGH) break;
    }
    return { place, nodes, costs };
  }
}
