import { type Area, longitudeDifference } from '@roadstead/geo';
import { AreaGrid, areaBounds, CELL_INSIDE, CELL_OUTSIDE } from './area-grid.ts';
import { FIX_LATITUDE, FIX_LONGITUDE, FIX_TIME, type ReportPeriod } from './report-source.ts';
import { ABSENCE_MS_MAX, AREA_COLUMNS } from './thresholds.ts';
import type { FixVisitor } from './track-splitter.ts';

/** V1 to V4: a visit of a ship to an area. All instants are epoch milliseconds, rounded, and lie in the period. */
export interface AreaVisit {
  /** First instant at which the ship is known to be inside. */
  readonly fromMs: number;
  /** Whether it entered then, was inside at the begin of the period, or was inside when first heard. */
  readonly entry: 'entered' | 'inside-at-begin' | 'heard-inside';
  /** Last instant at which the ship is known to be inside. */
  readonly untilMs: number;
  /** Whether it left then, was inside at the end of the period, or was inside when last heard. */
  readonly exit: 'left' | 'inside-at-end' | 'lost-inside';
  /** Time inside, without absences. */
  readonly insideMs: number;
}

/** The grid in which visits to an area are found. */
export function createVisitGrid(area: Area): AreaGrid {
  const { west, south, east, north } = areaBounds(area);
  return new AreaGrid(area, {
    west,
    south,
    columns: AREA_COLUMNS,
    rows: AREA_COLUMNS,
    widthDegrees: (east - west) / AREA_COLUMNS,
    heightDegrees: (north - south) / AREA_COLUMNS,
  });
}

/** A visit that may continue. */
type OpenVisit = { -readonly [Field in keyof AreaVisit]: AreaVisit[Field] };

/** Finds the visits of a ship to an area in a period. */
export class VisitFinder implements FixVisitor {
  /** Chronological. */
  readonly visits: AreaVisit[] = [];
  readonly #area: Area;
  readonly #grid: AreaGrid;
  readonly #period: ReportPeriod;
  #visit: OpenVisit | undefined;
  /** The first and the last fix since the track restarted. */
  #startMs = Number.NaN;
  #lastMs = Number.NaN;

  constructor(area: Area, grid: AreaGrid, period: ReportPeriod) {
    this.#area = area;
    this.#grid = grid;
    this.#period = period;
  }

  startTrack(fixes: Float64Array, at: number): void {
    this.end();
    const timeMs = fixes[at + FIX_TIME];
    this.#startMs = timeMs;
    this.#lastMs = timeMs;
    if (this.#grid.contains(fixes[at + FIX_LONGITUDE], fixes[at + FIX_LATITUDE])) {
      this.#stay(timeMs, timeMs);
    }
  }

  continueTrack(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const fromMs = before[beforeAt + FIX_TIME];
    const toMs = fixes[at + FIX_TIME];
    this.#lastMs = toMs;
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

  /** Ends the open visit: the track ends or is interrupted. */
  end(): void {
    const visit = this.#visit;
    if (!visit) return;
    if (visit.exit === 'left' && visit.untilMs === this.#lastMs) visit.exit = 'lost-inside';
    this.visits.push(visit);
    this.#visit = undefined;
  }

  /** Adds a stay inside; stays come in chronological order. */
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
