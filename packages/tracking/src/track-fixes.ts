import type { PositionReport } from '@roadstead/model';
import { concat, defer, map, type OperatorFunction, of } from 'rxjs';
import type { Tracker, TrackerStep } from './tracker.ts';

/** A tracker as an operator: a step for each batch of reports, and the last one when the reports end. */
export function trackFixes(
  tracker: Tracker,
): OperatorFunction<readonly PositionReport[], TrackerStep> {
  return (reports$) =>
    concat(
      reports$.pipe(map((reports) => tracker.step(reports))),
      defer(() => of(tracker.end())),
    );
}
