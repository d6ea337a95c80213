import type { Fix, StsEvent } from '@roadstead/model';
import { differences } from './compare.ts';
import { nearMisses } from './near-misses.ts';
import { type OracleOptions, type OracleVersion, oracle } from './oracle.ts';
import { truthOf } from './tracks.ts';

/** What is wrong with the events that a detector made of a set of cleaned fixes; nothing where they are right. */
export function judge(
  actual: readonly StsEvent[],
  fixes: readonly Fix[],
  versions: readonly OracleVersion[],
  eventTimeMs: number,
  options: OracleOptions,
): string[] {
  const expected = oracle(fixes, versions, eventTimeMs, options);
  return differences(actual, expected, truthOf(fixes, options.gapMaxMinutes), versions, {
    portAreasNear: options.portAreasNear ?? [],
    nearMissesOf: (event) => nearMisses(event, fixes, versions, eventTimeMs, options),
  });
}
