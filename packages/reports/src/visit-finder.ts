import { type Area, longitudeDifference } from '@roadstead/geo';
import { AreaGrid, boxOf, CELL_INSIDE, CELL_OUTSIDE } from './area-grid.ts';
import { FIX_LATITUDE, FIX_LONGITUDE, FIX_TIME, type Period } from './report-source.ts';
import { ABSENCE_MS_MAX, AREA_COLUMNS } from './thresholds.ts';
import type { FixTaker } from './track-reader.ts';

/** V1 to V4: a ship was in an area. All instants are epoch milliseconds, rounded, and lie in the period. */
export interface AreaVisit {
  /** The first instant at which it is known to have been inside. */
  readonly fromMs: number;
  /** Whether it came in then, or was inside when the period began, or when it was first heard. */
  readonly entry: 'entered' | 'inside-at-begin' | 'heard-inside';
  /** The last instant at which it is known to have been inside. */
  readonly untilMs: number;
  /** Whether it went out then, or was inside when the period ended, or when it was last heard. */
  readonly exit: 'left' | 'inside-at-end' | 'lost-inside';
  /** How long it was inside, absences not counted. */
  readonly insideMs: number;
}

/** Cells that answer most questions about an area. */
export function visitGridOf(area: Area): AreaGrid {
  const { west, south, east, north } = boxOf(area);
  return new AreaGrid(area, {
    west,
    south,
    columns: AREA_COLUMNS,
    rows: AREA_COLUMNS,
    widthDegrees: (east - west) / AREA_COLUMNS,
    heightDegrees: (north - south) / AREA_COLUMNS,
  });
}

/** A visit that may go on. */
type OpenVisit = { -readonly [Field in keyof AreaVisit]: AreaVisit[Field] };

/** Finds when a ship was in an area in a period. */
export class VisitFinder implements FixTaker {
  /** In the order of time. */
  readonly visits: AreaVisit[] = [];
  readonly #area: Area;
  readonly #grid: AreaGrid;
  readonly #period: Period;
  #visit: OpenVisit | undefined;
  /** The first and the newest fix since the track began anew. */
  #startMs = Number.NaN;
  #lastMs = Number.NaN;

  constructor(area: Area, grid: AreaGrid, period: Period) {
    this.#area = area;
    this.#grid = grid;
    this.#period = period;
  }

  start(fixes: Float64Array, at: number): void {
    this.end();
    const timeMs = fixes[at + FIX_TIME];
    this.#startMs = timeMs;
    this.#lastMs = timeMs;
    if (this.#grid.contains(fixes[at + FIX_LONGITUDE], fixes[at + FIX_LATITUDE])) {
      this.#stay(timeMs, timeMs);
    }
  }

  goOn(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const fromMs = before[beforeAt + FIX_TIME];
    const toMs = fixes[at + FIX_TIME];
    this.#lastMs = toMs;
    const fromLongitude = before[beforeAt + FIX_LONGITUDE];
    const fromLatitude = before[beforeAt + FIX_LATITUDE];
    const toLongitude = fixes[at + FIX_LONGITUDE];
    const toLatitude = fixes[at + FIX_LATITUDE];
    const relation = this.#grid.relationOfWay(fromLongitude, fromLatitude, toLongitude, toLatitude);
    if (relation === CELL_OUTSIDE) return;
    if (relation === CELL_INSIDE) {
      this.#stay(fromMs, toMs);
      return;
    }
    const inside = this.#area.insideIntervals(
      fromLongitude,
      fromLatitude,
      fromLongitude + longitudeDifference(fromLongitude, toLongitude),
      toLatitude,
    );
    for (const [from, to] of inside) {
      const durationMs = toMs - fromMs;
      this.#stay(Math.round(fromMs + durationMs * from), Math.round(fromMs + durationMs * to));
    }
  }

  /** Nothing more is known of the ship, or not for a while. */
  end(): void {
    const visit = this.#visit;
    if (!visit) return;
    if (visit.exit === 'left' && visit.untilMs === this.#lastMs) visit.exit = 'lost-inside';
    this.visits.push(visit);
    this.#visit = undefined;
  }

  /** The ship was inside from an instant to another; these come in the order of time. */
  #stay(stayFromMs: number, stayUntilMs: number): void {
    const { beginMs, endMs } = this.#period;
    if (stayUntilMs < beginMs || stayFromMs >= endMs) return;
    const fromMs = Math.max(stayFromMs, beginMs);
    const untilMs = Math.min(stayUntilMs, endMs);
    const exit = stayUntilMs >= endMs ? 'inside-at-end' : 'left';
    const visit = this.#visit;
    if (visit && fromMs - visit.untilMs <= ABSENCE_MS_MAX) {
      visit.untilMs = untilMs;
      visit.exit = exit;
      visit.insideMs += untilMs - fromMs;
      return;
    }
    if (visit) this.visits.push(visit);
    const entry = stayFromMs === this.#startMs ? 'heard-inside' : 'entered';
    this.#visit = {
      fromMs,
      entry: stayFromMs < beginMs ? 'inside-at-begin' : entry,
      untilMs,
      exit,
      insideMs: untilMs - fromMs,
    };
  }
}
