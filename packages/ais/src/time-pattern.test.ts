import { describe, expect, it } from 'vitest';
import { isTimePattern, TimePattern } from './time-pattern.ts';

describe('TimePattern', () => {
  it.each([
    ['MM/dd/yyyy HH:mm:ss', '03/04/2024 13:02:05', '2024-03-04T13:02:05Z'],
    ['M/d/yyyy h:mm a', '3/4/2024 1:02 PM', '2024-03-04T13:02:00Z'],
    ['dd.MM.yyyy HH:mm xxx', '04.03.2024 13:02 +02:00', '2024-03-04T11:02:00Z'],
    ['t', '1709557325', '2024-03-04T13:02:05Z'],
    ['MM/dd/yyyy HH:mm', '13/04/2024 13:02', null],
    ['MM/dd/yyyy', '03/04/1969', null],
  ])('%s parses %s in UTC', (pattern, text, time) => {
    const times = new TimePattern(pattern);
    const timeMs = time === null ? Number.NaN : Date.parse(time);
    expect([times.parse(text), times.parse(text)]).toEqual([timeMs, timeMs]);
  });

  it.each([
    ['MM/dd/yyyy', true],
    ['T', true],
    ['utc', false],
    ['name', false],
    ['', false],
  ])('%j is a pattern: %s', (text, isPattern) => {
    expect(isTimePattern(text)).toBe(isPattern);
  });
});
