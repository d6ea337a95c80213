import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, prepareArea } from './area.ts';
import type { AreaGeometry, Ring } from './area-geometry.ts';

const SAMPLES = Array.from({ length: 151 }, (_, i) => i / 150);
/** A point nearer than this to an edge may be rounded to either side of it. */
const ROUNDING = 1e-9;

/** Points spread over a box, its edges included. */
const GRID = Array.from({ length: 169 }, (_, i) => [(i % 13) / 12, Math.floor(i / 13) / 12]);

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const centres = fc.constantFrom<readonly [number, number]>([3, 50], [180, 10], [-179.5, -60]);

interface Plan {
  readonly centre: readonly [number, number];
  readonly radii: readonly number[];
  readonly turn: number;
  readonly hasHole: boolean;
}

/** Star-shaped polygons around their centre, many of them with a hole. */
const plans: fc.Arbitrary<Plan> = fc.record({
  centre: centres,
  radii: fc.array(fc.double({ min: 0.3, max: 2, noNaN: true }), { minLength: 4, maxLength: 40 }),
  turn: unit,
  hasHole: fc.boolean(),
});

function star({ centre, radii, turn }: Plan, scale: number): Ring {
  const points = radii.map((radius, i) => {
    const angle = 2 * Math.PI * ((i + turn) / radii.length);
    const r = scale * radius;
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)] as const;
  });
  return [...points, points[0]];
}

function geometryOf(plan: Plan): AreaGeometry {
  const rings = plan.hasHole ? [star(plan, 1), star(plan, 0.4)] : [star(plan, 1)];
  return { type: 'Polygon', coordinates: rings };
}

/** Odd decimals, so that no point lies on an edge, where rounding would decide. */
const degrees = fc.integer({ min: -2_500_000, max: 2_500_000 }).map((each) => (each + 0.37) / 1e6);
/** Offset of a point from a polygon's centre, and whether its longitude is shifted by a turn. */
const offsets = fc.tuple(degrees, degrees, fc.boolean());

function place(
  { centre: [longitude, latitude] }: Plan,
  [east, north, isTurned]: readonly [number, number, boolean],
): readonly [number, number] {
  const turn = isTurned && Math.abs(longitude) > 170 ? -360 * Math.sign(longitude) : 0;
  return [longitude + east + turn, latitude + north];
}

/** The reference: counts the edges that a ray to the east crosses, in every turn of longitude. */
function containsPlainly(geometry: AreaGeometry, longitude: number, latitude: number): boolean {
  const rings = geometry.coordinates as readonly Ring[];
  return [-360, 0, 360].some((turn) => {
    let met = 0;
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        const [[x1, y1], [x2, y2]] = [ring[i - 1], ring[i]];
        const isMet =
          y1 > latitude !== y2 > latitude &&
          longitude + turn < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1);
        if (isMet) met++;
      }
    }
    return met % 2 === 1;
  });
}

function isInside(intervals: ReturnType<Area['insideIntervals']>, at: number): boolean {
  return intervals.some(([from, to]) => from <= at && at <= to);
}

describe('any polygon', () => {
  it('[D3] contains the same points as the ray-crossing reference', () => {
    fc.assert(
      fc.property(plans, fc.array(offsets, { minLength: 20 }), (plan, points) => {
        const geometry = geometryOf(plan);
        const area = prepareArea(geometry);
        const wrong = points
          .map((point) => place(plan, point))
          .filter(([x, y]) => {
            const isIn = area.contains(x, y);
            return [-ROUNDING, ROUNDING].every(
              (east) => containsPlainly(geometry, x + east, y) !== isIn,
            );
          });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('[D3] returns inside intervals that agree with contains at sampled points', () => {
    fc.assert(
      fc.property(plans, offsets, offsets, (plan, start, end) => {
        const area = prepareArea(geometryOf(plan));
        const [x0, y0] = place(plan, start);
        const [x1, y1] = place(plan, [end[0], end[1], start[2]]);
        const intervals = area.insideIntervals(x0, y0, x1, y1);
        const cuts = intervals.flat().filter((cut) => cut > 0 && cut < 1);
        const wrong = SAMPLES.filter(
          (at) =>
            cuts.every((cut) => Math.abs(cut - at) > ROUNDING) &&
            isInside(intervals, at) !== area.contains(x0 + (x1 - x0) * at, y0 + (y1 - y0) * at),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('[D3] returns mirrored inside intervals for the reversed segment', () => {
    fc.assert(
      fc.property(plans, offsets, offsets, (plan, start, end) => {
        const area = prepareArea(geometryOf(plan));
        const [x0, y0] = place(plan, start);
        const [x1, y1] = place(plan, [end[0], end[1], start[2]]);
        const there = area.insideIntervals(x0, y0, x1, y1);
        const back = area.insideIntervals(x1, y1, x0, y0).map(([from, to]) => [1 - to, 1 - from]);
        expect(back).toHaveLength(there.length);
        for (const [i, [from, to]] of back.reverse().entries()) {
          expect(from).toBeCloseTo(there[i][0], 8);
          expect(to).toBeCloseTo(there[i][1], 8);
        }
      }),
    );
  });

  it('[D3] never relates a box wrongly as inside or outside', () => {
    fc.assert(
      fc.property(plans, offsets, unit, unit, (plan, corner, width, height) => {
        const area = prepareArea(geometryOf(plan));
        const [west, south] = place(plan, corner);
        const relation = area.relationTo({
          west,
          south,
          east: west + width,
          north: south + height,
        });
        if (relation === 'crossing') return;
        const answers = new Set(
          GRID.map(([x, y]) => area.contains(west + width * x, south + height * y)),
        );
        expect([...answers]).toEqual([relation === 'inside']);
      }),
      { numRuns: 200 },
    );
  });
});
