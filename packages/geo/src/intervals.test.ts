import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complement, type Interval, intersection, union } from './intervals.ts';

const PARTS = 32;
/** The middle of each part, so never an end of an interval. */
const SAMPLES = Array.from({ length: PARTS }, (_, i) => (i + 0.5) / PARTS);

const someIntervals: fc.Arbitrary<readonly Interval[]> = fc.array(
  fc
    .tuple(fc.nat(PARTS), fc.nat(PARTS))
    .map(([a, b]) => [Math.min(a, b) / PARTS, Math.max(a, b) / PARTS] as const),
  { maxLength: 8 },
);
const disjoint = someIntervals.map(union);

function has(intervals: readonly Interval[], at: number): boolean {
  return intervals.some(([from, to]) => from <= at && at <= to);
}

function expectDisjointAscending(intervals: readonly Interval[]): void {
  for (const [i, [from, to]] of intervals.entries()) {
    expect(from).toBeLessThanOrEqual(to);
    if (i > 0) expect(from).toBeGreaterThanOrEqual(intervals[i - 1][1]);
  }
}

describe('intervals', () => {
  it('have a union with the points of any of them', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const all = union(intervals);
        expectDisjointAscending(all);
        for (const at of SAMPLES) expect(has(all, at)).toBe(has(intervals, at));
      }),
    );
  });

  it('have an intersection with the points of both lists', () => {
    fc.assert(
      fc.property(disjoint, disjoint, (a, b) => {
        const both = intersection(a, b);
        expectDisjointAscending(both);
        for (const [from, to] of both) expect(from).toBeLessThan(to);
        for (const at of SAMPLES) expect(has(both, at)).toBe(has(a, at) && has(b, at));
      }),
    );
  });

  it('have a complement with the points of none of them', () => {
    fc.assert(
      fc.property(disjoint, (intervals) => {
        const others = complement(intervals);
        expectDisjointAscending(others);
        for (const [from, to] of others) expect(from).toBeLessThan(to);
        for (const at of SAMPLES) expect(has(others, at)).toBe(!has(intervals, at));
      }),
    );
  });

  it('within 10⁻⁹ of each other are joined', () => {
    expect(
      union([
        [0.5, 0.7],
        [0.2, 0.5 - 1e-10],
      ]),
    ).toEqual([[0.2, 0.7]]);
    expect(
      union([
        [0.2, 0.5 - 1e-8],
        [0.5, 0.7],
      ]),
    ).toHaveLength(2);
  });

  it('within 10⁻⁹ of 0 and 1 are extended to them', () => {
    expect(union([[1e-10, 1 - 1e-10]])).toEqual([[0, 1]]);
    expect(union([[1e-8, 1 - 1e-8]])).toEqual([[1e-8, 1 - 1e-8]]);
  });

  it('that only touch have an empty intersection', () => {
    expect(intersection([[0, 0.5]], [[0.5, 1]])).toEqual([]);
  });

  it('have [0, 1] as complement if the list is empty', () => {
    expect(union([])).toEqual([]);
    expect(complement([])).toEqual([[0, 1]]);
    expect(complement([[0, 1]])).toEqual([]);
  });

  it('are not modified by union', () => {
    const intervals: readonly Interval[] = Object.freeze([
      Object.freeze([0.1, 0.4] as const),
      Object.freeze([0.3, 0.6] as const),
    ]);
    expect(union(intervals)).toEqual([[0.1, 0.6]]);
  });
});
