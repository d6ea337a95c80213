import {
  CELLS_PER_DEGREE,
  COLUMNS,
  ROWS,
  TILE_CELLS,
  TILE_COLUMNS,
  TILE_ROWS,
  wrapColumn,
} from '../src/grid.ts';
import { ALL_LAND, ALL_WATER, WaterMask } from '../src/water-mask.ts';
import type { LandRing } from './land-rings.ts';

/** A mutable mask. */
export class MaskBuilder {
  readonly tiles: Int32Array = new Int32Array(TILE_COLUMNS * TILE_ROWS).fill(ALL_WATER);
  #rows: Uint32Array = new Uint32Array(TILE_CELLS * 1024);
  #slots = 0;

  isWater(column: number, row: number): boolean {
    if (row < 0 || row >= ROWS) return false;
    const x = wrapColumn(column);
    const tile = this.tiles[(row >> 5) * TILE_COLUMNS + (x >> 5)];
    if (tile < 0) return tile === ALL_WATER;
    return ((this.#rows[tile * TILE_CELLS + (row & 31)] >>> (x & 31)) & 1) === 0;
  }

  set(column: number, row: number, isLand: boolean): void {
    if (row < 0 || row >= ROWS) return;
    const x = wrapColumn(column);
    const at = (row >> 5) * TILE_COLUMNS + (x >> 5);
    if (this.tiles[at] === (isLand ? ALL_LAND : ALL_WATER)) return;
    const index = this.#slotOf(at) * TILE_CELLS + (row & 31);
    const bit = 1 << (x & 31);
    this.#rows[index] = isLand ? this.#rows[index] | bit : this.#rows[index] & ~bit;
  }

  /** Changes cells of a row to land, from one column to another. */
  fill(from: number, to: number, row: number): void {
    for (let column = from; column <= to; column++) this.set(column, row, true);
  }

  /** Returns the present mask as a copy; uniform tiles have no rows. */
  finish(): WaterMask {
    const tiles = new Int32Array(this.tiles.length);
    const rows = new Uint32Array(this.#slots * TILE_CELLS);
    let slots = 0;
    for (const [at, tile] of this.tiles.entries()) {
      if (tile < 0) {
        tiles[at] = tile;
        continue;
      }
      const own = this.#rows.subarray(tile * TILE_CELLS, (tile + 1) * TILE_CELLS);
      if (own.every((row) => row === 0)) tiles[at] = ALL_WATER;
      else if (own.every((row) => row === 0xffffffff)) tiles[at] = ALL_LAND;
      else {
        rows.set(own, slots * TILE_CELLS);
        tiles[at] = slots++;
      }
    }
    return new WaterMask(tiles, rows.slice(0, slots * TILE_CELLS));
  }

  #slotOf(at: number): number {
    const tile = this.tiles[at];
    if (tile >= 0) return tile;
    if ((this.#slots + 1) * TILE_CELLS > this.#rows.length) {
      const larger = new Uint32Array(this.#rows.length * 2);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    const slot = this.#slots++;
    this.#rows.fill(tile === ALL_LAND ? 0xffffffff : 0, slot * TILE_CELLS, (slot + 1) * TILE_CELLS);
    this.tiles[at] = slot;
    return slot;
  }
}

/** Changes every cell that a shore touches to land. */
export function addShores(builder: MaskBuilder, rings: readonly LandRing[]): void {
  for (const ring of rings) {
    for (let at = 2; at < ring.length; at += 2) {
      addShore(
        builder,
        (ring[at - 2] + 180) * CELLS_PER_DEGREE,
        (ring[at - 1] + 90) * CELLS_PER_DEGREE,
        (ring[at] + 180) * CELLS_PER_DEGREE,
        (ring[at + 1] + 90) * CELLS_PER_DEGREE,
      );
    }
  }
}

/** Changes the cells that a shore edge touches to land, row by row. */
function addShore(builder: MaskBuilder, x0: number, y0: number, x1: number, y1: number): void {
  const [lowX, low, highX, high] = y0 <= y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  // Edges around a pole and along the antimeridian are not shores.
  if (low <= 0 || (Math.abs(lowX - highX) < 1e-6 && Math.abs(lowX % COLUMNS) < 1e-6)) return;
  const slope = high > low ? (highX - lowX) / (high - low) : 0;
  for (let row = Math.floor(low); row <= Math.floor(high); row++) {
    const a = row <= low ? lowX : lowX + (row - low) * slope;
    const b = row + 1 >= high ? highX : lowX + (row + 1 - low) * slope;
    builder.fill(Math.floor(Math.min(a, b)), Math.floor(Math.max(a, b)), row);
  }
}

/**
 * Changes the cells whose centre is inside the rings to land: in every row between the first and second crossing of a shore,
 * the third and fourth, and so on.
 */
export function addInside(builder: MaskBuilder, rings: readonly LandRing[]): void {
  const crossings: number[][] = Array.from({ length: ROWS }, () => []);
  for (const ring of rings) {
    for (let at = 2; at < ring.length; at += 2) {
      const x0 = (ring[at - 2] + 180) * CELLS_PER_DEGREE;
      const y0 = (ring[at - 1] + 90) * CELLS_PER_DEGREE;
      const x1 = (ring[at] + 180) * CELLS_PER_DEGREE;
      const y1 = (ring[at + 1] + 90) * CELLS_PER_DEGREE;
      const from = Math.ceil(Math.min(y0, y1) - 0.5);
      const to = Math.ceil(Math.max(y0, y1) - 0.5);
      for (let row = from; row < to; row++) {
        const x = x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0);
        // A ring may be past the antimeridian.
        crossings[row].push(x - COLUMNS, x, x + COLUMNS);
      }
    }
  }
  for (let band = 0; band < TILE_ROWS; band++) addBand(builder, crossings, band);
}

/** Adds a row of tiles, whole tiles first, so that the inside of continents needs no rows. */
function addBand(builder: MaskBuilder, crossings: readonly number[][], band: number): void {
  const covered = new Uint8Array(TILE_COLUMNS);
  const spans: [from: number, to: number, row: number][] = [];
  for (let row = band * TILE_CELLS; row < (band + 1) * TILE_CELLS; row++) {
    const xs = crossings[row].sort((a, b) => a - b);
    for (let at = 0; at + 1 < xs.length; at += 2) {
      const from = Math.max(0, Math.ceil(xs[at] - 0.5));
      const to = Math.min(COLUMNS, Math.ceil(xs[at + 1] - 0.5)) - 1;
      if (from > to) continue;
      spans.push([from, to, row]);
      for (let tile = Math.ceil(from / TILE_CELLS); (tile + 1) * TILE_CELLS - 1 <= to; tile++)
        covered[tile]++;
    }
  }
  covered.forEach((count, column) => {
    if (count === TILE_CELLS) builder.tiles[band * TILE_COLUMNS + column] = ALL_LAND;
  });
  for (const [from, to, row] of spans) {
    for (let column = from; column <= to; ) {
      const isWhole = builder.tiles[band * TILE_COLUMNS + (column >> 5)] === ALL_LAND;
      if (!isWhole) builder.set(column, row, true);
      column = isWhole ? ((column >> 5) + 1) << 5 : column + 1;
    }
  }
}
