import { distanceMeters } from '@roadstead/geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOn, wayOf } from './way.ts';

const POINTS = fc.array(
  fc.tuple(
    fc.double({ min: 5, max: 20, noNaN: true }),
    fc.double({ min: 50, max: 60, noNaN: true }),
  ),
  { minLength: 2, maxLength: 6 },
);

it('begins and ends at the ends of the way, however far to starboard it keeps', () => {
  fc.assert(
    fc.property(POINTS, fc.double({ min: 0, max: 600, noNaN: true }), (points, starboard) => {
      const way = wayOf(points);
      const [begin, end] = [placeOn(way, 0, starboard), placeOn(way, way.meters, starboard)];
      expect(distanceMeters(...begin.place, ...points[0])).toBeLessThan(1);
      expect(distanceMeters(...end.place, ...points[points.length - 1])).toBeLessThan(1);
    }),
  );
});

it('keeps to starboard of the way in its middle', () => {
  const way = wayOf([
    [10, 55],
    [10, 56],
  ]);
  const { place, courseDegrees } = placeOn(way, way.meters / 2, 500);
  expect(courseDegrees).toBe(0);
  expect(place[0]).toBeGreaterThan(10);
  expect(distanceMeters(10, place[1], ...place)).toBeCloseTo(500, 0);
  expect(place[1]).toBeCloseTo(55.5, 2);
});

it('goes nowhere on a way that has no length', () => {
  const way = wayOf([
    [10, 55],
    [10, 55],
  ]);
  expect(placeOn(way, 0, 300).place).toEqual([10, 55]);
});
