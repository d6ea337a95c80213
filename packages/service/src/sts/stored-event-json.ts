import type { EncounterAssessmentJson } from '@roadstead/assessment';
import { type StsEventJson, stsEventJson, timestampMs } from '@roadstead/model';
import type { EventReconciliation, StoredEvent } from './events.ts';

/** Returns the specification's JSON of a stored event. */
export function storedEventJson(event: StoredEvent): StsEventJson {
  const { acknowledgement } = event;
  return {
    ...stsEventJson(event, event),
    created_at: timestampMs(event.createdAtMs),
    modified_at: timestampMs(event.modifiedAtMs),
    modified_by: event.modifiedBy,
    ack_state: acknowledgement ? 'acknowledged' : 'undefined',
    ack_state_modified_ts: acknowledgement ? timestampMs(acknowledgement.timeMs) : null,
    ack_state_modified_by: acknowledgement ? acknowledgement.by : null,
    ...(event.isFoundInPast && { found_in_past: true }),
    ...(event.reconciliation && { reconciliation: reconciliationJson(event.reconciliation) }),
  };
}

function reconciliationJson({
  state,
  atMs,
  before,
  replacedBy,
}: EventReconciliation): NonNullable<StsEventJson['reconciliation']> {
  return {
    ...{ state, at: timestampMs(atMs), replaced_by: replacedBy },
    before: before && {
      activation_time: timestampMs(before.activationTimeMs),
      fired_time: timestampMs(before.firedTimeMs),
      deactivation_time:
        before.deactivationTimeMs === null ? null : timestampMs(before.deactivationTimeMs),
    },
  };
}

/** Returns the newest assessment of an event: as it fired, or a day after its end; null for a configuration without filters. */
export function newestAssessment({
  firedAssessment,
  finalAssessment,
}: StoredEvent): EncounterAssessmentJson | null {
  return finalAssessment ?? firedAssessment ?? null;
}
