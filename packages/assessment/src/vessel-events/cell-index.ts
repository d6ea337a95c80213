import {
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
  wrapLongitude,
} from '@roadstead/geo';
import type { Position } from '@roadstead/model';

/** Nearer to a pole all columns are searched at most. */
const LATITUDE_MAX = 89;

/** Places by cells of longitude and latitude, to find those near a position. */
export class CellIndex<Item> {
  readonly #cells: Map<string, Set<Item>> = new Map();
  readonly #cellDegrees: number;

  /** @param cellDegrees the side of a cell, of which a whole number is 360° */
  constructor(cellDegrees: number) {
    this.#cellDegrees = cellDegrees;
  }

  add(place: Position, item: Item): void {
    const key = keyOf(this.#columnOf(place.longitude), this.#rowOf(place.latitude));
    const cell = this.#cells.get(key);
    if (cell) cell.add(item);
    else this.#cells.set(key, new Set([item]));
  }

  /** Returns the items of the cells within a distance of a position, each once. */
  near({ longitude, latitude }: Position, meters: number): ReadonlySet<Item> {
    const found = new Set<Item>();
    const degrees = this.#cellDegrees;
    const rows = Math.ceil(meters / (degrees * METERS_PER_DEGREE_LATITUDE_MIN));
    const row = this.#rowOf(latitude);
    const edge = Math.max(Math.abs(row - rows), Math.abs(row + rows + 1)) * degrees;
    const width = metersPerDegreeLongitude(Math.min(edge, LATITUDE_MAX)) * degrees;
    const columns = Math.min(180 / degrees, Math.ceil(meters / width));
    for (let r = row - rows; r <= row + rows; r++) {
      for (let c = -columns; c <= columns; c++) {
        const column = this.#columnOf(wrapLongitude(longitude + c * degrees));
        for (const item of this.#cells.get(keyOf(column, r)) ?? []) found.add(item);
      }
    }
    return found;
  }

  #columnOf(longitude: number): number {
    const columns = Math.round(360 / this.#cellDegrees);
    return (Math.floor(longitude / this.#cellDegrees) + columns) % columns;
  }

  #rowOf(latitude: number): number {
    return Math.floor(latitude / this.#cellDegrees);
  }
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}
