export { createDetector, restoreDetector } from './create-detector.ts';
export { detectTransfers, type WithTransitions } from './detect-transfers.ts';
export type { Detector } from './detector.ts';
export type {
  DetectorOptions,
  DetectorUsage,
  ReconciledEvents,
} from './detector-options.ts';
export { EventNumbers } from './event-numbers.ts';
export {
  createMergeState,
  type IgnoredFindings,
  type MergeInput,
  type MergeResult,
  type MergeState,
  mergeFindings,
  type SlotAssignment,
  type WorkerFindings,
} from './merge-findings.ts';
export { PAIR_SLOTS, pairSlotOf } from './pair-slots.ts';
export { FILTER_WAIT_HOURS, GAP_MAX_MINUTES, SEPARATION_MINUTES } from './thresholds.ts';
export { compareTransitions } from './transition-order.ts';
