import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import type { Route, RouteLeg } from './route.ts';
import type { SeaRoutes } from './sea-routes.ts';

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

const PORTS = PUBLISHED_DISTANCES.flatMap(([, ...ends]) => [
  { longitude: ends[0], latitude: ends[1] },
  { longitude: ends[2], latitude: ends[3] },
]);
const port = fc.constantFrom(...PORTS);

describe('routes with waypoints', () => {
  it('[R17] are the routes between them, one after the other', () => {
    fc.assert(
      fc.property(port, fc.array(port, { maxLength: 3 }), port, (from, via, to) => {
        const route = seaRoutes.route(from, to, { via });
        if (route.status !== 'ok') throw new Error(route.detail);
        const places = [from, ...via, to];
        const legs = places.slice(1).map((place, at) => seaRoutes.route(places[at], place));
        const single = legs.flatMap((leg) => (leg.status === 'ok' ? leg.legs : []));
        expect(route.legs).toEqual(single);
        expectSum(route, single);
      }),
      { numRuns: 20 },
    );
  });

  it('[R17] continue their longitudes across 180°', () => {
    const via = [{ longitude: -179, latitude: 40 }];
    const from = { longitude: 170, latitude: 40 };
    const route = seaRoutes.route(from, { longitude: 175, latitude: 45 }, { via });
    expect(route).toMatchObject({
      line: [
        [170, 40],
        [181, 40],
        [175, 45],
      ],
    });
  });

  it('[R8] name a waypoint that is not on water', () => {
    const via = [PORTS[3], { longitude: 10, latitude: 25 }];
    expect(seaRoutes.route(PORTS[0], PORTS[1], { via })).toMatchObject({
      status: 'no_route',
      reason: 'via_not_on_water',
      detail: expect.stringContaining('longitude 10, latitude 25'),
    });
    const invalid = [{ longitude: Number.NaN, latitude: 0 }];
    expect(() => seaRoutes.route(PORTS[0], PORTS[1], { via: invalid })).toThrow(RangeError);
  });
});

function expectSum(route: Route, legs: readonly RouteLeg[]): void {
  const sum = legs.reduce((meters, leg) => meters + leg.distanceMeters, 0);
  expect(route.distanceMeters).toBeCloseTo(sum, 3);
  expect(route.passages).toEqual([...new Set(legs.flatMap((leg) => leg.passages))]);
  const steps = route.line.slice(1).map(([longitude], at) => longitude - route.line[at][0]);
  expect(Math.max(0, ...steps.map(Math.abs))).toBeLessThanOrEqual(180);
}
