import { distanceMeters } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GreatCircle, legMeters } from './sphere.ts';

const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -80, max: 80, noNaN: true });

describe('legMeters', () => {
  it('[R1] is within 0.01 % of the geodesic, up to 12 000 km', () => {
    fc.assert(
      fc.property(longitude, latitude, longitude, latitude, (a, b, c, d) => {
        const exact = distanceMeters(a, b, c, d);
        fc.pre(exact < 12_000_000);
        expect(Math.abs(legMeters(a, b, c, d) - exact)).toBeLessThanOrEqual(exact * 1e-4 + 0.01);
      }),
      { seed: 1 },
    );
  });
});

describe('GreatCircle', () => {
  it('[R13] ends at the second position', () => {
    fc.assert(
      fc.property(longitude, latitude, longitude, latitude, (a, b, c, d) => {
        const circle = new GreatCircle();
        circle.set(a, b, c, d);
        fc.pre(circle.degrees < 170);
        circle.moveTo(circle.degrees);
        expect(legMeters(circle.longitude, circle.latitude, c, d)).toBeLessThan(1);
      }),
      { seed: 1 },
    );
  });
});
