import { expect, it } from 'vitest';
import { monthOf, parseMonth } from './month.ts';

it('is read as it is written', () => {
  expect(parseMonth(monthOf(Date.UTC(2026, 10, 24)))).toEqual({ year: 2026, month: 11 });
});

it.each([undefined, '', '2026', '2026-13', '2026-1', '1969-12', '2026-11-24'])(
  'is not %j',
  (text) => {
    expect(parseMonth(text)).toBeUndefined();
  },
);
