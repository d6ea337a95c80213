import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longitudeDifference, wrapLongitude } from './angles.ts';
import { type Box, widenBox } from './box.ts';
import { distanceMeters } from './distance.ts';

function has(box: Box, longitude: number, latitude: number): boolean {
  const isInLongitude = [longitude, longitude + 360].some(
    (each) => each >= box.west && each <= box.east,
  );
  return isInLongitude && latitude >= box.south && latitude <= box.north;
}

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
          expect(has(box, longitude, latitude)).toBe(true);
          expect(has(box, otherLongitude, otherLatitude)).toBe(true);
        },
      ),
    );
  });
});
