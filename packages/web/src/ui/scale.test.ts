import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisMax, binLabels, countInBins, timeBins } from './scale.ts';

const HOUR_MS = 3_600_000;
const BEGIN_MS = Date.UTC(2026, 10, 23, 10, 30);

describe('axisMax', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 5],
    [10, 10],
    [11, 20],
    [4999, 5000],
  ])('of %d is %d', (value, expected) => {
    expect(axisMax(value)).toBe(expected);
  });
});

describe('timeBins', () => {
  it('begin at whole hours, and have labels with the hour', () => {
    const bins = timeBins(BEGIN_MS, BEGIN_MS + 3 * HOUR_MS);
    expect(bins).toEqual({
      beginMs: Date.UTC(2026, 10, 23, 10),
      widthMs: HOUR_MS,
      count: 4,
    });
    expect(binLabels(bins)).toEqual(['11-23 10 h', '11-23 11 h', '11-23 12 h', '11-23 13 h']);
  });

  it('are days for a month', () => {
    const bins = timeBins(BEGIN_MS, BEGIN_MS + 30 * 24 * HOUR_MS);
    expect(bins).toMatchObject({ widthMs: 24 * HOUR_MS, count: 31 });
    expect(binLabels(bins)[0]).toBe('11-23');
  });

  it('count each time of the period once', () => {
    const period = fc.tuple(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 3.5e10 }));
    fc.assert(
      fc.property(
        period,
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        ([beginMs, lengthMs], parts) => {
          const bins = timeBins(beginMs, beginMs + lengthMs);
          const timesMs = parts.map((part) => beginMs + Math.floor(part * lengthMs));
          const counts = countInBins(bins, timesMs);
          expect(bins.count).toBeLessThanOrEqual(36);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(timesMs.length);
        },
      ),
    );
  });

  it('leave out times outside of the period', () => {
    const bins = timeBins(BEGIN_MS, BEGIN_MS + HOUR_MS);
    expect(countInBins(bins, [BEGIN_MS - 2 * HOUR_MS, BEGIN_MS + 9 * HOUR_MS])).toEqual([0, 0]);
  });
});
