import { expect, it } from 'vitest';
import { precisionRecallCurve } from './precision-recall.ts';
import type { Score } from './score-events.ts';

/** A score of transfers that are found with these probabilities, of false events with these, and of missed ones. */
function scoreOf(
  found: readonly (number | null)[],
  wrong: readonly (number | undefined)[],
  missed: number,
): Score {
  return {
    found: found.map((probability) => ({ probability })),
    missed: Array.from({ length: missed }),
    splits: [],
    falseEvents: wrong.map((probability) => ({ event: { probability } })),
    precision: null,
    recall: null,
  } as unknown as Score;
}

it('has a point for each probability, over all runs', () => {
  const curve = precisionRecallCurve([
    scoreOf([0.9, 0.5, null], [0.7], 0),
    scoreOf([0.7], [0.2, undefined], 1),
  ]);
  expect(curve).toEqual([
    { threshold: 0.9, found: 1, falseEvents: 0, precision: 1, recall: 0.2 },
    { threshold: 0.7, found: 2, falseEvents: 1, precision: 2 / 3, recall: 0.4 },
    { threshold: 0.5, found: 3, falseEvents: 1, precision: 3 / 4, recall: 0.6 },
    { threshold: 0.2, found: 3, falseEvents: 2, precision: 3 / 5, recall: 0.6 },
  ]);
});

it('is empty without probabilities or without transfers', () => {
  expect(precisionRecallCurve([scoreOf([null], [undefined], 1)])).toEqual([]);
  expect(precisionRecallCurve([scoreOf([], [0.5], 0)])).toEqual([]);
});
