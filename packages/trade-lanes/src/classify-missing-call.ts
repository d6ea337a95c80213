import type { Imo } from '@roadstead/model';
import type { CallOutcome } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { OMISSION_EVIDENCE_MS } from './thresholds.ts';

/**
 * A6: the outcome of a call that was not made: omitted if the ship was heard before its time and after it, otherwise unknown. Where no
 * call can be detected, it is unknown, too.
 */
export async function classifyMissingCall(
  { wasHeard, locodeStatus }: TradeLaneDataSources,
  imo: Imo,
  locode: string,
  timeMs: number,
): Promise<CallOutcome> {
  if (locodeStatus && locodeStatus(locode) !== 'port') return { is: 'unknown' };
  const isKnown =
    (await wasHeard(imo, timeMs - OMISSION_EVIDENCE_MS, timeMs)) &&
    (await wasHeard(imo, timeMs, timeMs + OMISSION_EVIDENCE_MS));
  return { is: isKnown ? 'omitted' : 'unknown' };
}
