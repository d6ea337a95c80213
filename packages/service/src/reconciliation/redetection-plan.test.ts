import type { Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { configurationBody } from '../testing/running-service.ts';
import type { LateMark } from './late-marks.ts';
import { planRedetection, reachOf } from './redetection-plan.ts';

const HOUR_MS = 3_600_000;
const REACH = { gapMs: HOUR_MS / 2, firingMs: HOUR_MS, beforeMs: 0 };

function mark(mmsi: number, fromHour: number, toHour: number): LateMark {
  return { mmsi: mmsi as Mmsi, fromMs: fromHour * HOUR_MS, toMs: toHour * HOUR_MS, dueMs: null };
}

it('[V24] a plan begins where every encounter that late reports touch is pending or logged', () => {
  const [plan] = planRedetection([mark(1, 10, 10.25)], REACH);
  expect(plan).toMatchObject({
    affectedFromMs: 9.5 * HOUR_MS,
    knownFromMs: 8.5 * HOUR_MS,
    fromMs: 7.75 * HOUR_MS,
    settledMs: 12.25 * HOUR_MS,
  });
});

it('[V24] marks whose effects meet are reconciled together, up to two days, the earliest first', () => {
  const marks = [mark(1, 60, 61), mark(2, 10, 11), mark(3, 12, 13)];
  const hours = Array.from({ length: 60 }, (_, i) => mark(4, 100 + i, 101 + i));
  const plans = planRedetection([...marks, ...hours], REACH);
  expect(plans.map(({ ships }) => [...ships])).toEqual([[2, 3], [1], [4], [4]]);
  expect(plans[2]!.marks).toHaveLength(49);
});

it('[V24] the reach follows from the longest gap and window, and from filters', () => {
  const configuration = { ...(configurationBody() as object), windowMinutes: 30 } as never;
  const wide = { windowMinutes: 90, gapMaxMinutes: 60, filters: { kinds: ['transfer'] } } as never;
  expect(reachOf([configuration])).toEqual({ ...REACH, firingMs: HOUR_MS });
  expect(reachOf([configuration, wide])).toEqual({
    gapMs: HOUR_MS,
    firingMs: 26.5 * HOUR_MS,
    beforeMs: HOUR_MS,
  });
});
