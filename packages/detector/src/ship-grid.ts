import { longitudeDifference, METERS_PER_DEGREE_LATITUDE_MIN, SlotIndex } from '@roadstead/geo';
import { columnsOfRows } from './grid-columns.ts';
import { NONE } from './record-pool.ts';
import {
  ANCHOR_LATITUDE,
  ANCHOR_LONGITUDE,
  GRID_CELL,
  GRID_PLACE,
  SHIP_FLOATS,
  SHIP_INTS,
  type ShipTable,
} from './ship-table.ts';

/**
 * Blocks have 4 × 4 cells, which are looked up at once; an empty block costs one lookup. These constants and the functions
 * of cells are not imported, because V8 does not fold imported constants: it costs 3 % of a step.
 */
const BLOCK_BITS = 2;
const BLOCK_MASK = (1 << BLOCK_BITS) - 1;
const BLOCK_CELLS = 1 << (2 * BLOCK_BITS);
const BLOCKS_MIN = 16;
const GROWTH = 1.125;

/** A page has 64 bytes: longitude, latitude and slot of each of five ships, and the next page of the cell. */
const PAGE_SHIPS = 5;
const PAGE_WORDS = 16;
const ENTRY_WORDS = 3;
const ENTRY_LATITUDE = 1;
const ENTRY_SLOT = 2;
const NEXT_PAGE = 15;

/** Pages store degrees as 32-bit floats, which are exact to 1.2 m or better. */
const ROUNDING_METERS = 2;

/** A search circle, with the m² in a squared degree of longitude and of latitude in it. */
export interface SearchCircle {
  longitude: number;
  latitude: number;
  radiusMeters: number;
  eastScale: number;
  northScale: number;
}

/**
 * A grid of square cells over the whole earth with the anchors of the ships. Only blocks of cells with ships use memory. The
 * ships of a cell are stored together in pages, so that most of those too far away are skipped without access to their
 * records.
 */
export class ShipGrid {
  readonly #ships: ShipTable;
  readonly #rowsPerDegree: number;
  readonly #cellMeters: number;
  /** Number of columns of cells round the earth, for each row of blocks. */
  readonly #columns: Int32Array;
  readonly #blocks: SlotIndex = new SlotIndex();
  /** Key of each block, and its number of ships. */
  #keys: Int32Array = new Int32Array(BLOCKS_MIN);
  #counts: Int32Array = new Int32Array(BLOCKS_MIN);
  /** First page of each cell, the only one that can have free places. */
  #heads: Int32Array = new Int32Array(BLOCKS_MIN * BLOCK_CELLS).fill(NONE);
  /** Pages as integers and, over the same bytes, as 32-bit floats. */
  #words: Int32Array = new Int32Array(0);
  #floats: Float32Array = new Float32Array(this.#words.buffer);
  #pagesUsed = 0;
  #firstFreePage: number = NONE;

  /** @param cellMeters width of the cells, above 0; searches are fast if it is about twice the distance searched for. */
  constructor(ships: ShipTable, cellMeters: number) {
    this.#ships = ships;
    this.#cellMeters = cellMeters;
    this.#rowsPerDegree = METERS_PER_DEGREE_LATITUDE_MIN / cellMeters;
    this.#columns = columnsOfRows(this.#rowsPerDegree / (1 << BLOCK_BITS), cellMeters);
    ships.forEach((slot) => {
      this.insert(slot);
    });
  }

  /** Bytes of the grid. */
  get byteLength(): number {
    return (
      this.#blocks.byteLength +
      this.#keys.byteLength +
      this.#counts.byteLength +
      this.#heads.byteLength +
      this.#words.byteLength +
      this.#columns.byteLength
    );
  }

  /** Inserts a ship at its anchor. */
  insert(slot: number): void {
    const { floats } = this.#ships;
    const row = this.#rowOf(floats[slot * SHIP_FLOATS + ANCHOR_LATITUDE]);
    const column = this.#columnOf(row, floats[slot * SHIP_FLOATS + ANCHOR_LONGITUDE]);
    this.#put(slot, blockKey(row, column), cellInBlock(row, column));
  }

