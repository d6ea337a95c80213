import {
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
  SlotIndex,
} from '@roadstead/geo';
import {
  ANCHOR_LATITUDE,
  ANCHOR_LONGITUDE,
  GRID_NEXT,
  GRID_PREVIOUS,
  HEAD,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
} from './ship-table.ts';

const NOBODY = -1;

/** Blocks of 4 × 4 cells are looked up at once; where no ship is, that is one look for all of them. */
const BLOCK_BITS = 2;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
const BLOCK_CELLS = 1 << (2 * BLOCK_BITS);
const BLOCKS_MIN = 16;
const GROWTH = 1.125;

/**
 * Where the ships' anchors are: square cells of a given size on the whole earth, each a chain of ships. Only blocks of
 * cells that hold ships take room. Rarely, blocks of different places share a key, so whoever looks has to check the
 * distance.
 */
export class ShipGrid {
  readonly #ships: ShipTable;
  readonly #rowsPerDegree: number;
  readonly #cellMeters: number;
  /** For each row of blocks, the number of columns of cells round the earth. */
  readonly #columns: Int32Array;
  readonly #blocks: SlotIndex = new SlotIndex();
  /** The key of each block, and how many ships it holds. */
  #keys: Int32Array = new Int32Array(BLOCKS_MIN);
  #counts: Int32Array = new Int32Array(BLOCKS_MIN);
  /** The first ship of each cell. */
  #heads: Int32Array = new Int32Array(BLOCKS_MIN * BLOCK_CELLS).fill(NOBODY);

  /** @param cellMeters above 0; a search is quick when it is about the distance searched for. */
  constructor(ships: ShipTable, cellMeters: number) {
    this.#ships = ships;
    this.#cellMeters = cellMeters;
    this.#rowsPerDegree = METERS_PER_DEGREE_LATITUDE_MIN / cellMeters;
    this.#columns = columnsOfBlockRows(this.#rowsPerDegree, cellMeters);
    ships.forEach((slot) => {
      this.insert(slot);
    });
  }

  get byteLength(): number {
    return (
      this.#blocks.byteLength +
      this.#keys.byteLength +
      this.#counts.byteLength +
      this.#heads.byteLength +
      this.#columns.byteLength
    );
  }

  /** Puts a ship in, at its anchor. */
  insert(slot: number): void {
    const { floats } = this.#ships;
    const row = this.#rowOf(floats[slot * SHIP_FLOATS + ANCHOR_LATITUDE]);
    const column = this.#columnOf(row, floats[slot * SHIP_FLOATS + ANCHOR_LONGITUDE]);
    this.#put(slot, keyOf(row, column), cellInBlock(row, column));
  }

