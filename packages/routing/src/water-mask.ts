import {
  COLUMNS,
  ROWS,
  TILE_CELLS,
  TILE_COLUMNS,
  TILE_DEGREES,
  TILE_ROWS,
  wrapColumn,
} from './grid.ts';

/** Values of uniform tiles; any other number is the slot of the rows of a tile. */
export const ALL_WATER: number = -1;
export const ALL_LAND: number = -2;

/** 8°: the search for land ends there. */
const CLEARANCE_TILES_MAX = 24;

/**
 * The navigable water: cells of 1/96°, in tiles of 32 × 32. A cell that land or a shore touches is land, unless a channel is
 * carved through it.
 */
export class WaterMask {
  /** For each tile `ALL_WATER`, `ALL_LAND` or its slot. */
  readonly tiles: Int32Array;
  /** For each slot 32 rows from south to north; a set bit is land, the lowest bit the westernmost. */
  readonly rows: Uint32Array;
  /** For each tile the result of `clearanceTiles` plus one; 0 if it is not computed. */
  readonly #clearances: Uint8Array;

  constructor(tiles: Int32Array, rows: Uint32Array) {
    this.tiles = tiles;
    this.rows = rows;
    this.#clearances = new Uint8Array(tiles.length);
  }

  /** Whether a cell is water; accepts any column. */
  isWater(column: number, row: number): boolean {
    if (row < 0 || row >= ROWS) return false;
    const x = wrapColumn(column);
    const tile = this.tiles[(row >> 5) * TILE_COLUMNS + (x >> 5)];
    if (tile < 0) return tile === ALL_WATER;
    return ((this.rows[tile * TILE_CELLS + (row & 31)] >>> (x & 31)) & 1) === 0;
  }

  /** Returns the distance in tiles to the nearest tile with land, or to the end of the map, in any direction; at most 24. */
  clearanceTiles(tile: number): number {
    const cached = this.#clearances[tile];
    if (cached > 0) return cached - 1;
    let clear = 0;
    while (clear < CLEARANCE_TILES_MAX && this.#isRingWater(tile, clear)) clear++;
    this.#clearances[tile] = clear + 1;
    return clear;
  }

  /** Returns the degrees of latitude without land around a position; 0 if its tile or an adjacent one has land. */
  clearDegrees(x: number, y: number): number {
    const column = wrapColumn(Math.floor(x)) >> 5;
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor(y))) >> 5;
    // Land may begin at the near border of the nearest tile with land.
    return Math.max(0, this.clearanceTiles(row * TILE_COLUMNS + column) - 1) * TILE_DEGREES;
  }

  /** Whether all tiles at a distance from a tile are water. */
  #isRingWater(tile: number, distance: number): boolean {
    const column = tile % TILE_COLUMNS;
    const row = Math.floor(tile / TILE_COLUMNS);
    if (row < distance || row + distance >= TILE_ROWS) return false;
    for (let dy = -distance; dy <= distance; dy++) {
      // Rows between the first and the last have only their ends in the ring.
      const step = Math.abs(dy) === distance ? 1 : Math.max(1, 2 * distance);
      for (let dx = -distance; dx <= distance; dx += step) {
        const x = (column + dx + TILE_COLUMNS) % TILE_COLUMNS;
        if (this.tiles[(row + dy) * TILE_COLUMNS + x] !== ALL_WATER) return false;
      }
    }
    return true;
  }

  /**
   * Whether all cells that the straight line between two positions touches are water. Positions are in cells from the
   * antimeridian and the south pole; columns may exceed the map, but both in the same revolution.
   */
  isClear(x0: number, y0: number, x1: number, y1: number): boolean {
    const [fromX, fromY, toX, toY] = y0 <= y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    if (fromY < 0 || toY >= ROWS) return false;
    const lastBand = Math.floor(toY) >> 5;
    const slope = toY > fromY ? (toX - fromX) / (toY - fromY) : 0;
    for (let band = Math.floor(fromY) >> 5; band <= lastBand; band++) {
      const low = Math.max(fromY, band * TILE_CELLS);
      const high = Math.min(toY, (band + 1) * TILE_CELLS);
      const lowX = low === fromY ? fromX : fromX + (low - fromY) * slope;
      const highX = high === toY ? toX : fromX + (high - fromY) * slope;
      if (!this.#isBandClear(band, lowX, low, highX, high, slope)) return false;
    }
    return true;
  }

  /** Checks a line within one row of tiles, from its low end to its high end. */
  #isBandClear(
    band: number,
    lowX: number,
    low: number,
    highX: number,
    high: number,
    slope: number,
  ): boolean {
    const west = Math.floor(Math.min(lowX, highX)) >> 5;
    const east = Math.floor(Math.max(lowX, highX)) >> 5;
    for (let at = west; at <= east; at++) {
      const column = at < 0 ? at + TILE_COLUMNS : at >= TILE_COLUMNS ? at - TILE_COLUMNS : at;
      const tile = this.tiles[band * TILE_COLUMNS + column];
      if (tile === ALL_WATER) continue;
      if (tile === ALL_LAND) {
        if (west === east || touchesTile(at, lowX, highX)) return false;
        continue;
      }
      if (
        !this.#isTileClear(tile, at * TILE_CELLS, band * TILE_CELLS, lowX, low, highX, high, slope)
      )
        return false;
    }
    return true;
  }

  /** Checks the part of a line within one tile: row by row, the bits of its cells against the bits of land. */
  #isTileClear(
    tile: number,
    tileX: number,
    tileY: number,
    lowX: number,
    low: number,
    highX: number,
    high: number,
    slope: number,
  ): boolean {
    const first = Math.floor(low) - tileY;
    const last = Math.min(TILE_CELLS - 1, Math.floor(high) - tileY);
    for (let row = first; row <= last; row++) {
      const bits = this.rows[tile * TILE_CELLS + row];
      if (bits === 0) continue;
      const a = row === first ? lowX : lowX + (tileY + row - low) * slope;
      const b = row === last ? highX : lowX + (tileY + row + 1 - low) * slope;
      const from = Math.max(0, Math.floor(Math.min(a, b)) - tileX);
      const to = Math.min(TILE_CELLS - 1, Math.floor(Math.max(a, b)) - tileX);
      if (from > to) continue;
      if ((bits & ((0xffffffff << from) & (0xffffffff >>> (31 - to)))) !== 0) return false;
    }
    return true;
  }
}

function touchesTile(at: number, lowX: number, highX: number): boolean {
  const from = at * TILE_CELLS;
  return Math.max(lowX, highX) >= from && Math.min(lowX, highX) < from + TILE_CELLS;
}

/** Converts a longitude to columns from the antimeridian, not rounded. */
export function cellX(longitude: number): number {
  return ((longitude + 180) / 360) * COLUMNS;
}

/** Converts a latitude to rows from the south pole, not rounded. */
export function cellY(latitude: number): number {
  return ((latitude + 90) / 180) * ROWS;
}
