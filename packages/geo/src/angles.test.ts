import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longitudeDifference, wrapLongitude } from './angles.ts';

describe('wrapLongitude', () => {
  it.each([
    [0, 0],
    [180, 180],
    [-180, -180],
    [181, -179],
    [-181, 179],
    [359, -1],
    [-359, 1],
    [721, 1],
  ])('wraps %d° to %d°', (longitude, expected) => {
    expect(wrapLongitude(longitude)).toBe(expected);
  });

  it('returns the same meridian, from −180 to 180', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const wrapped = wrapLongitude(thousandths / 8);
        expect(Math.abs(wrapped)).toBeLessThanOrEqual(180);
        expect(Math.abs((thousandths / 8 - wrapped) % 360)).toBe(0);
      }),
    );
  });
});

describe('longitudeDifference', () => {
  it.each([
    [10, 30, 20],
    [30, 10, -20],
    [179, -179, 2],
    [-179, 179, -2],
    [180, -180, 0],
    [-90, 100, -170],
  ])('from %d° to %d° is %d°', (from, to, expected) => {
    expect(longitudeDifference(from, to)).toBeCloseTo(expected, 12);
  });

  it('leads from one longitude to the other the short way round', () => {
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(longitude, longitude, (from, to) => {
        const difference = longitudeDifference(from, to);
        expect(Math.abs(difference)).toBeLessThanOrEqual(180);
        const miss = Math.abs(from + difference - to);
        expect(Math.min(miss, Math.abs(miss - 360))).toBeLessThan(1e-9);
      }),
    );
  });
});
