import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { LAST_REPORT_MS, OLD_SHIP, TANKER, UNKNOWN_SHIP } from '../fleet-records.ts';
import { every, ID, NUMBER, SECONDS, seconds, TEXT } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';

const BASE = '/api/portserver';
const ASK = 'POST /ship/route';
const READ = 'GET /ship/route/{id}';
const SECTION = 'Route and ETA';
const from = (mmsi: number): object => ({ source: { ship: { mmsi: String(mmsi) } } });
const TO_ROTTERDAM = { destination: { port: { locode: 'NLRTM' } } };
/** In the German Bight. */
const TO_SEA = { destination: { position: { type: 'Point', coordinates: [7, 54.5] } } };
/** In the Caspian Sea. */
const TO_LAKE = { destination: { position: { type: 'Point', coordinates: [50.5, 42] } } };
/** In the middle of the Sahara. */
const TO_LAND = { destination: { position: { type: 'Point', coordinates: [10, 25] } } };

const OK = {
  bs_ts: seconds(LAST_REPORT_MS),
  distance: NUMBER,
  eta: SECONDS,
  // Beyond the specification.
  ...{ eta_early: SECONDS, eta_late: SECONDS, eta_pilot: SECONDS, passages: expect.any(Array) },
  emission_control_areas: [{ name: 'north-sea', distance: NUMBER }],
  route: { type: 'LineString', coordinates: every([NUMBER, NUMBER]) },
  sog: NUMBER,
  status: 'ok',
};
const NO_ROUTE = { distance: null, eta: null, route: null, sog: null };

interface Job {
  readonly id: number;
}

/** Requests a route and waits until it is available: a HEAD does not consume it. */
async function routeJob(api: ContractService, body: object): Promise<number> {
  const { body: job } = await api.request(`POST ${BASE}/ship/route`, { body });
  const { id } = job as Job;
  const read = `HEAD ${BASE}/ship/route/{id}`;
  await api.requestUntil(({ status }) => status !== 202, read, { values: [id] });
  return id;
}

function result(requirement: string, body: object, becomes: object): Row {
  return {
    operation: READ,
    requirement,
    exchange: async (api) => ({
      request: { values: [await routeJob(api, body)] },
      response: ok(becomes),
    }),
  };
}

const rejected = (requirement: string, body: unknown, ...pointers: readonly string[]): Row => ({
  operation: ASK,
  requirement,
  exchange: { request: { body }, response: problem(422, pointers) },
});

