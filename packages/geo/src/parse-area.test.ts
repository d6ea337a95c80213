import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareArea } from './area.ts';
import type { AreaGeometry } from './area-geometry.ts';
import { AREA_VERTICES_MAX, type ParsedArea, parseArea } from './parse-area.ts';

type Place = [longitude: number, latitude: number];

const SQUARE: Place[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];

function polygon(...rings: unknown[]): unknown {
  return { type: 'Polygon', coordinates: rings };
}

function problems(input: unknown): readonly string[] {
  const parsed = parseArea(input);
  return parsed.ok ? [] : parsed.error.map(({ pointer, detail }) => `${pointer}: ${detail}`);
}

function value(parsed: ParsedArea): AreaGeometry {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('parseArea accepts', () => {
  it('a Polygon, a MultiPolygon, and a Feature with either', () => {
    const square = { type: 'Polygon', coordinates: [SQUARE] };
    const two = { type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] };
    expect(parseArea(square)).toEqual({ ok: true, value: square });
    expect(parseArea(two)).toEqual({ ok: true, value: two });
    for (const geometry of [square, two]) {
      const feature = { type: 'Feature', properties: { name: 'here' }, geometry };
      expect(parseArea(feature)).toEqual({ ok: true, value: geometry });
    }
  });

  it('altitudes, which it drops, and copies the document', () => {
    const ring = SQUARE.map(([x, y]) => [x, y, 12, 'm']);
    const area = value(parseArea(polygon(ring)));
    expect(area).toEqual({ type: 'Polygon', coordinates: [SQUARE] });
    ring[0][0] = 99;
    expect(area.coordinates[0][0]).toEqual([0, 0]);
  });

  it('longitudes up to ±360, and a span of the whole world', () => {
    const past = (from: number, to: number): unknown =>
      polygon([
        [from, -90],
        [to, -90],
        [to, 90],
        [from, 90],
        [from, -90],
      ]);
    expect(problems(past(170, 190))).toEqual([]);
    expect(problems(past(-180, 180))).toEqual([]);
    expect(problems(past(-360, 0))).toEqual([]);
    expect(problems(past(-200, 170))).toEqual([
      '/coordinates: A polygon spans at most 360° of longitude; this one goes from -200 to 170.',
    ]);
  });

  it('rings that touch at points: a hole at the outline, a ring at itself', () => {
    const holeAtOutline = [
      [0, 2],
      [2, 1],
      [4, 2],
      [2, 3],
      [0, 2],
    ];
    const atItself = [
      [0, 0],
      [2, 2],
      [4, 0],
      [4, 4],
      [2, 2],
      [0, 4],
      [0, 0],
    ];
    expect(problems(polygon(SQUARE, holeAtOutline))).toEqual([]);
    expect(problems(polygon(atItself))).toEqual([]);
  });

  it('a vertex on an oblique edge, whatever its rounding', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (along) => {
        const outline = [
          [-3.1, 50.7],
          [7.3, 53.9],
          [1.9, 61.3],
          [-3.1, 50.7],
        ];
        const touching = [-3.1 + along * (7.3 + 3.1), 50.7 + along * (53.9 - 50.7)];
        const hole = [touching, [2, 55], [2.1, 55.5], touching];
        expect(problems(polygon(outline, hole))).toEqual([]);
      }),
    );
  });

  it('polygons that share an edge or overlap: the area is their union', () => {
    const right = SQUARE.map(([x, y]): Place => [x + 4, y]);
    const half = SQUARE.map(([x, y]): Place => [x + 2, y]);
    expect(problems({ type: 'MultiPolygon', coordinates: [[SQUARE], [right], [half]] })).toEqual(
      [],
    );
  });

  it('the same position twice in a row', () => {
    expect(problems(polygon([SQUARE[0], SQUARE[0], ...SQUARE.slice(1)]))).toEqual([]);
  });
});

