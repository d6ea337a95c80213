import type { Fix, StsEvent } from '@roadstead/model';
import { differences } from './compare.ts';
import { nearMisses } from './near-misses.ts';
import { longestGapMinutes, type OracleOptions, type OracleVersion, oracle } from './oracle.ts';
import { createPositionLookup, knownWithin } from './tracks.ts';

/** Differences between a detector's events of cleaned fixes and the oracle's; empty if they agree. */
export function oracleDifferences(
  actual: readonly StsEvent[],
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): string[] {
  const expected = oracle(fixes, versions, eventTimeMs, options);
  return differences(
    actual,
    expected,
    createPositionLookup(fixes, knownWithin(longestGapMinutes(versions, options))),
    versions,
    {
      portAreasNear: options.portAreasNear ?? [],
      nearMissesOf: (event, detected) =>
        nearMisses(event, detected, fixes, versions, eventTimeMs, options),
    },
  );
}
