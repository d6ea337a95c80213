import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShape } from './parse-shape.ts';

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
  return parsed.ok ? [] : parsed.failure.map(({ pointer, detail }) => `${pointer} ${detail}`);
}

function pointers(body: unknown): readonly string[] {
  const parsed = parseShape(body);
  return parsed.ok ? [] : parsed.failure.map(({ pointer }) => pointer);
}

describe('what a shape says', () => {
  it('[SH1] needs no more than a name and a geometry', () => {
    expect(parseShape(feature(POLYGON))).toEqual({
      ok: true,
      value: { name: 'Solent', description: '', acl: [], geometry: POLYGON, radiusMeters: null },
    });
  });

  it('[SH1] takes a description and an acl, and leaves alone what the service assigns', () => {
    const acl = [USER.toUpperCase(), USER];
    const properties = { description: 'off Cowes', acl, id: 7, owner: {}, user_id: null, more: 1 };
    const parsed = parseShape({ ...(feature(POINT, properties) as object), id: 'x', bbox: [] });
    expect(parsed).toMatchObject({ ok: true, value: { description: 'off Cowes', acl: [USER] } });
  });

  it.each([undefined, null, '', ' ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(201), 7])(
    '[SH1] cannot be called %j',
    (name) => {
      expect(pointers(feature(POLYGON, { name }))).toEqual(['/properties/name']);
    },
  );

  it.each(['x', 'x'.repeat(200), 'Εύξεινος Πόντος 🚢', 'a/b'])('[SH1] can be called %j', (name) => {
    expect(problems(feature(POLYGON, { name }))).toEqual([]);
  });

  it('[SH1] tells all that is wrong, with pointers into the body', () => {
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
  it('[SH2] is a polygon as areas are, with a pointer to what is wrong with it', () => {
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
  ])('[SH2] is not %j', (geometry, pointer) => {
    expect(pointers(feature(geometry))).toEqual([pointer]);
  });

  it('[SH2] can be a point anywhere, without its height', () => {
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
  ])('[SH3] takes the radius %j', (radius, meters) => {
    expect(parseShape(feature(POINT, { radius }))).toMatchObject({
      ok: true,
      value: { radiusMeters: meters },
    });
  });

  it.each([0, -1, '0', '-1', '', '0x10', 'Infinity', 1_000_000.1, '1e9', true, {}, Number.NaN])(
    '[SH3] does not take the radius %j',
    (radius) => {
      expect(pointers(feature(POINT, { radius }))).toEqual(['/properties/radius']);
    },
  );

  it('[SH3] is a point: beside a polygon, a radius says nothing', () => {
    const parsed = parseShape(feature(POLYGON, { radius: 'far' }));
    expect(parsed).toMatchObject({ ok: true, value: { radiusMeters: null } });
  });
});

it('[SH10] any JSON is a shape or has problems', () => {
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
      if (!parsed.ok) expect(parsed.failure.length).toBeGreaterThan(0);
    }),
  );
});
