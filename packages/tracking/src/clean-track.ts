import type { PositionReport } from '@roadstead/model';
import { Cleaner } from './clean.ts';
import { SPEED_MAX_KNOTS } from './thresholds.ts';

/** A report of a cleaned track. */
export interface TrackPoint extends PositionReport {
  /** D10: nothing is known of the way from the one before. */
  readonly startsTrack?: true;
}

/**
 * D10, for reports of one ship that were kept as they came: leaves out the jumps.
 * @param reports in the order of time, one for each instant
 * @param speedMaxKnots faster than this is a jump, above 0; default 80
 */
export function cleanTrack(
  reports: readonly PositionReport[],
  speedMaxKnots: number = SPEED_MAX_KNOTS,
): readonly TrackPoint[] {
  const cleaner = new Cleaner(speedMaxKnots);
  return reports.flatMap((report): TrackPoint[] => {
    const verdict = cleaner.judge(report);
    if (verdict === 'start') return [{ ...report, startsTrack: true }];
    return verdict === 'fix' ? [report] : [];
  });
}
