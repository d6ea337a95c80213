import type { Mmsi, TimedPosition } from '@roadstead/model';
import { Cleaner } from './cleaner.ts';
import { AGREEING_FIXES_MIN, SHARING_GAP_MS, SPEED_MAX_KNOTS } from './thresholds.ts';

/** A position of a cleaned track. */
export type TrackPoint<Report extends TimedPosition = TimedPosition> = Report & {
  /** D10: a new track starts here; it is not connected to the position before. */
  readonly startsTrack?: true;
};

/** All reports are of one ship, so any key serves. */
const SINGLE_SHIP = 0 as Mmsi;

/** D10: removes the jumps from the stored reports of one ship, batch by batch. */
export class TrackCleaner {
  readonly #cleaner: Cleaner;
  /** Classifies the reports outside this track among themselves. */
  readonly #others: Cleaner;
  #otherStreak = 0;
  #otherMs = Number.NEGATIVE_INFINITY;
  #isShared = false;

  /** @param speedMaxKnots maximum speed, above 0; a faster fix is a jump. Default: 80. */
  constructor(speedMaxKnots: number = SPEED_MAX_KNOTS) {
    this.#cleaner = new Cleaner(speedMaxKnots);
    this.#others = new Cleaner(speedMaxKnots);
  }

  /** T3: whether a second ship has reported under the same MMSI. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** Cleans the next reports. @param reports sorted by time, one for each instant, later than those of previous calls. */
  clean<Report extends TimedPosition>(reports: readonly Report[]): readonly TrackPoint<Report>[] {
    const points: TrackPoint<Report>[] = [];
    for (const report of reports) {
      const result = this.classify(report);
      if (result === 'fix') points.push(report);
      else if (result === 'start') points.push({ ...report, startsTrack: true });
    }
    return points;
  }

  /** Returns whether the next report continues the track, starts a new one, or is no part of it. */
  classify(report: TimedPosition): 'fix' | 'start' | 'none' {
    const result = this.#cleaner.classify(SINGLE_SHIP, report);
    if (result === 'fix' || result === 'start') return result;
    if (result === 'jump') this.#recordOther(report);
    return 'none';
  }

  #recordOther(report: TimedPosition): void {
    const isNear = report.timeMs - this.#otherMs <= SHARING_GAP_MS;
    const agrees = this.#others.classify(SINGLE_SHIP, report) === 'fix' && isNear;
    this.#otherStreak = agrees ? this.#otherStreak + 1 : 1;
    this.#otherMs = report.timeMs;
    this.#isShared ||= this.#otherStreak >= AGREEING_FIXES_MIN;
  }
}

/** D10: returns the whole track of one ship without its jumps. Parameters as in `TrackCleaner`. */
export function cleanTrack<Report extends TimedPosition>(
  reports: readonly Report[],
  speedMaxKnots: number = SPEED_MAX_KNOTS,
): readonly TrackPoint<Report>[] {
  return new TrackCleaner(speedMaxKnots).clean(reports);
}
