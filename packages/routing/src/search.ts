import type { End } from './links.ts';
import type { SeaGraph } from './read-graph.ts';
import { legMeters } from './sphere.ts';

/** What a search must not do. */
export interface Limits {
  /** For each passage whether it is closed. */
  readonly isClosed: Uint8Array;
  /** For each set of gates whether one of them is closed. */
  readonly isSetClosed: Uint8Array;
  readonly latitudeMin: number;
  readonly latitudeMax: number;
}

const UNSEEN = -1;

/** A* over the sea graph, its arrays kept from search to search. */
export class Search {
  readonly #graph: SeaGraph;
  /** For each node the search that it was seen in last, the way to it, and where that came from. */
  readonly #seenIn: Int32Array;
  readonly #meters: Float64Array;
  readonly #cameFrom: Int32Array;
  readonly #rest: Float64Array;
  readonly #linkIn: Int32Array;
  readonly #linkMeters: Float64Array;
  #search = 0;
  #heapNodes: Int32Array = new Int32Array(4096);
  #heapKeys: Float64Array = new Float64Array(4096);
  #heapSize = 0;
  /** Bounds from landmarks: for each the distances to all nodes. */
  readonly #landmarks: readonly Float32Array[];

  constructor(graph: SeaGraph, landmarks: readonly Float32Array[]) {
    this.#graph = graph;
    this.#landmarks = landmarks;
    const count = graph.longitudes.length;
    this.#seenIn = new Int32Array(count);
    this.#meters = new Float64Array(count);
    this.#cameFrom = new Int32Array(count);
    this.#rest = new Float64Array(count);
    this.#linkIn = new Int32Array(count);
    this.#linkMeters = new Float64Array(count);
  }

  /** How many nodes the last search took from its queue. */
  settled = 0;

  /** The nodes of the shortest way from one end to another; undefined where there is none under the limits. */
  find(from: End, to: End, limits: Limits): number[] | undefined {
    const { firstEdge, edgeTo, edgeMeters, edgeGates, latitudes } = this.#graph;
    const search = ++this.#search;
    this.#heapSize = 0;
    this.settled = 0;
    for (let at = 0; at < to.nodes.length; at++) {
      if (to.gates[at].some((gate) => limits.isClosed[gate] === 1)) continue;
      this.#linkIn[to.nodes[at]] = search;
      this.#linkMeters[to.nodes[at]] = to.meters[at];
    }
    for (let at = 0; at < from.nodes.length; at++) {
      if (from.gates[at].some((gate) => limits.isClosed[gate] === 1)) continue;
      this.#offer(from.nodes[at], from.meters[at], UNSEEN, to);
    }
    let best = Number.POSITIVE_INFINITY;
    let last = UNSEEN;
    while (this.#heapSize > 0) {
      const key = this.#heapKeys[0];
      if (key >= best) break;
      const node = this.#heapNodes[0];
      this.#pop();
      const meters = this.#meters[node];
      if (key > meters + this.#rest[node] + 1e-6) continue;
      this.settled++;
      if (this.#linkIn[node] === search && meters + this.#linkMeters[node] < best) {
        best = meters + this.#linkMeters[node];
        last = node;
      }
      for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
        const gates = edgeGates[edge];
        if (gates !== 0 && limits.isSetClosed[gates] === 1) continue;
        const next = edgeTo[edge];
        const latitude = latitudes[next];
        if (latitude < limits.latitudeMin || latitude > limits.latitudeMax) continue;
        this.#offer(next, meters + edgeMeters[edge], node, to);
      }
    }
    if (last === UNSEEN) return undefined;
    const nodes: number[] = [];
    for (let node = last; node !== UNSEEN; node = this.#cameFrom[node]) nodes.push(node);
    return nodes.reverse();
  }

  #offer(node: number, meters: number, cameFrom: number, to: End): void {
    if (this.#seenIn[node] !== this.#search) {
      this.#seenIn[node] = this.#search;
      this.#rest[node] = this.#restOf(node, to);
    } else if (meters >= this.#meters[node]) return;
    this.#meters[node] = meters;
    this.#cameFrom[node] = cameFrom;
    this.#push(node, meters + this.#rest[node]);
  }

  /** At least so far it is: straight, or by what the landmarks say of the nodes beside the end. */
  #restOf(node: number, to: End): number {
    const { longitudes, latitudes } = this.#graph;
    let rest = legMeters(longitudes[node], latitudes[node], to.longitude, to.latitude) * 0.9999;
    // From the nearest link: the end is at most its length away from that node.
    const anchor = to.nodes[0];
    const slack = to.meters[0];
    for (const distances of this.#landmarks) {
      const bound = Math.abs(distances[node] - distances[anchor]) - slack;
      if (bound > rest && bound < 1e9) rest = bound;
    }
    return rest;
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
