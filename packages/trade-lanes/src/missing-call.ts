import type { Imo } from '@roadstead/model';
import type { LaneSources } from './sources.ts';
import { HEARD_MS } from './thresholds.ts';
import type { Outcome } from './voyage.ts';

/** A6: what a call is that was not made: omitted, if the ship was heard before its time and after it. */
export async function missingCall(
  { wasHeard }: LaneSources,
  imo: Imo,
  timeMs: number,
): Promise<Outcome> {
  const isKnown =
    (await wasHeard(imo, timeMs - HEARD_MS, timeMs)) &&
    (await wasHeard(imo, timeMs, timeMs + HEARD_MS));
  return { is: isKnown ? 'omitted' : 'unknown' };
}
