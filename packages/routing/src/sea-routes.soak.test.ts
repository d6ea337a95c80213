import type { Position } from '@roadstead/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import type { SeaRoutes } from './sea-routes.ts';

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

function metersOf(from: Position, to: Position): number {
  const route = seaRoutes.route(from, to);
  if (route.status !== 'ok') throw new Error(route.detail);
  return route.distanceMeters;
}

function endsOf(pair: (typeof PUBLISHED_DISTANCES)[number]): [Position, Position] {
  return [
    { longitude: pair[1], latitude: pair[2] },
    { longitude: pair[3], latitude: pair[4] },
  ];
}

describe('routes', () => {
  it('[R9] are the same from either end, and not shorter by way of a third position', () => {
    const pair = fc.constantFrom(...PUBLISHED_DISTANCES);
    fc.assert(
      fc.property(pair, pair, (one, other) => {
        const [a, b] = endsOf(one);
        const [c] = endsOf(other);
        const direct = metersOf(a, b);
        expect(metersOf(b, a)).toBeCloseTo(direct, 3);
        expect(direct).toBeLessThan(1.05 * (metersOf(a, c) + metersOf(c, b)) + 5000);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
