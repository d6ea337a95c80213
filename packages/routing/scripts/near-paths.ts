import { wrapColumn } from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { cellAspectRatio } from './cell-aspect-ratio.ts';
import { CostQueue } from './cost-queue.ts';
import type { MaskCell } from './path-to-sea.ts';

/**
 * The shortest paths over water from a cell to all others of a window around it, from turn to turn, by lazy Theta* (Nash,
 * Koenig and Tovey, AAAI 2010): the path to a cell comes from the last turn in its line of sight.
 */
export class NearPaths {
  readonly #mask: WaterMask;
  readonly #reach: number;
  #column = 0;
  #row = 0;
  #east = 1;
  #side = 0;
  #costs = new Float64Array(0);
  #turns = new Int32Array(0);
  #isDone = new Uint8Array(0);

  constructor(mask: WaterMask, reachCells: number) {
    this.#mask = mask;
    this.#reach = reachCells;
  }

  /** Finds the paths from a cell. */
  from(column: number, row: number): void {
    this.#column = column;
    this.#row = row;
    this.#east = cellAspectRatio(row);
    const reachX = Math.ceil(this.#reach / this.#east);
    this.#side = 2 * reachX + 1;
    const size = this.#side * (2 * this.#reach + 1);
    if (this.#costs.length < size) {
      this.#costs = new Float64Array(size);
      this.#turns = new Int32Array(size);
      this.#isDone = new Uint8Array(size);
    }
    this.#costs.fill(Number.POSITIVE_INFINITY, 0, size);
    this.#isDone.fill(0, 0, size);
    const start = this.#reach * this.#side + reachX;
    this.#costs[start] = 0;
    this.#turns[start] = start;
    const queue = new CostQueue();
    queue.push(start, 0);
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [cell] = next;
      if (this.#isDone[cell] === 1) continue;
      this.#isDone[cell] = 1;
      this.#settle(cell);
      this.#spread(cell, queue);
    }
  }

  /** Returns the length of the path to a cell in cells of latitude; infinite if there is none within the window. */
  cellsTo(column: number, row: number): number {
    const cell = this.#cellAt(column, row);
    return cell === undefined ? Number.POSITIVE_INFINITY : this.#costs[cell];
  }

  /** Returns the turns of the path to a cell, from its end to its beginning. */
  turnsTo(column: number, row: number): MaskCell[] {
    const turns: MaskCell[] = [];
    let cell = this.#turns[this.#cellAt(column, row)!];
    while (this.#turns[cell] !== cell) {
      turns.push([wrapColumn(this.#xOf(cell)), this.#yOf(cell)]);
      cell = this.#turns[cell];
    }
    return turns;
  }

  /** Checks the line of sight to the assumed turn of a cell; without it, the path comes from an adjacent cell. */
  #settle(cell: number): void {
    const turn = this.#turns[cell];
    if (turn === cell || this.#sees(turn, cell)) return;
    this.#costs[cell] = Number.POSITIVE_INFINITY;
    this.#forEachNeighbour(cell, (other) => {
      if (this.#isDone[other] !== 1 || other === cell) return;
      const cost = this.#costs[other] + this.#between(other, cell);
      if (cost >= this.#costs[cell]) return;
      this.#costs[cell] = cost;
      this.#turns[cell] = other;
    });
  }

  #spread(cell: number, queue: CostQueue): void {
    const turn = this.#turns[cell];
    this.#forEachNeighbour(cell, (other) => {
      if (this.#isDone[other] === 1) return;
      const cost = this.#costs[turn] + this.#between(turn, other);
      if (cost >= this.#costs[other]) return;
      this.#costs[other] = cost;
      this.#turns[other] = turn;
      queue.push(other, cost);
    });
  }

  /** Visits the adjacent water cells, also diagonally if both cells between are water. */
  #forEachNeighbour(cell: number, visit: (other: number) => void): void {
    const x = this.#xOf(cell);
    const y = this.#yOf(cell);
    const at = cell % this.#side;
    const line = Math.floor(cell / this.#side);
    const isWater = (dx: number, dy: number): boolean =>
      at + dx >= 0 &&
      at + dx < this.#side &&
      line + dy >= 0 &&
      line + dy <= 2 * this.#reach &&
      this.#mask.isWater(x + dx, y + dy);
    const [east, west, north, south] = [
      isWater(1, 0),
      isWater(-1, 0),
      isWater(0, 1),
      isWater(0, -1),
    ];
    if (east) visit(cell + 1);
    if (west) visit(cell - 1);
    if (north) visit(cell + this.#side);
    if (south) visit(cell - this.#side);
    if (north && east && isWater(1, 1)) visit(cell + this.#side + 1);
    if (north && west && isWater(-1, 1)) visit(cell + this.#side - 1);
    if (south && east && isWater(1, -1)) visit(cell - this.#side + 1);
    if (south && west && isWater(-1, -1)) visit(cell - this.#side - 1);
  }

  #sees(a: number, b: number): boolean {
    return this.#mask.isClear(
      this.#xOf(a) + 0.5,
      this.#yOf(a) + 0.5,
      this.#xOf(b) + 0.5,
      this.#yOf(b) + 0.5,
    );
  }

  #between(a: number, b: number): number {
    return Math.hypot((this.#xOf(a) - this.#xOf(b)) * this.#east, this.#yOf(a) - this.#yOf(b));
  }

  #xOf(cell: number): number {
    return this.#column + (cell % this.#side) - (this.#side - 1) / 2;
  }

  #yOf(cell: number): number {
    return this.#row + Math.floor(cell / this.#side) - this.#reach;
  }

  #cellAt(column: number, row: number): number | undefined {
    const half = (this.#side - 1) / 2;
    const dx = wrapColumn(column - this.#column + half);
    const dy = row - this.#row + this.#reach;
    if (dx >= this.#side || dy < 0 || dy > 2 * this.#reach) return undefined;
    return dy * this.#side + dx;
  }
}
