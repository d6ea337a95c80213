import type { PositionReport } from '@roadstead/model';
import { Cleaner } from './clean.ts';
import { SPEED_MAX_KNOTS } from './thresholds.ts';

/** A report of a cleaned track. */
export interface TrackPoint extends PositionReport {
  /** D10: nothing is known of the way from the one before. */
  readonly startsTrack?: true;
}

/** D10, for reports of one ship that were kept as they came, stretch by stretch: leaves out the jumps. */
export class TrackCleaner {
  readonly #cleaner: Cleaner;

  /** @param speedMaxKnots faster than this is a jump, above 0; default 80 */
  constructor(speedMaxKnots: number = SPEED_MAX_KNOTS) {
    this.#cleaner = new Cleaner(speedMaxKnots);
  }

  /** @param reports in the order of time, one for each instant, behind those that were taken before */
  take(reports: readonly PositionReport[]): readonly TrackPoint[] {
    return reports.flatMap((report): TrackPoint[] => {
      const verdict = this.#cleaner.judge(report);
      if (verdict === 'start') return [{ ...report, startsTrack: true }];
      return verdict === 'fix' ? [report] : [];
    });
  }
}

/** D10: the whole track of one ship without its jumps. The parameters are those of `TrackCleaner`. */
export function cleanTrack(
  reports: readonly PositionReport[],
  speedMaxKnots: number = SPEED_MAX_KNOTS,
): readonly TrackPoint[] {
  return new TrackCleaner(speedMaxKnots).take(reports);
}
