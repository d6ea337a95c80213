import type { Store } from '@roadstead/contracts';
import { BackgroundWork } from '../operations/background-work.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { POSITION_CELLS, type Positions, positionSeries } from '../tracking/positions.ts';
import { CELL_COUNT, cellOf, dayNumber } from './place-cells.ts';
import { FILLED_COMPLETELY, type PlaceRow, placeMarks, placeRow, readMark } from './place-index.ts';
import type { ShipPlaceWriter } from './ship-place-writer.ts';

/** Rows of a write: it takes some ten milliseconds. A kill loses the ships of one write. */
const ROWS_PER_WRITE = 5000;
/** Reading so many positions blocks the event loop for some milliseconds. */
const POSITIONS_AT_A_TIME = 10_000;

interface ShipPlaceFillerOptions {
  readonly store: Store;
  readonly writer: ShipPlaceWriter;
  /** Called with the progress, ten times at most. */
  readonly log: (message: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * V22: fills the index of places in the background from the positions of a store that an earlier version has written, ship by ship.
 * A start continues where the last one stopped; until then queries read the positions of the other ships.
 */
export class ShipPlaceFiller {
  readonly #options: ShipPlaceFillerOptions;
  readonly #positions: Positions;
  readonly #work: BackgroundWork;
  /** Positions read since the last yield. */
  #read = 0;

  constructor(options: ShipPlaceFillerOptions) {
    this.#options = options;
    this.#positions = positionSeries(options.store);
    this.#work = new BackgroundWork(options.failed);
  }

  /** Fills what is not filled. Reports that arrive meanwhile are in the index already. */
  run(): void {
    this.#work.begin(() => this.#fill());
  }

  /** Waits until it is filled, or stopped. */
  wait(): Promise<void> {
    return this.#work.wait();
  }

  stop(): Promise<void> {
    return this.#work.stop();
  }

  async #fill(): Promise<void> {
    const { store, writer } = this.#options;
    await writer.flush();
    const filledTo = await readMark(placeMarks(store), 'filledTo');
    if (filledTo >= FILLED_COMPLETELY) return;
    const ships = (await this.#positions.keys()).filter((mmsi) => mmsi > filledTo);
    const logProgress = this.#progressOf(ships.length);
    let rows: PlaceRow[] = [];
    for (const [i, mmsi] of ships.entries()) {
      for await (const row of this.#rowsOf(mmsi)) rows.push(row);
      if (this.#work.signal.aborted) return;
      if (rows.length < ROWS_PER_WRITE) continue;
      await writer.fill(rows, mmsi);
      rows = [];
      logProgress(i + 1);
    }
    await writer.fill(rows, FILLED_COMPLETELY);
  }

  #progressOf(ships: number): (done: number) => void {
    let logged = 0;
    return (done) => {
      const tenths = Math.floor((10 * done) / ships);
      if (tenths > logged)
        this.#options.log(`The index of places has the reports of ${done} of ${ships} ships.`);
      logged = tenths;
    };
  }

  /** The rows of a ship, each once; ends early at a stop. */
  async *#rowsOf(mmsi: number): AsyncGenerator<PlaceRow, void, undefined> {
    const { signal } = this.#work;
    const places = new Set<number>();
    for await (const numbers of this.#positions.cells(mmsi, -Infinity, Infinity)) {
      if (signal.aborted) return;
      for (let at = 0; at < numbers.length; at += POSITION_CELLS) {
        const day = dayNumber(numbers[at + 1]);
        const cell = cellOf(numbers[at + 2], numbers[at + 3]);
        const { size } = places;
        if (places.add(day * CELL_COUNT + cell).size > size) yield placeRow(mmsi, day, cell);
      }
      this.#read += numbers.length / POSITION_CELLS;
      if (this.#read < POSITIONS_AT_A_TIME) continue;
      this.#read = 0;
      await yieldToEventLoop();
    }
  }
}
