import { ROWS, TILE_CELLS, TILE_COLUMNS, wrapColumn } from '../src/grid.ts';
import { ALL_LAND, ALL_WATER, WaterMask } from '../src/water-mask.ts';

const ALL = 0xffffffff;

/** The water that is reachable from a position by steps to the north, south, east and west; a flood fill by tiles. */
export class ReachableWater {
  readonly #mask: WaterMask;
  /** For each tile of water only, 1 if it is reached. */
  readonly #tiles: Uint8Array;
  /** For the other tiles, the reached bits, by slot as in the mask. */
  readonly #rows: Uint32Array;
  /** Queue of tiles with bits that have not spread yet. */
  readonly #waiting: number[] = [];
  readonly #isWaiting: Uint8Array;

  constructor(mask: WaterMask, column: number, row: number) {
    this.#mask = mask;
    this.#tiles = new Uint8Array(mask.tiles.length);
    this.#isWaiting = new Uint8Array(mask.tiles.length);
    this.#rows = new Uint32Array(mask.rows.length);
    this.#reach((row >> 5) * TILE_COLUMNS + (column >> 5), row & 31, 1 << (column & 31));
    for (let first = 0; first < this.#waiting.length; first++) {
      const at = this.#waiting[first];
      this.#isWaiting[at] = 0;
      this.#spread(at);
    }
  }

  has(column: number, row: number): boolean {
    if (row < 0 || row >= ROWS) return false;
    const x = wrapColumn(column);
    const at = (row >> 5) * TILE_COLUMNS + (x >> 5);
    const tile = this.#mask.tiles[at];
    if (tile < 0) return this.#tiles[at] === 1;
    return ((this.#rows[tile * TILE_CELLS + (row & 31)] >>> (x & 31)) & 1) === 1;
  }

  /** Returns the mask with all other water as land. */
  mask(): WaterMask {
    const tiles = new Int32Array(this.#mask.tiles.length).fill(ALL_LAND);
    const rows: number[] = [];
    for (const [at, tile] of this.#mask.tiles.entries()) {
      if (tile < 0) {
        if (this.#tiles[at] === 1) tiles[at] = ALL_WATER;
        continue;
      }
      const reached = this.#rows.subarray(tile * TILE_CELLS, (tile + 1) * TILE_CELLS);
      if (reached.every((bits) => bits === 0)) continue;
      tiles[at] = rows.length / TILE_CELLS;
      for (const bits of reached) rows.push(~bits >>> 0);
    }
    return new WaterMask(tiles, Uint32Array.from(rows));
  }

  /** Marks those bits of a row of a tile as reached that are water. */
  #reach(at: number, row: number, bits: number): void {
    const tile = this.#mask.tiles[at];
    if (tile === undefined || tile === ALL_LAND || bits === 0) return;
    if (tile === ALL_WATER) {
      if (this.#tiles[at] === 1) return;
      this.#tiles[at] = 1;
    } else {
      const index = tile * TILE_CELLS + row;
      const added = bits & ~this.#mask.rows[index] & ~this.#rows[index];
      if (added === 0) return;
      this.#rows[index] |= added;
    }
    if (this.#isWaiting[at] === 1) return;
    this.#isWaiting[at] = 1;
    this.#waiting.push(at);
  }

  /** Fills a tile from its reached bits, and continues in the tiles around it. */
  #spread(at: number): void {
    const tile = this.#mask.tiles[at];
    if (tile >= 0) this.#fill(tile * TILE_CELLS);
    const column = at % TILE_COLUMNS;
    const west = column === 0 ? at + TILE_COLUMNS - 1 : at - 1;
    const east = column === TILE_COLUMNS - 1 ? at - TILE_COLUMNS + 1 : at + 1;
    const bitsOf = (row: number): number => (tile < 0 ? ALL : this.#rows[tile * TILE_CELLS + row]);
    for (let row = 0; row < TILE_CELLS; row++) {
      const bits = bitsOf(row);
      if ((bits & 1) !== 0) this.#reach(west, row, 1 << 31);
      if (bits >>> 31 === 1) this.#reach(east, row, 1);
    }
    this.#reach(at - TILE_COLUMNS, 31, bitsOf(0));
    this.#reach(at + TILE_COLUMNS, 0, bitsOf(31));
  }

  #fill(base: number): void {
    const rows = this.#rows;
    for (let isChanged = true; isChanged; ) {
      isChanged = false;
      for (let pass = 0; pass < 2 * TILE_CELLS; pass++) {
        const row = pass < TILE_CELLS ? pass : 2 * TILE_CELLS - 1 - pass;
        const before = rows[base + row];
        const beside = (row > 0 ? rows[base + row - 1] : 0) | (row < 31 ? rows[base + row + 1] : 0);
        rows[base + row] = alongRow(before | beside, ~this.#mask.rows[base + row]);
        if (rows[base + row] !== before) isChanged = true;
      }
    }
  }
}

/** Returns the bits of a row that are connected to the seeds by water. */
function alongRow(seeds: number, water: number): number {
  let reached = (seeds & water) >>> 0;
  if (reached === 0) return 0;
  for (;;) {
    const next = ((reached | (reached << 1) | (reached >>> 1)) & water) >>> 0;
    if (next === reached) return reached;
    reached = next;
  }
}
