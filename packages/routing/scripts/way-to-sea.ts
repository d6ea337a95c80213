import { latitudeOf, wrapColumn } from '../src/grid.ts';

/** One cell of a way, in cells. */
export type CellPlace = readonly [column: number, row: number];

export interface WayRules {
  /** What it costs to come to a cell, a factor for its length. */
  readonly costOf: (column: number, row: number) => number;
  readonly isGoal: (column: number, row: number) => boolean;
}

/** The cheapest way from a cell to a goal, by fours and diagonally; undefined where none is within so many cells around it. */
export function wayToSea(
  column: number,
  row: number,
  reach: number,
  rules: WayRules,
): CellPlace[] | undefined {
  const side = 2 * reach + 1;
  const costs = new Float64Array(side * side);
  const cameFrom = new Int32Array(side * side);
  const place = (cell: number): CellPlace => [
    wrapColumn(column + (cell % side) - reach),
    row + Math.floor(cell / side) - reach,
  ];
  const east = Math.cos((latitudeOf(row) * Math.PI) / 180);
  costs.fill(Number.POSITIVE_INFINITY);
  const start = reach * side + reach;
  costs[start] = 0;
  cameFrom[start] = -1;
  const queue = new CostQueue();
  queue.push(start, 0);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [cell, cost] = next;
    if (cost > costs[cell]) continue;
    if (rules.isGoal(...place(cell))) return backFrom(cell, cameFrom, place);
    const x = cell % side;
    const y = Math.floor(cell / side);
    // The window has a frame that is not entered.
    if (x === 0 || y === 0 || x === side - 1 || y === side - 1) continue;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const other = cell + dy * side + dx;
        if (costs[other] <= cost) continue;
        const total = cost + rules.costOf(...place(other)) * Math.hypot(dx * east, dy);
        if (total >= costs[other]) continue;
        costs[other] = total;
        cameFrom[other] = cell;
        queue.push(other, total);
      }
    }
  }
  return undefined;
}

function backFrom(
  goal: number,
  cameFrom: Int32Array,
  place: (cell: number) => CellPlace,
): CellPlace[] {
  const way: CellPlace[] = [];
  for (let cell = goal; cell >= 0; cell = cameFrom[cell]) way.push(place(cell));
  return way.reverse();
}

/** A binary heap; of equal costs the lower cell comes first, so that ways do not depend on the order of work. */
class CostQueue {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];

  push(cell: number, cost: number): void {
    let at = this.#cells.length;
    this.#cells.push(cell);
    this.#costs.push(cost);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  pop(): readonly [cell: number, cost: number] | undefined {
    const first = [this.#cells[0], this.#costs[0]] as const;
    const last = this.#cells.length - 1;
    if (last < 0) return undefined;
    this.#swap(0, last);
    this.#cells.pop();
    this.#costs.pop();
    for (let at = 0; ; ) {
      let least = at;
      if (2 * at + 1 < last && this.#isBefore(2 * at + 1, least)) least = 2 * at + 1;
      if (2 * at + 2 < last && this.#isBefore(2 * at + 2, least)) least = 2 * at + 2;
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    return (
      this.#costs[a] < this.#costs[b] ||
      (this.#costs[a] === this.#costs[b] && this.#cells[a] < this.#cells[b])
    );
  }

  #swap(a: number, b: number): void {
    [this.#cells[a], this.#cells[b]] = [this.#cells[b], this.#cells[a]];
    [this.#costs[a], this.#costs[b]] = [this.#costs[b], this.#costs[a]];
  }
}
