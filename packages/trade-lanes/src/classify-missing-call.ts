import type { Imo } from '@roadstead/model';
import type { CallOutcome } from './scheduled-voyage.ts';
import type { TradeLaneDataSources } from './sources.ts';
import { OMISSION_EVIDENCE_MS } from './thresholds.ts';

/** A6: the outcome of a call that was not made: omitted if the ship was heard before its time and after it, otherwise unknown. */
export async function classifyMissingCall(
  { wasHeard }: TradeLaneDataSources,
  imo: Imo,
  timeMs: number,
): Promise<CallOutcome> {
  const isKnown =
    (await wasHeard(imo, timeMs - OMISSION_EVIDENCE_MS, timeMs)) &&
    (await wasHeard(imo, timeMs, timeMs + OMISSION_EVIDENCE_MS));
  return { is: isKnown ? 'omitted' : 'unknown' };
}
