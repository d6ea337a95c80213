import type { Store } from '@roadstead/contracts';
import type { Box } from '@roadstead/geo';
import type { Mmsi } from '@roadstead/model';
import { yieldToEventLoop } from '../operations/timers.ts';
import { POSITION_CELLS, type Positions, positionSeries } from '../tracking/positions.ts';
import {
  CellBox,
  cellOf,
  dayBeginMs,
  dayEndMs,
  dayNumber,
  firstRank,
  mmsiOfRank,
} from './place-cells.ts';
import {
  FILLED_COMPLETELY,
  type PlaceMarks,
  type PlaceSeries,
  placeMarks,
  placeSeries,
  readMark,
} from './place-index.ts';

/** Numbers of a row of the index: the tile and the rank. */
const ROW_NUMBERS = 2;
/** Reading so many tiles or ships blocks the event loop for some milliseconds. */
const READS_AT_A_TIME = 200;

/** Of more tiles, those with ships are looked up first: there is none in most of the world. */
const TILES_LISTED_MAX = 1000;

/** V22: finds the ships that reported from a place, also in a store that is open read-only. */
export class ShipPlaces {
  readonly #index: PlaceSeries;
  readonly #marks: PlaceMarks;
  readonly #positions: Positions;

  constructor(store: Store) {
    this.#index = placeSeries(store);
    this.#marks = placeMarks(store);
    this.#positions = positionSeries(store);
  }

  /**
   * Returns the ships with a stored report in a cell of 0.1° that the box touches, on a day (UTC) that the period touches:
   * all that reported from the box in the period, ascending, and some from beside it. A ship of which such a report was thinned out
   * since (V11) may be among them; one that sailed through between two reports is not: `widenBox` by what it sails in between.
   * @param fromMs epoch milliseconds, or −Infinity @param toMs included, or Infinity
   */
  async within(box: Box, fromMs: number, toMs: number): Promise<readonly Mmsi[]> {
    const cells = new CellBox(box);
    const firstDay = dayNumber(fromMs);
    const lastDay = dayNumber(toMs);
    for (;;) {
      // Read before the rows: what is filled meanwhile is found in the positions too, and deleted days are seen below.
      const filledTo = await readMark(this.#marks, 'filledTo');
      const fromDay = await readMark(this.#marks, 'fromDay');
      const found = new Set<number>();
      const indexedDay = Math.max(firstDay, fromDay);
      if (indexedDay <= lastDay) {
        await this.#readIndex(cells, indexedDay, lastDay, found);
        if (filledTo < FILLED_COMPLETELY)
          await this.#readPositions(cells, [indexedDay, lastDay], found, (mmsi) => mmsi > filledTo);
      }
      const earlierDay = Math.min(lastDay, fromDay - 1);
      if (firstDay <= earlierDay)
        await this.#readPositions(cells, [firstDay, earlierDay], found, () => true);
      if ((await readMark(this.#marks, 'fromDay')) === fromDay)
        return Array.from(Float64Array.from(found).sort()) as Mmsi[];
    }
  }

  /** Returns the ships of `within` for any of some boxes. */
  async withinAny(boxes: readonly Box[], fromMs: number, toMs: number): Promise<readonly Mmsi[]> {
    const found = new Set<Mmsi>();
    for (const box of boxes)
      for (const mmsi of await this.within(box, fromMs, toMs)) found.add(mmsi);
    return [...found].sort((one, other) => one - other);
  }

  async #readIndex(
    cells: CellBox,
    firstDay: number,
    lastDay: number,
    found: Set<number>,
  ): Promise<void> {
    let reads = 0;
    for (const tile of await this.#tilesOf(cells)) {
      const rows = this.#index.cells(tile, firstRank(firstDay), firstRank(lastDay + 1) - 1);
      for await (const numbers of rows) {
        for (let at = 1; at < numbers.length; at += ROW_NUMBERS)
          if (cells.hasRank(tile, numbers[at])) found.add(mmsiOfRank(numbers[at]));
        reads++;
      }
      if (++reads % READS_AT_A_TIME === 0) await yieldToEventLoop();
    }
  }

  async #tilesOf(cells: CellBox): Promise<Iterable<number>> {
    if (cells.tileCount <= TILES_LISTED_MAX) return cells.tiles();
    return (await this.#index.keys()).filter((tile) => cells.hasTile(tile));
  }

  /** Adds ships by their positions: those that are not in the index. */
  async #readPositions(
    cells: CellBox,
    [firstDay, lastDay]: readonly [number, number],
    found: Set<number>,
    isRead: (mmsi: number) => boolean,
  ): Promise<void> {
    let reads = 0;
    for (const mmsi of await this.#positions.keys()) {
      if (found.has(mmsi) || !isRead(mmsi)) continue;
      if (await this.#hasReported(mmsi, cells, firstDay, lastDay)) found.add(mmsi);
      if (++reads % READS_AT_A_TIME === 0) await yieldToEventLoop();
    }
  }

  async #hasReported(
    mmsi: number,
    cells: CellBox,
    firstDay: number,
    lastDay: number,
  ): Promise<boolean> {
    const rows = this.#positions.cells(mmsi, dayBeginMs(firstDay), dayEndMs(lastDay));
    for await (const numbers of rows)
      for (let at = 0; at < numbers.length; at += POSITION_CELLS)
        if (cells.hasCell(cellOf(numbers[at + 2], numbers[at + 3]))) return true;
    return false;
  }
}
