import type { AssessedKind } from '@roadstead/model';
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

/** Assesses an encounter. The reasons are computed when they are read. */
export function assessEncounter(features: FiringFeatures): EncounterAssessment {
  const probability = transferProbability(features);
  return {
    ...{ probability, features },
    kind: kindOf(features, probability),
    get reasons() {
      return transferReasons(features);
    },
  };
}

/** An assessment as JSON. */
export interface EncounterAssessmentJson {
  readonly kind: AssessedKind;
  /** To a thousandth. */
  readonly probability: number;
  /** Those of at least a tenth of a point, the largest first. */
  readonly reasons: readonly { readonly text: string; readonly points: number }[];
}

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
