import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOrder } from './time-order.ts';

describe('timeOrder', () => {
  it('is the order of a stable sort', () => {
    const time = fc.oneof(
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: -8.64e15, max: 8.64e15 }),
      fc.integer({ min: 1_452_600_000_000, max: 1_452_600_100_000 }),
    );
    fc.assert(
      fc.property(fc.array(time), (times) => {
        const expected = times.map((_, i) => i).sort((a, b) => times[a] - times[b] || a - b);
        expect([...timeOrder(Float64Array.from(times))]).toEqual(expected);
      }),
    );
  });
});
