import { type Detector, detectTransfers, type WithTransitions } from '@roadstead/detector';
import type { PositionReport } from '@roadstead/model';
import { type TrackedReports, type Tracker, trackFixes } from '@roadstead/tracking';
import { from, map, takeWhile, tap } from 'rxjs';
import type { DetectedAssessments } from './detected-assessments.ts';
import type { RunCounts } from './run-counts.ts';

/** The tracker and detector of a run, with its counts and assessments. */
export interface Detection {
  readonly tracker: Tracker;
  readonly detector: Detector;
  readonly counts: RunCounts;
  /** Undefined where no event is assessed. */
  readonly assessments?: DetectedAssessments | undefined;
  /** Whether to stop at the first report that is late: then the source is to be sorted. */
  readonly stopsWhenLate: boolean;
}

/**
 * Detects transfers in all reports of a source, and counts reports.
 * @param onStep processes a step; further reports are read when its promise is fulfilled
 * @returns whether the source was read to its end
 */
export async function runDetection(
  batches: AsyncIterable<readonly PositionReport[]>,
  { tracker, detector, counts, assessments, stopsWhenLate }: Detection,
  onStep: (step: WithTransitions<TrackedReports>) => Promise<void> | undefined,
): Promise<boolean> {
  let isInOrder = true;
  let processed: Promise<void> | undefined;
  await from(eachAfter(batches, () => processed))
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
      assessments?.addStep(step);
      processed = onStep(step);
    });
  await processed;
  return isInOrder;
}

/** Yields values, each when the one before is processed. */
async function* eachAfter<Value>(
  values: AsyncIterable<Value>,
  processed: () => Promise<void> | undefined,
): AsyncGenerator<Value, void, undefined> {
  for await (const value of values) {
    yield value;
    await processed();
  }
}
