export { createDetector, restoreDetector } from './create-detector.ts';
export { detectTransfers, type WithTransitions } from './detect-transfers.ts';
export type { Detector } from './detector.ts';
export type {
  DetectorOptions,
  DetectorUsage,
  ReconciledEvents,
} from './detector-options.ts';
export { FILTER_WAIT_HOURS, GAP_MAX_MINUTES, SEPARATION_MINUTES } from './thresholds.ts';
