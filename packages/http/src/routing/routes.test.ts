import type { VoyagePlan, VoyagePlanner } from '@roadstead/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, POSITIONS, type TestApi } from '../testing/test-api.ts';
import { JOB } from '../tracking/tracking-schemas.ts';
import { DISTANCES, ROUTE } from './route-schemas.ts';

const PATH = '/api/portserver/ship/route';
const MMSI = 211_000_001;
const HOUR_MS = 3_600_000;
const HAMBURG = { longitude: 9.97, latitude: 53.54 };

/** A straight voyage at 12 knots; 0° N is unreachable, and 10° E is land. */
const planner: VoyagePlanner = {
  offWaterMeters: async ({ longitude }) => (longitude === 10 ? undefined : 0),
  distances: async (pairs) =>
    pairs.map(({ from, to }) =>
      to.latitude === 0
        ? { status: 'no_route', reason: 'There is no way.' }
        : {
            ...{ status: 'ok', passages: ['dover'] },
            distanceMeters: 1000 * (to.longitude - from.longitude) + 0.4,
          },
    ),
  plan: async ({ fix, to, via = [], routesMax = 1, nowMs }): Promise<VoyagePlan> => {
    if (nowMs - fix.timeMs > 24 * HOUR_MS) return { status: 'stale_position', reason: 'Too old.' };
    if (to.latitude === 0) return { status: 'no_route', reason: 'There is no way.' };
    const route = {
      distanceMeters: 22_224.4,
      line: [
        [fix.longitude, fix.latitude],
        ...via.map(({ longitude, latitude }) => [longitude, latitude] as const),
        [to.longitude, to.latitude],
      ] as const,
      ...{
        etaMs: fix.timeMs + HOUR_MS,
        etaEarlyMs: fix.timeMs + HOUR_MS / 2,
        etaLateMs: fix.timeMs + 3 * HOUR_MS,
        etaPilotMs: fix.timeMs + HOUR_MS / 4,
      },
      passages: ['kiel-canal'],
    };
    const longer = { ...route, distanceMeters: 33_000.2, passages: ['oresund'] };
    const alternative = {
      ...longer,
      ...{ extraMeters: 10_775.8, passagesAdded: ['oresund'], passagesAvoided: ['kiel-canal'] },
    };
    return {
      ...{ status: 'ok', speedKnots: 12.04, ...route },
      ...(routesMax > 1 && { alternatives: [alternative] }),
    };
  },
};

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({
    service: {
      voyages: planner,
      ports: {
        areasNear: () => [],
        isOfficialLocode: () => true,
        portsOfLocode: () => [],
        clusters: [],
        ports: [],
        placeAt: () => undefined,
        port: () => undefined,
        portPosition: (locode) => (locode === 'DEHAM' ? HAMBURG : undefined),
      },
    },
  });
  const timestamp = '2026-06-01T12:00:00Z';
  const fix = { mmsi: MMSI, timestamp, longitude: 8, latitude: 54 };
  expect((await api.send('feed', 'POST', POSITIONS, [fix])).status).toBe(200);
  api.clock.set(Date.parse('2026-06-01T12:10:00Z'));
});

function to(destination: unknown, mmsi: unknown = String(MMSI)): object {
  return { source: { ship: { mmsi } }, destination };
}

const TO_HAMBURG = to({ port: { locode: 'DEHAM' } });
const place = (...coordinates: unknown[]): object => ({ position: { type: 'Point', coordinates } });

async function send(body: object, user = 'anna'): Promise<string> {
  const sent = await api.send(user, 'POST', PATH, body);
  const { id } = await jsonOf(sent, 202, JOB);
  expect(sent.headers.get('location')).toBe(`${PATH}/${id}`);
  return `${PATH}/${id}`;
}

async function routeOf(body: object): Promise<unknown> {
  return jsonOf(await api.send('anna', 'GET', await send(body)), 200, ROUTE);
}

