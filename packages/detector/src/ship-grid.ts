import { METERS_PER_DEGREE_LATITUDE_MIN, metersPerDegreeLongitude } from '@roadstead/geo';
import {
  BUCKET,
  GRID_NEXT,
  GRID_PREVIOUS,
  NEWEST_LATITUDE,
  NEWEST_LONGITUDE,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
} from './ship-table.ts';

const NOBODY = -1;

/** Blocks of 4 × 4 cells share 64 bytes of heads, so that neighbouring cells are mostly in one cache line. */
const BLOCK_BITS = 2;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
const BLOCK_CELLS = 1 << (2 * BLOCK_BITS);
const BUCKETS_MIN = 1024;

/**
 * Where the ships' newest fixes are: square cells of a given size on the whole earth, hashed to buckets, each a chain
 * of ships. Cells of different places may share a bucket, so whoever looks has to check the distance.
 */
export class ShipGrid {
  readonly #ships: ShipTable;
  readonly #rowsPerDegree: number;
  readonly #cellMeters: number;
  /** For each band of four rows, the number of columns round the earth. */
  readonly #columns: Int32Array;
  #heads: Int32Array;
  #blockMask: number;

  /** @param cellMeters above 0; a search is quick when it is about twice the distance searched for. */
  constructor(ships: ShipTable, cellMeters: number) {
    this.#ships = ships;
    this.#cellMeters = cellMeters;
    this.#rowsPerDegree = METERS_PER_DEGREE_LATITUDE_MIN / cellMeters;
    this.#columns = columnsOfBands(this.#rowsPerDegree, cellMeters);
    this.#heads = new Int32Array(0);
    this.#blockMask = 0;
    this.#rehash();
  }

  get cellMeters(): number {
    return this.#cellMeters;
  }

  get byteLength(): number {
    return this.#heads.byteLength + this.#columns.byteLength;
  }

  /** Puts a new ship in, at its newest fix. */
  insert(slot: number): void {
    if (2 * this.#ships.count > this.#heads.length) this.#rehash();
    else this.#put(slot, this.#bucketOfShip(slot));
  }

  /** Moves a ship to its newest fix. */
  move(slot: number): void {
    const bucket = this.#bucketOfShip(slot);
    if (bucket === this.#ships.ints[slot * SHIP_INTS + BUCKET]) return;
    this.remove(slot);
    this.#put(slot, bucket);
  }

  remove(slot: number): void {
    const ints = this.#ships.ints;
    const next = ints[slot * SHIP_INTS + GRID_NEXT];
    const previous = ints[slot * SHIP_INTS + GRID_PREVIOUS];
    if (previous === NOBODY) this.#heads[ints[slot * SHIP_INTS + BUCKET]] = next;
    else ints[previous * SHIP_INTS + GRID_NEXT] = next;
    if (next !== NOBODY) ints[next * SHIP_INTS + GRID_PREVIOUS] = previous;
  }

  /**
   * The first ships of the buckets that a box of degrees touches, appended to `found` from `count` on; the chains go
   * on by `GRID_NEXT`. West may be below −180, east above 180.
   * @returns the new count.
   */
  bucketsIn(west: number, south: number, east: number, north: number, found: number[]): number {
    let count = 0;
    const lastRow = this.#rowOf(north);
    for (let row = this.#rowOf(south); row <= lastRow; row++) {
      const columns = this.#columns[row >> BLOCK_BITS];
      const perDegree = columns / 360;
      let from = Math.floor((west + 180) * perDegree);
      let to = Math.floor((east + 180) * perDegree);
      if (to - from >= columns) {
        from = 0;
        to = columns - 1;
      }
      for (let column = from; column <= to; column++) {
        const head = this.#heads[this.#bucketOf(row, wrapColumn(column, columns))];
        if (head !== NOBODY) found[count++] = head;
      }
    }
    return count;
  }

  #bucketOfShip(slot: number): number {
    const floats = this.#ships.floats;
    const row = this.#rowOf(floats[slot * SHIP_FLOATS + NEWEST_LATITUDE]);
    const columns = this.#columns[row >> BLOCK_BITS];
    const column = Math.floor(
      (floats[slot * SHIP_FLOATS + NEWEST_LONGITUDE] + 180) * (columns / 360),
    );
    return this.#bucketOf(row, wrapColumn(column, columns));
  }

  #rowOf(latitude: number): number {
    const row = Math.floor((latitude + 90) * this.#rowsPerDegree);
    return Math.max(0, Math.min(row, (this.#columns.length << BLOCK_BITS) - 1));
  }

  #bucketOf(row: number, column: number): number {
    const hash =
      Math.imul(row >> BLOCK_BITS, 0x9e3779b1) ^ Math.imul(column >> BLOCK_BITS, 0x85ebca6b);
    const block = (hash ^ (hash >>> 15)) & this.#blockMask;
    const cell = ((row & BLOCK_MASK) << BLOCK_BITS) | (column & BLOCK_MASK);
    return block * BLOCK_CELLS + cell;
  }

  #put(slot: number, bucket: number): void {
    const ints = this.#ships.ints;
    const next = this.#heads[bucket];
    ints[slot * SHIP_INTS + BUCKET] = bucket;
    ints[slot * SHIP_INTS + GRID_NEXT] = next;
    ints[slot * SHIP_INTS + GRID_PREVIOUS] = NOBODY;
    if (next !== NOBODY) ints[next * SHIP_INTS + GRID_PREVIOUS] = slot;
    this.#heads[bucket] = slot;
  }

  /** Makes room for twice the ships that there are, and puts them all in. */
  #rehash(): void {
    let buckets = BUCKETS_MIN;
    while (buckets < 2 * this.#ships.count) buckets *= 2;
    this.#heads = new Int32Array(buckets).fill(NOBODY);
    this.#blockMask = buckets / BLOCK_CELLS - 1;
    this.#ships.forEach((slot) => {
      this.#put(slot, this.#bucketOfShip(slot));
    });
  }
}

function columnsOfBands(rowsPerDegree: number, cellMeters: number): Int32Array {
  const rowsPerBand = 1 << BLOCK_BITS;
  const columns = new Int32Array(Math.ceil((180 * rowsPerDegree) / rowsPerBand));
  for (let band = 0; band < columns.length; band++) {
    const south = (band * rowsPerBand) / rowsPerDegree - 90;
    const north = ((band + 1) * rowsPerBand) / rowsPerDegree - 90;
    const poleward = Math.min(90, Math.max(Math.abs(south), Math.abs(north)));
    columns[band] = Math.max(
      1,
      Math.floor((360 * metersPerDegreeLongitude(poleward)) / cellMeters),
    );
  }
  return columns;
}

function wrapColumn(column: number, columns: number): number {
  if (column < 0) return column + columns;
  return column >= columns ? column - columns : column;
}
