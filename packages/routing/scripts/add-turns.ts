import { CELLS_PER_DEGREE, COLUMNS } from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import type { Node } from './build-nodes.ts';
import { cellAspectRatio } from './cell-aspect-ratio.ts';
import { CostQueue } from './cost-queue.ts';
import { NearPaths } from './near-paths.ts';
import {
  INSHORE_REACH_METERS,
  NEAR_CELLS,
  NEAR_SLACK_CELLS,
  NEAR_STRETCH_MAX,
} from './thresholds.ts';

/**
 * Adds turning points that are missing between nearby nodes: where the path over the graph is longer than that over water,
 * as along a coast whose small capes are below all scales.
 */
export function addTurns(mask: WaterMask, nodes: Node[], edges: readonly number[][]): number {
  const graph = new NearGraph(mask, nodes, edges);
  const paths = new NearPaths(mask, NEAR_CELLS);
  const countBefore = nodes.length;
  for (let a = 0; a < countBefore; a++) {
    const { column, row, blocked } = nodes[a];
    // Capes are turning points only: no path begins or ends there.
    if (blocked > 0) continue;
    if (mask.clearDegrees(column, row) * CELLS_PER_DEGREE > NEAR_CELLS) continue;
    paths.from(column, row);
    const near = graph
      .near(a)
      .filter((b) => nodes[b].blocked === 0)
      .map((b) => ({ b, cells: paths.cellsTo(nodes[b].column, nodes[b].row) }))
      .filter(({ cells }) => Number.isFinite(cells))
      .sort((x, y) => x.cells - y.cells || x.b - y.b);
    let lengths = graph.lengthsFrom(a);
    for (const { b, cells } of near) {
      const limit = cells * NEAR_STRETCH_MAX + NEAR_SLACK_CELLS;
      if ((lengths.get(b) ?? Number.POSITIVE_INFINITY) <= limit) continue;
      const turns = paths.turnsTo(nodes[b].column, nodes[b].row);
      if (turns.length === 0) continue;
      for (const [x, y] of turns) graph.add(x, y);
      lengths = graph.lengthsFrom(a);
    }
  }
  return nodes.length - countBefore;
}

/** The growing graph: the nodes near each node, and their distances in cells of latitude. */
class NearGraph {
  readonly #mask: WaterMask;
  readonly #nodes: Node[];
  readonly #edges: Map<number, number>[];
  readonly #nodeAt = new Map<number, number>();
  readonly #squares = new Map<number, number[]>();

  constructor(mask: WaterMask, nodes: Node[], edges: readonly number[][]) {
    this.#mask = mask;
    this.#nodes = nodes;
    this.#edges = nodes.map(() => new Map());
    for (let at = 0; at < nodes.length; at++) this.#place(at);
    edges.forEach((others, a) => {
      for (const b of others) {
        // Longer edges are not part of a path within the window.
        if (Math.abs(nodes[a].row - nodes[b].row) > 2 * NEAR_CELLS) continue;
        this.#join(a, b);
      }
    });
  }

  /** Adds a node at a cell, unless there is one, with edges to all nearby nodes in line of sight. */
  add(column: number, row: number): void {
    if (this.#nodeAt.has(row * COLUMNS + column)) return;
    const node =
      this.#nodes.push({ column, row, reachMeters: INSHORE_REACH_METERS, middle: 0, blocked: 0 }) -
      1;
    this.#edges.push(new Map());
    this.#place(node);
    for (const other of this.near(node)) {
      const { column: x, row: y } = this.#nodes[other];
      const nearX = x - COLUMNS * Math.round((x - column) / COLUMNS);
      if (this.#mask.isClear(column + 0.5, row + 0.5, nearX + 0.5, y + 0.5))
        this.#join(node, other);
    }
  }

  /** Returns the nodes within the window around a node, without itself. */
  near(node: number): number[] {
    const { column, row } = this.#nodes[node];
    const found: number[] = [];
    const reachX = Math.ceil(NEAR_CELLS / cellAspectRatio(row));
    for (let y = (row - NEAR_CELLS) >> 5; y <= (row + NEAR_CELLS) >> 5; y++) {
      for (let x = (column - reachX) >> 5; x <= (column + reachX) >> 5; x++) {
        const square = (x + COLUMNS / 32) % (COLUMNS / 32);
        for (const other of this.#squares.get(y * COLUMNS + square) ?? []) {
          const { column: otherColumn, row: otherRow } = this.#nodes[other];
          const dx = Math.abs(otherColumn - column);
          if (other === node || Math.abs(otherRow - row) > NEAR_CELLS) continue;
          if (Math.min(dx, COLUMNS - dx) <= reachX) found.push(other);
        }
      }
    }
    return found;
  }

  /** Returns the distances of nodes over the graph, up to twice the window. */
  lengthsFrom(node: number): Map<number, number> {
    const lengths = new Map([[node, 0]]);
    const queue = new CostQueue();
    queue.push(node, 0);
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [at, length] = next;
      if (length > lengths.get(at)!) continue;
      for (const [other, cells] of this.#edges[at]) {
        const total = length + cells;
        if (total > 2 * NEAR_CELLS || total >= (lengths.get(other) ?? Number.POSITIVE_INFINITY))
          continue;
        lengths.set(other, total);
        queue.push(other, total);
      }
    }
    return lengths;
  }

  #place(node: number): void {
    const { column, row } = this.#nodes[node];
    this.#nodeAt.set(row * COLUMNS + column, node);
    const key = (row >> 5) * COLUMNS + (column >> 5);
    const square = this.#squares.get(key);
    if (square) square.push(node);
    else this.#squares.set(key, [node]);
  }

  #join(a: number, b: number): void {
    const dx = Math.abs(this.#nodes[a].column - this.#nodes[b].column);
    const east = cellAspectRatio((this.#nodes[a].row + this.#nodes[b].row) / 2);
    const cells = Math.hypot(
      Math.min(dx, COLUMNS - dx) * east,
      this.#nodes[a].row - this.#nodes[b].row,
    );
    this.#edges[a].set(b, cells);
    this.#edges[b].set(a, cells);
  }
}
