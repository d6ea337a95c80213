import type { TrackPoint } from '@roadstead/tracking';
import type { SailedPoint } from './tracking-area.ts';

const TIME = 0;
const LONGITUDE = 1;
const LATITUDE = 2;
const SOG = 3;
const COG = 4;
/** 1 where the track starts anew. */
const STARTS = 5;
const STRIDE = 6;
const POINTS_AT_FIRST = 1024;
const GROWTH = 1.5;

/**
 * The points of a track as numbers, 48 bytes each: objects of hundreds of thousands of them would take longer to make, and to
 * forget, than to read from the store.
 */
export class SailedPoints implements Iterable<TrackPoint<SailedPoint>> {
  length = 0;
  #cells: Float64Array = new Float64Array(POINTS_AT_FIRST * STRIDE);

  /** @param from where the point's time lies in `cells`; longitude, latitude, speed and course follow, NaN for null */
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

  /** Takes the last one away. */
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
        sog: known(cells[at + SOG]),
        cog: known(cells[at + COG]),
      };
      yield cells[at + STARTS] === 1 ? { ...point, startsTrack: true } : point;
    }
  }
}

function known(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
