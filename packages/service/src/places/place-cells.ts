import type { Box } from '@roadstead/geo';
import { millisecondsInDay } from 'date-fns/constants';

/** Cells of 0.1°: half an hour of sailing, and as fine as the detector's squares. */
const CELLS_PER_DEGREE = 10;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const ROWS = 180 * CELLS_PER_DEGREE;
/** All cells. */
export const CELL_COUNT: number = COLUMNS * ROWS;

/** Cells of a degree by a degree are read together: the index has a key for each, so 64 800 at most. */
const TILE_COLUMNS = 360;
const CELLS_PER_TILE = CELLS_PER_DEGREE * CELLS_PER_DEGREE;

/** Rounding of degrees in a query, 0.1 mm: a box of 180.3° east has to have −179.7° too. */
const EPSILON_DEGREES = 1e-9;

/** Numbers of MMSIs, of nine digits. */
const MMSIS = 1e9;
const RANKS_PER_DAY = CELLS_PER_TILE * MMSIS;
/** 2024-10-04: ranks are small, and short in a store, for some 60 years before and after. */
const DAY_ZERO = 20_000;
/** Years 1778 to 2271; all earlier days count as the first one of these, all later ones as the last. The ranks are exact. */
const DAYS_MAX = 90_000;

/** Returns the number of the day (UTC) of an instant, ±Infinity included. */
export function dayNumber(timeMs: number): number {
  const day = Math.floor(timeMs / millisecondsInDay) - DAY_ZERO;
  return Math.max(-DAYS_MAX, Math.min(DAYS_MAX, day));
}

/** Returns the first instant of a day, epoch milliseconds; −Infinity for the first day. */
export function dayBeginMs(day: number): number {
  return day <= -DAYS_MAX ? Number.NEGATIVE_INFINITY : (day + DAY_ZERO) * millisecondsInDay;
}

/** Returns the last instant of a day, epoch milliseconds; Infinity for the last day. */
export function dayEndMs(day: number): number {
  return day >= DAYS_MAX ? Number.POSITIVE_INFINITY : (day + 1 + DAY_ZERO) * millisecondsInDay - 1;
}

/** Returns the cell of a valid position. 180° east is −180°; the pole belongs to the row below it. */
export function cellOf(longitude: number, latitude: number): number {
  return (
    rowOfLatitude(latitude) * COLUMNS + (Math.floor((longitude + 180) * CELLS_PER_DEGREE) % COLUMNS)
  );
}

/** Returns the tile of a cell: its key in the index. */
export function tileOf(cell: number): number {
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  return Math.floor(row / CELLS_PER_DEGREE) * TILE_COLUMNS + Math.floor(column / CELLS_PER_DEGREE);
}

/**
 * Returns the place of a day, a ship and a cell among those of a tile: a whole number, by the day, then the ship, since a ship's
 * cells of a day are written one after another.
 */
export function placeRank(day: number, mmsi: number, cell: number): number {
  const row = Math.floor(cell / COLUMNS) % CELLS_PER_DEGREE;
  const column = (cell % COLUMNS) % CELLS_PER_DEGREE;
  return firstRank(day) + mmsi * CELLS_PER_TILE + row * CELLS_PER_DEGREE + column;
}

/** Returns the least rank of a day. */
export function firstRank(day: number): number {
  return day * RANKS_PER_DAY;
}

/** Returns the ship of a rank. */
export function mmsiOfRank(rank: number): number {
  const inDay = rank - Math.floor(rank / RANKS_PER_DAY) * RANKS_PER_DAY;
  return Math.floor(inDay / CELLS_PER_TILE);
}

/** The cells that a box touches. */
export class CellBox {
  readonly #firstRow: number;
  readonly #lastRow: number;
  readonly #firstColumn: number;
  readonly #columns: number;

  constructor({ west, south, east, north }: Box) {
    this.#firstRow = rowOfLatitude(south - EPSILON_DEGREES);
    this.#lastRow = rowOfLatitude(north + EPSILON_DEGREES);
    const first = Math.floor((west - EPSILON_DEGREES + 180) * CELLS_PER_DEGREE);
    const last = Math.floor((east + EPSILON_DEGREES + 180) * CELLS_PER_DEGREE);
    this.#firstColumn = modulo(first, COLUMNS);
    this.#columns = Math.min(COLUMNS, last - first + 1);
  }

  hasCell(cell: number): boolean {
    return this.#has(Math.floor(cell / COLUMNS), cell % COLUMNS);
  }

  /** Whether the box has the cell of a rank in a tile. */
  hasRank(tile: number, rank: number): boolean {
    const cell = modulo(rank, CELLS_PER_TILE);
    const row =
      Math.floor(tile / TILE_COLUMNS) * CELLS_PER_DEGREE + Math.floor(cell / CELLS_PER_DEGREE);
    const column = (tile % TILE_COLUMNS) * CELLS_PER_DEGREE + (cell % CELLS_PER_DEGREE);
    return this.#has(row, column);
  }

  get tileCount(): number {
    return (this.#lastTileRow - this.#firstTileRow + 1) * this.#tileColumns;
  }

  /** The tiles of the cells. */
  *tiles(): Generator<number, void, undefined> {
    for (let row = this.#firstTileRow; row <= this.#lastTileRow; row++)
      for (let i = 0; i < this.#tileColumns; i++)
        yield row * TILE_COLUMNS + ((this.#firstTileColumn + i) % TILE_COLUMNS);
  }

  hasTile(tile: number): boolean {
    const row = Math.floor(tile / TILE_COLUMNS);
    const column = tile % TILE_COLUMNS;
    return (
      row >= this.#firstTileRow &&
      row <= this.#lastTileRow &&
      modulo(column - this.#firstTileColumn, TILE_COLUMNS) < this.#tileColumns
    );
  }

  get #firstTileRow(): number {
    return Math.floor(this.#firstRow / CELLS_PER_DEGREE);
  }

  get #lastTileRow(): number {
    return Math.floor(this.#lastRow / CELLS_PER_DEGREE);
  }

  get #firstTileColumn(): number {
    return Math.floor(this.#firstColumn / CELLS_PER_DEGREE);
  }

  get #tileColumns(): number {
    const last = Math.floor((this.#firstColumn + this.#columns - 1) / CELLS_PER_DEGREE);
    return Math.min(TILE_COLUMNS, last - this.#firstTileColumn + 1);
  }

  #has(row: number, column: number): boolean {
    return (
      row >= this.#firstRow &&
      row <= this.#lastRow &&
      modulo(column - this.#firstColumn, COLUMNS) < this.#columns
    );
  }
}

function rowOfLatitude(latitude: number): number {
  return Math.max(0, Math.min(ROWS - 1, Math.floor((latitude + 90) * CELLS_PER_DEGREE)));
}

function modulo(value: number, divisor: number): number {
  const rest = value % divisor;
  return rest < 0 ? rest + divisor : rest;
}
