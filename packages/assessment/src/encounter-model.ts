import type { FiringFeatures } from './firing-features.ts';
import { MODEL_BASE, MODEL_POINTS } from './model-points.ts';
import { MODEL_TERMS } from './model-terms.ts';

/** Contribution of a feature to the probability. */
export interface ModelReason {
  /** The value in words, as `hulls 3 m apart`. */
  readonly text: string;
  /** Log odds: positive for a transfer. */
  readonly points: number;
}

/** Returns the probability that two ships transfer goods: the logistic function of the sum of the points of all terms. */
export function transferProbability(features: FiringFeatures): number {
  let sum = MODEL_BASE;
  for (const { name, binOf } of MODEL_TERMS) sum += MODEL_POINTS[name]?.[binOf(features)] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

/** Returns the contributions to the probability, the largest first. */
export function transferReasons(features: FiringFeatures): readonly ModelReason[] {
  return MODEL_TERMS.map(({ name, binOf, describe }) => ({
    text: describe(features),
    points: MODEL_POINTS[name]?.[binOf(features)] ?? 0,
  })).sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
