import { prepareArea } from '@roadstead/geo';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { deepestMeters } from '../../test-data/areas.ts';
import { loadBundled } from '../../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../../test-data/published-distances.ts';
import type { LineVertex, Route } from '../route.ts';
import type { SeaRoutes } from '../sea-routes.ts';
import type { AreaToAvoid } from './area-to-avoid.ts';

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

const PORTS = PUBLISHED_DISTANCES.flatMap(([, ...ends]) => [
  { longitude: ends[0], latitude: ends[1] },
  { longitude: ends[2], latitude: ends[3] },
]);
const port = fc.constantFrom(...PORTS);
const reaches = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 12 });

/** Returns a star around a position: its corners are at some degrees from it, and its edges do not cross. */
function star([longitude, latitude]: LineVertex, corners: readonly number[]): AreaToAvoid {
  const ring = corners.map((reach, at): LineVertex => {
    const angle = (2 * Math.PI * at) / corners.length;
    return [longitude + 2 * reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
  });
  return { name: 'star', geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] } };
}

/** Whether an end of a route lies in an area: then it is entered (R21). */
function hasEndIn({ geometry }: AreaToAvoid, { line }: Route): boolean {
  const area = prepareArea(geometry);
  return [line[0], line[line.length - 1]].some(([x, y]) =>
    area.contains(x - 360 * Math.round(x / 360), y),
  );
}

describe('areas to avoid, for any areas', () => {
  it('[R20] are not entered, and routes around them are not shorter than the free ones', () => {
    let around = 0;
    fc.assert(
      fc.property(port, port, fc.nat(), reaches, (from, to, at, corners) => {
        const free = seaRoutes.route(from, to);
        if (free.status !== 'ok') throw new Error(free.detail);
        const [longitude, latitude] = free.line[at % free.line.length];
        const centre = [longitude - 360 * Math.round(longitude / 360), latitude] as const;
        const area = star(centre, corners);
        const route = seaRoutes.route(from, to, { avoid: [area] });
        if (route.status !== 'ok' || hasEndIn(area, free)) return;
        around++;
        expect(deepestMeters(route.line, area.geometry)).toBeLessThan(20);
        // One along a coast may be shorter, as its inshore miles have a higher cost.
        expect(route.distanceMeters / free.distanceMeters).toBeGreaterThan(0.98);
        const back = seaRoutes.route(to, from, { avoid: [area] });
        expect(back).toMatchObject({ distanceMeters: expect.closeTo(route.distanceMeters, 3) });
      }),
      { numRuns: 60, endOnFailure: true },
    );
    expect(around).toBeGreaterThan(20);
  });
});
