import type { PositionReport } from '@roadstead/model';
import { concat, defer, map, type OperatorFunction, of } from 'rxjs';
import type { Tracker, TrackerStep } from './tracker.ts';

/** Reports in the order of arrival. */
export interface ReceivedReports {
  readonly reports: readonly PositionReport[];
  /** D8: the receiving clock when they arrived, epoch milliseconds; null in a recording. */
  readonly receivedMs: number | null;
}

/** A step of a tracker with the reports that it processed: the same array, empty for the step at the end of the input. */
export interface TrackedReports extends TrackerStep, ReceivedReports {}

/**
 * Passes batches of position reports through a tracker. Emits one step a batch, synchronously, and when the source completes
 * a last one with the reports that waited (`Tracker.end`); an unsubscription ends nothing.
 */
export function trackFixes(tracker: Tracker): OperatorFunction<ReceivedReports, TrackedReports> {
  return (received$) =>
    concat(
      received$.pipe(
        map((received) => ({
          ...received,
          ...tracker.step(received.reports, received.receivedMs),
        })),
      ),
      defer(() => of({ reports: [], receivedMs: null, ...tracker.end() })),
    );
}
