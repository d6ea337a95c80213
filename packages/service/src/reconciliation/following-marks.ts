import type { Mmsi } from '@roadstead/model';
import { millisecondsInHour } from 'date-fns/constants';
import type { EventDocument } from '../sts/event-documents.ts';
import type { LateMark } from './late-marks.ts';
import type { LateShip, RedetectedCalls } from './redetect-calls.ts';
import { lastAffectedMs, type RedetectionPlan } from './redetection-plan.ts';

/** Stays in port last hours to weeks. */
const CALLS_EVERY_MS = 6 * millisecondsInHour;

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

/** Returns the marks of ships whose port calls are compared again later: one lasts that the live detection does not have. */
export function followingCallMarks(
  ships: readonly RedetectedCalls[],
  horizonMs: number,
): readonly LateMark[] {
  const dueMs = horizonMs + CALLS_EVERY_MS;
  return ships.map(({ mmsi, changedFromMs }) => ({
    ...{ mmsi, dueMs, fromMs: changedFromMs, toMs: changedFromMs },
  }));
}

/** The whole period of the marks of each ship. */
export function joinedByShip(marks: readonly LateMark[]): readonly LateShip[] {
  const ships = new Map<Mmsi, LateShip>();
  for (const { mmsi, fromMs, toMs } of marks) {
    const other = ships.get(mmsi);
    ships.set(mmsi, {
      mmsi,
      fromMs: Math.min(fromMs, other?.fromMs ?? fromMs),
      toMs: Math.max(toMs, other?.toMs ?? toMs),
    });
  }
  return [...ships.values()];
}
