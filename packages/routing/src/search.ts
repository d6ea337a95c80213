import { isEdgeWithin, type Limits } from './limits.ts';
import type { End } from './links.ts';
import type { SeaGraph } from './read-graph.ts';

/** The nodes of a way, and what it costs in metres with the links of its ends. */
interface FoundWay {
  readonly nodes: readonly number[];
  readonly cost: number;
}

const UNSEEN = -1;

/** A* over the sea graph, its arrays kept from search to search. */
export class Search {
  readonly #graph: SeaGraph;
  /** For each node the search that it was seen in last, the way to it, and where that came from. */
  readonly #seenIn: Int32Array;
  readonly #costs: Float64Array;
  readonly #cameFrom: Int32Array;
  readonly #rest: Float64Array;
  readonly #linkIn: Int32Array;
  readonly #linkCosts: Float64Array;
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
    this.#linkIn = new Int32Array(count);
    this.#linkCosts = new Float64Array(count);
  }

  /**
   * The cheapest way from one end to another; undefined where there is none under the limits.
   * @param costMax only a way that costs less is wanted
   */
  find(from: End, to: End, limits: Limits, costMax: number): FoundWay | undefined {
    const { firstEdge, edgeTo, edgeCosts, edgeGates } = this.#graph;
    const [seenIn, costs] = [this.#seenIn, this.#costs];
    const search = ++this.#search;
    this.#heapSize = 0;
    for (let at = 0; at < to.nodes.length; at++) {
      if (!this.#isLinkOpen(to, at, limits)) continue;
      this.#linkIn[to.nodes[at]] = search;
      this.#linkCosts[to.nodes[at]] = to.costs[at];
    }
    for (let at = 0; at < from.nodes.length; at++) {
      if (!this.#isLinkOpen(from, at, limits)) continue;
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
      if (this.#linkIn[node] === search && cost + this.#linkCosts[node] < best) {
        best = cost + this.#linkCosts[node];
        last = node;
      }
      for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
        const next = edgeTo[edge];
        const total = cost + edgeCosts[edge];
        // Most edges lead to where a way was found already that is as cheap: so that is looked at first.
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

  #isLinkOpen({ longitude, latitude, nodes, gates }: End, at: number, limits: Limits): boolean {
    if (gates[at].some((gate) => limits.isClosed[gate] === 1)) return false;
    const { longitudes, latitudes } = this.#graph;
    const node = nodes[at];
    return isEdgeWithin(limits, longitude, latitude, longitudes[node], latitudes[node]);
  }

  #isWithin(a: number, b: number, limits: Limits): boolean {
    const { longitudes, latitudes } = this.#graph;
    return isEdgeWithin(limits, longitudes[a], latitudes[a], longitudes[b], latitudes[b]);
  }

  #offer(node: number, cost: number, cameFrom: number, to: End): void {
    if (this.#seenIn[node] !== this.#search) {
      this.#seenIn[node] = this.#search;
      this.#rest[node] = this.#restOf(node, to);
    } else if (cost >= this.#costs[node]) return;
    this.#costs[node] = cost;
    this.#cameFrom[node] = cameFrom;
    this.#push(node, cost + this.#rest[node]);
  }

  /** At least so much it costs: the way straight, but for what lengths are rounded. */
  #restOf(node: number, to: End): number {
    return this.#graph.places.meters(node, to.place, 0) * 0.9999;
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
