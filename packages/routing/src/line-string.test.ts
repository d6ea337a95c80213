import { describe, expect, it } from 'vitest';
import { lineStringOf } from './line-string.ts';
import type { Route } from './route.ts';
import { legMeters } from './sphere.ts';

function lineOf(...line: (readonly [number, number])[]): Route {
  return {
    status: 'ok',
    line,
    distanceMeters: 0,
    passages: [],
    startOffsetMeters: 0,
    endOffsetMeters: 0,
  };
}

describe('lineStringOf', () => {
  const pacific = lineOf([170, 40], [200, 45]);

  it('[R13] draws great circles with a place every 100 km', () => {
    const { coordinates } = lineStringOf(lineOf([0, 50], [40, 50]), { antimeridian: 'unwrapped' });
    const places = coordinates as readonly (readonly [number, number])[];
    expect(Math.max(...places.map(([, latitude]) => latitude))).toBeGreaterThan(51.5);
    for (let at = 1; at < places.length; at++) {
      expect(legMeters(...places[at - 1], ...places[at])).toBeLessThan(100_500);
    }
  });

  it('[R14] cuts at the antimeridian, or runs on beyond it', () => {
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
});
