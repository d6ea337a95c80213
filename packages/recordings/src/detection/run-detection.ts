import { type Detector, detectTransfers, type WithTransitions } from '@roadstead/detector';
import type { PositionReport } from '@roadstead/model';
import { type TrackedReports, type Tracker, trackFixes } from '@roadstead/tracking';
import { from, map, takeWhile, tap } from 'rxjs';
import type { DetectedAssessments } from './detected-assessments.ts';
import type { DetectedEvents } from './detected-events.ts';
import type { RunCounts } from './run-counts.ts';

/** The tracker and detector of a run, and the collectors of its results. */
export interface Detection {
  readonly tracker: Tracker;
  readonly detector: Detector;
  readonly log: DetectedEvents;
  readonly counts: RunCounts;
  /** Undefined where no event is assessed. */
  readonly assessments?: DetectedAssessments | undefined;
  /** Whether to stop at the first report that is late: then the source is to be sorted. */
  readonly stopsWhenLate: boolean;
}

/**
 * Detects transfers in all reports of a source, and collects events and counts.
 * @returns whether the source was read to its end
 */
export async function runDetection(
  batches: AsyncIterable<readonly PositionReport[]>,
  { tracker, detector, log, counts, assessments, stopsWhenLate }: Detection,
  onStep: (step: WithTransitions<TrackedReports>) => void,
): Promise<boolean> {
  let isInOrder = true;
  await from(batches)
    .pipe(
      map((reports) => ({ reports, receivedMs: null })),
      trackFixes(tracker),
      takeWhile(({ rejected }) => {
        isInOrder = !(stopsWhenLate && rejected.some(({ reason }) => reason === 'late'));
        return isInOrder;
      }),
      tap((step) => assessments?.addFixes(step)),
      detectTransfers(detector),
    )
    .forEach((step) => {
      counts.addStep(step.reports, step);
      log.add(step.transitions);
      assessments?.addStep(step);
      onStep(step);
    });
  return isInOrder;
}
