import type { ReportedFix, TrackBatch } from '@roadstead/model';
import { map, type OperatorFunction } from 'rxjs';
import type { VesselEvent } from './vessel-event.ts';
import type { VesselEventDetector } from './vessel-event-detector.ts';

/** A step of a tracker with the events of one ship that begin or end in it. */
export type WithVesselEvents<Step> = Step & {
  /** Each in its state at that moment, in the order in which they are known. */
  readonly vesselEvents: readonly VesselEvent[];
};

/** Adds to each step of a tracker the events of one ship that its fixes cause (V1 to V9). Emits synchronously. */
export function detectVesselEvents<Step extends { readonly batch: TrackBatch<ReportedFix> }>(
  detector: VesselEventDetector,
): OperatorFunction<Step, WithVesselEvents<Step>> {
  return map((step) => ({ ...step, vesselEvents: detector.step(step.batch) }));
}
