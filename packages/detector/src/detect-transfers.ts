import type { StsTransition, TrackBatch } from '@roadstead/model';
import { map, type OperatorFunction } from 'rxjs';
import type { Detector } from './detector.ts';

/** A step of a tracker with the transitions of events that its fixes cause. */
export type WithTransitions<Step> = Step & {
  /** Transitions in the order of D8. */
  readonly transitions: readonly StsTransition[];
};

/** Adds to each step of a tracker the transitions that its fixes cause (D1 to D13). Emits synchronously. */
export function detectTransfers<Step extends { readonly batch: TrackBatch }>(
  detector: Detector,
): OperatorFunction<Step, WithTransitions<Step>> {
  return map((step) => ({ ...step, transitions: detector.step(step.batch) }));
}
