import { CELLS_PER_DEGREE, COLUMNS, wrapColumn } from '../src/grid.ts';
import type { MaskBuilder } from './mask-builder.ts';
import type { Channel } from './parse-channels.ts';
import { CHANNEL_HALF_WIDTH_CELLS } from './thresholds.ts';

/** Cells that are land in the source and water in the mask, as `row × COLUMNS + column`. */
export type CarvedCells = Set<number>;

function carveCell(builder: MaskBuilder, carved: CarvedCells, column: number, row: number): void {
  if (builder.isWater(column, row)) return;
  builder.set(column, row, false);
  carved.add(row * COLUMNS + wrapColumn(column));
}

/** Changes the cells along a channel to water. */
export function carveChannel(builder: MaskBuilder, carved: CarvedCells, { line }: Channel): void {
  for (let at = 1; at < line.length; at++) {
    const [x0, y0] = cellsOf(line[at - 1]);
    const [x1, y1] = cellsOf(line[at]);
    const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * 4) || 1;
    for (let step = 0; step <= steps; step++) {
      const x = Math.floor(x0 + ((x1 - x0) * step) / steps);
      const y = Math.floor(y0 + ((y1 - y0) * step) / steps);
      carveAround(builder, carved, x, y, CHANNEL_HALF_WIDTH_CELLS);
    }
  }
}

export function carveAround(
  builder: MaskBuilder,
  carved: CarvedCells,
  column: number,
  row: number,
  cells: number,
): void {
  for (let dy = -cells; dy <= cells; dy++) {
    for (let dx = -cells; dx <= cells; dx++) carveCell(builder, carved, column + dx, row + dy);
  }
}

/** Changes the cells whose centre is in a ring to water. */
export function carveLake(builder: MaskBuilder, carved: CarvedCells, { line }: Channel): void {
  const ring = line.map(cellsOf);
  const lowest = Math.floor(Math.min(...ring.map(([, y]) => y)));
  const highest = Math.ceil(Math.max(...ring.map(([, y]) => y)));
  for (let row = lowest; row <= highest; row++) {
    const xs: number[] = [];
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x0, y0] = ring[(at + ring.length - 1) % ring.length];
      const y = row + 0.5;
      if (y0 <= y !== y1 <= y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
    xs.sort((a, b) => a - b);
    for (let at = 0; at + 1 < xs.length; at += 2) {
      for (let column = Math.ceil(xs[at]); column < xs[at + 1]; column++)
        carveCell(builder, carved, column, row);
    }
  }
}

function cellsOf([longitude, latitude]: readonly [number, number]): readonly [number, number] {
  return [(longitude + 180) * CELLS_PER_DEGREE, (latitude + 90) * CELLS_PER_DEGREE];
}
