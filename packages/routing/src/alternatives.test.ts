import type { Position } from '@roadstead/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import type { AlternativeRoute } from './alternatives.ts';
import { greatestGapMeters } from './greatest-gap.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import type { RouteOptions } from './route.ts';
import type { SeaRoutes } from './sea-routes.ts';

const ROTTERDAM = { longitude: 4.0, latitude: 52.0 };
const SINGAPORE = { longitude: 103.85, latitude: 1.2 };
const HAMBURG = { longitude: 9.97, latitude: 53.54 };
const GDANSK = { longitude: 18.75, latitude: 54.45 };
const JEDDAH = { longitude: 39.1, latitude: 21.5 };
const PORTS = PUBLISHED_DISTANCES.flatMap(([, ...ends]) => [
  { longitude: ends[0], latitude: ends[1] },
  { longitude: ends[2], latitude: ends[3] },
]);

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

function alternativesOf(
  from: Position,
  to: Position,
  options: RouteOptions = {},
  countMax = 5,
): readonly AlternativeRoute[] {
  const routes = seaRoutes.alternatives(from, to, options, countMax);
  if ('status' in routes) throw new Error(routes.detail);
  return routes;
}

const port = fc.constantFrom(...PORTS);
const REQUEST = fc.record({
  ...{ from: port, to: port, via: fc.array(port, { maxLength: 1 }) },
  closed: fc.subarray<PassageName>(['suez-canal', 'malacca', 'kiel-canal', 'dover'], {
    maxLength: 2,
  }),
  countMax: fc.integer({ min: 1, max: 5 }),
});

describe('alternatives', () => {
  it('[R18] are the best route and others by other passages, by their distance', () => {
    fc.assert(
      fc.property(REQUEST, ({ from, to, countMax, ...options }) => {
        const routes = seaRoutes.alternatives(from, to, options, countMax);
        const best = seaRoutes.route(from, to, options);
        if ('status' in routes) return expect(routes).toEqual(best);
        expect(routes.length).toBeLessThanOrEqual(countMax);
        expect(routes[0]).toEqual({
          ...best,
          ...{ extraMeters: 0, passagesAdded: [], passagesAvoided: [] },
        });
        const distances = routes.slice(1).map(({ distanceMeters }) => distanceMeters);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(new Set(routes.map(({ passages }) => passages.toSorted().join())).size).toBe(
          routes.length,
        );
        for (const route of routes) expectComparison(route, routes[0], options.closed);
        return undefined;
      }),
      { numRuns: 5 },
    );
  });

  it('[R18] are the same for the same request', () => {
    expect(alternativesOf(HAMBURG, GDANSK)).toEqual(alternativesOf(HAMBURG, GDANSK));
  });

  it('[R18] of a smaller number are those with fewest passages closed, the shortest of these first', () => {
    const names = (countMax: number): readonly string[] =>
      alternativesOf(HAMBURG, GDANSK, {}, countMax).map(({ passages }) => passages.join());
    expect(names(5)).toEqual(['kiel-canal', 'oresund', 'great-belt', 'little-belt']);
    expect(names(2)).toEqual(['kiel-canal', 'oresund']);
  });

  it('[R18] prefer the Cape to shorter combinations of other straits', () => {
    const routes = alternativesOf(ROTTERDAM, SINGAPORE);
    expect(routes.map(({ passages }) => passages.join(' '))).toEqual([
      'dover gibraltar suez-canal bab-el-mandeb malacca',
      'dover gibraltar suez-canal bab-el-mandeb sunda',
      'pentland-firth gibraltar suez-canal bab-el-mandeb malacca',
      'dover gibraltar suez-canal bab-el-mandeb bali singapore',
      'dover good-hope malacca',
    ]);
    expect(routes[4]).toMatchObject({
      extraMeters: routes[4].distanceMeters - routes[0].distanceMeters,
      passagesAdded: ['good-hope'],
      passagesAvoided: ['gibraltar', 'suez-canal', 'bab-el-mandeb'],
    });
  });

  it('[R18] pass the waypoints', () => {
    const via = [{ longitude: -5.3, latitude: 36.1 }];
    const routes = alternativesOf(ROTTERDAM, SINGAPORE, { via });
    expect(routes.length).toBeGreaterThan(2);
    for (const { legs } of routes) {
      expect(legs).toHaveLength(2);
      expect(legs[0].line.at(-1)).toEqual([-5.3, 36.1]);
    }
  });

  it('[R18] are at most three times as long, and not along another one', () => {
    const names = (from: Position, to: Position): readonly string[] =>
      alternativesOf(from, to).map(({ passages }) => passages.join());
    expect(names({ longitude: 23.57, latitude: 37.85 }, JEDDAH)).toEqual(['suez-canal']);
    expect(names(ROTTERDAM, JEDDAH)).toContain('dover,good-hope,bab-el-mandeb');
    const gulf = alternativesOf(
      { longitude: 50.2, latitude: 26.7 },
      { longitude: 139.7, latitude: 35.4 },
    );
    for (const [at, route] of gulf.entries()) {
      for (const other of gulf.slice(at + 1))
        expect(greatestGapMeters(other, route)).toBeGreaterThan(0.015 * gulf[0].distanceMeters);
    }
  });

  it('[R8] are a reason if there is no route, and need a number from 1 to 5', () => {
    expect(seaRoutes.alternatives({ longitude: 10, latitude: 25 }, GDANSK, {}, 3)).toMatchObject({
      status: 'no_route',
      reason: 'start_not_on_water',
    });
    for (const countMax of [0, 6, 1.5, Number.NaN])
      expect(() => seaRoutes.alternatives(HAMBURG, GDANSK, {}, countMax)).toThrow(RangeError);
  });
});

function expectComparison(
  route: AlternativeRoute,
  best: AlternativeRoute,
  closed: readonly PassageName[],
): void {
  const { passages, passagesAdded, passagesAvoided } = route;
  expect(route.extraMeters).toBeCloseTo(route.distanceMeters - best.distanceMeters, 6);
  expect(route.distanceMeters).toBeLessThanOrEqual(3 * best.distanceMeters);
  for (const { name } of PASSAGES) {
    const [isUsed, isUsedByBest] = [passages.includes(name), best.passages.includes(name)];
    expect(isUsed && closed.includes(name)).toBe(false);
    expect(passagesAdded.includes(name)).toBe(isUsed && !isUsedByBest);
    expect(passagesAvoided.includes(name)).toBe(!isUsed && isUsedByBest);
  }
}

describe('the greatest gap between two routes', () => {
  const line = (...vertices: readonly [number, number][]) => ({ line: vertices });

  it.each([
    ['is none from itself', line([0, 0], [10, 0]), line([0, 0], [10, 0]), 0],
    ['is that of the furthest vertex', line([0, 0], [5, 2], [10, 0]), line([0, 0], [10, 0]), 222],
    ['is that from the nearer end', line([0, 0], [12, 0]), line([0, 0], [10, 0]), 222],
    ['crosses 180°', line([179, 0], [180, 1], [181, 0]), line([-181, 0], [-179, 0]), 111],
    ['is that from a position', line([0, 0], [1, 0]), line([0, 0]), 111],
  ])('%s', (_, route, other, kilometers) => {
    expect(greatestGapMeters(route, other) / 1000).toBeCloseTo(kilometers, -0.3);
  });
});
