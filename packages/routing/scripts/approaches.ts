import { COLUMNS, columnOfLongitude, rowOfLatitude } from '../src/grid.ts';
import type { SeaModel } from './build-sea.ts';
import { CHANNELS } from './channels.ts';
import { type MaskCell, pathToSea } from './path-to-sea.ts';
import { STRAITS } from './straits.ts';
import { APPROACH_SPACING_CELLS, APPROACH_WINDOW_CELLS } from './thresholds.ts';

/**
 * Returns the nearest offshore cells of ports and of the ends of channels and straits. From there a ship crosses the sea in any
 * direction, where capes have edges only along their coast.
 */
export function findApproaches({ mask, offshore, ports }: SeaModel): MaskCell[] {
  const ends = [...CHANNELS, ...STRAITS].flatMap(({ line }) =>
    [line[0], line[line.length - 1]].map(([longitude, latitude]) => ({ longitude, latitude })),
  );
  const approaches = new Map<number, MaskCell>();
  for (const { longitude, latitude } of [...ports, ...ends]) {
    const path = pathToSea(
      columnOfLongitude(longitude),
      rowOfLatitude(latitude),
      APPROACH_WINDOW_CELLS,
      {
        costOf: (x, y) => (mask.isWater(x, y) ? 1 : Number.POSITIVE_INFINITY),
        isGoal: (x, y) => offshore.isWater(x, y),
      },
    );
    if (!path) continue;
    const [column, row] = path[path.length - 1];
    const square =
      Math.floor(row / APPROACH_SPACING_CELLS) * COLUMNS +
      Math.floor(column / APPROACH_SPACING_CELLS);
    if (!approaches.has(square)) approaches.set(square, [column, row]);
  }
  return [...approaches.values()];
}
