import { type EncounterAssessment, encounterAssessmentJson } from '@roadstead/assessment';
import type { StsEvent, StsShip } from '@roadstead/model';
import { CURRENT_MS, type EventDocument } from './event-documents.ts';
import type { EventReconciliation } from './events.ts';

/** L23: returns an event with corrected times; it keeps its id and its uuid. @param event the times and positions, with the uuid that they give */
export function correctedDocument(
  document: EventDocument,
  event: StsEvent,
  assessment: EncounterAssessment | undefined,
  atMs: number,
): EventDocument {
  const { first, second, activationTimeMs, firedTimeMs } = event;
  const { deactivationTimeMs, endDiscoveredTimeMs, uuid } = event;
  return {
    ...document,
    ...{ first, second, activationTimeMs, firedTimeMs, deactivationTimeMs, endDiscoveredTimeMs },
    ...(assessment && { firedAssessment: encounterAssessmentJson(assessment) }),
    ...((uuid !== document.uuid || document.derivedUuid !== undefined) && { derivedUuid: uuid }),
    endedMs: deactivationTimeMs ?? CURRENT_MS,
    ...changedAt(document, atMs),
    reconciliation: {
      ...reconciliationOf(document, atMs),
      state: document.reconciliation?.state === 'found' ? 'found' : 'corrected',
    },
  };
}

/** Whether a correction ends a current event that the live detector does not have, as it would. */
export function isEndOnly(before: EventDocument, after: EventDocument): boolean {
  return (
    before.reconciliation?.isLive === false &&
    before.deactivationTimeMs === null &&
    after.deactivationTimeMs !== null &&
    before.activationTimeMs === after.activationTimeMs &&
    before.firedTimeMs === after.firedTimeMs
  );
}

/** L23: returns an event as retracted. One that was current ends as it fired, so that nobody takes it for current. */
export function retractedDocument(
  document: EventDocument,
  replacedBy: number | null,
  atMs: number,
): EventDocument {
  const isCurrent = document.deactivationTimeMs === null;
  const [first, second] = isCurrent
    ? [document.first, document.second].map(endedAsFired)
    : [document.first, document.second];
  const endMs = document.deactivationTimeMs ?? document.firedTimeMs;
  return {
    ...document,
    ...{ first, second, deactivationTimeMs: endMs, endedMs: endMs },
    endDiscoveredTimeMs: document.endDiscoveredTimeMs ?? atMs,
    ...changedAt(document, atMs),
    reconciliation: { ...reconciliationOf(document, atMs), state: 'retracted', replacedBy },
  };
}

/** Returns an event with the knowledge whether the live detector has it; one that late reports have not changed stays as it is. */
export function withLiveState(document: EventDocument, isLive: boolean): EventDocument {
  const { reconciliation } = document;
  return reconciliation ? { ...document, reconciliation: { ...reconciliation, isLive } } : document;
}

/** The reconciliation of an event that was found at an instant of event time. */
export function foundAt(atMs: number): EventReconciliation {
  return { state: 'found', atMs, before: null, replacedBy: null, isLive: false };
}

/** Identifies the configuration and the pair of an event. */
export function keyOfPair({ configurationId, first, second }: StsEvent): string {
  return `${configurationId} ${first.mmsi} ${second.mmsi}`;
}

/** Whether two events have a part of their time in common. */
export function overlaps(one: StsEvent, other: StsEvent): boolean {
  return begins(one, other) && begins(other, one);
}

/** Whether an event begins before another one ends. */
function begins({ activationTimeMs }: StsEvent, { deactivationTimeMs }: StsEvent): boolean {
  return deactivationTimeMs === null || activationTimeMs <= deactivationTimeMs;
}

function reconciliationOf(
  { activationTimeMs, firedTimeMs, deactivationTimeMs, reconciliation }: EventDocument,
  atMs: number,
): Omit<EventReconciliation, 'state'> {
  const times = { activationTimeMs, firedTimeMs, deactivationTimeMs };
  return {
    before: reconciliation ? reconciliation.before : times,
    isLive: reconciliation ? reconciliation.isLive : deactivationTimeMs === null,
    ...{ replacedBy: null, atMs },
  };
}

function changedAt(
  document: EventDocument,
  atMs: number,
): Pick<EventDocument, 'modifiedAtMs' | 'modifiedBy'> {
  return { modifiedAtMs: Math.max(document.modifiedAtMs + 1, atMs), modifiedBy: 'detector' };
}

function endedAsFired(ship: StsShip): StsShip {
  return { ...ship, deactivationPosition: ship.firedPosition };
}
