import type { Mmsi } from '@roadstead/model';
import { FixSampler } from '@roadstead/tracking';
import type { FleetTrack } from './tracking.ts';

/** The numbers of a row. */
export const FLEET_ROW_CELLS = 6;
/** A number of a row that is unknown. */
export const FLEET_UNKNOWN: number = -(2 ** 31);
const ROWS_INITIAL = 1024;
const GROWTH = 1.5;

/** The tracks of ships at one resolution, 24 bytes a row. */
export class FleetRows {
  readonly stepMs: number;
  readonly #beginMs: number;
  readonly #rowsMax: number;
  readonly #tracks: { readonly mmsi: Mmsi; readonly from: number; readonly to: number }[] = [];
  #cells: Int32Array = new Int32Array(ROWS_INITIAL * FLEET_ROW_CELLS);
  #count = 0;
  /** Where the track in progress begins. */
  #from = 0;
  #sampler: FixSampler;
  #isOver = false;

  constructor(beginMs: number, stepMs: number, rowsMax: number) {
    this.#beginMs = beginMs;
    this.stepMs = stepMs;
    this.#rowsMax = rowsMax;
    this.#sampler = new FixSampler(beginMs, stepMs);
  }

  /** Whether the tracks have more than `rowsMax` rows. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Begins the track of a ship, in place of one that has not ended. */
  begin(): void {
    this.#count = this.#from;
    this.#sampler = new FixSampler(this.#beginMs, this.stepMs);
  }

  /** Sets the last fix before the period. @param at the index of the time in `cells` */
  setBefore(cells: Float64Array, at: number): void {
    this.#count = this.#from;
    this.#push(cells, at);
  }

  /** Adds a fix of the period, if it is the nearest one to a step. */
  add(cells: Float64Array, at: number): void {
    const picked = this.#sampler.sample(cells[at]);
    if (picked === 'skip') return;
    if (picked === 'replace') this.#count--;
    this.#push(cells, at);
  }

  /** Adds the first fix after the period. */
  addAfter(cells: Float64Array, at: number): void {
    this.#push(cells, at);
  }

  /** Ends the track, which has a row. */
  end(mmsi: Mmsi): void {
    this.#tracks.push({ mmsi, from: this.#from, to: this.#count });
    this.#from = this.#count;
    this.#isOver = this.#count > this.#rowsMax;
  }

  /** The tracks that have ended. */
  tracks(): readonly FleetTrack[] {
    return this.#tracks.map(({ mmsi, from, to }) => ({
      mmsi,
      rows: this.#cells.subarray(from * FLEET_ROW_CELLS, to * FLEET_ROW_CELLS),
    }));
  }

  #push(cells: Float64Array, at: number): void {
    let to = this.#count * FLEET_ROW_CELLS;
    if (to === this.#cells.length) {
      const grown = new Int32Array(Math.ceil(GROWTH * this.#count) * FLEET_ROW_CELLS);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    const rows = this.#cells;
    // Whole seconds are rounded down, as those of timestamps.
    rows[to++] = Math.floor((cells[at] - this.#beginMs) / 1000);
    rows[to++] = Math.round(cells[at + 1] * 1e5);
    rows[to++] = Math.round(cells[at + 2] * 1e5);
    rows[to++] = rounded(cells[at + 3] * 10);
    rows[to++] = rounded(cells[at + 4] * 10);
    rows[to] = rounded(cells[at + 5]);
    this.#count++;
  }
}

function rounded(value: number): number {
  return Number.isNaN(value) ? FLEET_UNKNOWN : Math.round(value);
}
