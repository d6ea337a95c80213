import type { FeatureBounds } from './feature-bounds.ts';
import type { FiringFeatures } from './firing-features.ts';
import { MODEL_BASE, MODEL_POINTS } from './model-points.ts';
import { MODEL_TERMS, type ModelTerm } from './model-terms.ts';

/** Contribution of a feature to the probability. */
export interface ModelReason {
  /** The value in words, as `hulls 3 m apart`. */
  readonly text: string;
  /** Log odds: positive for a transfer. */
  readonly points: number;
}

/** The most points that each term and all later ones can add. */
const MOST_POINTS: readonly number[] = MODEL_TERMS.map((_, i) =>
  MODEL_TERMS.slice(i).reduce((sum, { name }) => sum + mostPoints(name), 0),
);

/** A class that is a bin of a value: the number of edges that the value reaches, after the name of the value if there are several. */
const BIN = /^(.* |)(\d+)$/;

/** Results of `mostPointsBetween`: there are few pairs of classes. */
const MOST_BETWEEN: Map<string, number> = new Map();

/**
 * Returns the probability that two ships transfer goods: the logistic function of the sum of the points of all terms.
 * @param evidence contributions that are no terms of the model
 */
export function transferProbability(
  features: FiringFeatures,
  evidence: readonly ModelReason[] = [],
): number {
  let sum = MODEL_BASE;
  for (const term of MODEL_TERMS) sum += pointsOf(term, features);
  for (const { points } of evidence) sum += points;
  return 1 / (1 + Math.exp(-sum));
}

/** Returns whether the probability is at least a value; ends at the first term after which the rest cannot change it. */
export function reachesProbability(features: FiringFeatures, probability: number): boolean {
  const least = Math.log(probability / (1 - probability));
  let sum = MODEL_BASE;
  for (const [i, term] of MODEL_TERMS.entries()) {
    if (sum + MOST_POINTS[i] < least) return false;
    sum += pointsOf(term, features);
  }
  return sum >= least;
}

/** Returns whether the probability is less than a value for all features between two bounds. */
export function isBelowBetween([least, greatest]: FeatureBounds, probability: number): boolean {
  const needed = Math.log(probability / (1 - probability));
  let sum = MODEL_BASE;
  for (const [i, term] of MODEL_TERMS.entries()) {
    if (sum + MOST_POINTS[i] < needed) return true;
    sum += mostPointsBetween(term.name, term.binOf(least), term.binOf(greatest));
  }
  return sum < needed;
}

/** Returns the contributions to the probability, the largest first. */
export function transferReasons(
  features: FiringFeatures,
  evidence: readonly ModelReason[] = [],
): readonly ModelReason[] {
  const terms = MODEL_TERMS.map((term) => ({
    text: term.describe(features),
    points: pointsOf(term, features),
  }));
  return [...terms, ...evidence].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function pointsOf({ name, binOf }: ModelTerm, features: FiringFeatures): number {
  return MODEL_POINTS[name]?.[binOf(features)] ?? 0;
}

/** Returns the most points of the classes of a term between two: of all, unless both are bins of one value. */
function mostPointsBetween(name: string, from: string, to: string): number {
  const points = MODEL_POINTS[name] ?? {};
  if (from === to) return points[from] ?? 0;
  const key = `${name}: ${from}, ${to}`;
  const known = MOST_BETWEEN.get(key);
  if (known !== undefined) return known;
  const [, prefix, first] = BIN.exec(from) ?? [];
  const [, prefixTo, last] = BIN.exec(to) ?? [];
  let most = mostPoints(name);
  if (prefix !== undefined && prefix === prefixTo) {
    most = points[to] ?? 0;
    for (let bin = Number(first); bin < Number(last); bin++) {
      most = Math.max(most, points[`${prefix}${bin}`] ?? 0);
    }
  }
  MOST_BETWEEN.set(key, most);
  return most;
}

function mostPoints(name: string): number {
  return Math.max(0, ...Object.values(MODEL_POINTS[name] ?? {}));
}
