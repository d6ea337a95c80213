import { expect, it } from 'vitest';
import { durationPhrase, listPhrase, sinceStartPhrase } from './phrases.ts';

it('durations have hours, minutes and seconds, without those that are 0', () => {
  expect([0, 45, 300, 3600, 4200, 4205.25, 93_600].map(durationPhrase)).toEqual([
    '0s',
    '45s',
    '5m',
    '1h',
    '1h10m',
    '1h10m5.25s',
    '26h',
  ]);
  expect(durationPhrase(59.9996)).toBe('1m');
});

it('times are relative to the start', () => {
  expect([4200, -300, 0].map(sinceStartPhrase)).toEqual(['+1h10m', '-5m', '+0s']);
});

it('lists end with "and"', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listPhrase)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
