import { latitudeOfRow, ROWS, TILE_CELLS, TILE_COLUMNS } from './grid.ts';
import { ALL_LAND, ALL_WATER, type WaterMask } from './water-mask.ts';

const RADIANS = Math.PI / 180;
const ALL = 0xffffffff;

/**
 * Computes the inshore cells of a tile: land, and water near land.
 * @param cells how far from land a cell is inshore, to the north and south, and at the same distance to the east and west
 * @returns rows from south to north: a bit for each inshore cell, the lowest bit the westernmost
 */
export function inshoreRows(mask: WaterMask, tile: number, cells: number): Uint32Array {
  // Land two tiles away is not near.
  if (mask.clearanceTiles(tile) > 1) return NO_BITS;
  const column = tile % TILE_COLUMNS;
  const bottom = Math.floor(tile / TILE_COLUMNS) * TILE_CELLS;
  const east = Math.cos(latitudeOfRow(bottom + TILE_CELLS / 2) * RADIANS);
  // Beyond 78° the reach is limited, so that land two tiles away is not near there either.
  const reach = Math.min(TILE_CELLS - 1, Math.round(cells / Math.max(0.01, east)));
  // Spreads land east and west, then north and south.
  const spread = Array.from({ length: TILE_CELLS + 2 * cells }, (_, at) =>
    spreadRow(mask, column, bottom + at - cells, reach),
  );
  return Uint32Array.from({ length: TILE_CELLS }, (_, row) => {
    let bits = 0;
    for (let at = row; at <= row + 2 * cells; at++) bits |= spread[at];
    return bits;
  });
}

/** Returns a row of a tile, with its land and that of the adjacent tiles spread by `reach` cells. */
function spreadRow(mask: WaterMask, column: number, row: number, reach: number): number {
  const own = landBits(mask, column, row);
  const west = landBits(mask, (column + TILE_COLUMNS - 1) % TILE_COLUMNS, row);
  const east = landBits(mask, (column + 1) % TILE_COLUMNS, row);
  if (own === 0 && west === 0 && east === 0) return 0;
  let bits = own;
  for (let by = 1; by <= reach; by++) {
    bits |= (own << by) | (west >>> (TILE_CELLS - by));
    bits |= (own >>> by) | (east << (TILE_CELLS - by));
  }
  return bits;
}

function landBits({ tiles, rows }: WaterMask, column: number, row: number): number {
  if (row < 0 || row >= ROWS) return 0;
  const tile = tiles[(row >> 5) * TILE_COLUMNS + column];
  if (tile === ALL_WATER) return 0;
  return tile === ALL_LAND ? ALL : rows[tile * TILE_CELLS + (row & 31)];
}

const NO_BITS: Uint32Array = new Uint32Array(TILE_CELLS);