describe('a route', () => {
  it('leads from the latest position to a port or a position', async () => {
    expect(await routeOf(TO_HAMBURG)).toEqual({
      bs_ts: '2026-06-01T12:00:00Z',
      distance: 22_224,
      eta: '2026-06-01T13:00:00Z',
      eta_early: '2026-06-01T12:30:00Z',
      eta_late: '2026-06-01T15:00:00Z',
      eta_pilot: '2026-06-01T12:15:00Z',
      passages: ['kiel-canal'],
      route: {
        type: 'LineString',
        coordinates: [
          [8, 54],
          [9.97, 53.54],
        ],
      },
      sog: 12,
      status: 'ok',
    });
    expect(await routeOf(to(place(7, 55)))).toMatchObject({
      route: {
        coordinates: [
          [8, 54],
          [7, 55],
        ],
      },
    });
  });

  it('may not exist, with a reason', async () => {
    const nothing = { distance: null, eta: null, route: null, sog: null };
    expect(await routeOf(to(place(7, 0)))).toEqual({
      bs_ts: '2026-06-01T12:00:00Z',
      ...nothing,
      status: 'no_route',
      reason: 'There is no way.',
    });
    expect(await routeOf(to(place(7, 55), '211000009'))).toEqual({
      bs_ts: null,
      ...nothing,
      status: 'unknown_position',
      reason: 'No report of the ship 211000009 has been received.',
    });
    const later = new Date(api.clock.now() + 25 * HOUR_MS).toISOString();
    const others = [MMSI + 1, MMSI + 2].map((mmsi) => ({
      ...{ mmsi, timestamp: later },
      ...{ longitude: 8, latitude: 54 },
    }));
    expect((await api.send('feed', 'POST', POSITIONS, others)).status).toBe(200);
    expect(await routeOf(TO_HAMBURG)).toMatchObject({ status: 'stale_position', ...nothing });
  });

  it('can be read once, and is 410 for a day', async () => {
    const path = await send(TO_HAMBURG);
    for (let look = 0; look < 2; look++) {
      expect((await api.send('anna', 'HEAD', path)).status).toBe(200);
    }
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await api.send('anna', 'GET', path)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
    await expectProblem(await api.send('anna', 'GET', path), 410);
    api.clock.set(api.clock.now() + 24 * HOUR_MS);
    await expectProblem(await api.send('anna', 'GET', path), 404);
  });

  it('is for the user who requested it', async () => {
    const path = await send(TO_HAMBURG);
    await expectProblem(await api.send('bert', 'GET', path), 404);
    await expectProblem(await api.send('anna', 'GET', `${PATH}/99`), 404);
    await expectProblem(await api.send('anna', 'GET', `${PATH}/x`), 400);
    expect((await api.send('chief', 'GET', path)).status).toBe(200);
  });

  it('rejects invalid requests with pointers', async () => {
    const pointers = async (body: object): Promise<readonly string[]> =>
      expectProblem(await api.send('anna', 'POST', PATH, body), 422);
    expect(await pointers(to({ port: { locode: 'XXXXX' } }))).toEqual(['/destination/port/locode']);
    expect(await pointers(to(place(10, 54)))).toEqual(['/destination/position']);
    expect(await pointers(to({}))).toEqual(['/destination']);
    expect(await pointers(to({ port: { locode: 'DEHAM' }, ...place(8, 55) }))).toEqual([
      '/destination',
    ]);
    expect(await pointers(to(place(181, 55)))).toEqual(['/destination/position/coordinates/0']);
    expect(await pointers(to(place(8)))).toEqual(['/destination/position/coordinates']);
    expect(await pointers(to(place(8, 55), 'x'))).toEqual(['/source/ship/mmsi']);
    expect(await pointers({ destination: place(8, 55) })).toEqual(['/source']);
    const via = [place(8, 55), place(10, 54)];
    expect(await pointers({ ...TO_HAMBURG, via })).toEqual(['/via/1/position']);
    expect(await pointers({ ...TO_HAMBURG, via: [{}] })).toEqual(['/via/0']);
    expect(
      await pointers({ ...TO_HAMBURG, via: [place(8, 55), { port: { locode: 'X' } }] }),
    ).toEqual(['/via/1/port/locode']);
    const many = Array.from({ length: 11 }, () => place(8, 55));
    expect(await pointers({ ...TO_HAMBURG, via: many })).toEqual(['/via']);
    for (const alternatives of [0, 6, 1.5, '2'])
      expect(await pointers({ ...TO_HAMBURG, alternatives })).toEqual(['/alternatives']);
  });

  it('passes waypoints', async () => {
    const via = [place(9, 55), { port: { locode: 'DEHAM' } }];
    expect(await routeOf({ ...to(place(7, 55)), via })).toMatchObject({
      route: {
        coordinates: [
          [8, 54],
          [9, 55],
          [9.97, 53.54],
          [7, 55],
        ],
      },
    });
  });

  it('has alternatives, if several routes are requested', async () => {
    const { alternatives } = (await routeOf({ ...TO_HAMBURG, alternatives: 2 })) as {
      alternatives?: unknown;
    };
    expect(alternatives).toEqual([
      {
        distance: 33_000,
        extra_distance: 10_776,
        ...{ eta: '2026-06-01T13:00:00Z', eta_pilot: '2026-06-01T12:15:00Z' },
        ...{ eta_early: '2026-06-01T12:30:00Z', eta_late: '2026-06-01T15:00:00Z' },
        passages: ['oresund'],
        passages_added: ['oresund'],
        passages_avoided: ['kiel-canal'],
        route: expect.objectContaining({ type: 'LineString' }),
      },
    ]);
    expect(await routeOf({ ...TO_HAMBURG, alternatives: 1, via: null })).toEqual(
      await routeOf(TO_HAMBURG),
    );
  });

  it('is a file on request', async () => {
    const read = async (body: object, format: string): Promise<readonly string[]> => {
      const path = await send(body);
      const response = await api.send('anna', 'GET', `${path}?format=${format}`);
      expect(response.status).toBe(200);
      const name = path.slice(path.lastIndexOf('/') + 1);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="route-${name}.${format}"`,
      );
      const type = response.headers.get('content-type') ?? '';
      return [type, (await response.text()).replaceAll(`route-${name}`, 'route-N')];
    };
    const several = { ...TO_HAMBURG, alternatives: 2 };
    const [type, feature] = await read(TO_HAMBURG, 'geojson');
    expect([type, JSON.parse(feature)]).toMatchObject([
      'application/geo+json',
      {
        type: 'Feature',
        geometry: { type: 'LineString' },
        properties: { distance: 22_224, eta: '2026-06-01T13:00:00Z', status: 'ok' },
      },
    ]);
    expect(JSON.parse((await read(several, 'geojson'))[1])).toMatchObject({
      type: 'FeatureCollection',
      features: [{}, { properties: { extra_distance: 10_776 } }],
    });
    const [gpxType, gpx] = await read(several, 'gpx');
    expect(gpxType).toBe('application/gpx+xml');
    expect(gpx).toContain('<rte><name>route-N</name><desc>12 nautical miles by kiel-canal</desc>');
    expect(gpx).toContain('<rte><name>route-N-2</name><desc>18 nautical miles by oresund</desc>');
    const [kmlType, kml] = await read(several, 'kml');
    expect(kmlType).toBe('application/vnd.google-earth.kml+xml');
    expect(kml).toContain('<Placemark><name>route-N-2</name>');
    const [rtzType, rtz] = await read(TO_HAMBURG, 'rtz');
    expect(rtzType).toBe('application/xml');
    expect(rtz).toContain('<routeInfo routeName="route-N"/>');
    expect(rtz).toContain('<waypoint id="2"><position lat="53.54" lon="9.97"/>');
  });

  it('is not consumed by a wrong format, nor by RTZ of several routes', async () => {
    const path = await send({ ...TO_HAMBURG, alternatives: 2 });
    await expectProblem(await api.send('anna', 'GET', `${path}?format=shp`), 400);
    const response = await api.send('anna', 'GET', `${path}?format=rtz`);
    expect(await expectProblem(response, 422)).toEqual(['format']);
    expect((await api.send('anna', 'GET', `${path}?format=kml`)).status).toBe(200);
    await expectProblem(await api.send('anna', 'GET', `${path}?format=rtz`), 410);
  });

  it('is JSON in each format if there is none', async () => {
    const path = await send({ ...to(place(7, 0)), alternatives: 2 });
    const response = await api.send('anna', 'GET', `${path}?format=rtz`);
    expect(await jsonOf(response, 200, ROUTE)).toMatchObject({ status: 'no_route' });
  });

  it('does not exist if the host has no voyage planner', async () => {
    const other = await openTestApi();
    await expectProblem(await other.send('anna', 'POST', PATH, TO_HAMBURG), 404);
  });
});

describe('distances', () => {
  const DISTANCES_PATH = '/api/portserver/distances';
  const NEAR = [place(1, 50), place(2, 50)];
  const ask = (origins: unknown, destinations: unknown, user = 'anna'): Promise<Response> =>
    api.send(user, 'POST', DISTANCES_PATH, { origins, destinations });

  it('are those of each pair, with the reason where there is none', async () => {
    const { distances } = await jsonOf(
      await ask(NEAR, [{ port: { locode: 'DEHAM' } }, place(5, 0)]),
      200,
      DISTANCES,
    );
    expect(distances).toEqual([
      { origin: 0, destination: 0, distance: 8970, passages: ['dover'] },
      { origin: 0, destination: 1, distance: null, passages: [], reason: 'There is no way.' },
      { origin: 1, destination: 0, distance: 7970, passages: ['dover'] },
      { origin: 1, destination: 1, distance: null, passages: [], reason: 'There is no way.' },
    ]);
  });

  it('are for at most 2500 pairs of valid places', async () => {
    const pointers = async (origins: unknown, destinations: unknown): Promise<readonly string[]> =>
      expectProblem(await ask(origins, destinations), 422);
    const fifty = Array.from({ length: 50 }, () => place(1, 50));
    const { distances } = await jsonOf(await ask(fifty, fifty), 200, DISTANCES);
    expect(distances).toHaveLength(2500);
    expect(distances[2499]).toMatchObject({ origin: 49, destination: 49 });
    expect(await pointers(fifty, [...fifty, place(1, 50)])).toEqual(['/destinations']);
    expect(await pointers([], NEAR)).toEqual(['/origins']);
    expect(await pointers(NEAR, [place(1, 50), { port: { locode: 'XXXXX' } }])).toEqual([
      '/destinations/1/port/locode',
    ]);
    expect(await pointers([place(181, 50)], NEAR)).toEqual(['/origins/0/position/coordinates/0']);
    expect(await pointers([{}], NEAR)).toEqual(['/origins/0']);
  });

  it('are computed for one request of a user at a time', async () => {
    const fifty = Array.from({ length: 50 }, () => place(1, 50));
    const sent = await Promise.all(['anna', 'anna', 'bert'].map((user) => ask(fifty, fifty, user)));
    expect(sent.map(({ status }) => status)).toEqual([200, 429, 200]);
    expect((await ask(NEAR, NEAR)).status).toBe(200);
  });

  it('are for users', async () => {
    const response = await api.send(null, 'POST', DISTANCES_PATH, { origins: NEAR });
    await expectProblem(response, 401);
  });
});
