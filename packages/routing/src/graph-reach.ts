import type { SeaGraph } from './read-graph.ts';

/**
 * Upper bounds of the lengths from an end to nodes over the edges of the graph, if nodes are added in the order of their distance. An
 * instance serves many ends, one after the other.
 */
export class GraphReach {
  readonly #graph: SeaGraph;
  readonly #lengths: Float64Array;
  /** For each node the last end that reached it, and the last one for which its edges were added. */
  readonly #reachedFrom: Int32Array;
  readonly #addedFor: Int32Array;
  #end = 0;

  constructor(graph: SeaGraph) {
    this.#graph = graph;
    this.#lengths = new Float64Array(graph.longitudes.length);
    this.#reachedFrom = new Int32Array(graph.longitudes.length);
    this.#addedFor = new Int32Array(graph.longitudes.length);
  }

  /** Begins with another end. */
  start(): void {
    this.#end++;
  }

  lengthTo(node: number): number {
    return this.#reachedFrom[node] === this.#end ? this.#lengths[node] : Number.POSITIVE_INFINITY;
  }

  /** Adds the nodes at the edges of a node, which is at a length from the end. */
  add(node: number, length: number): void {
    const { firstEdge, edgeTo, edgeGates, positions } = this.#graph;
    this.#addedFor[node] = this.#end;
    for (let edge = firstEdge[node]; edge < firstEdge[node + 1]; edge++) {
      const other = edgeTo[edge];
      // Nearer nodes are done, and a passage may be closed.
      if (this.#addedFor[other] === this.#end || edgeGates[edge] !== 0) continue;
      const total = length + positions.meters(node, positions, other);
      if (total >= this.lengthTo(other)) continue;
      this.#lengths[other] = total;
      this.#reachedFrom[other] = this.#end;
    }
  }
}
