import { parseMmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { addScores } from './add-scores.ts';
import type { Score } from './score-events.ts';

const TRANSFER = {
  ships: ['daughter', 'mother'],
  kind: 'cargo',
  isTransfer: true,
  beginMs: 0,
  endMs: 3_600_000,
  distanceMeters: 60,
  path: [],
} as const;
const EVENT = {
  first: { mmsi: parseMmsi(235_000_001)! },
  second: { mmsi: parseMmsi(235_000_002)! },
  activationTimeMs: 0,
  deactivationTimeMs: null,
  discoveredTimeMs: 0,
};
const NOTHING: Score = {
  found: [],
  missed: [],
  splits: [],
  falseEvents: [],
  unscored: [],
  precision: null,
  recall: null,
};

function found(start: number, end: number | null, delay: number): Score['found'][number] {
  return {
    transfer: TRANSFER,
    event: EVENT,
    splits: 0,
    startErrorSeconds: start,
    endErrorSeconds: end,
    placeErrorMeters: null,
    overlapRatio: 0.5,
    detectionDelaySeconds: delay,
    deliveryDelaySeconds: delay + 60,
    probability: null,
  };
}

it('scores of several runs are added', () => {
  const first: Score = {
    ...NOTHING,
    found: [found(-10, 20, 1900)],
    missed: [
      { transfer: TRANSFER, cause: 'too short' },
      { transfer: TRANSFER, cause: 'dark' },
    ],
    splits: [{ event: EVENT, transfer: TRANSFER }],
    falseEvents: [{ event: EVENT, cause: 'tow' }],
  };
  const second: Score = {
    ...NOTHING,
    found: [found(10, null, 2100), found(60, 0, 2000)],
    missed: [{ transfer: TRANSFER, cause: 'dark' }],
  };
  expect(addScores([first, second, NOTHING])).toMatchObject({
    runs: 3,
    found: 3,
    missed: 3,
    splits: 1,
    unscored: 0,
    falseEvents: 1,
    precision: { value: 0.75 },
    recall: { value: 0.5 },
    missedByCause: { dark: 2, 'too short': 1 },
    falseByCause: { tow: 1 },
    startErrorSeconds: { count: 3, mean: 20, median: 10 },
    endErrorSeconds: { count: 2, mean: 10 },
    placeErrorMeters: null,
    overlapRatio: { count: 3, mean: 0.5 },
    detectionDelaySeconds: { count: 3, median: 2000 },
    deliveryDelaySeconds: { count: 3, median: 2060 },
  });
});

it('without events there is neither precision nor recall', () => {
  expect(addScores([NOTHING])).toEqual({
    runs: 1,
    found: 0,
    missed: 0,
    splits: 0,
    unscored: 0,
    falseEvents: 0,
    precision: null,
    recall: null,
    missedByCause: {},
    falseByCause: {},
    startErrorSeconds: null,
    endErrorSeconds: null,
    placeErrorMeters: null,
    overlapRatio: null,
    detectionDelaySeconds: null,
    deliveryDelaySeconds: null,
  });
});
