import { expect, it } from 'vitest';
import { addPeriod, type LatePeriod, periodOf } from './late-periods.ts';

const QUARTER_MS = 900_000;

function period(from: number, to: number, dueMs: number | null = null): LatePeriod {
  return { fromMs: from * QUARTER_MS, toMs: to * QUARTER_MS, dueMs };
}

it('[V24] a late report marks its quarter of an hour', () => {
  expect(periodOf(5 * QUARTER_MS)).toEqual(period(5, 6));
  expect(periodOf(6 * QUARTER_MS - 1)).toEqual(period(5, 6));
});

it('[V24] a period within another one changes nothing, unless it is due earlier', () => {
  const periods = [period(0, 4, 7)];
  expect(addPeriod(periods, period(1, 2, 7))).toBe(periods);
  expect(addPeriod(periods, period(1, 2))).toEqual([period(0, 4)]);
  expect(addPeriod(periods, period(1, 5, 9))).toEqual([period(0, 5, 7)]);
});

it('[V24] periods that touch are joined, others stay apart, in the order of time', () => {
  const periods = [period(6, 7), period(1, 2), period(4, 5), period(2, 3)].reduce<
    readonly LatePeriod[]
  >(addPeriod, []);
  expect(periods).toEqual([period(1, 3), period(4, 5), period(6, 7)]);
});

it('[V24] a ship has at most 24 periods: the nearest ones are joined', () => {
  const starts = Array.from({ length: 24 }, (_, i) => 10 * i);
  const periods = [...starts, 3].reduce<readonly LatePeriod[]>(
    (all, from) => addPeriod(all, period(from, from + 1)),
    [],
  );
  expect(periods).toHaveLength(24);
  expect(periods[0]).toEqual(period(0, 4));
});
