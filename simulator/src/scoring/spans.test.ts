import { expect, it } from 'vitest';
import { longestFreeMs, mostOverlapping, overlapMs } from './spans.ts';

const span = (beginMs: number, endMs: number) => ({ beginMs, endMs });

it('spans overlap for as long as both last', () => {
  expect(overlapMs(span(0, 10), span(4, 20))).toBe(6);
  expect(overlapMs(span(0, 10), span(2, 3))).toBe(1);
  expect(overlapMs(span(0, 10), span(10, 20))).toBe(0);
  expect(overlapMs(span(0, 10), span(15, 20))).toBe(0);
});

it('the greatest overlap is the first of several, or undefined', () => {
  const items = [span(0, 3), span(5, 9), span(20, 24)];
  expect(mostOverlapping(items, span(0, 30))).toBe(items[1]);
  expect(mostOverlapping(items, span(3, 5))).toBeUndefined();
});

it('the longest free part is before, between or after the others', () => {
  expect(longestFreeMs(span(0, 10), [])).toBe(10);
  expect(longestFreeMs(span(0, 10), [span(7, 8), span(4, 5)])).toBe(4);
  expect(longestFreeMs(span(0, 10), [span(1, 2), span(0, 4), span(3, 5)])).toBe(5);
  expect(longestFreeMs(span(0, 10), [span(-5, 1), span(7, 20)])).toBe(6);
  expect(longestFreeMs(span(0, 10), [span(-5, 20)])).toBe(0);
  expect(longestFreeMs(span(0, 10), [span(-5, -1), span(12, 20)])).toBe(10);
});
