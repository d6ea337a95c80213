import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certain,
  conditionalDuration,
  type Duration,
  exponential,
  occasional,
  sumDurations,
  symmetric,
} from './duration.ts';
import { quantileHours } from './quantiles.ts';

const probabilities = [0.1, 0.5, 0.9];
const some = fc.double({ min: 0.01, max: 500, noNaN: true });
const parts: fc.Arbitrary<Duration> = fc.oneof(
  some.map(certain),
  some.map(exponential),
  fc.tuple(some, some).map(([hours, deviation]) => symmetric(hours, deviation)),
  fc.tuple(some, some).map(([count, hours]) => occasional(count, hours)),
);

function quantiles(regular: Duration, delayProbability = 0, delay = certain(0)): readonly number[] {
  return probabilities.map((probability) =>
    quantileHours({ regular, delayProbability, delay }, probability),
  );
}

describe('an uncertain duration', () => {
  it('[E10] adds mean, variance and skewness of its parts', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (each) => {
        const sum = sumDurations(each);
        for (const moment of ['hours', 'variance', 'skew3'] as const) {
          expect(sum[moment]).toBeCloseTo(each.reduce((total, part) => total + part[moment], 0));
        }
      }),
    );
    // 5000 expected waits are nearly certainly about 5000 waits.
    expect(occasional(5000, 2).hours).toBe(10_000);
    expect(Math.sqrt(occasional(5000, 2).variance)).toBeCloseTo(200, 9);
  });

  it('[E10] can be conditional on not being 0', () => {
    // A rare event occurs at most once.
    const count = 1e-6;
    const once = conditionalDuration(occasional(count, 8), -Math.expm1(-count));
    expect(once.hours).toBeCloseTo(8, 4);
    expect(once.variance).toBeCloseTo(64, 3);
    expect(once.skew3).toBeCloseTo(1024, 1);
    expect(conditionalDuration(exponential(8), 1)).toEqual(exponential(8));
  });
});

describe('the quantiles of a duration', () => {
  it('[E10] are those of the normal distribution for a symmetric duration', () => {
    const [low, middle, high] = quantiles(symmetric(100, 10));
    expect(low).toBeCloseTo(87.184, 2);
    expect(middle).toBeCloseTo(100, 2);
    expect(high).toBeCloseTo(112.816, 2);
    for (const hours of quantiles(certain(7))) expect(hours).toBe(7);
  });

  it('[E10] are approximately those of its parts', () => {
    const near = (actual: readonly number[], expected: readonly number[]) => {
      for (const [i, hours] of expected.entries()) {
        expect(Math.abs(actual[i] - hours)).toBeLessThan(1);
      }
    };
    const wait = exponential(10);
    near(quantiles(wait).slice(1), [10 * Math.LN2, 10 * Math.LN10]);
    // Two consecutive waits, Erlang's distribution: median 1.678 and 90 % at 3.890 means.
    near(quantiles(sumDurations([wait, wait])), [5.32, 16.78, 38.9]);
    // Such a wait with a probability of 20 %: at 90 % half of the waits are over.
    const [low, middle, high] = quantiles(symmetric(100, 0.5), 0.2, wait);
    expect(low).toBeCloseTo(99.4, 0);
    expect(middle).toBeCloseTo(100.2, 0);
    near([high], [100 + 10 * Math.LN2]);
  });

  it('[E10] have the moments of the duration, also with a skewness near 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.0005, max: 3, noNaN: true }), (skewness) => {
        const regular = { hours: 50, variance: 16, skew3: skewness * 64 };
        const steps = 4000;
        const hours = Array.from({ length: steps }, (_, i) =>
          quantileHours({ regular, delayProbability: 0, delay: certain(0) }, (i + 0.5) / steps),
        );
        const moment = (power: number) =>
          hours.reduce((sum, each) => sum + (each - 50) ** power, 0) / steps;
        expect(Math.abs(moment(1))).toBeLessThan(0.01);
        expect(Math.abs(moment(2) - 16)).toBeLessThan(0.3);
        // The steps do not include the end of the tail.
        expect(Math.abs(moment(3) / 64 - skewness)).toBeLessThan(0.02 + 0.2 * skewness);
      }),
      { numRuns: 20 },
    );
  });

  it('[E10] are in ascending order, and later with a delay', () => {
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 6 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (each, probability) => {
          const regular = sumDurations(each);
          const free = quantiles(regular);
          const delayed = quantiles(regular, probability, exponential(9));
          for (const hours of [free, delayed]) {
            expect(hours[0]).toBeLessThanOrEqual(hours[1]);
            expect(hours[1]).toBeLessThanOrEqual(hours[2]);
          }
          expect(free[1]).toBeLessThanOrEqual(regular.hours + 1e-3);
          expect(delayed[1]).toBeGreaterThanOrEqual(
            free[1] - 0.05 * Math.sqrt(regular.variance) - 1e-3,
          );
        },
      ),
    );
  });
});
