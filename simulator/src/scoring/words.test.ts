import { expect, it } from 'vitest';
import { durationWords, listWords, sinceStartWords } from './words.ts';

it('durations are said in hours, minutes and seconds, without those that are 0', () => {
  expect([0, 45, 300, 3600, 4200, 4205.25, 93_600].map(durationWords)).toEqual([
    '0s',
    '45s',
    '5m',
    '1h',
    '1h10m',
    '1h10m5.25s',
    '26h',
  ]);
  expect(durationWords(59.9996)).toBe('1m');
});

it('times are said since the start', () => {
  expect([4200, -300, 0].map(sinceStartWords)).toEqual(['+1h10m', '-5m', '+0s']);
});

it('lists end with and', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
