import { latitudeOfRow, wrapColumn } from '../src/grid.ts';
import { CostQueue } from './cost-queue.ts';

/** A cell of the mask. */
export type MaskCell = readonly [column: number, row: number];

export interface PathRules {
  /** Cost of a step to a cell, per length. */
  readonly costOf: (column: number, row: number) => number;
  readonly isGoal: (column: number, row: number) => boolean;
}

/** Returns the cheapest path from a cell to a goal, in eight directions; undefined if there is none within `reach` cells. */
export function pathToSea(
  column: number,
  row: number,
  reach: number,
  rules: PathRules,
): MaskCell[] | undefined {
  const east = Math.cos((latitudeOfRow(row) * Math.PI) / 180);
  // The window is square in metres; columns are narrower towards the poles.
  const reachX = Math.ceil(reach / Math.max(0.2, east));
  const side = 2 * reachX + 1;
  const lines = 2 * reach + 1;
  const costs = new Float64Array(side * lines);
  const cameFrom = new Int32Array(side * lines);
  const place = (cell: number): MaskCell => [
    wrapColumn(column + (cell % side) - reachX),
    row + Math.floor(cell / side) - reach,
  ];
  costs.fill(Number.POSITIVE_INFINITY);
  const start = reach * side + reachX;
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
    // The search does not continue from the border of the window.
    if (x === 0 || y === 0 || x === side - 1 || y === lines - 1) continue;
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
  place: (cell: number) => MaskCell,
): MaskCell[] {
  const path: MaskCell[] = [];
  for (let cell = goal; cell >= 0; cell = cameFrom[cell]) path.push(place(cell));
  return path.reverse();
}
