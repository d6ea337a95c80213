import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RunningMedian } from './running-median.ts';

const pieces = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 100 }), fc.constantFrom(0, 3, 10, 30, 100, 300, 1000)),
  { minLength: 1, maxLength: 8 },
);

it('[F15] the median stays within its range, whatever pieces follow', () => {
  fc.assert(
    fc.property(pieces, pieces, fc.integer({ min: 0, max: 50 }), (before, after, moreMs) => {
      const median = new RunningMedian(2, 500);
      for (const [durationMs, value] of before) median.add(durationMs * 1000, value);
      const addedMs = after.reduce((sum, [durationMs]) => sum + durationMs * 1000, moreMs);
      const [least, greatest] = median.rangeAfter(addedMs);
      for (const [durationMs, value] of after) {
        median.add(durationMs * 1000, value);
        expect(median.median).toBeGreaterThanOrEqual(Number(least));
        expect(median.median).toBeLessThanOrEqual(greatest);
      }
    }),
  );
});

it('[F15] the range of a median is that of the values that it can reach in time', () => {
  const median = new RunningMedian(2, 500);
  expect(median.rangeAfter(1)).toEqual([null, Number.POSITIVE_INFINITY]);
  median.add(60_000, 3);
  median.add(20_000, 100);
  expect(median.rangeAfter(10_000)).toEqual([median.median, median.median]);
  const [least, greatest] = median.rangeAfter(50_000);
  expect(least).toBe(median.median);
  expect(greatest).toBeGreaterThan(90);
  expect(median.rangeAfter(80_000)).toEqual([0, Number.POSITIVE_INFINITY]);
});
