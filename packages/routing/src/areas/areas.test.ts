import { parseArea, prepareArea } from '@roadstead/geo';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundled } from '../../test-data/bundled.ts';
import type { SeaRoutes } from '../sea-routes.ts';
import { AREAS_TO_AVOID } from './areas-to-avoid.ts';
import { distancesInside } from './distances-inside.ts';
import { EMISSION_CONTROL_AREAS } from './emission-control-areas.ts';
import { areasValidAt } from './named-area.ts';

type Place = readonly [longitude: number, latitude: number];
const ALL = [...AREAS_TO_AVOID, ...EMISSION_CONTROL_AREAS];

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

/** Returns the miles of the route between two places in each emission control area, and in all. */
function milesOf(
  from: Place,
  to: Place,
  ...avoid: readonly string[]
): { readonly [name: string]: number; readonly all: number } {
  const [start, end] = [from, to].map(([longitude, latitude]) => ({ longitude, latitude }));
  const areas = AREAS_TO_AVOID.filter(({ name }) => avoid.includes(name));
  const route = seaRoutes.route(start, end, { avoid: areas });
  if (route.status !== 'ok') throw new Error(route.detail);
  const inside = distancesInside(route, EMISSION_CONTROL_AREAS);
  return {
    all: milesIn(route.distanceMeters),
    ...Object.fromEntries(inside.map((each) => [each.name, milesIn(each.distanceMeters)])),
  };
}

function milesIn(meters: number): number {
  return Math.round(meters / 1852);
}

describe('named areas', () => {
  it('[R22] are valid polygons with unique names, dates and sources', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
    for (const { name, geometry, validFrom, validTo, source } of ALL) {
      expect(parseArea(geometry), name).toMatchObject({ ok: true });
      expect(new Date(validFrom).toISOString()).toBe(`${validFrom}T00:00:00.000Z`);
      if (validTo !== null) expect(Date.parse(validTo)).toBeGreaterThan(Date.parse(validFrom));
      expect(source).not.toBe('');
    }
  });

  it('[R22] apply from their first day to their last', () => {
    const namesAt = (time: string): string[] =>
      areasValidAt(ALL, Date.parse(time)).map(({ name }) => name);
    expect(namesAt('2006-05-18T23:59:59Z')).toEqual([]);
    expect(namesAt('2006-05-19T00:00:00Z')).toEqual(['baltic-sea']);
    expect(namesAt('2019-04-30T12:00:00Z')).toContain('piracy-hra-2015');
    const after = namesAt('2019-05-01T00:00:00Z');
    expect(after).toContain('piracy-hra-2019');
    expect(after).not.toContain('piracy-hra-2015');
    expect(namesAt('2026-01-01T00:00:00Z')).toEqual([
      ...['red-sea', 'gulf-of-guinea', 'black-sea', 'persian-gulf', 'cabo-delgado'],
      ...['baltic-sea', 'north-sea', 'north-american', 'us-caribbean', 'mediterranean-sea'],
    ]);
  });

  it('[R22] contain the waters that they are named after, and no others', () => {
    const areasAt = ([longitude, latitude]: Place): string[] =>
      ALL.filter(({ geometry }) => prepareArea(geometry).contains(longitude, latitude))
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('piracy'));
    const places: readonly (readonly [Place, string])[] = [
      [[9.9, 53.54], 'north-sea'],
      [[4.3, 51.27], 'north-sea'],
      [[10.7, 59.88], 'north-sea'],
      [[11.8, 57.68], 'baltic-sea'],
      [[11.8, 57.8], 'north-sea'],
      [[30, 59.95], 'baltic-sea'],
      [[-4.99, 50.1], 'north-sea'],
      [[-5.01, 50], ''],
      [[-2.8, 51.5], ''],
      [[-5.3, 36.1], 'mediterranean-sea'],
      [[-6.1, 36], ''],
      [[26.6, 40.55], 'mediterranean-sea'],
      [[27.5, 40.7], ''],
      [[32.3, 31.3], ''],
      [[32.3, 31.6], 'mediterranean-sea'],
      [[-149.9, 61.2], 'north-american'],
      [[-74, 40.6], 'north-american'],
      [[-157.9, 21.2], 'north-american'],
      [[-78, 26.5], ''],
      [[-66.1, 18.5], 'us-caribbean'],
      [[-64.5, 18.43], ''],
      [[42.5, 17.9], 'red-sea'],
      [[39, 21.5], ''],
      [[3.4, 6.3], 'gulf-of-guinea'],
      [[37.5, 45.5], 'black-sea'],
      [[28, 43], ''],
      [[50, 27], 'persian-gulf'],
      [[56.5, 25.2], 'persian-gulf'],
      [[58.6, 23.6], 'persian-gulf'],
    ];
    for (const [place, name] of places) expect(areasAt(place).join(), place.join()).toBe(name);
  });
});

describe('distances inside areas', () => {
  it('[R22] are those of the parts of the route', () => {
    const rotterdam: Place = [4, 52];
    const marseilles = milesOf([5.3, 43.25], [23.6, 37.9]);
    expect(marseilles).toEqual({ all: marseilles.all, 'mediterranean-sea': marseilles.all });
    const houston = milesOf([-94.7, 29.35], rotterdam);
    // From 5° W to Rotterdam 370 miles, and from Galveston around Florida to 200 miles off Cape Hatteras.
    expect(houston['north-sea']).toBeCloseTo(370, -2);
    expect(houston['north-american']).toBeGreaterThan(1200);
    expect(houston['north-american']).toBeLessThan(2500);
    expect(Object.keys(houston)).toEqual(['all', 'north-sea', 'north-american']);
    const suez = milesOf(rotterdam, [103.85, 1.2]);
    expect(suez['mediterranean-sea']).toBeCloseTo(1940, -2);
    const cape = milesOf(rotterdam, [103.85, 1.2], 'red-sea');
    expect(cape).toEqual({ all: cape.all, 'north-sea': suez['north-sea'] });
    expect(cape.all).toBeGreaterThan(11_500);
  });
});
