import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, createStreams, normal, type Streams, uniform } from './random.ts';

const COUNT = 20_000;
const draw = (
  words: Streams,
  next: (words: Streams, stream: number) => number,
  stream = 0,
): number[] => Array.from({ length: COUNT }, () => next(words, stream));
const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
/** Correlation of two lists of numbers, −1 to 1. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return (
    mean(one.map((value, k) => (value - a) * (other[k] - b))) / deviation(one) / deviation(other)
  );
}

describe('random streams', () => {
  it('differ by seed, owner and concern', () => {
    const first = (seed: number, owner: string, concern: string): number[] =>
      draw(createStreams(seed, [owner], concern), uniform).slice(0, 20);
    const base = first(1, 'A', 'x');
    expect(first(1, 'A', 'x')).toEqual(base);
    for (const other of [first(2, 'A', 'x'), first(1, 'B', 'x'), first(1, 'A', 'y')]) {
      expect(other.filter((value, k) => value === base[k])).toEqual([]);
    }
  });

  it('do not depend on other owners or their draws', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.uniqueArray(fc.string(), { maxLength: 5 }),
        fc.nat(50),
        (seed, others, draws) => {
          const owners = [...others.filter((name) => name !== 'own'), 'own'];
          const many = createStreams(seed, owners, 'x');
          for (let k = 0; k < draws && owners.length > 1; k++) uniform(many, 0);
          const alone = createStreams(seed, ['own'], 'x');
          for (let k = 0; k < 10; k++)
            expect(uniform(many, owners.length - 1)).toBe(uniform(alone, 0));
        },
      ),
    );
  });

  it('continue from a copy of the state', () => {
    const words = createStreams(1, ['A', 'B'], 'x');
    normal(words, 1);
    const copy = structuredClone(words);
    expect(draw(copy, normal, 1)).toEqual(draw(words, normal, 1));
  });

  it('are uniform from 0 to below 1', () => {
    const values = draw(createStreams(3, ['A'], 'x'), uniform);
    const tenths = Array.from({ length: 10 }, (_, k) =>
      values.filter((v) => Math.floor(v * 10) === k),
    );
    for (const tenth of tenths) expect(Math.abs(tenth.length / COUNT - 0.1)).toBeLessThan(0.01);
    expect(tenths.flat()).toHaveLength(COUNT);
  });

  it('are uniform between two numbers; equal bounds give that number', () => {
    const words = createStreams(4, ['A'], 'x');
    const values = draw(words, (each, stream) => between(each, stream, -5, 15));
    expect(mean(values)).toBeCloseTo(5, 0);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-5);
    expect(Math.max(...values)).toBeLessThan(15);
    expect(between(words, 0, 7, 7)).toBe(7);
  });

  it('are normal with mean 0 and deviation 1', () => {
    const values = draw(createStreams(5, ['A'], 'x'), normal);
    expect(Math.abs(mean(values))).toBeLessThan(0.03);
    expect(Math.abs(deviation(values) - 1)).toBeLessThan(0.03);
    const within = values.filter((value) => Math.abs(value) < 1).length / COUNT;
    expect(Math.abs(within - 0.6827)).toBeLessThan(0.015);
  });

  it('are uncorrelated between similar names, neighbouring seeds, and successive draws', () => {
    const words = createStreams(1, ['Visitor-1', 'Visitor-2'], 'x');
    const one = draw(words, uniform, 0);
    const other = draw(words, uniform, 1);
    const next = draw(createStreams(2, ['Visitor-1'], 'x'), uniform);
    expect(Math.abs(correlation(one, other))).toBeLessThan(0.03);
    expect(Math.abs(correlation(one, next))).toBeLessThan(0.03);
    expect(Math.abs(correlation(one.slice(1), one.slice(0, -1)))).toBeLessThan(0.03);
  });
});
