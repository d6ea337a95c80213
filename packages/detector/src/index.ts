export { detectTransfers } from './detect-transfers.ts';
export {
  createDetector,
  type Detector,
  type DetectorOptions,
  type DetectorUse,
  restoreDetector,
} from './detector.ts';
