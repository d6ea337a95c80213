import fc from 'fast-check';
import type { TestFix } from './memory-source.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS: number = 60 * MINUTE_MS;
export const BEGIN_MS: number = Date.UTC(2026, 5, 1);

/** Where a track goes next: so many minutes later, so far east and north. */
interface Step {
  readonly minutes: number;
  readonly east: number;
  readonly north: number;
  readonly sog: number | undefined;
  readonly navStatus: number;
  readonly starts: boolean;
}

const steps: fc.Arbitrary<Step> = fc.record({
  // Often within the gap of half an hour, sometimes just so, sometimes beyond.
  minutes: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) },
    { weight: 1, arbitrary: fc.integer({ min: 30, max: 90 }) },
  ),
  east: fc.integer({ min: -40, max: 40 }),
  north: fc.integer({ min: -40, max: 40 }),
  sog: fc.option(fc.constantFrom(0, 0.9, 1, 12.5), { nil: undefined }),
  navStatus: fc.constantFrom(0, 1, 5, 15),
  starts: fc.integer({ min: 0, max: 29 }).map((chance) => chance === 0),
});

/**
 * A ship that is to and fro around a place, in steps of a unit.
 * @param unitDegrees so far goes a step at least
 */
export function tracksAround(
  longitude: number,
  latitude: number,
  unitDegrees: number,
): fc.Arbitrary<readonly TestFix[]> {
  return fc.array(steps, { minLength: 2, maxLength: 60 }).map((taken) => {
    let timeMs = BEGIN_MS;
    return taken.map(({ minutes, east, north, sog, navStatus, starts }) => {
      timeMs += minutes * MINUTE_MS;
      const x = longitude + east * unitDegrees;
      return {
        timeMs,
        longitude: x > 180 ? x - 360 : x < -180 ? x + 360 : x,
        latitude: latitude + north * unitDegrees,
        ...(sog !== undefined && { sog }),
        navStatus,
        starts,
      };
    });
  });
}

/** A period that begins and ends somewhere in such a track, and an instant in between. */
export const periods: fc.Arbitrary<{
  readonly beginMs: number;
  readonly middleMs: number;
  readonly endMs: number;
}> = fc
  .tuple(
    fc.integer({ min: -60, max: 600 }),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 1, max: 300 }),
  )
  .map(([begin, first, second]) => ({
    beginMs: BEGIN_MS + begin * MINUTE_MS,
    middleMs: BEGIN_MS + (begin + first) * MINUTE_MS,
    endMs: BEGIN_MS + (begin + first + second) * MINUTE_MS,
  }));
