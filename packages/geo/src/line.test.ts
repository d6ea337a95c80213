import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from './distance.ts';
import { prepareLine } from './line.ts';

type Place = readonly [longitude: number, latitude: number];

const NEAR_METERS = 150;

function line(...coordinates: Place[]): ReturnType<typeof prepareLine> {
  return prepareLine({ type: 'LineString', coordinates }, NEAR_METERS);
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Number of crossings to the left less those to the right, over the segments between consecutive places. */
function net(prepared: ReturnType<typeof prepareLine>, places: readonly Place[]): number {
  let sum = 0;
  for (let i = 1; i < places.length; i++) {
    for (const { isToLeft } of prepared.crossings(...places[i - 1], ...places[i])) {
      sum += isToLeft ? 1 : -1;
    }
  }
  return sum;
}

describe('Line.crossings', () => {
  it('returns fraction, side and distance along the line of a crossing', () => {
    const northward = line([10, 50], [10, 51], [11, 51]);
    const [first, second] = northward.crossings(9, 50.5, 10.5, 51.5);
    expect(first).toBeUndefined();
    expect(second).toBeUndefined();
    const [crossing] = northward.crossings(10.5, 50.5, 9.5, 50.5);
    expect(crossing.fraction).toBeCloseTo(0.5, 12);
    expect(crossing.isToLeft).toBe(true);
    expect(crossing.distanceMeters).toBeCloseTo(distanceMeters(10, 50, 10, 50.5), 3);
    expect(northward.crossings(9.5, 50.5, 10.5, 50.5)[0].isToLeft).toBe(false);
  });

  it('returns nothing beyond the ends of the line', () => {
    expect(line([10, 50], [10, 51]).crossings(9, 51.001, 11, 51.001)).toEqual([]);
  });

  it('counts a crossing at a vertex once', () => {
    const bent = line([10, 50], [10, 51], [11, 52]);
    expect(bent.crossings(9, 51, 12, 51)).toHaveLength(1);
    expect(
      net(bent, [
        [9, 51],
        [10, 51],
        [12, 51],
      ]),
    ).toBe(-1);
    expect(
      net(bent, [
        [9, 51],
        [10, 51],
        [9, 52],
      ]),
    ).toBe(0);
  });

  it('counts changes of side for a path that follows the line and leaves it again', () => {
    const straight = line([10, 50], [10, 53]);
    expect(
      net(straight, [
        [9, 51],
        [10, 51],
        [10, 52],
        [9, 52],
      ]),
    ).toBe(0);
    expect(
      net(straight, [
        [9, 51],
        [10, 51],
        [10, 52],
        [11, 52],
      ]),
    ).toBe(-1);
  });

  it.each([
    [line([180, 10], [180, 20])],
    [line([-180, 10], [-180, 20])],
    [line([540 - 360, 10], [180, 20])],
  ])('finds crossings on the antimeridian however its longitude is written', (there) => {
    expect(there.crossings(179, 15, -179, 15)).toMatchObject([{ fraction: 0.5, isToLeft: false }]);
    expect(there.crossings(-179, 15, 179, 15)).toMatchObject([{ fraction: 0.5, isToLeft: true }]);
    expect(there.crossings(1, 15, -1, 15)).toEqual([]);
  });

  it.each([-180, 180])('counts a path with a vertex at longitude %i once', (antimeridian) => {
    const along = line([-180, 10], [-180, 20]);
    const eastward: readonly Place[] = [
      [179, 15],
      [antimeridian, 15],
      [-179, 15],
    ];
    expect(net(along, eastward)).toBe(-1);
    expect(net(along, eastward.toReversed())).toBe(1);
    const across = line([-180, 10], [0, 10], [180, 10]);
    const northward: readonly Place[] = [
      [179, 9],
      [antimeridian, 10],
      [-179, 11],
    ];
    expect(net(across, northward)).toBe(1);
    expect(net(across, northward.toReversed())).toBe(-1);
  });

  it('finds crossings of a line round the world at the meridian where it begins', () => {
    const round = line([-170, 0], [0, 0], [170, 0], [190, 0]);
    expect(round.crossings(-171, -1, -169, 1)).toHaveLength(1);
    expect(round.crossings(179.5, -1, -179.5, 1)).toHaveLength(1);
  });

  it('counts for a closed line the entries less the exits of a path', () => {
    const rings: readonly (readonly Place[])[] = [
      [
        [2, 2],
        [8, 2],
        [8, 8],
        [2, 8],
        [2, 2],
      ],
      [
        [5, 1],
        [9, 5],
        [5, 9],
        [1, 5],
        [5, 1],
      ],
      [
        [1, 1],
        [9, 1],
        [9, 9],
        [5, 5],
        [1, 9],
        [1, 1],
      ],
    ];
    const grid = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }));
    const off = grid.map(([x, y]): Place => [x + 0.25, y + 0.6]);
    fc.assert(
      fc.property(fc.constantFrom(...rings), off, fc.array(grid), off, (ring, a, between, b) => {
        const isIn = ([x, y]: Place): boolean =>
          ring.slice(1).filter(([x1, y1], i) => {
            const [x0, y0] = ring[i];
            return y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
          }).length %
            2 ===
          1;
        expect(net(line(...ring), [a, ...between, b])).toBe(Number(isIn(b)) - Number(isIn(a)));
      }),
      { numRuns: 2000 },
    );
  });

  it('mirrors sides and distances for the reversed line', () => {
    const degrees = fc.double({ min: -3, max: 3, noNaN: true });
    const place = fc.tuple(degrees, degrees).map(([x, y]): Place => [x, 60 + y]);
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), place, place, (at, a, b) => {
        fc.pre(at.some(([x, y]) => x !== at[0][0] || y !== at[0][1]));
        const there = line(...at);
        const back = line(...at.toReversed());
        const crossings = there.crossings(...a, ...b);
        const mirrored = back.crossings(...a, ...b);
        expect(mirrored.map(({ isToLeft }) => Number(!isToLeft)).sort(byNumber)).toEqual(
          crossings.map(({ isToLeft }) => Number(isToLeft)).sort(byNumber),
        );
        const meters = crossings.map((each) => each.distanceMeters).sort(byNumber);
        const others = mirrored.map((each) => there.lengthMeters - each.distanceMeters);
        for (const [i, other] of others.sort(byNumber).entries()) {
          expect(other).toBeCloseTo(meters[i], 1);
        }
      }),
    );
  });
});

