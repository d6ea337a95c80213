import { distanceMeters } from '@roadstead/geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeaPath, pointOnPath } from './sea-path.ts';

const POINTS = fc.array(
  fc.tuple(
    fc.double({ min: 5, max: 20, noNaN: true }),
    fc.double({ min: 50, max: 60, noNaN: true }),
  ),
  { minLength: 2, maxLength: 6 },
);

it('begins and ends at the ends of the path, at any offset to starboard', () => {
  fc.assert(
    fc.property(POINTS, fc.double({ min: 0, max: 600, noNaN: true }), (points, starboard) => {
      const path = createSeaPath(points);
      const [begin, end] = [
        pointOnPath(path, 0, starboard),
        pointOnPath(path, path.meters, starboard),
      ];
      expect(distanceMeters(...begin.place, ...points[0])).toBeLessThan(1);
      expect(distanceMeters(...end.place, ...points[points.length - 1])).toBeLessThan(1);
    }),
  );
});

it('is offset to starboard in the middle of the path', () => {
  const path = createSeaPath([
    [10, 55],
    [10, 56],
  ]);
  const { place, courseDegrees } = pointOnPath(path, path.meters / 2, 500);
  expect(courseDegrees).toBe(0);
  expect(place[0]).toBeGreaterThan(10);
  expect(distanceMeters(10, place[1], ...place)).toBeCloseTo(500, 0);
  expect(place[1]).toBeCloseTo(55.5, 2);
});

it('stays in place on a path without length', () => {
  const path = createSeaPath([
    [10, 55],
    [10, 55],
  ]);
  expect(pointOnPath(path, 0, 300).place).toEqual([10, 55]);
});
