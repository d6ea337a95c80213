import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serviceSpeedKnots } from './service-speed.ts';

const types = fc.option(fc.integer({ min: 0, max: 255 }));
const lengths = fc.option(fc.double({ min: 0, max: 511, noNaN: true }));

describe('the service speed', () => {
  it('[E7] depends on type and length', () => {
    const knots = (shiptype: number, lengthMeters: number) =>
      serviceSpeedKnots({ shiptype, lengthMeters });
    expect(knots(70, 60)).toBe(8.7);
    expect(knots(79, 400)).toBe(16);
    expect(knots(70, 260)).toBeCloseTo(13.75, 9); // halfway from 230 to 290 m
    expect(knots(80, 183)).toBe(11.7);
    expect(knots(89, 333)).toBe(12.5);
    expect(knots(60, 120)).toBe(14);
    expect(knots(40, 30)).toBe(23);
    expect(knots(30, 400)).toBe(7.4);
    expect(knots(52, 400)).toBe(6.7);
    expect(knots(90, 100)).toBe(10);
  });

  it('[E7] of an unknown type and length is that of a cargo ship of 150 m', () => {
    const unknown = serviceSpeedKnots({ shiptype: null, lengthMeters: null });
    expect(unknown).toBe(serviceSpeedKnots({ shiptype: 70, lengthMeters: 150 }));
    expect(serviceSpeedKnots({ shiptype: 0, lengthMeters: 0 })).toBe(unknown);
    expect(unknown).toBeCloseTo(11.24, 2);
  });

  it('[E7] is between 6 and 30 knots, and no lower for a longer ship', () => {
    fc.assert(
      fc.property(types, lengths, lengths, (shiptype, one, other) => {
        const knots = [one, other].map((lengthMeters) =>
          serviceSpeedKnots({ shiptype, lengthMeters }),
        );
        expect(Math.min(...knots)).toBeGreaterThanOrEqual(6);
        expect(Math.max(...knots)).toBeLessThanOrEqual(30);
        if (one && other) expect((knots[1] - knots[0]) * (other - one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
