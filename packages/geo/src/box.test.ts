import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longitudeDifference, wrapLongitude } from './angles.ts';
import { type Box, isInBox, widenBox } from './box.ts';
import { distanceMeters } from './distance.ts';

function pointBox(longitude: number, latitude: number): Box {
  return { west: longitude, south: latitude, east: longitude, north: latitude };
}

describe('a widened box', () => {
  it.each([
    ['the equator', pointBox(10, 0), { west: 9.0, south: -1, east: 11.0, north: 1 }],
    ['60° north', pointBox(10, 60), { west: 7.9, south: 59, east: 12.1, north: 61 }],
    ['the antimeridian', pointBox(-179.5, 0), { west: 179.5, south: -1, east: 181.5, north: 1 }],
    ['a pole', pointBox(10, 89.5), { west: -180, south: 88.5, east: 180, north: 90 }],
  ])('at %s', (_, box, expected) => {
    const { west, south, east, north } = widenBox(box, 110_574);
    expect([west, south, east, north].map((degrees) => Math.round(degrees * 10) / 10)).toEqual([
      expected.west,
      expected.south,
      expected.east,
      expected.north,
    ]);
  });

  it('has both ends of every line through the box that is not longer', () => {
    const degrees = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.constantFrom(0.01, 1, 20, 179),
        degrees,
        degrees,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (longitude, latitude, scale, east, north, part) => {
          const otherLongitude = wrapLongitude(longitude + scale * east);
          const otherLatitude = Math.max(-90, Math.min(90, latitude + scale * north));
          const meters = distanceMeters(longitude, latitude, otherLongitude, otherLatitude);
          const turn = longitudeDifference(longitude, otherLongitude);
          const box = widenBox(
            pointBox(
              wrapLongitude(longitude + part * turn),
              latitude + part * (otherLatitude - latitude),
            ),
            meters + 0.001,
          );
          expect(isInBox(box, longitude, latitude)).toBe(true);
          expect(isInBox(box, otherLongitude, otherLatitude)).toBe(true);
        },
      ),
    );
  });
});

describe('a point in a box', () => {
  const fiji: Box = { west: 177, south: -20, east: 182, north: -15 };
  it.each([
    ['west of the antimeridian', fiji, 178, -18, true],
    ['east of it', fiji, -179, -18, true],
    ['beyond the east side', fiji, -177, -18, false],
    ['on 180°', fiji, 180, -18, true],
    ['on −180°', fiji, -180, -18, true],
    ['south of it', fiji, 178, -21, false],
    ['on −180° at an east side of 180°', { ...fiji, east: 180 }, -180, -18, true],
    ['on 180° at a west side of −180°', { ...fiji, west: -180, east: -170 }, 180, -18, true],
    ['anywhere in the world', { west: -180, south: -90, east: 180, north: 90 }, 12, 90, true],
  ])('%s', (_, box, longitude, latitude, expected) => {
    expect(isInBox(box, longitude, latitude)).toBe(expected);
  });
});
