import { expect } from 'vitest';
import {
  BESIDE,
  HEARD_UNTIL_MS,
  PARTED,
  SECOND_DAY,
  TANKER,
  TANKER_IMO,
  TOGETHER,
  TOGETHER_AT,
} from '../fleet.ts';
import { MILLISECONDS, seconds } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { TOGETHER_EVENT } from '../scene.ts';
import type { World } from '../world.ts';
import { TRADE_LANE_END_ROWS } from './trade-lanes.ts';

const EVENTS = '/api/ingress/event-detection/s2s-events';
const TRACK = '/api/portserver/ship/historical/track';
const ROUTE = '/api/portserver/ship/route';
const HOUR_MS = 3_600_000;

interface Job {
  readonly id: number;
}

function later(world: World, hours: number): void {
  world.clock.set(world.clock.now() + hours * HOUR_MS);
}

/** From a quarter past three on the two that stayed together are heard again, until they are apart. */
async function part(world: World): Promise<void> {
  const records = [16, 20, 24, 28, 32, 36, 40].flatMap((minute) => {
    const timestamp = seconds(HEARD_UNTIL_MS + minute * 60_000);
    const apart = BESIDE + Math.max(0, minute - 20) * BESIDE;
    return [
      { mmsi: TOGETHER[0], timestamp, longitude: TOGETHER_AT[0], latitude: TOGETHER_AT[1] },
      { mmsi: TOGETHER[1], timestamp, longitude: TOGETHER_AT[0] + apart, latitude: TOGETHER_AT[1] },
    ];
  });
  await world.ask('POST /api/ingress/positions', { as: 'feed', body: records });
}

const ENDED = expect.stringMatching(/^2026-06-02T03:2\d:\d\d\.\d{3}Z$/);

/** Time goes by, and in the end the service stops: nothing can be asked after these. */
export const END_ROWS: readonly Row[] = [
  {
    operation: `GET ${EVENTS}/{id}`,
    shows:
      'States: STS event activity, "ships no longer close": "ended (deactivation fields filled)", "modified_at is updated with it"; it stays acknowledged',
    exchange: async (world) => {
      await part(world);
      const acknowledged = { ack_state: 'acknowledged', ack_state_modified_by: 'anna' };
      const ship = expect.objectContaining({
        deactivation_position: { type: 'Point', coordinates: [expect.any(Number), 54.5] },
      });
      return {
        send: { values: [TOGETHER_EVENT] },
        back: ok(
          expect.objectContaining({
            ...{ deactivation_time: ENDED, modified_at: MILLISECONDS, modified_by: 'detector' },
            ...{ s2s_pair: { first: ship, second: ship }, ...acknowledged },
          }),
        ),
      };
    },
  },
  {
    operation: `GET ${EVENTS}/current`,
    shows: 'States: STS event activity, "only current events are listed by /s2s-events/current"',
    exchange: {
      send: {},
      back: ok({ items: [], total: 0, page: 1, size: 50, pages: 0 }),
    },
  },
  ...TRADE_LANE_END_ROWS,
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
