import { ASSESSED_KINDS, type AssessedKind } from '@roadstead/model';
import { z } from 'zod';
import { kindOf } from './encounter-kind.ts';
import { type ModelReason, transferProbability, transferReasons } from './encounter-model.ts';
import type { FiringFeatures } from './firing-features.ts';

/** Kind and probability of an encounter, with the reasons. */
export interface EncounterAssessment {
  readonly kind: AssessedKind;
  /** Of a transfer of goods, 0 to 1. */
  readonly probability: number;
  /** Contributions to the probability, the largest first. */
  readonly reasons: readonly ModelReason[];
  readonly features: FiringFeatures;
}

/**
 * Assesses an encounter.
 * @param evidence contributions that are no terms of the model
 */
export function assessEncounter(
  features: FiringFeatures,
  evidence: readonly ModelReason[] = [],
): EncounterAssessment {
  const probability = transferProbability(features, evidence);
  return {
    kind: kindOf(features, probability),
    probability,
    reasons: transferReasons(features, evidence),
    features: valuesOf(features),
  };
}

/** Reads features that are computed when they are read. */
function valuesOf(features: FiringFeatures): FiringFeatures {
  const { durationMinutes, portAreaMeters, anchorageMeters, shoreMeters } = features;
  const { distanceMetersMedian, distanceLengthsMedian, hullDistanceMetersMedian } = features;
  const { headingDifferenceDegrees, relativeSpeedKnotsMedian, apartBeforeMeters } = features;
  const shipOf = (ship: FiringFeatures['first']): FiringFeatures['first'] => {
    const { shiptype, lengthMeters, speedKnotsMedian, speedKnotsMax, hasCome, navStatus } = ship;
    return { shiptype, lengthMeters, speedKnotsMedian, speedKnotsMax, hasCome, navStatus };
  };
  return {
    ...{ durationMinutes, portAreaMeters, anchorageMeters, shoreMeters },
    ...{ distanceMetersMedian, distanceLengthsMedian, hullDistanceMetersMedian },
    ...{ headingDifferenceDegrees, relativeSpeedKnotsMedian, apartBeforeMeters },
    ...{ first: shipOf(features.first), second: shipOf(features.second) },
  };
}

/** An assessment as JSON: the probability to a thousandth, reasons of at least a tenth of a point. */
export const ENCOUNTER_ASSESSMENT_JSON = z
  .strictObject({
    kind: z.enum(ASSESSED_KINDS),
    probability: z.number().min(0).max(1).describe('Of a transfer of cargo, bunkers or catch.'),
    reasons: z
      .array(z.strictObject({ text: z.string(), points: z.number().describe('Log odds.') }))
      .describe('The largest first.'),
  })
  .meta({ id: 'EncounterAssessment' });
export type EncounterAssessmentJson = z.infer<typeof ENCOUNTER_ASSESSMENT_JSON>;

/** Contributions that are smaller change a probability by less than 0.025. */
const POINTS_MIN = 0.1;

/** Returns an assessment as JSON. */
export function encounterAssessmentJson(assessment: EncounterAssessment): EncounterAssessmentJson {
  const { kind, probability, reasons } = assessment;
  return {
    kind,
    probability: Number(probability.toFixed(3)),
    reasons: reasons
      .filter(({ points }) => Math.abs(points) >= POINTS_MIN)
      .map(({ text, points }) => ({ text, points: Number(points.toFixed(1)) })),
  };
}
