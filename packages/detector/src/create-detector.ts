import type { DetectorConfiguration } from '@roadstead/model';
import { Detector } from './detector.ts';
import type { DetectorOptions } from './detector-options.ts';

/**
 * Creates a detector with configurations that apply from the beginning.
 * @throws RangeError if `gapMaxMinutes` is less than `separationMinutes`.
 */
export function createDetector(
  configurations: readonly DetectorConfiguration[],
  options: DetectorOptions = {},
): Detector {
  const detector = new Detector(options);
  for (const configuration of configurations) {
    detector.put(configuration, Number.NEGATIVE_INFINITY);
  }
  return detector;
}

/**
 * Restores a detector, with its configurations, that continues where another was saved. The options must be the same.
 * @throws TypeError if the bytes are not a saved detector.
 */
export function restoreDetector(bytes: Uint8Array, options: DetectorOptions = {}): Detector {
  const detector = new Detector(options);
  detector.restore(bytes);
  return detector;
}
