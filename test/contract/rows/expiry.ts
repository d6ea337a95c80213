import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import {
  ALONGSIDE_DEGREES,
  LAST_REPORT_MS,
  SECOND_DAY,
  SEPARATED,
  TANKER,
  TANKER_IMO,
  TOGETHER,
  TOGETHER_AT,
} from '../fleet-records.ts';
import { MILLISECONDS, seconds } from '../forms.ts';
import { TOGETHER_EVENT } from '../initial-data.ts';
import { ok, problem, type Row } from '../row.ts';
import { TRADE_LANE_END_ROWS } from './trade-lanes.ts';

const EVENTS = '/api/ingress/event-detection/s2s-events';
const TRACK = '/api/portserver/ship/historical/track';
const ROUTE = '/api/portserver/ship/route';
const HOUR_MS = 3_600_000;

interface Job {
  readonly id: number;
}

function advanceClock(api: ContractService, hours: number): void {
  api.clock.set(api.clock.now() + hours * HOUR_MS);
}

/** From a quarter past three the two ships that stayed together report again, until they are apart. */
async function separate(api: ContractService): Promise<void> {
  const records = [16, 20, 24, 28, 32, 36, 40].flatMap((minute) => {
    const timestamp = seconds(LAST_REPORT_MS + minute * 60_000);
    const apart = ALONGSIDE_DEGREES + Math.max(0, minute - 20) * ALONGSIDE_DEGREES;
    return [
      { mmsi: TOGETHER[0], timestamp, longitude: TOGETHER_AT[0], latitude: TOGETHER_AT[1] },
      { mmsi: TOGETHER[1], timestamp, longitude: TOGETHER_AT[0] + apart, latitude: TOGETHER_AT[1] },
    ];
  });
  await api.request('POST /api/ingress/positions', { as: 'feed', body: records });
}

const ENDED = expect.stringMatching(/^2026-06-02T03:2\d:\d\d\.\d{3}Z$/);

/** Time passes, and at the end the service stops: no requests are possible after these rows. */
export const EXPIRY_ROWS: readonly Row[] = [
  {
    operation: `GET ${EVENTS}/{id}`,
    requirement:
      'States: STS event activity, "ships no longer close": "ended (deactivation fields filled)", "modified_at is updated with it"; it remains acknowledged',
    exchange: async (api) => {
      await separate(api);
      const acknowledged = { ack_state: 'acknowledged', ack_state_modified_by: 'anna' };
      const ship = expect.objectContaining({
        deactivation_position: { type: 'Point', coordinates: [expect.any(Number), 54.5] },
      });
      return {
        request: { values: [TOGETHER_EVENT] },
        response: ok(
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
    requirement:
      'States: STS event activity, "only current events are listed by /s2s-events/current"',
    exchange: {
      request: {},
      response: ok({ items: [], total: 0, page: 1, size: 50, pages: 0 }),
    },
  },
  ...TRADE_LANE_END_ROWS,
  {
    operation: 'GET /nextport/vessel/{vessel_imo_number}/predictions',
    requirement: 'decision: Token, "1 hour"; Error status, 401 with WWW-Authenticate',
    exchange: async (api) => {
      const body = { user_id: 'anna', password: 'anna-password' };
      const login = await api.request('POST /authentication/login', { body });
      const { token } = login.body as { token: string };
      advanceClock(api, 1);
      return {
        request: { values: [TANKER_IMO], headers: { authorization: `Bearer ${token}` } },
        response: problem(401, [], {
          'www-authenticate': expect.stringMatching(/^Bearer .*error="invalid_token"/),
        }),
      };
    },
  },
  {
    operation: `GET ${TRACK}/{track_id}`,
    requirement: 'decision: Historical track job, "stays readable for 24 hours"',
    exchange: async (api) => {
      const ship = { mmsi: String(SEPARATED[0]) };
      const body = { ship, begin: SECOND_DAY, end: '2026-06-02T00:02:00Z' };
      const created = await api.request(`POST ${TRACK}`, { body });
      advanceClock(api, 23);
      return {
        request: { values: [(created.body as Job).id] },
        response: { status: 200, body: expect.objectContaining({ ship: { mmsi: SEPARATED[0] } }) },
      };
    },
  },
  {
    operation: `GET ${TRACK}/{track_id}`,
    requirement: 'decision: Historical track job, after 24 hours',
    exchange: async (api) => {
      advanceClock(api, 1);
      return { request: { values: [1] }, response: problem(404) };
    },
  },
  {
    operation: `GET ${ROUTE}/{id}`,
    requirement: 'decision: Route job, "then 410 until forgotten (24 h), then 404"',
    exchange: async (api) => {
      const body = {
        source: { ship: { mmsi: String(TANKER) } },
        destination: { position: { type: 'Point', coordinates: [7, 54.5] } },
      };
      const created = await api.request(`POST ${ROUTE}`, { body });
      const values = [(created.body as Job).id];
      await api.requestUntil(({ status }) => status !== 202, `GET ${ROUTE}/{id}`, { values });
      expect(await api.request(`GET ${ROUTE}/{id}`, { values })).toMatchObject({ status: 410 });
      advanceClock(api, 24);
      return { request: { values }, response: problem(404) };
    },
  },
  {
    operation: 'GET /api/ingress/event-detection/s2s-events',
    requirement: 'decision: Error status, "503 while stopping"',
    exchange: async (api) => {
      await api.service.stop();
      return {
        request: {},
        response: problem(503, [], { 'retry-after': expect.stringMatching(/^\d+$/) }),
      };
    },
  },
];
