import { type Area, longitudeDifference } from '@roadstead/geo';
import { type AreaGrid, CELL_CROSSING, CELL_INSIDE, CELL_OUTSIDE } from './area-grid.ts';
import { FIX_LATITUDE, FIX_LONGITUDE, FIX_TIME, type ReportPeriod } from './report-source.ts';
import type { FixVisitor } from './track-splitter.ts';

/** Shifts of a segment by which it may overlap the grid. */
const LONGITUDE_TURNS = [-360, 0, 360];

/** Totals of a cell. */
interface CellTotals {
  readonly cell: number;
  readonly ships: number;
  readonly insideMs: number;
}

/** Sums the time of ships in the cells of an area, in a period. */
export class DensityAccumulator implements FixVisitor {
  readonly #area: Area;
  readonly #grid: AreaGrid;
  readonly #period: ReportPeriod;
  readonly #insideMs: Float64Array;
  readonly #ships: Int32Array;
  /** The number of the ship that each cell counted last, from 1. */
  readonly #countedShips: Int32Array;
  #ship = 0;

  constructor(area: Area, grid: AreaGrid, period: ReportPeriod) {
    const cells = grid.layout.columns * grid.layout.rows;
    this.#area = area;
    this.#grid = grid;
    this.#period = period;
    this.#insideMs = new Float64Array(cells);
    this.#ships = new Int32Array(cells);
    this.#countedShips = new Int32Array(cells);
  }

  /** Starts the next ship. */
  nextShip(): void {
    this.#ship++;
  }

  /** The cells in which ships were. */
  *cells(): Generator<CellTotals, void, undefined> {
    for (let cell = 0; cell < this.#ships.length; cell++) {
      const ships = this.#ships[cell];
      if (ships > 0) yield { cell, ships, insideMs: this.#insideMs[cell] };
    }
  }

  /** Y2: a ship with a single fix in a cell counts there. */
  startTrack(fixes: Float64Array, at: number): void {
    const timeMs = fixes[at + FIX_TIME];
    if (timeMs < this.#period.beginMs || timeMs >= this.#period.endMs) return;
    const longitude = fixes[at + FIX_LONGITUDE];
    const latitude = fixes[at + FIX_LATITUDE];
    const cell = this.#grid.cellOf(this.#grid.unwrapLongitude(longitude), latitude);
    if (cell >= 0 && this.#grid.contains(longitude, latitude)) this.#add(cell, 0);
  }

  continueTrack(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const fromLongitude = before[beforeAt + FIX_LONGITUDE];
    const fromLatitude = before[beforeAt + FIX_LATITUDE];
    const toLongitude = fixes[at + FIX_LONGITUDE];
    const toLatitude = fixes[at + FIX_LATITUDE];
    const relation = this.#grid.relationOfSegment(
      fromLongitude,
      fromLatitude,
      toLongitude,
      toLatitude,
    );
    if (relation === CELL_OUTSIDE) return;
    const fromMs = before[beforeAt + FIX_TIME];
    const durationMs = fixes[at + FIX_TIME] - fromMs;
    const begin = Math.max(0, (this.#period.beginMs - fromMs) / durationMs);
    const end = Math.min(1, (this.#period.endMs - fromMs) / durationMs);
    if (begin >= end) {
      // The fix may be the first of the period, and the last of the ship.
      this.startTrack(fixes, at);
      return;
    }
    const x = this.#grid.unwrapLongitude(fromLongitude);
    const inPeriodMs = (end - begin) * durationMs;
    if (relation === CELL_INSIDE) {
      this.#add(this.#grid.cellOf(x, fromLatitude), inPeriodMs);
      return;
    }
    const east = longitudeDifference(fromLongitude, toLongitude);
    const north = toLatitude - fromLatitude;
    for (const turn of LONGITUDE_TURNS) {
      this.#sail(
        x + turn + east * begin,
        fromLatitude + north * begin,
        x + turn + east * end,
        fromLatitude + north * end,
        inPeriodMs,
      );
    }
  }

  /** Adds a segment, divided at the cell borders. */
  #sail(x0: number, y0: number, x1: number, y1: number, durationMs: number): void {
    const { west, columns, widthDegrees } = this.#grid.layout;
    if (Math.max(x0, x1) < west || Math.min(x0, x1) > west + columns * widthDegrees) return;
    const [dx, dy] = [x1 - x0, y1 - y0];
    let from = 0;
    for (const to of this.#cuts(x0, y0, x1, y1)) {
      const middle = (from + to) / 2;
      const cell = this.#grid.cellOf(x0 + dx * middle, y0 + dy * middle);
      const relation = cell < 0 ? CELL_OUTSIDE : this.#grid.relationOf(cell);
      let part = relation === CELL_OUTSIDE ? 0 : to - from;
      if (relation === CELL_CROSSING) {
        const inside = this.#area.insideIntervals(
          x0 + dx * from,
          y0 + dy * from,
          x0 + dx * to,
          y0 + dy * to,
        );
        part *= inside.reduce((sum, [begin, end]) => sum + end - begin, 0);
      }
      if (part > 0) this.#add(cell, part * durationMs);
      from = to;
    }
  }

  /** The fractions of a segment at which it crosses cell borders, ascending, with 1 at the end. */
  #cuts(x0: number, y0: number, x1: number, y1: number): readonly number[] {
    const { west, south, columns, rows, widthDegrees, heightDegrees } = this.#grid.layout;
    const cuts = [1];
    addCuts(cuts, (x0 - west) / widthDegrees, (x1 - west) / widthDegrees, columns);
    addCuts(cuts, (y0 - south) / heightDegrees, (y1 - south) / heightDegrees, rows);
    return cuts.sort((a, b) => a - b);
  }

  #add(cell: number, ms: number): void {
    this.#insideMs[cell] += ms;
    if (this.#countedShips[cell] === this.#ship) return;
    this.#countedShips[cell] = this.#ship;
    this.#ships[cell]++;
  }
}

/** Adds the fractions at which a segment from one number to another crosses the whole numbers from 0 to `last`. */
function addCuts(cuts: number[], from: number, to: number, last: number): void {
  if (from === to) return;
  const first = Math.max(0, Math.ceil(Math.min(from, to)));
  const end = Math.min(last, Math.floor(Math.max(from, to)));
  for (let line = first; line <= end; line++) {
    const part = (line - from) / (to - from);
    if (part > 0 && part < 1) cuts.push(part);
  }
}
