import { BucketQueue } from './bucket-queue.ts';
import type { SeaGraph } from './read-graph.ts';
import type { RouteEndpoint } from './route-endpoints.ts';
import { isEdgeWithin, type RouteLimits } from './route-limits.ts';

/** A path from end to end. */
interface FoundPath {
  readonly nodes: readonly number[];
  /** The costs in metres of the leg to each vertex: 0 for the first end, then the nodes, then the other end. */
  readonly costs: readonly number[];
}

const UNSEEN = -1;

/** A* over the sea graph. Searches reuse the arrays. */
export class GraphSearch {
  readonly #graph: SeaGraph;
  /** For each node: the last search that reached it, the cost of the path to it, and the node before it. */
  readonly #seenIn: Int32Array;
  readonly #costs: Float64Array;
  readonly #cameFrom: Int32Array;
  readonly #rest: Float64Array;
  readonly #endEdgeIn: Int32Array;
  readonly #endEdgeCosts: Float64Array;
  #search = 0;
  readonly #queue: BucketQueue = new BucketQueue();

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    const count = graph.longitudes.length;
    this.#seenIn = new Int32Array(count);
    this.#costs = new Float64Array(count);
    this.#cameFrom = new Int32Array(count);
    this.#rest = new Float64Array(count);
    this.#endEdgeIn = new Int32Array(count);
    this.#endEdgeCosts = new Float64Array(count);
  }

  /**
   * Returns the cheapest path from one end to another; undefined if the limits leave none.
   * @param costMax only a path that costs less is returned
   */
  find(
    from: RouteEndpoint,
    to: RouteEndpoint,
    limits: RouteLimits,
    costMax: number,
  ): FoundPath | undefined {
    const { firstEdge, edgeTo, edgeCosts, edgeGates } = this.#graph;
    const [seenIn, costs] = [this.#seenIn, this.#costs];
    const search = ++this.#search;
    const queue = this.#queue;
    queue.clear();
    for (let at = 0; at < to.nodes.length; at++) {
      if (!this.#isEndEdgeOpen(to, at, limits)) continue;
      this.#endEdgeIn[to.nodes[at]] = search;
      this.#endEdgeCosts[to.nodes[at]] = to.costs[at];
    }
    for (let at = 0; at < from.nodes.length; at++) {
      if (!this.#isEndEdgeOpen(from, at, limits)) continue;
      this.#offer(from.nodes[at], from.costs[at], UNSEEN, to);
    }
    let best = costMax;
    let last = UNSEEN;
    for (let node = queue.pop(); node !== UNSEEN && !queue.isAbove(best); node = queue.pop()) {
      const cost = costs[node];
      // A cheaper path to the node may have been found since, or one to the end.
      if (queue.key > cost + this.#rest[node] + 1e-6 || queue.key >= best) continue;
      if (this.#endEdgeIn[node] === search && cost + this.#endEdgeCosts[node] < best) {
        best = cost + this.#endEdgeCosts[node];
        last = node;
      }
      for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
        const next = edgeTo[edge];
        const total = cost + edgeCosts[edge];
        // Most edges lead to a node with a cheaper path: this check is first, since it is the cheapest.
        if (seenIn[next] === search && total >= costs[next]) continue;
        const gates = edgeGates[edge];
        if (gates !== 0 && limits.isSetClosed[gates] === 1) continue;
        if (!this.#isWithin(node, next, limits)) continue;
        this.#offer(next, total, node, to);
      }
    }
    if (last === UNSEEN) return undefined;
    return this.#pathTo(last, best);
  }

  /** @param cost of the path to `last` and from there to the end */
  #pathTo(last: number, cost: number): FoundPath {
    const nodes: number[] = [];
    const legCosts: number[] = [];
    let total = cost;
    for (let node = last; node !== UNSEEN; node = this.#cameFrom[node]) {
      nodes.push(node);
      legCosts.push(total - this.#costs[node]);
      total = this.#costs[node];
    }
    return { nodes: nodes.reverse(), costs: [...legCosts, total, 0].reverse() };
  }

  #isEndEdgeOpen(
    { longitude, latitude, nodes, gates }: RouteEndpoint,
    at: number,
    limits: RouteLimits,
  ): boolean {
    if (gates[at].some((gate) => limits.isClosed[gate] === 1)) return false;
    const { longitudes, latitudes } = this.#graph;
    const node = nodes[at];
    return isEdgeWithin(limits, longitude, latitude, longitudes[node], latitudes[node]);
  }

  #isWithin(a: number, b: number, limits: RouteLimits): boolean {
    const { longitudes, latitudes } = this.#graph;
    return isEdgeWithin(limits, longitudes[a], latitudes[a], longitudes[b], latitudes[b]);
  }

  #offer(node: number, cost: number, cameFrom: number, to: RouteEndpoint): void {
    if (this.#seenIn[node] !== this.#search) {
      this.#seenIn[node] = this.#search;
      this.#rest[node] = this.#restOf(node, to);
    } else if (cost >= this.#costs[node]) return;
    this.#costs[node] = cost;
    this.#cameFrom[node] = cameFrom;
    this.#queue.push(node, cost + this.#rest[node]);
  }

  /** Returns a lower bound of the remaining cost: the direct distance, less the rounding of lengths. */
  #restOf(node: number, to: RouteEndpoint): number {
    return this.#graph.positions.meters(node, to.position, 0) * 0.9999;
  }
}
