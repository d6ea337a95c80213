import { expect, it } from 'vitest';
import { bboxText, endMsOf, parsePeriod } from './stored-period.ts';

const NEWEST_MS = Date.UTC(2026, 0, 2, 12, 0, 30);

it('ends at the newest report without a period in the address', () => {
  const period = parsePeriod({}, NEWEST_MS);
  expect(period).toEqual({ beginMs: Date.UTC(2026, 0, 2, 9, 1), hours: 3, box: undefined });
  expect(endMsOf(period)).toBe(Date.UTC(2026, 0, 2, 12, 1));
});

it('takes what is valid of an address', () => {
  const values = { begin: '2026-01-01T06:00Z', hours: '24', box: '170,-10,-170,10' };
  expect(parsePeriod(values, NEWEST_MS)).toEqual({
    ...{ beginMs: Date.UTC(2026, 0, 1, 6), hours: 24, box: '170,-10,-170,10' },
  });
  expect(parsePeriod({ begin: 'x', hours: '1e9', box: 'all' }, NEWEST_MS)).toEqual(
    parsePeriod({}, NEWEST_MS),
  );
});

it('wraps a box across the antimeridian, and leaves out the world', () => {
  expect(bboxText(170, -10, 190, 10)).toBe('170.0000,-10.0000,-170.0000,10.0000');
  expect(bboxText(-190, -95, -170, 10)).toBe('170.0000,-90.0000,-170.0000,10.0000');
  expect(bboxText(-200, -80, 200, 80)).toBeUndefined();
});
