import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineStringOf } from './line-string.ts';
import type { RouteLeg } from './route.ts';
import { legMeters } from './sphere.ts';

function lineOf(...line: (readonly [number, number])[]): RouteLeg {
  return {
    line,
    distanceMeters: 0,
    passages: [],
    startOffsetMeters: 0,
    endOffsetMeters: 0,
  };
}

describe('lineStringOf', () => {
  const pacific = lineOf([170, 40], [200, 45]);

  it('[R13] follows great circles with a vertex every 100 km', () => {
    const { coordinates } = lineStringOf(lineOf([0, 50], [40, 50]), { antimeridian: 'unwrapped' });
    expect(Math.max(...coordinates.map(([, latitude]) => latitude))).toBeGreaterThan(51.5);
    for (let at = 1; at < coordinates.length; at++) {
      expect(legMeters(...coordinates[at - 1], ...coordinates[at])).toBeLessThan(100_500);
    }
  });

  it('[R14] splits at the antimeridian, or continues past it', () => {
    const split = lineStringOf(pacific, { antimeridian: 'split' });
    expect(split.type).toBe('MultiLineString');
    const [west, east] = split.coordinates as readonly (readonly (readonly [number, number])[])[];
    expect(west.at(-1)?.[0]).toBe(180);
    expect(east[0][0]).toBe(-180);
    expect(west.at(-1)?.[1]).toBe(east[0][1]);
    const unwrapped = lineStringOf(pacific, { antimeridian: 'unwrapped' });
    expect(unwrapped.type).toBe('LineString');
    expect(unwrapped.coordinates.at(-1)).toEqual([200, 45]);
  });

  /** Returns the parts of a split line. */
  const partsOf = (...line: (readonly [number, number])[]): readonly (readonly number[][])[] => {
    const drawn = lineStringOf(lineOf(...line), { antimeridian: 'split' });
    const parts = drawn.type === 'LineString' ? [drawn.coordinates] : drawn.coordinates;
    return parts.map((part) => part.map((vertex) => [...vertex]));
  };

  it('[R14] splits a westward line at the latitude of the crossing', () => {
    // Shorter than 100 km, so without vertices between: three quarters of the line are east of the antimeridian.
    expect(partsOf([-179.7, 10], [-180.1, 10.4])).toEqual([
      [
        [-179.7, 10],
        [-180, expect.closeTo(10.3, 9)],
      ],
      [
        [180, expect.closeTo(10.3, 9)],
        [expect.closeTo(179.9, 9), 10.4],
      ],
    ]);
    expect(partsOf([179.9, -10.4], [180.3, -10])).toEqual([
      [
        [179.9, -10.4],
        [180, expect.closeTo(-10.3, 9)],
      ],
      [
        [-180, expect.closeTo(-10.3, 9)],
        [expect.closeTo(-179.7, 9), -10],
      ],
    ]);
  });

  it('[R14] has no part beyond the antimeridian for a line that ends there or touches it', () => {
    const [east, west, beyondEast, beyondWest] = [179.9, -179.9, 180.1, -180.1];
    expect(partsOf([east, 0], [180, 0.1])).toEqual([
      [
        [east, 0],
        [180, 0.1],
      ],
    ]);
    expect(partsOf([180, 0], [beyondEast, 0.1])).toEqual([
      [
        [-180, 0],
        [expect.closeTo(west, 9), 0.1],
      ],
    ]);
    expect(partsOf([-180, 0], [beyondWest, 0.1])).toEqual([
      [
        [180, 0],
        [expect.closeTo(east, 9), 0.1],
      ],
    ]);
    for (const line of [
      [
        [east, 0],
        [180, 0.1],
        [east, 0.2],
      ],
      [
        [180, 0],
        [180, 0.1],
        [east, 0.2],
      ],
    ] as const) {
      expect(partsOf(...line)).toEqual([line]);
    }
    // A line that crosses at a vertex has that vertex once on each side.
    expect(partsOf([west, 0], [-180, 0.1], [beyondWest, 0.2])).toEqual([
      [
        [west, 0],
        [-180, 0.1],
      ],
      [
        [180, 0.1],
        [expect.closeTo(east, 9), 0.2],
      ],
    ]);
    // A route of no length is a line too.
    expect(partsOf([180, 5])).toEqual([
      [
        [-180, 5],
        [-180, 5],
      ],
    ]);
  });

  it('[R14] splits any line into parts with a length, which together are the line', () => {
    const step = fc.tuple(
      fc.constantFrom(-0.5, -0.25, 0, 0.25, 0.5),
      fc.constantFrom(0.125, -0.125),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(-540, -180.5, -180, -179.75, 179.75, 180, 540),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        (start, steps) => {
          const line: (readonly [number, number])[] = [[start, 0]];
          for (const [east, north] of steps) {
            const [longitude, latitude] = line[line.length - 1];
            line.push([longitude + east, latitude + north]);
          }
          const parts = partsOf(...line);
          for (const part of parts) {
            expect(new Set(part.map(String)).size).toBeGreaterThan(1);
            for (const [longitude] of part) expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
            for (const [at, [longitude]] of part.slice(1).entries()) {
              expect(Math.abs(longitude - part[at][0])).toBeLessThan(1);
            }
          }
          for (const [at, part] of parts.slice(1).entries()) {
            const [end, begin] = [parts[at][parts[at].length - 1], part[0]];
            expect([end[0] + begin[0], begin[1]]).toEqual([0, end[1]]);
          }
          const all = parts.flat();
          for (const [longitude, latitude] of line) {
            expect(
              all.some(([x, y]) => y === latitude && Number.isInteger((x - longitude) / 360)),
            ).toBe(true);
          }
        },
      ),
    );
  });
});
