import { CELLS_PER_DEGREE, COLUMNS, wrapColumn } from '../src/grid.ts';
import { type CarvedCells, carveAround } from './carve.ts';
import { cellAspectRatio } from './cell-aspect-ratio.ts';
import type { MaskBuilder } from './mask-builder.ts';
import type { Channel } from './parse-channels.ts';
import { type MaskCell, pathToSea } from './path-to-sea.ts';
import { STRAITS } from './straits.ts';
import { CHANNEL_HALF_WIDTH_CELLS, STRAIT_CORRIDOR_CELLS } from './thresholds.ts';

/**
 * Opens straits that are narrower than a cell, or closed in the source: along the cheapest path from end to end within a
 * corridor around the drawn line, so that the water of the source is preferred to the accuracy of the drawing.
 * @returns the paths
 * @throws RangeError for a strait whose line leaves no path
 */
export function carveStraits(
  builder: MaskBuilder,
  carved: CarvedCells,
  costOf: (column: number, row: number) => number,
): MaskCell[][] {
  return STRAITS.map((strait) => {
    const path = pathAlong(strait, costOf);
    for (const [column, row] of path)
      carveAround(builder, carved, column, row, CHANNEL_HALF_WIDTH_CELLS);
    return path;
  });
}

function pathAlong(
  { name, line }: Channel,
  costOf: (column: number, row: number) => number,
): MaskCell[] {
  const cells = line.map(cellOf);
  const corridor = corridorOf(cells);
  const [[column, row]] = cells;
  const [toColumn, toRow] = cells[cells.length - 1];
  const rows = cells.map(([, y]) => Math.abs(y - row));
  const columns = cells.map(([x]) => Math.abs(x - column) * cellAspectRatio(row));
  const reach = Math.ceil(Math.max(...rows, ...columns)) + 2 * STRAIT_CORRIDOR_CELLS;
  const path = pathToSea(column, row, reach, {
    costOf: (x, y) => (corridor.has(y * COLUMNS + x) ? costOf(x, y) : Number.POSITIVE_INFINITY),
    isGoal: (x, y) => x === wrapColumn(toColumn) && y === toRow,
  });
  if (!path) throw new RangeError(`${name}: no path along the line`);
  return path;
}

/** Returns the cells near a line, as `row × COLUMNS + column`. */
function corridorOf(cells: readonly MaskCell[]): Set<number> {
  const corridor = new Set<number>();
  for (let at = 1; at < cells.length; at++) {
    const [x0, y0] = cells[at - 1];
    const [x1, y1] = cells[at];
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let step = 0; step <= steps; step++) {
      const x = Math.round(x0 + ((x1 - x0) * step) / steps);
      const y = Math.round(y0 + ((y1 - y0) * step) / steps);
      const reachX = Math.ceil(STRAIT_CORRIDOR_CELLS / cellAspectRatio(y));
      for (let dy = -STRAIT_CORRIDOR_CELLS; dy <= STRAIT_CORRIDOR_CELLS; dy++) {
        for (let dx = -reachX; dx <= reachX; dx++)
          corridor.add((y + dy) * COLUMNS + wrapColumn(x + dx));
      }
    }
  }
  return corridor;
}

function cellOf([longitude, latitude]: readonly [number, number]): MaskCell {
  return [
    Math.floor((longitude + 180) * CELLS_PER_DEGREE),
    Math.floor((latitude + 90) * CELLS_PER_DEGREE),
  ];
}