export const ROUTE_ROWS: readonly Row[] = [
  {
    operation: ASK,
    requirement: `${SECTION}: ${ASK}, "job handle"; decision: Success status, "202 with \`Location\` for a job handle"`,
    exchange: {
      request: { body: { ...from(TANKER), ...TO_ROTTERDAM } },
      response: {
        status: 202,
        headers: { location: expect.stringMatching(/^\/api\/portserver\/ship\/route\/\d+$/) },
        body: { id: ID },
      },
    },
  },
  {
    operation: READ,
    requirement: 'decision: Route job, "202 with {"status":"running"} while it runs"',
    exchange: async (api) => {
      const resume = api.pauseJobs();
      const { body } = await api.request(`POST ${BASE}/ship/route`, {
        body: { ...from(TANKER), ...TO_ROTTERDAM },
      });
      return {
        request: { values: [(body as Job).id] },
        response: { status: 202, body: { status: 'running' } },
        cleanUp: resume,
      };
    },
  },
  result(
    `Route result: every field; ${SECTION}: "\`port\` {locode string}"; decision: \`bs_ts\`, "time of the fix it starts from"`,
    { ...from(TANKER), ...TO_ROTTERDAM },
    OK,
  ),
  result(
    `Route result; ${SECTION}: "\`position\` {type \`Point\`, coordinates [two numbers]}"`,
    { ...from(TANKER), ...TO_SEA },
    {
      ...{ ...OK, eta_pilot: null },
      // 121 km straight; metres, within 5 km.
      distance: expect.closeTo(123_000, -4),
      route: {
        type: 'LineString',
        coordinates: expect.arrayContaining([
          [8.6, 53.95],
          [7, 54.5],
        ]),
      },
    },
  ),
  result(
    'decision: Route job, status `no_route`, "with the reason, and null where there is no number"',
    { ...from(TANKER), ...TO_LAKE },
    { ...NO_ROUTE, bs_ts: OK.bs_ts, status: 'no_route', reason: TEXT },
  ),
  result(
    'decision: Route job, status `unknown_position`, "with the reason, and null where there is no number"',
    { ...from(UNKNOWN_SHIP), ...TO_ROTTERDAM },
    { ...NO_ROUTE, bs_ts: null, status: 'unknown_position', reason: TEXT },
  ),
  result(
    'decision: Route\'s `bs_ts`, "older than 24 h: status `stale_position`"',
    { ...from(OLD_SHIP), ...TO_ROTTERDAM },
    { ...NO_ROUTE, bs_ts: '2026-06-01T00:00:00Z', status: 'stale_position', reason: TEXT },
  ),
  {
    operation: READ,
    requirement: `${SECTION}: ${READ}, "the job is consumed by the first successful read"; Errors: "a second read cannot return it"; decision: "then 410"`,
    exchange: async (api) => {
      const values = [await routeJob(api, { ...from(TANKER), ...TO_SEA })];
      await api.request(`GET ${BASE}/ship/route/{id}`, { values });
      return { request: { values }, response: problem(410) };
    },
  },
  {
    operation: READ,
    requirement: 'decision: Route job, "consumes it, atomically, also with many readers"',
    exchange: async (api) => {
      const values = [await routeJob(api, { ...from(TANKER), ...TO_SEA })];
      const read = async (): Promise<number> =>
        (await api.request(`GET ${BASE}/ship/route/{id}`, { values })).status;
      const statuses = await Promise.all(Array.from({ length: 20 }, read));
      expect(statuses.filter((status) => status !== 410)).toEqual([200]);
      return { request: { values }, response: problem(410) };
    },
  },
  {
    operation: READ,
    requirement: "decision: 404 not visible to the caller: another user's job",
    exchange: async (api) => ({
      request: { as: 'carl', values: [await routeJob(api, { ...from(TANKER), ...TO_SEA })] },
      response: problem(404),
    }),
  },
  {
    operation: READ,
    requirement: 'decision: 404 unknown',
    exchange: { request: { values: [9999] }, response: problem(404) },
  },
  {
    operation: READ,
    requirement: 'decision: 400 malformed parameter',
    exchange: { request: { values: ['x'] }, response: problem(400, ['id']) },
  },
  rejected(`${SECTION}: ${ASK}, \`source\` and \`destination\``, {}, '/source', '/destination'),
  rejected(
    `${SECTION}: ${ASK}, "being either": neither`,
    { ...from(TANKER), destination: {} },
    '/destination',
  ),
  rejected(
    `${SECTION}: ${ASK}, "being either": both`,
    { ...from(TANKER), destination: { ...TO_ROTTERDAM.destination, ...TO_SEA.destination } },
    '/destination',
  ),
  rejected(
    `${SECTION}: ${ASK}, "locode string": an unknown one`,
    { ...from(TANKER), destination: { port: { locode: 'NLXXX' } } },
    '/destination/port/locode',
  ),
  rejected(
    `${SECTION}: ${ASK}, "coordinates [two numbers]": longitude, then latitude`,
    { ...from(TANKER), destination: { position: { type: 'Point', coordinates: [54.5, 107] } } },
    '/destination/position/coordinates/1',
  ),
  rejected(
    `${SECTION}: ${ASK}, a place that ships cannot reach`,
    { ...from(TANKER), ...TO_LAND },
    '/destination/position',
  ),
  rejected(
    'General rules: "A ship is identified by MMSI"',
    { source: { ship: { mmsi: 'x' } }, ...TO_SEA },
    '/source/ship/mmsi',
  ),
];
