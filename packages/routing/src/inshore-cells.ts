import { latitudeOfRow, ROWS, TILE_CELLS, TILE_COLUMNS } from './grid.ts';
import { ALL_LAND, ALL_WATER, type WaterMask } from './water-mask.ts';

const RADIANS = Math.PI / 180;
const ALL = 0xffffffff;

/** The inshore cells: land, and water near land. Each tile is computed on first use. */
export class InshoreCells {
  readonly #mask: WaterMask;
  readonly #cells: number;
  /** For each tile the index of its rows plus one; 0 if it is not computed. */
  readonly #slots: Int32Array;
  readonly #rows: Uint32Array[] = [];

  /** @param cells how far from land a cell is inshore, to the north and south, and at the same distance to the east and west */
  constructor(mask: WaterMask, cells: number) {
    this.#mask = mask;
    this.#cells = cells;
    this.#slots = new Int32Array(mask.tiles.length);
  }

  /** @param column from 0 to `COLUMNS − 1` */
  has(column: number, row: number): boolean {
    const at = (row >> 5) * TILE_COLUMNS + (column >> 5);
    return ((this.rowsOf(at)[row & 31] >>> (column & 31)) & 1) === 1;
  }

  /** Returns the rows of a tile from south to north: a bit for each inshore cell, the lowest bit the westernmost. */
  rowsOf(tile: number): Uint32Array {
    if (this.#slots[tile] === 0) this.#slots[tile] = this.#rows.push(this.#make(tile));
    return this.#rows[this.#slots[tile] - 1];
  }

  /** Spreads land east and west, then north and south. */
  #make(tile: number): Uint32Array {
    // Land two tiles away is not near.
    if (this.#mask.clearanceTiles(tile) > 1) return NO_BITS;
    const column = tile % TILE_COLUMNS;
    const bottom = Math.floor(tile / TILE_COLUMNS) * TILE_CELLS;
    const east = Math.cos(latitudeOfRow(bottom + TILE_CELLS / 2) * RADIANS);
    // Beyond 78° the reach is limited, so that land two tiles away is not near there either.
    const reach = Math.min(TILE_CELLS - 1, Math.round(this.#cells / Math.max(0.01, east)));
    const spread = Array.from({ length: TILE_CELLS + 2 * this.#cells }, (_, at) =>
      this.#spreadRow(column, bottom + at - this.#cells, reach),
    );
    return Uint32Array.from({ length: TILE_CELLS }, (_, row) => {
      let bits = 0;
      for (let at = row; at <= row + 2 * this.#cells; at++) bits |= spread[at];
      return bits;
    });
  }

  /** Returns a row of a tile, with its land and that of the adjacent tiles spread by `reach` cells. */
  #spreadRow(column: number, row: number, reach: number): number {
    const own = this.#bits(column, row);
    const west = this.#bits((column + TILE_COLUMNS - 1) % TILE_COLUMNS, row);
    const east = this.#bits((column + 1) % TILE_COLUMNS, row);
    if (own === 0 && west === 0 && east === 0) return 0;
    let bits = own;
    for (let by = 1; by <= reach; by++) {
      bits |= (own << by) | (west >>> (TILE_CELLS - by));
      bits |= (own >>> by) | (east << (TILE_CELLS - by));
    }
    return bits;
  }

  #bits(column: number, row: number): number {
    if (row < 0 || row >= ROWS) return 0;
    const { tiles, rows } = this.#mask;
    const tile = tiles[(row >> 5) * TILE_COLUMNS + column];
    if (tile === ALL_WATER) return 0;
    return tile === ALL_LAND ? ALL : rows[tile * TILE_CELLS + (row & 31)];
  }
}

const NO_BITS: Uint32Array = new Uint32Array(TILE_CELLS);
