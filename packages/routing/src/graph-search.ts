import type { SeaGraph } from './read-graph.ts';
import type { RouteEndpoint } from './route-endpoints.ts';
import { isEdgeWithin, type RouteLimits } from './route-limits.ts';

/** The nodes of a path, and its cost in metres including the edges of its ends. */
interface FoundPath {
  readonly nodes: readonly number[];
  readonly cost: number;
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
  #heapNodes: Int32Array = new Int32Array(4096);
  #heapKeys: Float64Array = new Float64Array(4096);
  #heapSize = 0;

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
    this.#heapSize = 0;
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
    while (this.#heapSize > 0) {
      const key = this.#heapKeys[0];
      if (key >= best) break;
      const node = this.#heapNodes[0];
      this.#pop();
      const cost = this.#costs[node];
      if (key > cost + this.#rest[node] + 1e-6) continue;
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
    const nodes: number[] = [];
    for (let node = last; node !== UNSEEN; node = this.#cameFrom[node]) nodes.push(node);
    return { nodes: nodes.reverse(), cost: best };
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
    this.#push(node, cost + this.#rest[node]);
  }

  /** Returns a lower bound of the remaining cost: the direct distance, less the rounding of lengths. */
  #restOf(node: number, to: RouteEndpoint): number {
    return this.#graph.positions.meters(node, to.position, 0) * 0.9999;
  }

  #push(node: number, key: number): void {
    if (this.#heapSize === this.#heapNodes.length) {
      const nodes = new Int32Array(this.#heapSize * 2);
      const keys = new Float64Array(this.#heapSize * 2);
      nodes.set(this.#heapNodes);
      keys.set(this.#heapKeys);
      this.#heapNodes = nodes;
      this.#heapKeys = keys;
    }
    const [nodes, keys] = [this.#heapNodes, this.#heapKeys];
    let at = this.#heapSize++;
    while (at > 0) {
      const above = (at - 1) >> 2;
      if (keys[above] <= key) break;
      nodes[at] = nodes[above];
      keys[at] = keys[above];
      at = above;
    }
    nodes[at] = node;
    keys[at] = key;
  }

  #pop(): void {
    const [nodes, keys] = [this.#heapNodes, this.#heapKeys];
    const size = --this.#heapSize;
    const node = nodes[size];
    const key = keys[size];
    let at = 0;
    for (;;) {
      const first = 4 * at + 1;
      if (first >= size) break;
      let least = first;
      for (let child = first + 1; child < Math.min(first + 4, size); child++) {
        if (keys[child] < keys[least]) least = child;
      }
      if (keys[least] >= key) break;
      nodes[at] = nodes[least];
      keys[at] = keys[least];
      at = least;
    }
    nodes[at] = node;
    keys[at] = key;
  }
}
