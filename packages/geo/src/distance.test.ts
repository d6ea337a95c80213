import fc from 'fast-check';
import geodesic from 'geographiclib-geodesic';
import { describe, expect, it } from 'vitest';
import { longitudeDifference } from './angles.ts';
import {
  distanceMeters,
  localDistanceSquared,
  METERS_PER_DEGREE_LATITUDE_MIN,
  metersPerDegreeLongitude,
} from './distance.ts';

type Point = readonly [longitude: number, latitude: number];

function karneyMeters([longitudeA, latitudeA]: Point, [longitudeB, latitudeB]: Point): number {
  return (
    geodesic.Geodesic.WGS84.Inverse(latitudeA, longitudeA, latitudeB, longitudeB).s12 ?? Number.NaN
  );
}

function localMeters([longitudeA, latitudeA]: Point, [longitudeB, latitudeB]: Point): number {
  return Math.sqrt(
    localDistanceSquared(
      longitudeDifference(longitudeA, longitudeB),
      latitudeB - latitudeA,
      (latitudeA + latitudeB) / 2,
    ),
  );
}

function between(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

/** Longitudes, often near the antimeridian. */
const longitudes = fc.oneof(
  between(-180, 180),
  between(179.9, 180),
  between(-180, -179.9),
  fc.constantFrom(-180, 0, 180),
);
const latitudes = fc.oneof(between(-85, 85), fc.constantFrom(-85, -84.99, 0, 60, 84.99, 85));

/** Two points at most `metersMax` apart, at latitudes up to 85°. */
function nearPoints(metersMax: number): fc.Arbitrary<readonly [Point, Point]> {
  return fc
    .record({
      longitude: longitudes,
      latitude: latitudes,
      bearing: fc.oneof(between(0, 360), fc.constantFrom(0, 90, 180, 270)),
      meters: fc.oneof(between(0, metersMax), between(0.99 * metersMax, metersMax)),
    })
    .map(({ longitude, latitude, bearing, meters }) => {
      const end = geodesic.Geodesic.WGS84.Direct(latitude, longitude, bearing, meters);
      return [
        [longitude, latitude],
        [end.lon2 ?? 0, end.lat2 ?? 0],
      ] as const;
    })
    .filter(([, end]) => Math.abs(end[1]) <= 85);
}

describe('localDistanceSquared', () => {
  it('[D2] is within 1 cm of the geodesic up to 1 km', () => {
    fc.assert(
      fc.property(nearPoints(1000), ([a, b]) => {
        expect(Math.abs(localMeters(a, b) - karneyMeters(a, b))).toBeLessThan(0.01);
      }),
      { numRuns: 1000 },
    );
  });

  it('[D2] is within 0.1 % of the geodesic up to 50 km', () => {
    fc.assert(
      fc.property(nearPoints(50_000), ([a, b]) => {
        const expected = karneyMeters(a, b);
        expect(Math.abs(localMeters(a, b) - expected)).toBeLessThan(
          Math.max(0.01, 0.001 * expected),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('[D2] accounts for the flattening: a degree of latitude is longer at the pole', () => {
    expect(Math.sqrt(localDistanceSquared(0, 1, 0))).toBeCloseTo(110_574.4, 0);
    expect(Math.sqrt(localDistanceSquared(0, 1, 85))).toBeCloseTo(111_685.4, 0);
  });
});

describe('distanceMeters', () => {
  const anywhere = fc.tuple(longitudes, fc.oneof(between(-90, 90), fc.constantFrom(-90, 0, 90)));
  const expectKarney = (a: Point, b: Point): void => {
    const expected = karneyMeters(a, b);
    const actual = distanceMeters(...a, ...b);
    expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.max(0.001, 1e-9 * expected));
  };

  it('[D2] is within 1 mm of the geodesic anywhere', () => {
    fc.assert(fc.property(anywhere, anywhere, expectKarney), { numRuns: 500 });
  });

  it('[D2] is within 1 mm of the geodesic for near points', () => {
    fc.assert(
      fc.property(nearPoints(1200), ([a, b]) => expectKarney(a, b)),
      { numRuns: 500 },
    );
  });

  it('[D2] is within 1 mm of the geodesic around the poles', () => {
    const polar = fc.tuple(longitudes, fc.oneof(between(84.99, 90), between(-90, -84.99)));
    fc.assert(fc.property(polar, polar, expectKarney), { numRuns: 500 });
  });

  it('[D2] is the length of the meridian for antipodal points', () => {
    expect(distanceMeters(0, 0, 180, 0)).toBeCloseTo(20_003_931.459, 2);
    expect(distanceMeters(0, -90, 120, 90)).toBeCloseTo(20_003_931.459, 2);
    expect(distanceMeters(10, 30, -170, -30)).toBeCloseTo(20_003_931.459, 2);
  });

  it('is symmetric, and 0 between a point and the same point shifted by 360°', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceMeters(...a, ...b)).toBeCloseTo(distanceMeters(...b, ...a), 4);
      }),
    );
    expect(distanceMeters(180, 12, -180, 12)).toBe(0);
  });
});

describe('the length of a degree', () => {
  it('of longitude follows the parallel', () => {
    // a·π/180 at the equator; half of it, slightly more because of the flattening, at 60°.
    expect(metersPerDegreeLongitude(0)).toBeCloseTo(111_319.491, 3);
    expect(metersPerDegreeLongitude(60)).toBeCloseTo(55_800.0, 0);
    expect(metersPerDegreeLongitude(-60)).toBe(metersPerDegreeLongitude(60));
    expect(metersPerDegreeLongitude(90)).toBeCloseTo(0, 6);
  });

  it('of latitude is nowhere below METERS_PER_DEGREE_LATITUDE_MIN', () => {
    fc.assert(
      fc.property(between(-90, 90), (latitude) => {
        expect(Math.sqrt(localDistanceSquared(0, 1, latitude))).toBeGreaterThan(
          METERS_PER_DEGREE_LATITUDE_MIN,
        );
      }),
    );
  });
});
