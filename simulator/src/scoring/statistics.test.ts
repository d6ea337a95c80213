import { expect, it } from 'vitest';
import { summaryStatistics, wilsonProportion } from './statistics.ts';

it('a proportion has the Wilson interval', () => {
  // Newcombe, Statistics in Medicine 17, 1998, table I, method 3.
  const examples = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ];
  for (const [count, of, least, greatest] of examples) {
    const share = wilsonProportion(count, of)!;
    expect(share.value).toBe(count / of);
    expect(share.least).toBeCloseTo(least, 4);
    expect(share.greatest).toBeCloseTo(greatest, 4);
  }
});

it('the interval of all and none ends exactly at 1 and 0', () => {
  for (let of = 1; of < 200; of++) {
    expect(wilsonProportion(of, of)?.greatest).toBe(1);
    expect(wilsonProportion(0, of)?.least).toBe(0);
  }
  expect(wilsonProportion(0, 0)).toBeNull();
});

it('numbers have a mean and percentiles, in any order', () => {
  expect(summaryStatistics([30, -10, 0, 10, 20])).toEqual({
    count: 5,
    mean: 10,
    median: 10,
    percentile10: -6,
    percentile90: 26,
  });
  expect(summaryStatistics([1, 2])?.median).toBe(1.5);
  expect(summaryStatistics([3])).toMatchObject({ mean: 3, median: 3, percentile90: 3 });
  expect(summaryStatistics([])).toBeNull();
});
