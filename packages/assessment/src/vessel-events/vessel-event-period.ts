import { FORGOTTEN_MS, POINTS_MS } from './thresholds.ts';
import type { VesselEvent, VesselEventKind } from './vessel-event.ts';

/** V2, V3, V7, V8: how long after its beginning an event without an end may last; a silence is explained by the points of a day. */
const LASTS_MS_MAX: Readonly<Record<VesselEventKind, number>> = {
  ...{ loitering: Number.POSITIVE_INFINITY, gap: FORGOTTEN_MS, one_sided_candidate: POINTS_MS },
};

/** Returns the end of an event, or the instant up to which it may last, which is infinite for a loitering; epoch milliseconds. */
export function lastsUntilMs({
  kind,
  beginMs,
  endMs,
}: Pick<VesselEvent, 'kind' | 'beginMs' | 'endMs'>): number {
  return endMs ?? beginMs + LASTS_MS_MAX[kind];
}
