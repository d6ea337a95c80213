import { expect } from 'vitest';
import { PARTED, SECOND_DAY, TANKER, TANKER_IMO } from '../fleet.ts';
import { problem, type Row } from '../row.ts';
import type { World } from '../world.ts';

const TRACK = '/api/portserver/ship/historical/track';
const ROUTE = '/api/portserver/ship/route';
const HOUR_MS = 3_600_000;

interface Job {
  readonly id: number;
}

function later(world: World, hours: number): void {
  world.clock.set(world.clock.now() + hours * HOUR_MS);
}

/** Time goes by, and in the end the service stops: nothing can be asked after these. */
export const END_ROWS: readonly Row[] = [
  {
    operation: 'GET /nextport/vessel/{vessel_imo_number}/predictions',
    shows: 'decision: Token, "1 hour"; Error status, 401 with WWW-Authenticate',
    exchange: async (world) => {
      const body = { user_id: 'anna', password: 'anna-password' };
      const login = await world.ask('POST /authentication/login', { body });
      const { token } = login.body as { token: string };
      later(world, 1);
      return {
        send: { values: [TANKER_IMO], headers: { authorization: `Bearer ${token}` } },
        back: problem(401, [], {
          'www-authenticate': expect.stringMatching(/^Bearer .*error="invalid_token"/),
        }),
      };
    },
  },
  {
    operation: `GET ${TRACK}/{track_id}`,
    shows: 'decision: Historical track job, "stays readable for 24 hours"',
    exchange: async (world) => {
      const ship = { mmsi: String(PARTED[0]) };
      const body = { ship, begin: SECOND_DAY, end: '2026-06-02T00:02:00Z' };
      const asked = await world.ask(`POST ${TRACK}`, { body });
      later(world, 23);
      return {
        send: { values: [(asked.body as Job).id] },
        back: { status: 200, body: expect.objectContaining({ ship: { mmsi: PARTED[0] } }) },
      };
    },
  },
  {
    operation: `GET ${TRACK}/{track_id}`,
    shows: 'decision: Historical track job, after 24 hours',
    exchange: async (world) => {
      later(world, 1);
      return { send: { values: [1] }, back: problem(404) };
    },
  },
  {
    operation: `GET ${ROUTE}/{id}`,
    shows: 'decision: Route job, "then 410 until forgotten (24 h), then 404"',
    exchange: async (world) => {
      const body = {
        source: { ship: { mmsi: String(TANKER) } },
        destination: { position: { type: 'Point', coordinates: [7, 54.5] } },
      };
      const asked = await world.ask(`POST ${ROUTE}`, { body });
      const values = [(asked.body as Job).id];
      await world.until(({ status }) => status !== 202, `GET ${ROUTE}/{id}`, { values });
      expect(await world.ask(`GET ${ROUTE}/{id}`, { values })).toMatchObject({ status: 410 });
      later(world, 24);
      return { send: { values }, back: problem(404) };
    },
  },
  {
    operation: 'GET /api/ingress/event-detection/s2s-events',
    shows: 'decision: Error status, "503 while stopping"',
    exchange: async (world) => {
      await world.service.stop();
      return {
        send: {},
        back: problem(503, [], { 'retry-after': expect.stringMatching(/^\d+$/) }),
      };
    },
  },
];
