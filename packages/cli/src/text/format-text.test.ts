import { expect, it } from 'vitest';
import {
  formatBytes,
  formatCoordinates,
  formatCount,
  formatDuration,
  formatMmsi,
  formatNumber,
  formatTime,
} from './format-text.ts';

it('groups numbers by thousands', () => {
  expect([0, 999, 1000, 1234567].map(formatNumber)).toEqual(['0', '999', '1 000', '1 234 567']);
});

it('counts in singular and plural', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'event'))).toEqual([
    '0 events',
    '1 event',
    '2 events',
  ]);
  expect(formatCount(2, 'pair was', 'pairs were')).toBe('2 pairs were');
});

it('writes durations in their two greatest units, not rounded up', () => {
  const durations = [59_999, 60_000, 3_599_999, 3 * 3_600_000 + 7 * 60_000, 28 * 3_600_000];
  expect(durations.map(formatDuration)).toEqual([
    '59 s',
    '1 min',
    '59 min',
    '3 h 07 min',
    '1 d 04 h',
  ]);
});

it('writes times to the second', () => {
  expect(formatTime('2016-01-12T13:02:11.218Z')).toBe('2016-01-12 13:02:11');
  expect(formatTime(Date.UTC(2016, 0, 12, 13, 2, 11, 999))).toBe('2016-01-12 13:02:11');
});

it('writes positions in degrees and minutes, and carries minutes that round up to a degree', () => {
  const place = (longitude: number, latitude: number): string =>
    formatCoordinates({ type: 'Point', coordinates: [longitude, latitude] });
  expect(place(-1.0925, 50.7733)).toBe('50°46.4′N 001°05.6′W');
  expect(place(103.99999, -0.5)).toBe('00°30.0′S 104°00.0′E');
});

it('writes MMSIs with all nine digits, and sizes', () => {
  expect(formatMmsi(2311200)).toBe('002311200');
  expect([7, 1_330_515].map(formatBytes)).toEqual(['7 bytes', '1.3 MB']);
});