describe('parseArea rejects', () => {
  it.each([
    [null, ': An area is a GeoJSON Polygon or MultiPolygon, or a Feature with one.'],
    [
      { type: 'Point', coordinates: [1, 2] },
      ': An area is a GeoJSON Polygon or MultiPolygon, or a Feature with one. This is a Point.',
    ],
    [
      { type: 'Feature', geometry: null },
      '/geometry: An area is a GeoJSON Polygon or MultiPolygon, or a Feature with one.',
    ],
    [polygon(), '/coordinates: A polygon has an array of one or more rings here.'],
    [
      { type: 'Polygon', coordinates: 'x' },
      '/coordinates: A polygon has an array of one or more rings here.',
    ],
    [
      { type: 'MultiPolygon', coordinates: [] },
      '/coordinates: A MultiPolygon has an array of one or more polygons here.',
    ],
    [
      { type: 'MultiPolygon', coordinates: [[SQUARE], 7] },
      '/coordinates/1: A polygon has an array of one or more rings here.',
    ],
    [
      polygon([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
      '/coordinates/0: A ring is an array of four or more positions; the last equals the first.',
    ],
    [
      polygon(SQUARE.slice(0, 4)),
      '/coordinates/0: The ring is not closed: it begins at [0, 0] and ends at [0, 4].',
    ],
    [
      polygon([
        [5, 5],
        [5, 5],
        [5, 5],
        [5, 5],
      ]),
      '/coordinates/0: The ring is a single point, [5, 5].',
    ],
    [
      polygon([
        [0, 0],
        [4, '4'],
        [0, 4],
        [0, 0],
      ]),
      '/coordinates/0/1: A position is an array of two finite numbers, longitude and latitude.',
    ],
    [
      polygon([
        [1, 103.8],
        [2, 1],
        [3, 3],
        [1, 103.8],
      ]),
      '/coordinates/0/0: Latitude is from −90 to 90; at [1, 103.8] it is not (longitude comes first).',
    ],
    [
      polygon([
        [0, 0],
        [361, 1],
        [3, 3],
        [0, 0],
      ]),
      '/coordinates/0/1: Longitude is from −360 to 360; at [361, 1] it is not.',
    ],
  ])('%j', (input, problem) => {
    expect(problems(input)[0]).toBe(problem);
  });

  it('a ring that crosses itself, with the point', () => {
    const bowTie = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ];
    expect(problems(polygon(bowTie))).toEqual([
      '/coordinates: Two edges of the polygon cross at [2, 2].',
    ]);
  });

  it('a hole that crosses the outline, with the points', () => {
    const hole = [
      [3, 1],
      [6, 2],
      [3, 3],
      [3, 1],
    ];
    expect(problems({ type: 'Feature', geometry: polygon(SQUARE, hole) })).toEqual([
      '/geometry/coordinates: Two edges of the polygon cross at [4, 1.333333].',
      '/geometry/coordinates: Two edges of the polygon cross at [4, 2.666667].',
    ]);
  });

  it('overlapping edges, with a point: a spike, a hole along the outline', () => {
    const spike = [...SQUARE.slice(0, 3), [4, 8], [4, 4], ...SQUARE.slice(3)];
    expect(problems(polygon(spike))).toEqual([
      '/coordinates: Two edges of the polygon lie on one another at [4, 6].',
    ]);
    const hole = [
      [0, 1],
      [2, 2],
      [0, 3],
      [0, 1],
    ];
    expect(problems(polygon(SQUARE, hole))).toEqual([
      '/coordinates: Two edges of the polygon lie on one another at [0, 2].',
    ]);
  });

  it('with all problems at once, up to ten', () => {
    const first = [[0, 0], [4, 0], [4], [0, 0]];
    expect(
      problems({ type: 'MultiPolygon', coordinates: [[first], [SQUARE.slice(1)]] }),
    ).toHaveLength(2);
    expect(problems(polygon(Array.from({ length: 100 }, () => [])))).toHaveLength(10);
    const star = Array.from({ length: 52 }, (_, i) => [
      10 * Math.cos((i % 51) * 25 * ((2 * Math.PI) / 51)),
      10 * Math.sin((i % 51) * 25 * ((2 * Math.PI) / 51)),
    ]);
    expect(problems(polygon(star))).toHaveLength(10);
  });

  it('too many vertices in all rings before it reads any position', () => {
    const ring = Array.from({ length: AREA_VERTICES_MAX / 2 }, () => 'no position');
    expect(problems({ type: 'MultiPolygon', coordinates: [[ring, ring], [SQUARE]] })).toEqual([
      '/coordinates: An area has at most 10000 vertices; this one has 10005. Simplify it.',
    ]);
  });
});

describe('parseArea, for any input,', () => {
  const position = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
  const ring = fc
    .uniqueArray(position, { minLength: 3, maxLength: 7, selector: String })
    .map((open) => [...open, open[0]]);

  it('never throws, and returns an area or a problem', () => {
    const almost = fc.record({
      type: fc.constantFrom('Polygon', 'MultiPolygon', 'Feature', 'Point'),
      coordinates: fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.array(fc.jsonValue())))),
      geometry: fc.jsonValue(),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          almost,
          fc.array(ring).map((r) => polygon(...r)),
        ),
        (input) => {
          const parsed = parseArea(input);
          if (parsed.ok) prepareArea(parsed.value).contains(0, 0);
          else expect(parsed.error.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('rejects rings exactly if two edges cross or overlap by integer arithmetic', () => {
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 2 }), (rings) => {
        expect(parseArea(polygon(...rings)).ok).toBe(!anyEdgesMeetWrongly(rings));
      }),
      { numRuns: 2000 },
    );
  });
});

/** The reference: compares all edges with all others, in integers. */
function anyEdgesMeetWrongly(rings: readonly (readonly Place[])[]): boolean {
  const edges = rings.flatMap((ring) => ring.slice(1).map((to, i) => [ring[i], to] as const));
  return edges.some(([a, b], i) =>
    edges.slice(i + 1).some(([c, d]) => {
      const turn = (p: Place, q: Place, r: Place): number =>
        Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]));
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
      if (turn(a, b, c) !== 0 || turn(a, b, d) !== 0) return false;
      const axis = a[0] === b[0] ? 1 : 0;
      const [from, to] = [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])];
      return Math.max(from, Math.min(c[axis], d[axis])) < Math.min(to, Math.max(c[axis], d[axis]));
    }),
  );
}
