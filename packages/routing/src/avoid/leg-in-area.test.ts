import { prepareArea } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box } from '../../test-data/areas.ts';
import { GreatCircle } from '../sphere.ts';
import { mayEnter } from './box-of-leg.ts';
import { entersArea, intervalsInArea } from './leg-in-area.ts';

const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -75, max: 75, noNaN: true });
const span = fc.double({ min: 0.5, max: 40, noNaN: true });
const SAMPLES = 200;

describe('the part of a great circle in an area', () => {
  it('[R20] is that of its sampled positions', () => {
    fc.assert(
      fc.property(
        ...[longitude, latitude, longitude, latitude, longitude, latitude, span],
        (x0, y0, x1, y1, west, south, degrees) => {
          const area = prepareArea(
            box(west, south, west + 2 * degrees, Math.min(80, south + degrees)),
          );
          const leg = [x0, y0, x1, y1] as const;
          const circle = new GreatCircle();
          circle.set(...leg);
          fc.pre(circle.degrees < 150);
          const intervals = intervalsInArea(area, ...leg);
          const isIn = (part: number): boolean => {
            circle.moveTo(part * circle.degrees);
            return area.contains(circle.longitude, circle.latitude);
          };
          for (let part = 0; part <= 1; part += 1 / SAMPLES) {
            // Within a thousandth of the leg of an end of an interval either is right.
            const isNearEnd = intervals.flat().some((end) => Math.abs(end - part) < 1e-3);
            if (isNearEnd) continue;
            expect(intervals.some(([from, to]) => from < part && part < to)).toBe(isIn(part));
          }
          expect(entersArea(area, ...leg)).toBe(intervals.length > 0);
          if (intervals.length > 0) expect(mayEnter(area, ...leg)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('[R20] is known for a great circle that rises into it between its ends', () => {
    const north = prepareArea(box(-10, 51, 10, 60));
    expect(entersArea(north, -20, 50, 20, 50)).toBe(true);
    expect(mayEnter(north, -10, 50.5, 10, 50.5)).toBe(true);
    expect(entersArea(prepareArea(box(-10, 54, 10, 60)), -20, 50, 20, 50)).toBe(false);
    // From both ends to the middle of a leg of 40° of longitude, 20° are inside.
    const [[from, to]] = intervalsInArea(north, -20, 50, 20, 50);
    expect(from + to).toBeCloseTo(1, 6);
    expect(to - from).toBeCloseTo(0.5, 1);
  });

  it('[R20] is all or nothing for a leg of no length', () => {
    const area = prepareArea(box(170, -10, 190, 10));
    expect(intervalsInArea(area, -175, 0, -175, 0)).toEqual([[0, 1]]);
    expect(intervalsInArea(area, -165, 0, -165, 0)).toEqual([]);
  });
});
