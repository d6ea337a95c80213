import type { AvoidedArea, VoyagePlanner } from '@roadstead/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, POSITIONS, type TestApi } from '../testing/test-api.ts';
import { JOB } from '../tracking/tracking-schemas.ts';
import { DISTANCES, ROUTE } from './route-schemas.ts';

const ROUTE_PATH = '/api/portserver/ship/route';
const DISTANCES_PATH = '/api/portserver/distances';
const MMSI = 211_000_001;
const NOW = '2026-06-01T12:00:00Z';
const INSIDE = {
  emissionControl: [{ name: 'north-sea', distanceMeters: 500.4 }],
  avoided: [{ name: 'area 2', distanceMeters: 20.6 }],
};
const INSIDE_JSON = {
  emission_control_areas: [{ name: 'north-sea', distance: 500 }],
  avoided_areas: [{ name: 'area 2', distance: 21 }],
};

/** The areas and the time in the last request to the planner. */
let lastOptions: { avoid?: readonly AvoidedArea[]; timeMs?: number };

const planner: VoyagePlanner = {
  offWaterMeters: async () => 0,
  distances: async (pairs, options = {}) => {
    lastOptions = options;
    return pairs.map(() => ({ status: 'ok', distanceMeters: 1000, passages: [], ...INSIDE }));
  },
  plan: async ({ avoid, fix }) => {
    lastOptions = { ...(avoid && { avoid }) };
    return {
      ...{ status: 'ok', distanceMeters: 1000, line: [[8, 54]], passages: [], speedKnots: 12 },
      ...{ etaMs: fix.timeMs, etaEarlyMs: fix.timeMs, etaLateMs: fix.timeMs, etaPilotMs: null },
      ...INSIDE,
    };
  },
};

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [170, 0],
      [190, 0],
      [190, 10],
      [170, 10],
      [170, 0],
    ],
  ],
};
const OPEN = { type: 'Polygon', coordinates: [SQUARE.coordinates[0].slice(0, 4)] };
const PLACE = { position: { type: 'Point', coordinates: [7, 55] } };

let api: TestApi;
beforeEach(async () => {
  lastOptions = {};
  api = await openTestApi({ service: { voyages: planner } });
  const fix = { mmsi: MMSI, timestamp: NOW, longitude: 8, latitude: 54 };
  expect((await api.send('feed', 'POST', POSITIONS, [fix])).status).toBe(200);
  api.clock.set(Date.parse(NOW));
});

const requestRoute = (avoid: unknown): Promise<Response> =>
  api.send('anna', 'POST', ROUTE_PATH, {
    ...{ source: { ship: { mmsi: String(MMSI) } }, destination: PLACE },
    avoid,
  });
const requestDistances = (avoid: unknown): Promise<Response> =>
  api.send('anna', 'POST', DISTANCES_PATH, { origins: [PLACE], destinations: [PLACE], avoid });

describe('areas to avoid', () => {
  it('are those of the request, by name or geometry, and the result has the distances inside', async () => {
    const { id } = await jsonOf(await requestRoute(['red-sea', SQUARE]), 202, JOB);
    const route = await jsonOf(await api.send('anna', 'GET', `${ROUTE_PATH}/${id}`), 200, ROUTE);
    expect(route).toMatchObject({ distance: 1000, ...INSIDE_JSON });
    expect(lastOptions.avoid?.map(({ name }) => name)).toEqual(['red-sea', 'area 2']);
    expect(lastOptions.avoid?.[1].geometry).toEqual(SQUARE);
    const { distances } = await jsonOf(await requestDistances([SQUARE]), 200, DISTANCES);
    expect(distances).toEqual([
      { origin: 0, destination: 0, distance: 1000, passages: [], ...INSIDE_JSON },
    ]);
    expect(lastOptions).toMatchObject({ avoid: [{ name: 'area 1' }], timeMs: Date.parse(NOW) });
    expect((await requestDistances(null)).status).toBe(200);
    expect(lastOptions.avoid).toEqual([]);
  });

  it('are rejected with a pointer to what is wrong', async () => {
    for (const request of [requestRoute, requestDistances]) {
      const pointers = async (avoid: unknown): Promise<readonly string[]> =>
        expectProblem(await request(avoid), 422);
      expect(await pointers('red-sea')).toEqual(['/avoid']);
      expect(await pointers(['atlantis'])).toEqual(['/avoid/0']);
      expect(await pointers([SQUARE, { type: 'Point', coordinates: [1, 2] }])).toEqual([
        '/avoid/1',
      ]);
      expect(await pointers([SQUARE, OPEN])).toEqual(['/avoid/1/coordinates/0']);
      expect(await pointers(Array.from({ length: 51 }, () => 'red-sea'))).toEqual(['/avoid']);
      const [ring] = SQUARE.coordinates;
      const edge = Array.from({ length: 600 }, (_, at) => [170, 10 - (at + 1) / 61]);
      const large = { ...SQUARE, coordinates: [[...ring.slice(0, 4), ...edge, ring[0]]] };
      expect(await pointers([large, large])).toEqual(['/avoid']);
    }
    const { errors } = (await (await requestRoute(['atlantis'])).json()) as {
      errors?: readonly { readonly detail: string }[];
    };
    expect(errors?.[0].detail).toMatch(/^must be a Polygon, .* red-sea, gulf-of-guinea/);
  });
});
