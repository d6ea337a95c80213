import type { StsEvent } from '@roadstead/model';
import { assessEncounter, type EncounterAssessment } from './encounter-assessment.ts';
import type { EventFeatures, Surroundings } from './event-features.ts';
import { OpenEncounter } from './open-encounter.ts';
import type { ShipHistories } from './ship-histories.ts';
import { DRAUGHT_CHANGE_METERS_MIN, DRAUGHT_CHANGE_POINTS } from './thresholds.ts';

/** Input of an assessment of an event. */
export interface EventAssessmentInput {
  /** Features as they are known now. */
  readonly features: EventFeatures;
  /** The fixes of both ships since an hour before the event. */
  readonly histories: ShipHistories;
  readonly surroundings: Surroundings;
  readonly gapMaxMs: number;
}

/**
 * F16: assesses an event by its whole period, up to now if it is current, and by what the ships reported since.
 * @returns undefined if a ship has no fixes
 */
export function assessEvent(
  { first, second, activationTimeMs }: StsEvent,
  { features, histories, surroundings, gapMaxMs }: EventAssessmentInput,
): EncounterAssessment | undefined {
  const encounter = { first: first.mmsi, second: second.mmsi, activationTimeMs, gapMaxMs };
  const open = OpenEncounter.begin(encounter, histories, surroundings);
  if (!open) return undefined;
  const changes = [features.first, features.second].map(draughtText).filter((text) => text !== '');
  return assessEncounter(
    open.featuresAt(activationTimeMs + features.durationSeconds * 1000),
    changes.length === 0
      ? []
      : [{ text: `draught: ${changes.join(', ')}`, points: DRAUGHT_CHANGE_POINTS }],
  );
}

/** Returns a change of a draught in words; nothing without one. */
function draughtText({
  draughtBeforeMeters: before,
  draughtAfterMeters: after,
}: EventFeatures['first']): string {
  if (before === null || after === null || Math.abs(after - before) < DRAUGHT_CHANGE_METERS_MIN)
    return '';
  return `${before.toFixed(1)} m before, ${after.toFixed(1)} m after`;
}
