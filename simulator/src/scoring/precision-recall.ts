import type { Score } from './score-events.ts';

/** Precision and recall of the events whose probability is a threshold or more. */
export interface OperatingPoint {
  readonly threshold: number;
  readonly found: number;
  readonly falseEvents: number;
  readonly precision: number;
  readonly recall: number;
}

/**
 * Returns a point for each probability of the events of several runs, from the greatest threshold to the least: without
 * transfers none. Events without a probability are left out.
 */
export function precisionRecallCurve(scores: readonly Score[]): readonly OperatingPoint[] {
  const found = descending(
    scores.flatMap((score) => score.found.flatMap(({ probability }) => probability ?? [])),
  );
  const wrong = descending(
    scores.flatMap((score) => score.falseEvents.flatMap(({ event }) => event.probability ?? [])),
  );
  const transfers = scores.reduce(
    (sum, score) => sum + score.found.length + score.missed.length,
    0,
  );
  if (transfers === 0) return [];
  const thresholds = descending([...new Set([...found, ...wrong])]);
  let [f, w] = [0, 0];
  return thresholds.map((threshold) => {
    while (f < found.length && found[f] >= threshold) f++;
    while (w < wrong.length && wrong[w] >= threshold) w++;
    return { threshold, found: f, falseEvents: w, precision: f / (f + w), recall: f / transfers };
  });
}

function descending(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => b - a);
}
