import { type AreaGeometry, metersPerDegreeLongitude } from '@roadstead/geo';
import type { Position } from '@roadstead/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { box, deepestMeters } from '../../test-data/areas.ts';
import { loadBundled } from '../../test-data/bundled.ts';
import type { Route } from '../route.ts';
import type { SeaRoutes } from '../sea-routes.ts';
import { legMeters } from '../sphere.ts';
import type { AreaToAvoid } from './area-to-avoid.ts';

const ROTTERDAM = { longitude: 4, latitude: 52 };
const SINGAPORE = { longitude: 103.85, latitude: 1.2 };
const YOKOHAMA = { longitude: 139.7, latitude: 35.4 };
const LOS_ANGELES = { longitude: -118.2, latitude: 33.7 };
const MUMBAI = { longitude: 72.8, latitude: 18.9 };

const RED_SEA: AreaToAvoid = { name: 'red sea', geometry: box(36, 10, 50, 20) };
const SRI_LANKA: AreaToAvoid = { name: 'south of Sri Lanka', geometry: box(79, 3, 84, 7) };
const PACIFIC: AreaToAvoid = { name: 'pacific', geometry: box(170, 30, 200, 48) };
const AREAS = [RED_SEA, SRI_LANKA, PACIFIC];

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

function routeOf(from: Position, to: Position, avoid: readonly AreaToAvoid[]): Route {
  const route = seaRoutes.route(from, to, { avoid });
  if (route.status !== 'ok') throw new Error(route.detail);
  return route;
}

describe('areas to avoid', () => {
  it('[R20] are not entered, and no route around them is shorter than one through them', () => {
    const pairs = [
      [ROTTERDAM, SINGAPORE],
      [SINGAPORE, ROTTERDAM],
      [MUMBAI, SINGAPORE],
      [YOKOHAMA, LOS_ANGELES],
      [LOS_ANGELES, YOKOHAMA],
    ] as const;
    for (const [from, to] of pairs) {
      const route = routeOf(from, to, AREAS);
      for (const { geometry } of AREAS) expect(deepestMeters(route.line, geometry)).toBeLessThan(5);
      const ratio = route.distanceMeters / routeOf(from, to, []).distanceMeters;
      expect(ratio).toBeGreaterThan(1);
    }
    expect(routeOf(ROTTERDAM, SINGAPORE, AREAS).passages).toContain('good-hope');
  });

  it('[R20] are passed at a mile where the water is open', () => {
    // The great circle between the northern corners runs as far as 36.1° south, through the area.
    const area = { name: 'indian ocean', geometry: box(50, -60, 90, -34) };
    const route = routeOf({ longitude: 20, latitude: -36 }, { longitude: 115, latitude: -32 }, [
      area,
    ]);
    const along = route.line.filter(([x]) => x > 50 && x < 90);
    expect(along.length).toBeGreaterThan(10);
    for (const [, latitude] of along) expect(latitude).toBeCloseTo(-33.98, 6);
    expect(deepestMeters(route.line, area.geometry)).toBe(0);
    const corners = [legMeters(20, -36, 50, -34), legMeters(90, -34, 115, -32)];
    const parallel = 40 * metersPerDegreeLongitude(-34);
    const ratio = route.distanceMeters / (corners[0] + parallel + corners[1]);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.001);
  });

  it('[R20] change no route that does not enter them', () => {
    const free = seaRoutes.route(ROTTERDAM, MUMBAI);
    expect(seaRoutes.route(ROTTERDAM, MUMBAI, { avoid: [] })).toEqual(free);
    expect(seaRoutes.route(ROTTERDAM, MUMBAI, { avoid: [SRI_LANKA, PACIFIC] })).toEqual(free);
  });

  it('[R20] may leave no route, which is named', () => {
    const hormuz = { name: 'Hormuz', geometry: box(55, 25, 57.5, 28) };
    expect(seaRoutes.route({ longitude: 50, latitude: 27 }, MUMBAI, { avoid: [hormuz] })).toEqual({
      status: 'no_route',
      reason: 'no_way',
      detail: 'no route by sea outside Hormuz',
    });
  });

  it('[R20] may cross 180°, in one polygon or in two', () => {
    const split: AreaGeometry = {
      type: 'MultiPolygon',
      coordinates: [box(170, 30, 180, 48), box(-180, 30, -160, 48)].map((part) =>
        part.type === 'Polygon' ? part.coordinates : [],
      ),
    };
    const route = routeOf(YOKOHAMA, LOS_ANGELES, [{ name: 'split', geometry: split }]);
    expect(deepestMeters(route.line, PACIFIC.geometry)).toBeLessThan(5);
    const whole = routeOf(YOKOHAMA, LOS_ANGELES, [PACIFIC]);
    expect(route.distanceMeters / whole.distanceMeters).toBeCloseTo(1, 3);
  });

  it('[R21] that an end lies in are left by nearly the shortest way, and others not entered', () => {
    const around: AreaToAvoid = { name: 'around Mumbai', geometry: box(60, 15, 75, 22) };
    const route = routeOf(MUMBAI, ROTTERDAM, [around, RED_SEA]);
    // The free route leaves it in the west, 12.8° away; the southern boundary is 3.9° away.
    const crossing = route.line.findIndex(([, latitude]) => latitude < 15);
    expect(route.line[crossing][0]).toBeGreaterThan(71);
    expect(deepestMeters(route.line.slice(crossing), around.geometry)).toBeLessThan(5);
    expect(deepestMeters(route.line, RED_SEA.geometry)).toBeLessThan(5);
    const ring = {
      name: 'ring',
      geometry: {
        ...around.geometry,
        coordinates: [...around.geometry.coordinates, ...box(71, 18, 73.5, 19.5).coordinates],
      },
    };
    expect(seaRoutes.route(MUMBAI, ROTTERDAM, { avoid: [ring as AreaToAvoid] })).toMatchObject({
      reason: 'no_way',
    });
  });

  it('[R8] throw if they are invalid, with the name', () => {
    const open = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ],
    };
    const invalid =
      (...avoid: unknown[]) =>
      (): unknown =>
        seaRoutes.route(ROTTERDAM, MUMBAI, { avoid: avoid as AreaToAvoid[] });
    expect(invalid({ name: 'open', geometry: open })).toThrow(
      new RangeError(
        'invalid area open: /coordinates/0 The ring is not closed: it begins at [0, 0] and ends at [0, 1].',
      ),
    );
    expect(invalid(...Array.from({ length: 51 }, () => RED_SEA))).toThrow(
      '51 areas to avoid, at most 50',
    );
    const [ring] = box(0, 0, 1, 1).coordinates;
    const many = [
      ...ring.slice(0, -1),
      ...Array.from({ length: 600 }, (_, at) => [0, 1 - at / 601]),
      [0, 0],
    ];
    const large = { name: 'large', geometry: { type: 'Polygon', coordinates: [many] } };
    expect(invalid(large, large)).toThrow('areas to avoid with 1210 vertices, at most 500');
  });
});
