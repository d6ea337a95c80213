export { detectTransfers, type WithTransitions } from './detect-transfers.ts';
export { createDetector, type Detector, restoreDetector } from './detector.ts';
export type { DetectorOptions, DetectorUsage } from './detector-options.ts';
