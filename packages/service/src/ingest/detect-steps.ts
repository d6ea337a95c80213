import {
  type AssessedTransition,
  detectVesselEvents,
  type WithVesselEvents,
} from '@roadstead/assessment';
import { detectTransfers } from '@roadstead/detector';
import {
  detectPortCalls,
  type ReceivedReports,
  type TrackedReports,
  trackFixes,
  type WithPortCalls,
} from '@roadstead/tracking';
import { map, type OperatorFunction, pipe, tap } from 'rxjs';
import type { PipelineSteps } from './pipeline-snapshot.ts';

type Tracked = WithPortCalls<TrackedReports>;

/** A batch with everything that was detected in it. */
export type DetectedBatch = WithVesselEvents<Tracked> & {
  /** Of encounters. */
  readonly transitions: readonly AssessedTransition[];
};

/**
 * Joins the steps of the pipeline: positions → tracks → { port calls, events of one ship, encounters }.
 * @param tracked called with each batch before its encounters are detected
 */
export function detectSteps(
  { tracker, detector, filters, portCalls, vesselEvents }: PipelineSteps,
  tracked: (batch: Tracked) => void,
): OperatorFunction<ReceivedReports, DetectedBatch> {
  const addPortCalls: OperatorFunction<TrackedReports, Tracked> = portCalls
    ? detectPortCalls(portCalls)
    : map((step) => ({ ...step, calls: [] }));
  const addVesselEvents: OperatorFunction<Tracked, WithVesselEvents<Tracked>> = vesselEvents
    ? detectVesselEvents(vesselEvents)
    : map((step) => ({ ...step, vesselEvents: [] }));
  return pipe(
    trackFixes(tracker),
    addPortCalls,
    addVesselEvents,
    tap((step) => {
      tracked(step);
      filters.addFixes(step.batch.fixes);
    }),
    detectTransfers(detector),
    map((step) => ({ ...step, transitions: filters.endStep(step.batch, step.transitions) })),
  );
}
