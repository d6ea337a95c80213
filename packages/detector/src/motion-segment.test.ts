import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, geodesicMeters } from '../test-data/fleets.ts';
import { MotionSegment } from './motion-segment.ts';

const SAMPLES = Array.from({ length: 41 }, (_, i) => i / 40);

interface Ways {
  readonly segment: MotionSegment;
  readonly distanceMeters: number;
}

function between(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

/** A leg that begins near a position, in any direction. */
const leg = fc.record({
  bearing: between(0, 360),
  nearness: between(0, 3),
  course: between(0, 360),
  length: between(0, 6),
});

/** Two ships that sail near one another, by half a minute of latitude or less, with their distance. */
const ways: fc.Arbitrary<Ways> = fc
  .record({
    longitude: fc.constantFrom(0, 5.1, 179.999, -180),
    latitude: fc.constantFrom(0, 0.01, 52, 70, -84.5),
    distanceMeters: fc.oneof(between(50, 1000), between(1000, 8000)),
    legs: fc.tuple(leg, leg),
  })
  .map(({ longitude, latitude, distanceMeters, legs }) => {
    const segment = new MotionSegment();
    segment.startMs = 1_700_000_000_000;
    segment.endMs = segment.startMs + 600_000;
    for (const [side, { bearing, nearness, course, length }] of legs.entries()) {
      const from = destination({ longitude, latitude }, bearing, nearness * distanceMeters);
      const to = destination(from, course, length * distanceMeters);
      segment.setPath(
        side,
        segment.startMs,
        from.longitude,
        from.latitude,
        segment.endMs,
        to.longitude,
        to.latitude,
      );
    }
    segment.measure();
    return { segment, distanceMeters };
  });

function metersAt(segment: MotionSegment, part: number): number {
  const places = new Float64Array(4);
  segment.writePositions(part, places, 0);
  return geodesicMeters(
    { longitude: places[0], latitude: places[1] },
    { longitude: places[2], latitude: places[3] },
  );
}

/** The error that D2 allows. */
function allowance(distanceMeters: number): number {
  return distanceMeters <= 1000 ? 0.01 : 0.001 * distanceMeters;
}

describe('closeInterval', () => {
  it('[D4] begins and ends where Karney’s distance crosses it', () => {
    let crossings = 0;
    fc.assert(
      fc.property(ways, ({ segment, distanceMeters }) => {
        const [from, to] = segment.closeInterval(distanceMeters) ?? [0, 1];
        for (const part of [from, to]) {
          if (part === 0 || part === 1) continue;
          crossings++;
          const miss = Math.abs(metersAt(segment, part) - distanceMeters);
          expect(miss).toBeLessThan(allowance(distanceMeters));
        }
      }),
      { numRuns: 1000 },
    );
    expect(crossings).toBeGreaterThan(50);
  });

  it('[D4] is the whole segment if the ships are within the distance throughout', () => {
    fc.assert(
      fc.property(ways, ({ segment, distanceMeters }) => {
        const [from, to] = segment.closeInterval(distanceMeters) ?? [2, 2];
        const wrong = SAMPLES.filter((part) => {
          const excess = metersAt(segment, part) - distanceMeters;
          if (Math.abs(excess) <= allowance(distanceMeters)) return false;
          return (from <= part && part <= to) !== excess < 0;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('[D4] is computed again for another distance', () => {
    const segment = new MotionSegment();
    segment.startMs = 0;
    segment.endMs = 1000;
    segment.setPath(0, 0, 0, 0, 1000, 0, 0);
    segment.setPath(1, 0, -0.02, 0, 1000, 0.02, 0);
    segment.measure();
    const lengthOf = (meters: number): number => {
      const [from, to] = segment.closeInterval(meters) ?? [0, 0];
      return to - from;
    };
    // 0.04° on the equator are 4452.8 m.
    expect(lengthOf(1000)).toBeCloseTo(2000 / 4452.7796, 6);
    expect(lengthOf(500)).toBeCloseTo(1000 / 4452.7796, 6);
    expect(lengthOf(1000)).toBeCloseTo(2000 / 4452.7796, 6);
    expect(segment.closeInterval(3000)).toEqual([0, 1]);
  });

  it('[D4] contains the approach of ships that are exactly at the distance at one end', () => {
    const passing = (fromLongitude: number, toLongitude: number): MotionSegment => {
      const segment = new MotionSegment();
      segment.startMs = 0;
      segment.endMs = 1000;
      segment.setPath(0, 0, 0, 0, 1000, 0, 0);
      segment.setPath(1, 0, fromLongitude, 0.001, 1000, toLongitude, 0.001);
      segment.measure();
      return segment;
    };
    const leaving = passing(-0.01, 0.03);
    // Within rounding: the root of a square is not always the root of it.
    const atStart = leaving.closeInterval(Math.sqrt(leaving.startSquared) * (1 + 1e-15))!;
    expect(atStart[0]).toBeCloseTo(0, 9);
    expect(atStart[1]).toBeCloseTo(0.5, 6);
    const coming = passing(-0.03, 0.01);
    const atEnd = coming.closeInterval(Math.sqrt(coming.endSquared) * (1 + 1e-15))!;
    expect(atEnd[0]).toBeCloseTo(0.5, 6);
    expect(atEnd[1]).toBeCloseTo(1, 9);
  });

  it('[D4] is undefined if the ships only touch the distance', () => {
    const segment = new MotionSegment();
    segment.startMs = 0;
    segment.endMs = 1000;
    segment.setPath(0, 0, 0, 0, 1000, 0, 0);
    segment.setPath(1, 0, -0.02, 0.01, 1000, 0.02, 0.01);
    segment.measure();
    const nearestMeters = geodesicMeters(
      { longitude: 0, latitude: 0 },
      { longitude: 0, latitude: 0.01 },
    );
    expect(segment.closeInterval(nearestMeters - 0.02)).toBeUndefined();
    expect(segment.closeInterval(nearestMeters + 0.02)).toBeDefined();
  });
});

describe('a path', () => {
  it('[D1] is interpolated, also across the antimeridian', () => {
    const segment = new MotionSegment();
    segment.startMs = 250;
    segment.endMs = 750;
    segment.setPath(0, 0, 179, 10, 1000, -179, 20);
    segment.setPath(1, 250, -179, 0, 750, 179, 0);
    const places = new Float64Array(4);
    segment.writePositions(0.5, places, 0);
    expect([...places]).toEqual([180, 15, -180, 0]);
    expect(segment.latitudeDegrees).toBe(2.5);
  });

  it('[D4] is the same in slices of the segment', () => {
    fc.assert(
      fc.property(ways, between(0, 0.5), between(0.5, 1), ({ segment }, from, to) => {
        const cut = new MotionSegment();
        cut.setSlice(segment, from, to);
        cut.measure();
        const whole = segment.copy();
        for (const part of [0, 0.3, 1]) {
          const expected = metersAt(whole, from + part * (to - from));
          expect(metersAt(cut, part)).toBeCloseTo(expected, 5);
        }
        expect(cut.startMs).toBeCloseTo(segment.timeAt(from), 3);
        expect(cut.endMs).toBeCloseTo(segment.timeAt(to), 3);
      }),
    );
  });

  it('[D6] of a slice has the evidence of the whole segment at shared ends', () => {
    const whole = new MotionSegment();
    whole.endMs = 1000;
    whole.evidenceAtStart = 1;
    whole.evidenceAtEnd = 3;
    const cut = new MotionSegment();
    const evidence = [
      [0, 0.5],
      [0.25, 0.5],
      [0.5, 1],
    ].map(([from, to]) => {
      cut.setSlice(whole, from, to);
      return [cut.evidenceAtStart, cut.evidenceAtEnd];
    });
    expect(evidence).toEqual([
      [1, 0],
      [0, 0],
      [0, 3],
    ]);
  });
});
