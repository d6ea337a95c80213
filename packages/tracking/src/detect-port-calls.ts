import type { TrackBatch } from '@roadstead/model';
import { map, type OperatorFunction } from 'rxjs';
import type { PortCall, StatusFix } from './port-call.ts';
import type { PortCallDetector } from './port-call-detector.ts';

/** A step of a tracker with the port calls found in its fixes. */
export type WithPortCalls<Step> = Step & {
  /** The calls that began or changed, each in its latest state, in the order of time. */
  readonly calls: readonly PortCall[];
};

/** Adds to each step of a tracker the port calls that its fixes begin or change (P1 to P6). Emits synchronously. */
export function detectPortCalls<Step extends { readonly batch: TrackBatch<StatusFix> }>(
  portCalls: PortCallDetector,
): OperatorFunction<Step, WithPortCalls<Step>> {
  return map((step) => ({ ...step, calls: portCalls.step(step.batch.fixes) }));
}
