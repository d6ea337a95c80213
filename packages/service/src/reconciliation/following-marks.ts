import type { EventDocument } from '../sts/event-documents.ts';
import type { LateMark } from './late-marks.ts';
import { lastAffectedMs, type RedetectionPlan } from './redetection-plan.ts';

/**
 * Returns the marks that replace those of a plan. The live detector goes on without the late reports: until nothing that it finds can depend on
 * them, its events are compared again.
 * @param documents the events of the ships, as they are now
 * @param horizonMs event time up to which was compared
 */
export function followingMarks(
  { marks, ships, reach }: RedetectionPlan,
  documents: Iterable<EventDocument>,
  horizonMs: number,
): readonly LateMark[] {
  const dueMs = horizonMs + reach.gapMs;
  const following: LateMark[] = marks.flatMap((mark) => {
    const lastMs = lastAffectedMs(mark, reach);
    return lastMs < horizonMs ? [] : [{ ...mark, dueMs: Math.min(dueMs, lastMs + 1) }];
  });
  for (const document of documents) {
    if (!differsFromLive(document)) continue;
    const { first, second } = document;
    const mmsi = ships.has(second.mmsi) ? second.mmsi : first.mmsi;
    following.push({ mmsi, fromMs: horizonMs, toMs: horizonMs, dueMs });
  }
  return following;
}

/** Whether an event is current here and not in the live detector, or the other way round. */
function differsFromLive({ reconciliation, deactivationTimeMs }: EventDocument): boolean {
  return reconciliation !== undefined && reconciliation.isLive !== (deactivationTimeMs === null);
}
