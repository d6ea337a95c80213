import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCalls } from './match-calls.ts';

const WINDOWS = { earlyMs: 7, lateMs: 14 };
const match = (scheduled: readonly number[], actual: readonly number[]): readonly number[] =>
  matchCalls(scheduled, actual, WINDOWS);

describe('[A4] calls at one port', () => {
  it.each([
    ['a punctual one', [100], [100], [0]],
    ['no call', [100], [], [-1]],
    ['one at the early limit', [100], [93], [0]],
    ['one that is too early', [100], [92], [-1]],
    ['one at the late limit', [100], [114], [0]],
    ['one that is too late', [100], [115], [-1]],
    ['the nearer of two', [100], [95, 102], [1]],
    ['a weekly service that omits one', [0, 7, 14, 21], [0, 14, 21], [0, -1, 1, 2]],
    ['a weekly service with growing delays', [0, 7, 14], [3.6, 10.8, 18], [0, 1, 2]],
    ['one call for two scheduled ones', [0, 7], [4], [-1, 0]],
    ['more calls than scheduled', [0, 7], [0, 3, 8], [0, 2]],
  ])('match %s', (_, scheduled, actual, found) => {
    expect(match(scheduled, actual)).toEqual(found);
  });

  const times = fc
    .array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 })
    .map((all) => all.sort((a, b) => a - b));

  it('cost no more than any other assignment', () => {
    fc.assert(
      fc.property(times, times, (scheduled, actual) => {
        expect(costOf(scheduled, actual, match(scheduled, actual))).toBe(
          leastCost(scheduled, actual),
        );
      }),
    );
  });

  it('are used once, in order, and near their times', () => {
    fc.assert(
      fc.property(times, times, (scheduled, actual) => {
        const found = match(scheduled, actual);
        const used = found.filter((at) => at >= 0);
        expect(used).toEqual([...new Set(used)].sort((a, b) => a - b));
        for (const [i, at] of found.entries()) {
          if (at < 0) continue;
          expect(actual[at] - scheduled[i]).toBeGreaterThanOrEqual(-7);
          expect(actual[at] - scheduled[i]).toBeLessThanOrEqual(14);
        }
      }),
    );
  });
});

function costOf(
  scheduled: readonly number[],
  actual: readonly number[],
  found: readonly number[],
): number {
  return found.reduce(
    (sum, at, i) => sum + (at < 0 ? WINDOWS.lateMs : Math.abs(actual[at] - scheduled[i])),
    0,
  );
}

/** Tries all assignments, including those that change the order. */
function leastCost(scheduled: readonly number[], actual: readonly number[]): number {
  if (scheduled.length === 0) return 0;
  const [first, ...others] = scheduled;
  const costs = actual.flatMap((timeMs, at) =>
    timeMs - first < -WINDOWS.earlyMs || timeMs - first > WINDOWS.lateMs
      ? []
      : [Math.abs(timeMs - first) + leastCost(others, actual.toSpliced(at, 1))],
  );
  return Math.min(WINDOWS.lateMs + leastCost(others, actual), ...costs);
}
