import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTimestamp, timestampMs } from './timestamps.ts';

describe('parseTimestamp', () => {
  it.each([
    ['2026-06-01T12:00:00Z', '2026-06-01T12:00:00.000Z'],
    ['2026-06-01t12:00:00.5z', '2026-06-01T12:00:00.500Z'],
    ['2026-06-01 12:00:00.123999+00:00', '2026-06-01T12:00:00.123Z'],
    ['2026-06-01T12:00:00+02:30', '2026-06-01T09:30:00.000Z'],
    ['2026-06-01T12:00:00-02:30', '2026-06-01T14:30:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['0050-01-01T00:00:00Z', '0050-01-01T00:00:00.000Z'],
  ])('accepts %s', (text, expected) => {
    expect(timestampMs(parseTimestamp(text) ?? Number.NaN)).toBe(expected);
  });

  it.each([
    '',
    'now',
    '2026-06-01',
    '2026-06-01T12:00:00',
    '2026-06-01T12:00Z',
    '2026-06-31T12:00:00Z',
    '2025-02-29T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-00-01T12:00:00Z',
    '2026-06-01T24:00:00Z',
    '2026-06-01T12:60:00Z',
    '2026-06-01T12:00:61Z',
    '2026-06-01T12:00:00+24:00',
    '2026-06-01T12:00:00.Z',
    '1780315200',
    ' 2026-06-01T12:00:00Z',
    // The year −1 or 10000 in UTC.
    '0000-01-01T00:00:00+23:00',
    '9999-12-31T23:59:59-01:00',
  ])('rejects %j', (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  });

  it('accepts the output of timestampMs', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(-1, 0), max: Date.UTC(9999, 0) }), (timeMs) => {
        fc.pre(timeMs > -62_000_000_000_000);
        expect(parseTimestamp(timestampMs(timeMs))).toBe(timeMs);
      }),
    );
  });
});
