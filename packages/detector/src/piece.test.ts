import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destination, geodesicMeters } from '../test-data/fleets.ts';
import { Piece } from './piece.ts';

const SAMPLES = Array.from({ length: 41 }, (_, i) => i / 40);

interface Ways {
  readonly piece: Piece;
  readonly distanceMeters: number;
}

function between(min: number, max: number): fc.Arbitrary<number> {
  return fc.double({ min, max, noNaN: true });
}

/** A leg from somewhere near a place, in any direction. */
const leg = fc.record({
  bearing: between(0, 360),
  nearness: between(0, 3),
  course: between(0, 360),
  length: between(0, 6),
});

/** Two ships that sail near one another, by half a minute of latitude or less; measured by their distance. */
const ways: fc.Arbitrary<Ways> = fc
  .record({
    longitude: fc.constantFrom(0, 5.1, 179.999, -180),
    latitude: fc.constantFrom(0, 0.01, 52, 70, -84.5),
    distanceMeters: fc.oneof(between(50, 1000), between(1000, 8000)),
    legs: fc.tuple(leg, leg),
  })
  .map(({ longitude, latitude, distanceMeters, legs }) => {
    const piece = new Piece();
    piece.startMs = 1_700_000_000_000;
    piece.endMs = piece.startMs + 600_000;
    for (const [side, { bearing, nearness, course, length }] of legs.entries()) {
      const from = destination({ longitude, latitude }, bearing, nearness * distanceMeters);
      const to = destination(from, course, length * distanceMeters);
      piece.setWay(
        side,
        piece.startMs,
        from.longitude,
        from.latitude,
        piece.endMs,
        to.longitude,
        to.latitude,
      );
    }
    piece.measure();
    return { piece, distanceMeters };
  });

function metersAt(piece: Piece, part: number): number {
  const places = new Float64Array(4);
  piece.writePositions(part, places, 0);
  return geodesicMeters(
    { longitude: places[0], latitude: places[1] },
    { longitude: places[2], latitude: places[3] },
  );
}

/** D2. */
function allowance(distanceMeters: number): number {
  return distanceMeters <= 1000 ? 0.01 : 0.001 * distanceMeters;
}

describe('the part of a piece within a distance', () => {
  it('[D4] begins and ends where Karney’s distance crosses it', () => {
    let crossings = 0;
    fc.assert(
      fc.property(ways, ({ piece, distanceMeters }) => {
        const [from, to] = piece.within(distanceMeters) ?? [0, 1];
        for (const part of [from, to]) {
          if (part === 0 || part === 1) continue;
          crossings++;
          const miss = Math.abs(metersAt(piece, part) - distanceMeters);
          expect(miss).toBeLessThan(allowance(distanceMeters));
        }
      }),
      { numRuns: 1000 },
    );
    expect(crossings).toBeGreaterThan(50);
  });

  it('[D4] is all of the piece in which they are within it', () => {
    fc.assert(
      fc.property(ways, ({ piece, distanceMeters }) => {
        const [from, to] = piece.within(distanceMeters) ?? [2, 2];
        const wrong = SAMPLES.filter((part) => {
          const excess = metersAt(piece, part) - distanceMeters;
          if (Math.abs(excess) <= allowance(distanceMeters)) return false;
          return (from <= part && part <= to) !== excess < 0;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('[D4] is found anew for another distance', () => {
    const piece = new Piece();
    piece.startMs = 0;
    piece.endMs = 1000;
    piece.setWay(0, 0, 0, 0, 1000, 0, 0);
    piece.setWay(1, 0, -0.02, 0, 1000, 0.02, 0);
    piece.measure();
    const lengthOf = (meters: number): number => {
      const [from, to] = piece.within(meters) ?? [0, 0];
      return to - from;
    };
    // 0.04° on the equator are 4452.8 m.
    expect(lengthOf(1000)).toBeCloseTo(2000 / 4452.7796, 6);
    expect(lengthOf(500)).toBeCloseTo(1000 / 4452.7796, 6);
    expect(lengthOf(1000)).toBeCloseTo(2000 / 4452.7796, 6);
    expect(piece.within(3000)).toEqual([0, 1]);
  });

  it('[D4] is nothing where they only touch it', () => {
    const piece = new Piece();
    piece.startMs = 0;
    piece.endMs = 1000;
    piece.setWay(0, 0, 0, 0, 1000, 0, 0);
    piece.setWay(1, 0, -0.02, 0.01, 1000, 0.02, 0.01);
    piece.measure();
    const nearestMeters = geodesicMeters(
      { longitude: 0, latitude: 0 },
      { longitude: 0, latitude: 0.01 },
    );
    expect(piece.within(nearestMeters - 0.02)).toBeUndefined();
    expect(piece.within(nearestMeters + 0.02)).toBeDefined();
  });
});

describe('a part of a ship’s way', () => {
  it('[D1] is interpolated, over the antimeridian too', () => {
    const piece = new Piece();
    piece.startMs = 250;
    piece.endMs = 750;
    piece.setWay(0, 0, 179, 10, 1000, -179, 20);
    piece.setWay(1, 250, -179, 0, 750, 179, 0);
    const places = new Float64Array(4);
    piece.writePositions(0.5, places, 0);
    expect([...places]).toEqual([180, 15, -180, 0]);
    expect(piece.latitudeDegrees).toBe(2.5);
  });

  it('[D4] is the same when the piece is cut', () => {
    fc.assert(
      fc.property(ways, between(0, 0.5), between(0.5, 1), ({ piece }, from, to) => {
        const cut = new Piece();
        cut.beCutOf(piece, from, to);
        cut.measure();
        const whole = piece.copy();
        for (const part of [0, 0.3, 1]) {
          const expected = metersAt(whole, from + part * (to - from));
          expect(metersAt(cut, part)).toBeCloseTo(expected, 5);
        }
        expect(cut.startMs).toBeCloseTo(piece.timeAt(from), 3);
        expect(cut.endMs).toBeCloseTo(piece.timeAt(to), 3);
      }),
    );
  });

  it('[D6] has the evidence of the whole piece at the ends that they share', () => {
    const whole = new Piece();
    whole.endMs = 1000;
    whole.evidenceAtStart = 1;
    whole.evidenceAtEnd = 3;
    const cut = new Piece();
    const evidence = [
      [0, 0.5],
      [0.25, 0.5],
      [0.5, 1],
    ].map(([from, to]) => {
      cut.beCutOf(whole, from, to);
      return [cut.evidenceAtStart, cut.evidenceAtEnd];
    });
    expect(evidence).toEqual([
      [1, 0],
      [0, 0],
      [0, 3],
    ]);
  });
});
