import { TILE_CELLS } from '../src/grid.ts';
import { inshoreRows } from '../src/inshore-cells.ts';
import { INSHORE_CELLS } from '../src/thresholds.ts';
import { ALL_LAND, ALL_WATER, WaterMask } from '../src/water-mask.ts';

const ALL = 0xffffffff;

/** Returns a mask with inshore water as land. */
export function offshoreMask(mask: WaterMask): WaterMask {
  const rows: number[] = [];
  const tiles = mask.tiles.map((_, at) => {
    const own = inshoreRows(mask, at, INSHORE_CELLS);
    if (own.every((bits) => bits === 0)) return ALL_WATER;
    if (own.every((bits) => bits === ALL)) return ALL_LAND;
    return (rows.push(...own) - TILE_CELLS) / TILE_CELLS;
  });
  return new WaterMask(tiles, Uint32Array.from(rows));
}
