import type { DetectorOptions } from '@roadstead/detector';
import type { PortDirectory } from './port-directory.ts';

/** D3: returns the options of detectors that exclude ports. */
export function detectorOptionsOf(ports: PortDirectory | undefined): DetectorOptions {
  return { ...(ports && { portAreasNear: (box) => ports.areasNear(box) }) };
}