  /** Moves a ship to its anchor. */
  move(slot: number): void {
    const { floats, ints } = this.#ships;
    const row = this.#rowOf(floats[slot * SHIP_FLOATS + ANCHOR_LATITUDE]);
    const column = this.#columnOf(row, floats[slot * SHIP_FLOATS + ANCHOR_LONGITUDE]);
    const key = keyOf(row, column);
    const cell = cellInBlock(row, column);
    const head = ints[slot * SHIP_INTS + HEAD];
    if (head % BLOCK_CELLS === cell && this.#keys[Math.floor(head / BLOCK_CELLS)] === key) return;
    this.remove(slot);
    this.#put(slot, key, cell);
  }

  remove(slot: number): void {
    const { ints } = this.#ships;
    const next = ints[slot * SHIP_INTS + GRID_NEXT];
    const previous = ints[slot * SHIP_INTS + GRID_PREVIOUS];
    const head = ints[slot * SHIP_INTS + HEAD];
    if (previous === NOBODY) this.#heads[head] = next;
    else ints[previous * SHIP_INTS + GRID_NEXT] = next;
    if (next !== NOBODY) ints[next * SHIP_INTS + GRID_PREVIOUS] = previous;
    const block = Math.floor(head / BLOCK_CELLS);
    if (--this.#counts[block] === 0) this.#blocks.remove(this.#keys[block]);
  }

  /**
   * The first ships of all cells that come within a reach of a box, written to `found`; the chains go on by
   * `GRID_NEXT`. Longitudes may be up to a turn beyond ±180.
   * @returns how many.
   */
  shipsNear(
    west: number,
    south: number,
    east: number,
    north: number,
    reachMeters: number,
    found: number[],
  ): number {
    // A cell is nowhere narrower than its height, so that the reach is as many columns as rows.
    const reach = reachMeters / this.#cellMeters;
    const rows = this.#columns.length << BLOCK_BITS;
    const firstRow = Math.max(0, Math.floor((south + 90) * this.#rowsPerDegree - reach));
    const lastRow = Math.min(rows - 1, Math.floor((north + 90) * this.#rowsPerDegree + reach));
    let count = 0;
    for (let blockRow = firstRow >> BLOCK_BITS; blockRow <= lastRow >> BLOCK_BITS; blockRow++) {
      const columns = this.#columns[blockRow];
      let from = Math.floor(((west + 180) / 360) * columns - reach);
      let to = Math.floor(((east + 180) / 360) * columns + reach);
      if (to - from >= columns) {
        from = 0;
        to = columns - 1;
      }
      const rowFrom = Math.max(firstRow, blockRow << BLOCK_BITS);
      const rowTo = Math.min(lastRow, (blockRow << BLOCK_BITS) | BLOCK_MASK);
      for (let column = from; column <= to; ) {
        // As far as the block goes, or the earth does before its columns begin anew.
        const wrapped = wrapColumn(column, columns);
        const last = Math.min(wrapped | BLOCK_MASK, columns - 1, wrapped + to - column);
        const block = this.#blocks.get(keyOf(blockRow << BLOCK_BITS, wrapped));
        if (block >= 0) count = this.#headsIn(block, rowFrom, rowTo, wrapped, last, found, count);
        column += last - wrapped + 1;
      }
    }
    return count;
  }

  #headsIn(
    block: number,
    rowFrom: number,
    rowTo: number,
    columnFrom: number,
    columnTo: number,
    found: number[],
    count: number,
  ): number {
    let next = count;
    for (let row = rowFrom; row <= rowTo; row++) {
      for (let column = columnFrom; column <= columnTo; column++) {
        const head = this.#heads[block * BLOCK_CELLS + cellInBlock(row, column)];
        if (head !== NOBODY) found[next++] = head;
      }
    }
    return next;
  }

  #rowOf(latitude: number): number {
    const row = Math.floor((latitude + 90) * this.#rowsPerDegree);
    return Math.max(0, Math.min(row, (this.#columns.length << BLOCK_BITS) - 1));
  }

  #columnOf(row: number, longitude: number): number {
    const columns = this.#columns[row >> BLOCK_BITS];
    return wrapColumn(Math.floor(((longitude + 180) / 360) * columns), columns);
  }

  #put(slot: number, key: number, cell: number): void {
    const { ints } = this.#ships;
    let block = this.#blocks.get(key);
    if (block < 0) {
      block = this.#blocks.add(key);
      if (block >= this.#keys.length) this.#grow(block);
      this.#keys[block] = key;
    }
    this.#counts[block]++;
    const head = block * BLOCK_CELLS + cell;
    const next = this.#heads[head];
    ints[slot * SHIP_INTS + HEAD] = head;
    ints[slot * SHIP_INTS + GRID_NEXT] = next;
    ints[slot * SHIP_INTS + GRID_PREVIOUS] = NOBODY;
    if (next !== NOBODY) ints[next * SHIP_INTS + GRID_PREVIOUS] = slot;
    this.#heads[head] = slot;
  }

  #grow(block: number): void {
    const capacity = Math.ceil(GROWTH * block) + BLOCKS_MIN;
    const keys = new Int32Array(capacity);
    keys.set(this.#keys);
    this.#keys = keys;
    const counts = new Int32Array(capacity);
    counts.set(this.#counts);
    this.#counts = counts;
    const heads = new Int32Array(capacity * BLOCK_CELLS).fill(NOBODY);
    heads.set(this.#heads);
    this.#heads = heads;
  }
}

function columnsOfBlockRows(rowsPerDegree: number, cellMeters: number): Int32Array {
  const rowsPerBlock = 1 << BLOCK_BITS;
  const columns = new Int32Array(Math.ceil((180 * rowsPerDegree) / rowsPerBlock));
  for (let blockRow = 0; blockRow < columns.length; blockRow++) {
    const south = (blockRow * rowsPerBlock) / rowsPerDegree - 90;
    const north = ((blockRow + 1) * rowsPerBlock) / rowsPerDegree - 90;
    const poleward = Math.min(90, Math.max(Math.abs(south), Math.abs(north)));
    columns[blockRow] = Math.max(
      1,
      Math.floor((360 * metersPerDegreeLongitude(poleward)) / cellMeters),
    );
  }
  return columns;
}

/** A key for the block of a cell; two blocks of the earth hardly ever have the same. */
function keyOf(row: number, column: number): number {
  const hash =
    Math.imul(row >> BLOCK_BITS, 0x2c1b3c6d) ^ Math.imul(column >> BLOCK_BITS, 0x297a2d39);
  return hash & 0x7fffffff;
}

function cellInBlock(row: number, column: number): number {
  return ((row & BLOCK_MASK) << BLOCK_BITS) | (column & BLOCK_MASK);
}

function wrapColumn(column: number, columns: number): number {
  if (column >= 0 && column < columns) return column;
  return column - columns * Math.floor(column / columns);
}