  /** Moves a ship to its anchor. */
  move(slot: number): void {
    const { floats, ints } = this.#ships;
    const row = this.#rowOf(floats[slot * SHIP_FLOATS + ANCHOR_LATITUDE]);
    const column = this.#columnOf(row, floats[slot * SHIP_FLOATS + ANCHOR_LONGITUDE]);
    const key = blockKey(row, column);
    const cell = cellInBlock(row, column);
    const at = ints[slot * SHIP_INTS + GRID_CELL];
    if (at % BLOCK_CELLS === cell && this.#keys[Math.floor(at / BLOCK_CELLS)] === key) {
      this.#write(slot, ints[slot * SHIP_INTS + GRID_PLACE]);
      return;
    }
    this.remove(slot);
    this.#put(slot, key, cell);
  }

  /** Removes a ship; the last one of the cell's first page moves to its place. */
  remove(slot: number): void {
    const { ints } = this.#ships;
    const cell = ints[slot * SHIP_INTS + GRID_CELL];
    const place = ints[slot * SHIP_INTS + GRID_PLACE];
    const page = this.#heads[cell];
    let last = PAGE_SHIPS - 1;
    while (this.#words[page * PAGE_WORDS + last * ENTRY_WORDS + ENTRY_SLOT] === NONE) last--;
    const lastPlace = page * PAGE_WORDS + last * ENTRY_WORDS;
    const moved = this.#words[lastPlace + ENTRY_SLOT];
    this.#words.copyWithin(place, lastPlace, lastPlace + ENTRY_WORDS);
    ints[moved * SHIP_INTS + GRID_PLACE] = place;
    this.#words[lastPlace + ENTRY_SLOT] = NONE;
    if (last === 0) {
      this.#heads[cell] = this.#words[page * PAGE_WORDS + NEXT_PAGE];
      this.#words[page * PAGE_WORDS + NEXT_PAGE] = this.#firstFreePage;
      this.#firstFreePage = page;
    }
    const block = Math.floor(cell / BLOCK_CELLS);
    if (--this.#counts[block] === 0) this.#blocks.remove(this.#keys[block]);
  }

  /**
   * Writes the ships whose anchors are in a circle, and some that are just outside, to `found`.
   * @returns their number.
   */
  shipsIn(circle: SearchCircle, found: number[]): number {
    // A cell is nowhere narrower than its height, so the radius spans at most as many columns as rows.
    const reach = circle.radiusMeters / this.#cellMeters;
    const rows = this.#columns.length << BLOCK_BITS;
    const middleRow = (circle.latitude + 90) * this.#rowsPerDegree;
    const firstRow = Math.max(0, Math.floor(middleRow - reach));
    const lastRow = Math.min(rows - 1, Math.floor(middleRow + reach));
    let count = 0;
    for (let blockRow = firstRow >> BLOCK_BITS; blockRow <= lastRow >> BLOCK_BITS; blockRow++) {
      const columns = this.#columns[blockRow];
      const middleColumn = ((circle.longitude + 180) / 360) * columns;
      let from = Math.floor(middleColumn - reach);
      let to = Math.floor(middleColumn + reach);
      if (to - from >= columns) {
        from = 0;
        to = columns - 1;
      }
      const rowFrom = Math.max(firstRow, blockRow << BLOCK_BITS);
      const rowTo = Math.min(lastRow, (blockRow << BLOCK_BITS) | BLOCK_MASK);
      for (let column = from; column <= to; ) {
        // Up to the end of the block, or to the column at which the grid wraps round the earth.
        const wrapped = wrapColumn(column, columns);
        const last = Math.min(wrapped | BLOCK_MASK, columns - 1, wrapped + to - column);
        const block = this.#blocks.get(blockKey(blockRow << BLOCK_BITS, wrapped));
        for (let row = rowFrom; block >= 0 && row <= rowTo; row++) {
          for (let cell = wrapped; cell <= last; cell++) {
            const page = this.#heads[block * BLOCK_CELLS + cellInBlock(row, cell)];
            if (page !== NONE) count = this.#shipsOnPages(page, circle, found, count);
          }
        }
        column += last - wrapped + 1;
      }
    }
    return count;
  }

  #shipsOnPages(first: number, circle: SearchCircle, found: number[], count: number): number {
    const words = this.#words;
    const floats = this.#floats;
    const { longitude, latitude, eastScale, northScale } = circle;
    const limit = (circle.radiusMeters + ROUNDING_METERS) ** 2;
    let next = count;
    for (let page = first; page !== NONE; page = words[page * PAGE_WORDS + NEXT_PAGE]) {
      const end = page * PAGE_WORDS + PAGE_SHIPS * ENTRY_WORDS;
      for (let at = page * PAGE_WORDS; at < end; at += ENTRY_WORDS) {
        const slot = words[at + ENTRY_SLOT];
        if (slot === NONE) break;
        const east = longitudeDifference(longitude, floats[at]);
        const north = floats[at + ENTRY_LATITUDE] - latitude;
        if (eastScale * east * east + northScale * north * north <= limit) found[next++] = slot;
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

  #put(slot: number, key: number, cellInItsBlock: number): void {
    const { ints } = this.#ships;
    let block = this.#blocks.get(key);
    if (block < 0) {
      block = this.#blocks.add(key);
      if (block >= this.#keys.length) this.#growBlocks(block);
      this.#keys[block] = key;
    }
    this.#counts[block]++;
    const cell = block * BLOCK_CELLS + cellInItsBlock;
    ints[slot * SHIP_INTS + GRID_CELL] = cell;
    this.#write(slot, this.#freePlace(cell));
  }

  #write(slot: number, place: number): void {
    const { floats, ints } = this.#ships;
    this.#floats[place] = floats[slot * SHIP_FLOATS + ANCHOR_LONGITUDE];
    this.#floats[place + ENTRY_LATITUDE] = floats[slot * SHIP_FLOATS + ANCHOR_LATITUDE];
    this.#words[place + ENTRY_SLOT] = slot;
    ints[slot * SHIP_INTS + GRID_PLACE] = place;
  }

  /** Returns a free place in the first page of a cell; adds a page if there is none. */
  #freePlace(cell: number): number {
    const first = this.#heads[cell];
    for (let i = 0; first !== NONE && i < PAGE_SHIPS; i++) {
      const place = first * PAGE_WORDS + i * ENTRY_WORDS;
      if (this.#words[place + ENTRY_SLOT] === NONE) return place;
    }
    const page = this.#addPage();
    for (let i = 0; i < PAGE_SHIPS; i++) {
      this.#words[page * PAGE_WORDS + i * ENTRY_WORDS + ENTRY_SLOT] = NONE;
    }
    this.#words[page * PAGE_WORDS + NEXT_PAGE] = first;
    this.#heads[cell] = page;
    return page * PAGE_WORDS;
  }

  #addPage(): number {
    const free = this.#firstFreePage;
    if (free !== NONE) {
      this.#firstFreePage = this.#words[free * PAGE_WORDS + NEXT_PAGE];
      return free;
    }
    if (this.#pagesUsed * PAGE_WORDS === this.#words.length) {
      const pages = Math.ceil(GROWTH * this.#pagesUsed) + BLOCKS_MIN;
      const words = new Int32Array(pages * PAGE_WORDS);
      words.set(this.#words);
      this.#words = words;
      this.#floats = new Float32Array(words.buffer);
    }
    return this.#pagesUsed++;
  }

  #growBlocks(block: number): void {
    const capacity = Math.ceil(GROWTH * block) + BLOCKS_MIN;
    const keys = new Int32Array(capacity);
    keys.set(this.#keys);
    this.#keys = keys;
    const counts = new Int32Array(capacity);
    counts.set(this.#counts);
    this.#counts = counts;
    const heads = new Int32Array(capacity * BLOCK_CELLS).fill(NONE);
    heads.set(this.#heads);
    this.#heads = heads;
  }
}

/** Returns the key of the block of a cell. Collisions of two blocks are rare, and only cost time. */
function blockKey(row: number, column: number): number {
  const hash =
    Math.imul(row >> BLOCK_BITS, 0x2c1b3c6d) ^ Math.imul(column >> BLOCK_BITS, 0x297a2d39);
  return hash & 0x7fffffff;
}

/** Returns the number of a cell in its block. */
function cellInBlock(row: number, column: number): number {
  return ((row & BLOCK_MASK) << BLOCK_BITS) | (column & BLOCK_MASK);
}

/** Wraps a column round the earth. */
function wrapColumn(column: number, columns: number): number {
  if (column >= 0 && column < columns) return column;
  return column - columns * Math.floor(column / columns);
}
