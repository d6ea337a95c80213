import type { Mmsi } from '@roadstead/model';
import { Cleaner, type TrackPlace } from './clean.ts';
import { AGREEING_FIXES, SHARING_GAP_MS, SPEED_MAX_KNOTS } from './thresholds.ts';

/** A report of a cleaned track. */
export type TrackPoint<Report extends TrackPlace = TrackPlace> = Report & {
  /** D10: nothing is known of the way from the one before. */
  readonly startsTrack?: true;
};

/** The reports are of one ship, whichever. */
const THE_SHIP = 0 as Mmsi;

/** D10, for reports of one ship that were kept as they came, stretch by stretch: leaves out the jumps. */
export class TrackCleaner {
  readonly #cleaner: Cleaner;
  /** Judges what is no report of this track among itself. */
  readonly #others: Cleaner;
  #otherStreak = 0;
  #otherMs = Number.NEGATIVE_INFINITY;
  #isShared = false;

  /** @param speedMaxKnots faster than this is a jump, above 0; default 80 */
  constructor(speedMaxKnots: number = SPEED_MAX_KNOTS) {
    this.#cleaner = new Cleaner(speedMaxKnots);
    this.#others = new Cleaner(speedMaxKnots);
  }

  /** T3: whether another ship has reported under the same MMSI, beside this one. */
  get isShared(): boolean {
    return this.#isShared;
  }

  /** @param reports in the order of time, one for each instant, behind those that were taken before */
  take<Report extends TrackPlace>(reports: readonly Report[]): readonly TrackPoint<Report>[] {
    const points: TrackPoint<Report>[] = [];
    for (const report of reports) {
      const verdict = this.judge(report);
      if (verdict === 'fix') points.push(report);
      else if (verdict === 'start') points.push({ ...report, startsTrack: true });
    }
    return points;
  }

  /** Whether the next report is of the track, and where it is, whether it goes on with it or starts it anew. */
  judge(report: TrackPlace): 'fix' | 'start' | 'none' {
    const verdict = this.#cleaner.judge(THE_SHIP, report);
    if (verdict === 'fix' || verdict === 'start') return verdict;
    if (verdict === 'jump') this.#noteOther(report);
    return 'none';
  }

  #noteOther(report: TrackPlace): void {
    const isNear = report.timeMs - this.#otherMs <= SHARING_GAP_MS;
    const agrees = this.#others.judge(THE_SHIP, report) === 'fix' && isNear;
    this.#otherStreak = agrees ? this.#otherStreak + 1 : 1;
    this.#otherMs = report.timeMs;
    this.#isShared ||= this.#otherStreak >= AGREEING_FIXES;
  }
}

/** D10: the whole track of one ship without its jumps. The parameters are those of `TrackCleaner`. */
export function cleanTrack<Report extends TrackPlace>(
  reports: readonly Report[],
  speedMaxKnots: number = SPEED_MAX_KNOTS,
): readonly TrackPoint<Report>[] {
  return new TrackCleaner(speedMaxKnots).take(reports);
}
