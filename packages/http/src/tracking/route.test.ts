import type { Voyage, VoyagePlanner } from '@roadstead/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openDoor, POSITIONS, type RunningDoor } from '../testing/running-door.ts';
import { JOB, ROUTE } from './tracking-schemas.ts';

const PATH = '/api/portserver/ship/route';
const MMSI = 211_000_001;
const HOUR_MS = 3_600_000;
const HAMBURG = { longitude: 9.97, latitude: 53.54 };

/** A voyage at 12 knots straight to where it goes; nobody goes to 0° N, and 10° E is all land. */
const planner: VoyagePlanner = {
  offWaterMeters: async ({ longitude }) => (longitude === 10 ? undefined : 0),
  plan: async ({ fix, to, nowMs }): Promise<Voyage> => {
    if (nowMs - fix.timeMs > 24 * HOUR_MS) return { status: 'stale_position', reason: 'Too old.' };
    if (to.latitude === 0) return { status: 'no_route', reason: 'There is no way.' };
    return {
      status: 'ok',
      distanceMeters: 22_224.4,
      line: [
        [fix.longitude, fix.latitude],
        [to.longitude, to.latitude],
      ],
      ...{ etaMs: fix.timeMs + HOUR_MS, etaEarlyMs: 0, etaLateMs: 0 },
      speedKnots: 12.04,
      passages: [],
    };
  },
};

let door: RunningDoor;
beforeEach(async () => {
  door = await openDoor({
    service: {
      voyages: planner,
      ports: {
        areasNear: () => [],
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
  expect((await door.ask('feed', 'POST', POSITIONS, [fix])).status).toBe(200);
  door.clock.set(Date.parse('2026-06-01T12:10:00Z'));
});

function to(destination: unknown, mmsi: unknown = String(MMSI)): object {
  return { source: { ship: { mmsi } }, destination };
}

const TO_HAMBURG = to({ port: { locode: 'DEHAM' } });
const place = (...coordinates: unknown[]): object => ({ position: { type: 'Point', coordinates } });

async function ask(body: object, user = 'anna'): Promise<string> {
  const asked = await door.ask(user, 'POST', PATH, body);
  const { id } = await jsonOf(asked, 202, JOB);
  expect(asked.headers.get('location')).toBe(`${PATH}/${id}`);
  return `${PATH}/${id}`;
}

async function routeOf(body: object): Promise<unknown> {
  return jsonOf(await door.ask('anna', 'GET', await ask(body)), 200, ROUTE);
}

describe('a route', () => {
  it('leads from where the ship is to a port or a place', async () => {
    expect(await routeOf(TO_HAMBURG)).toEqual({
      bs_ts: '2026-06-01T12:00:00Z',
      distance: 22_224,
      eta: '2026-06-01T13:00:00Z',
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

  it('may be none, with its reason', async () => {
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
      reason: 'The ship 211000009 was never heard.',
    });
    door.clock.set(door.clock.now() + 25 * HOUR_MS);
    expect(await routeOf(TO_HAMBURG)).toMatchObject({ status: 'stale_position', ...nothing });
  });

  it('can be read once, and then for a day it is known to be gone', async () => {
    const path = await ask(TO_HAMBURG);
    for (let look = 0; look < 2; look++) {
      expect((await door.ask('anna', 'HEAD', path)).status).toBe(200);
    }
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await door.ask('anna', 'GET', path)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
    await expectProblem(await door.ask('anna', 'GET', path), 410);
    door.clock.set(door.clock.now() + 24 * HOUR_MS);
    await expectProblem(await door.ask('anna', 'GET', path), 404);
  });

  it('is its own', async () => {
    const path = await ask(TO_HAMBURG);
    await expectProblem(await door.ask('bert', 'GET', path), 404);
    await expectProblem(await door.ask('anna', 'GET', `${PATH}/99`), 404);
    await expectProblem(await door.ask('anna', 'GET', `${PATH}/x`), 400);
    expect((await door.ask('chief', 'GET', path)).status).toBe(200);
  });

  it('says what is wrong, and where', async () => {
    const pointers = async (body: object): Promise<readonly string[]> =>
      expectProblem(await door.ask('anna', 'POST', PATH, body), 422);
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
  });

  it('is not there where the host has no ways over the sea', async () => {
    const other = await openDoor();
    await expectProblem(await other.ask('anna', 'POST', PATH, TO_HAMBURG), 404);
  });
});