describe('Line.lengthMeters', () => {
  it('is the length on the ellipsoid of edges straight in longitude and latitude', () => {
    const { lengthMeters } = line([170, 60], [200, -20]);
    let sum = 0;
    for (let i = 0; i < 20_000; i++) {
      const at = (part: number): Place => [170 + 30 * part, 60 - 80 * part];
      sum += distanceMeters(...at(i / 20_000), ...at((i + 1) / 20_000));
    }
    expect(Math.abs(lengthMeters - sum)).toBeLessThan(sum * 1e-6);
  });
});

describe('Line.isNear', () => {
  it.each([
    [[10.5, 60.00134], true],
    [[10.5, 60.00136], false],
    [[9.99732, 60], true],
    [[9.9973, 60], false],
    [[11.00268, 60], true],
    [[11.0027, 60], false],
  ] as const)('returns for %j: %s', ([longitude, latitude], expected) => {
    expect(line([10, 60], [11, 60]).isNear(longitude, latitude)).toBe(expected);
  });

  it('works on both sides of the antimeridian', () => {
    const there = line([-180, 0], [-180, 1]);
    expect(there.isNear(179.999, 0.5)).toBe(true);
    expect(there.isNear(-179.999, 0.5)).toBe(true);
    expect(there.isNear(179.99, 0.5)).toBe(false);
  });
});
