import { type Box, isInBox } from '@roadstead/geo';
import { failWith, type Mmsi, type Result, success } from '@roadstead/model';
import { TrackCleaner } from '@roadstead/tracking';
import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
} from 'date-fns/constants';
import type { ShipPlaces } from '../places/ship-places.ts';
import { FleetRows } from './fleet-rows.ts';
import { IncrementalTrackCleaner } from './incremental-track-cleaner.ts';
import { POSITION_CELLS, type Positions } from './positions.ts';
import { readContextBeginMs } from './read-context-begin.ts';
import { REPORTS_MIN } from './read-preceding-reports.ts';
import { ROWS_PER_LOOKUP, RowBudget } from './row-budget.ts';
import type { FleetTrackRequest, FleetTracks } from './tracking.ts';

/** Resolutions of which the service chooses the finest that fits. */
const STEPS_MS: readonly number[] = [
  ...[10, 30].map((seconds) => seconds * millisecondsInSecond),
  ...[1, 2, 5, 10, 30, 60].map((minutes) => minutes * millisecondsInMinute),
];
/** As text some 6 MB. */
const ROWS_CHOSEN_MAX = 200_000;
/** As text some 15 MB. */
const ROWS_MAX = 500_000;
const PERIOD_MS_MAX = 31 * millisecondsInDay;
/** A ship that is silent for longer may have been anywhere: it is not interpolated. */
const EDGE_MS = 30 * millisecondsInMinute;
/** The reports before that show, nearly always, that no fix from then on is a jump. */
const CONTEXT_MS = 2 * millisecondsInHour;
const SMALLER = 'ask for a shorter period or a smaller box.';
const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

/** A read of the tracks of a box. */
interface FleetRead extends FleetTrackRequest {
  /** The tracks at several resolutions; those with too many rows leave it. */
  rows: readonly FleetRows[];
  readonly budget: RowBudget;
  readonly signal: AbortSignal | undefined;
}

/** Reads the tracks of all ships of a box for a replay (T6). */
export class FleetTrackReader {
  readonly #positions: Positions;
  readonly #places: ShipPlaces;

  constructor(positions: Positions, places: ShipPlaces) {
    this.#positions = positions;
    this.#places = places;
  }

  async find(request: FleetTrackRequest, signal?: AbortSignal): Promise<Result<FleetTracks>> {
    const { beginMs, endMs, stepMs } = request;
    if (endMs < beginMs) return invalid('/end', 'is before begin.');
    if (endMs - beginMs > PERIOD_MS_MAX)
      return invalid('/end', 'is more than 31 days after begin.');
    const found =
      stepMs === undefined
        ? await this.#read(request, STEPS_MS, ROWS_CHOSEN_MAX, signal)
        : await this.#read(request, [stepMs], ROWS_MAX, signal);
    if (found) return success({ stepMs: found.stepMs, tracks: found.tracks() });
    if (stepMs === undefined)
      return invalid(
        '/begin',
        `The tracks have more than ${ROWS_CHOSEN_MAX} rows at one an hour; ${SMALLER}`,
      );
    const coarser = STEPS_MS.filter((each) => each > stepMs);
    const fits = await this.#read(request, coarser, ROWS_MAX, signal);
    const advice = fits ? `the finest that fits is ${timeOf(fits.stepMs)}.` : SMALLER;
    return invalid('/resolution', `makes more than ${ROWS_MAX} rows; ${advice}`);
  }

  /** Returns the tracks at the finest of some resolutions with at most `rowsMax` rows. @param stepsMs ascending */
  async #read(
    request: FleetTrackRequest,
    stepsMs: readonly number[],
    rowsMax: number,
    signal: AbortSignal | undefined,
  ): Promise<FleetRows | undefined> {
    const { beginMs, endMs, box = WORLD } = request;
    const rows = stepsMs.map((stepMs) => new FleetRows(beginMs, stepMs, rowsMax));
    const read: FleetRead = { ...request, rows, budget: new RowBudget(), signal };
    for (const mmsi of await this.#places.within(box, beginMs - EDGE_MS, endMs + EDGE_MS)) {
      if (await this.#addShip(mmsi, read)) for (const each of read.rows) each.end(mmsi);
      read.rows = read.rows.filter(({ isOver }) => !isOver);
      if (read.rows.length === 0) return undefined;
    }
    return read.rows[0];
  }

  /** Returns whether a fix of the ship is in the box. */
  async #addShip(mmsi: Mmsi, read: FleetRead): Promise<boolean> {
    const fromMs = read.beginMs - EDGE_MS;
    const isInside = await this.#addFrom(fromMs - CONTEXT_MS, new TrackCleaner(), mmsi, read);
    if (isInside !== undefined) return isInside;
    const contextMs = await readContextBeginMs(this.#positions, mmsi, fromMs);
    return (await this.#addFrom(contextMs, new IncrementalTrackCleaner(), mmsi, read)) ?? false;
  }

  /**
   * Adds the fixes of a ship.
   * @param contextMs where reading begins. With a `TrackCleaner`, nearly all ships are read from shortly before, with the same result:
   * after three reports of which none is a jump, every cleaner is at the newest one, wherever it began, until the next jump
   * @returns whether one is in the box; undefined if the reports do not show that a `TrackCleaner` has that result
   */
  async #addFrom(
    contextMs: number,
    cleaner: TrackCleaner | IncrementalTrackCleaner,
    mmsi: Mmsi,
    { beginMs, endMs, box, rows, budget, signal }: FleetRead,
  ): Promise<boolean | undefined> {
    for (const each of rows) each.begin();
    const isQuick = cleaner instanceof TrackCleaner;
    const position = { timeMs: 0, longitude: 0, latitude: 0 };
    let isInside = false;
    let before = 0;
    await budget.spend(ROWS_PER_LOOKUP, signal);
    for await (const cells of this.#positions.cells(mmsi, contextMs, endMs + EDGE_MS)) {
      await budget.spend(cells.length / POSITION_CELLS, signal);
      for (let at = 1; at < cells.length; at += POSITION_CELLS) {
        const timeMs = cells[at];
        position.timeMs = timeMs;
        position.longitude = cells[at + 1];
        position.latitude = cells[at + 2];
        const isFix = cleaner.classify(position) !== 'none';
        const isContext = timeMs < beginMs - EDGE_MS;
        if (isContext) before++;
        if (isQuick && (!isFix || (!isContext && before < REPORTS_MIN))) return undefined;
        if (!isFix || isContext) continue;
        isInside ||= box === undefined || isInBox(box, position.longitude, position.latitude);
        for (const each of rows) {
          if (timeMs < beginMs) each.setBefore(cells, at);
          else if (timeMs <= endMs) each.add(cells, at);
          else each.addAfter(cells, at);
        }
        if (timeMs > endMs) return isInside;
      }
    }
    return isInside;
  }
}

function invalid(pointer: string, detail: string): ReturnType<typeof failWith> {
  return failWith('invalid', 'The tracks cannot be read.', [{ pointer, detail }]);
}

/** @returns HH:MM:SS of a day or less */
function timeOf(stepMs: number): string {
  return new Date(stepMs).toISOString().slice(11, 19);
}
