import type { TrackPoint } from '@roadstead/tracking';
import type { SailedPoint } from './tracking.ts';

const TIME = 0;
const LONGITUDE = 1;
const LATITUDE = 2;
const SOG = 3;
const COG = 4;
/** 1: a new track starts at this point. */
const STARTS = 5;
const STRIDE = 6;
/** Points for which a track has memory from the beginning. */
export const INITIAL_CAPACITY = 1024;
const GROWTH = 1.5;

/**
 * The points of a track as numbers, 48 bytes each: allocating and collecting hundreds of thousands of objects takes longer than
 * reading them from the store.
 */
export class SailedPoints implements Iterable<TrackPoint<SailedPoint>> {
  length = 0;
  #cells: Float64Array = new Float64Array(INITIAL_CAPACITY * STRIDE);

  /** @param from the index of the point's time in `cells`; longitude, latitude, speed and course follow, NaN for null */
  push(cells: Float64Array, from: number, startsTrack: boolean): void {
    const at = this.length * STRIDE;
    if (at === this.#cells.length) {
      const grown = new Float64Array(Math.ceil(GROWTH * this.length) * STRIDE);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    for (let i = TIME; i <= COG; i++) this.#cells[at + i] = cells[from + i] as number;
    this.#cells[at + STARTS] = startsTrack ? 1 : 0;
    this.length++;
  }

  /** Removes the last point. */
  pop(): void {
    this.length--;
  }

  *[Symbol.iterator](): Generator<TrackPoint<SailedPoint>, void, undefined> {
    const cells = this.#cells;
    for (let at = 0; at < this.length * STRIDE; at += STRIDE) {
      const point = {
        timeMs: cells[at + TIME],
        longitude: cells[at + LONGITUDE],
        latitude: cells[at + LATITUDE],
        sog: nullable(cells[at + SOG]),
        cog: nullable(cells[at + COG]),
      };
      yield cells[at + STARTS] === 1 ? { ...point, startsTrack: true } : point;
    }
  }
}

function nullable(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
