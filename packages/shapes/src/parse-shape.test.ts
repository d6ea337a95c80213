import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShape } from './parse-shape.ts';
import { SHAPE_BODY } from './shape-body.ts';

const USER = '0b54c5b1-7a1c-4f47-9d0b-6b2f0a5d2c11';
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const POLYGON = { type: 'Polygon', coordinates: [SQUARE] };
const POINT = { type: 'Point', coordinates: [4.1, 51.9] };

function feature(geometry: unknown, properties: object = {}): unknown {
  return { type: 'Feature', geometry, properties: { name: 'Solent', ...properties } };
}

function problems(body: unknown): readonly string[] {
  const parsed = parseShape(body);
  return parsed.ok ? [] : parsed.error.map(({ pointer, detail }) => `${pointer} ${detail}`);
}

function pointers(body: unknown): readonly string[] {
  const parsed = parseShape(body);
  return parsed.ok ? [] : parsed.error.map(({ pointer }) => pointer);
}

describe('the body of a shape', () => {
  it('[SH1] needs no more than a name and a geometry', () => {
    expect(parseShape(feature(POLYGON))).toEqual({
      ok: true,
      value: { name: 'Solent', description: '', acl: [], geometry: POLYGON, radiusMeters: null },
    });
  });

  it('[SH1] may have a description and an acl; members that the service assigns are ignored', () => {
    const acl = [USER.toUpperCase(), USER];
    const properties = { description: 'off Cowes', acl, id: 7, owner: {}, user_id: null, more: 1 };
    const parsed = parseShape({ ...(feature(POINT, properties) as object), id: 'x', bbox: [] });
    expect(parsed).toMatchObject({ ok: true, value: { description: 'off Cowes', acl: [USER] } });
  });

  it.each([undefined, null, '', ' ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(201), 7])(
    '[SH1] cannot have the name %j',
    (name) => {
      expect(pointers(feature(POLYGON, { name }))).toEqual(['/properties/name']);
    },
  );

  it.each(['x', 'x'.repeat(200), 'Εύξεινος Πόντος 🚢', 'a/b'])(
    '[SH1] can have the name %j',
    (name) => {
      expect(problems(feature(POLYGON, { name }))).toEqual([]);
    },
  );

  it('[SH1] has all its problems reported, with pointers into the body', () => {
    const properties = { name: 1, description: 2, acl: ['me'], radius: 'far' };
    expect(pointers(feature(POINT, properties)).toSorted()).toEqual([
      '/properties/acl',
      '/properties/description',
      '/properties/name',
      '/properties/radius',
    ]);
    expect(pointers(feature(POLYGON, { description: 'x'.repeat(4001) }))).toEqual([
      '/properties/description',
    ]);
    expect(pointers({ type: 'Feature', geometry: POINT, properties: [] })).toContain('/properties');
    for (const body of [null, 7, 'x', []]) expect(pointers(body)).toEqual(['']);
    expect(pointers(POLYGON)).toEqual(['/type']);
  });
});

describe('the geometry of a shape', () => {
  it('[SH2] follows the rules of areas, with pointers to its problems', () => {
    const open = { type: 'Polygon', coordinates: [SQUARE.slice(0, 4)] };
    const crossed = { type: 'Polygon', coordinates: [[0, 2, 1, 3, 0].map((i) => SQUARE[i])] };
    const far = { type: 'MultiPolygon', coordinates: [[[...SQUARE.slice(0, 4), [999, 0]]]] };
    const past = { type: 'Polygon', coordinates: [SQUARE.map(([x, y]) => [x + 179.5, y])] };
    expect(pointers(feature(open))).toEqual(['/geometry/coordinates/0']);
    expect(pointers(feature(crossed))).toEqual(['/geometry/coordinates']);
    expect(pointers(feature(far))).toContain('/geometry/coordinates/0/0/4');
    expect(pointers(feature(past))).toEqual([]);
  });

  it.each([
    [undefined, '/geometry'],
    [{ type: 'LineString', coordinates: SQUARE }, '/geometry'],
    [{ type: 'Point' }, '/geometry/coordinates'],
    [{ type: 'Point', coordinates: [1, '2'] }, '/geometry/coordinates'],
    [{ type: 'Point', coordinates: [1, 90.1] }, '/geometry/coordinates'],
    [{ type: 'Point', coordinates: [361, 0] }, '/geometry/coordinates'],
  ])('[SH2] cannot be %j', (geometry, pointer) => {
    expect(pointers(feature(geometry))).toEqual([pointer]);
  });

  it('[SH2] can be any point; its height is dropped', () => {
    const point = { type: 'Point', coordinates: [-180, 90, 12] };
    const parsed = parseShape(feature(point));
    expect(parsed).toMatchObject({
      ok: true,
      value: { geometry: { type: 'Point', coordinates: [-180, 90] }, radiusMeters: null },
    });
  });
});

describe('a circle', () => {
  it.each([
    [500, 500],
    ['500', 500],
    [' 1.5e3 ', 1500],
    ['.5', 0.5],
    ['1000000', 1_000_000],
    [null, null],
  ])('[SH3] can have the radius %j', (radius, meters) => {
    expect(parseShape(feature(POINT, { radius }))).toMatchObject({
      ok: true,
      value: { radiusMeters: meters },
    });
  });

  it.each([0, -1, '0', '-1', '', '0x10', 'Infinity', 1_000_000.1, '1e9', true, {}, Number.NaN])(
    '[SH3] cannot have the radius %j',
    (radius) => {
      expect(pointers(feature(POINT, { radius }))).toEqual(['/properties/radius']);
    },
  );

  it('[SH3] is a Point with a radius; beside a polygon, a radius is ignored', () => {
    const parsed = parseShape(feature(POLYGON, { radius: 'far' }));
    expect(parsed).toMatchObject({ ok: true, value: { radiusMeters: null } });
  });
});

describe('the schema of the body', () => {
  const description = fc.constantFrom(undefined, '', 'x', 'x'.repeat(4001), 'a\0b', '\ud800', 7);
  const acl = fc.constantFrom(undefined, [], [USER], ['me'], Array(1001).fill(USER), 'x', [
    USER,
    1,
  ]);
  const radius = fc.constantFrom(undefined, 1, '1E3', ' .5 ', 0, '-1', '0x10', 1e7, true, {});
  const name = fc.constantFrom(undefined, 'x', '', ' ', '.', 'x'.repeat(201), 7);
  const properties = fc.record({ name, description, acl, radius });

  it('[SH1] accepts the bodies that the parser accepts', () => {
    fc.assert(
      fc.property(properties, (each) => {
        const body = { type: 'Feature', geometry: POINT, properties: each };
        expect(SHAPE_BODY.safeParse(body).success).toBe(parseShape(body).ok);
      }),
      { numRuns: 1000 },
    );
  });

  it('[SH2] accepts the geometries that the parser accepts', () => {
    for (const geometry of [POINT, POLYGON, { type: 'MultiPolygon', coordinates: [[SQUARE]] }]) {
      expect(parseShape(feature(geometry)).ok).toBe(true);
      expect(SHAPE_BODY.safeParse(feature(geometry)).success).toBe(true);
    }
  });
});

it('[SH10] parsing any JSON returns a shape or problems', () => {
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({
      type: fc.constant('Feature'),
      geometry: fc.oneof(fc.jsonValue(), fc.record({ type: fc.constant('Point') })),
      properties: fc.jsonValue(),
    }),
  );
  fc.assert(
    fc.property(body, (each) => {
      const parsed = parseShape(each);
      if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
    }),
  );
});
