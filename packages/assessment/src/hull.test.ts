import { describe, expect, it } from 'vitest';
import { Hull, hullMeters } from './hull.ts';

/** 200 m long with the antenna near the stern, 30 m wide. */
const TANKER = { toBowMeters: 170, toSternMeters: 30, toPortMeters: 10, toStarboardMeters: 20 };
const TUG = { toBowMeters: 10, toSternMeters: 15, toPortMeters: 4, toStarboardMeters: 5 };

describe('[F4] the distance of two hulls', () => {
  it.each([
    ['side by side, starboard to port', TANKER, 0, TANKER, 0, 50, 0, 20],
    ['side by side, port to starboard', TANKER, 0, TANKER, 0, -50, 0, 20],
    ['ahead', TANKER, 0, TUG, 0, 0, 200, 15],
    ['astern', TANKER, 0, TUG, 0, 0, -60, 20],
    ['astern of a ship that heads south', TANKER, 180, TUG, 180, 0, 60, 20],
    ['off the quarter, corner to corner', TANKER, 0, TUG, 0, 20 + 4 + 30, -30 - 10 - 40, 50],
    ['at a right angle', TANKER, 0, TUG, 90, 20 + 15 + 7, 0, 7],
    ['touching', TANKER, 0, TUG, 0, 24, 0, 0],
    ['one within the other', TANKER, 0, TUG, 33, 0, 60, 0],
    ['crossing without a corner inside', TANKER, 0, TANKER, 90, -70, 60, 0],
  ])('%s', (_, first, bowA, second, bowB, east, north, meters) => {
    const one = new Hull(first, bowA);
    const other = new Hull(second, bowB);
    expect(hullMeters(one, other, east, north)).toBeCloseTo(meters, 6);
    expect(hullMeters(other, one, -east, -north)).toBeCloseTo(meters, 6);
  });
});
