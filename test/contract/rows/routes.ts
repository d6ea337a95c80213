import { expect } from 'vitest';
import { HEARD_UNTIL_MS, OLD, TANKER, UNHEARD } from '../fleet.ts';
import { every, ID, NUMBER, SECONDS, seconds, TEXT } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import type { World } from '../world.ts';

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
  bs_ts: seconds(HEARD_UNTIL_MS),
  distance: NUMBER,
  eta: SECONDS,
  route: { type: 'LineString', coordinates: every([NUMBER, NUMBER]) },
  sog: NUMBER,
  status: 'ok',
};
const NO_NUMBERS = { distance: null, eta: null, route: null, sog: null };

interface Job {
  readonly id: number;
}

/** Asks for a route and waits until it is there: a HEAD takes nothing. */
async function routeJob(world: World, body: object): Promise<number> {
  const { body: job } = await world.ask(`POST ${BASE}/ship/route`, { body });
  const { id } = job as Job;
  const read = `HEAD ${BASE}/ship/route/{id}`;
  await world.until(({ status }) => status !== 202, read, { values: [id] });
  return id;
}

function result(shows: string, body: object, becomes: object): Row {
  return {
    operation: READ,
    shows,
    exchange: async (world) => ({
      send: { values: [await routeJob(world, body)] },
      back: ok(becomes),
    }),
  };
}

const refused = (shows: string, body: unknown, ...pointers: readonly string[]): Row => ({
  operation: ASK,
  shows,
  exchange: { send: { body }, back: problem(422, pointers) },
});

export const ROUTE_ROWS: readonly Row[] = [
  {
    operation: ASK,
    shows: `${SECTION}: ${ASK}, "job handle"; decision: Success status, "202 with \`Location\` for a job handle"`,
    exchange: {
      send: { body: { ...from(TANKER), ...TO_ROTTERDAM } },
      back: {
        status: 202,
        headers: { location: expect.stringMatching(/^\/api\/portserver\/ship\/route\/\d+$/) },
        body: { id: ID },
      },
    },
  },
  {
    operation: READ,
    shows: 'decision: Route job, "202 with {"status":"running"} while it runs"',
    exchange: async (world) => {
      const after = world.holdJobs();
      const { body } = await world.ask(`POST ${BASE}/ship/route`, {
        body: { ...from(TANKER), ...TO_ROTTERDAM },
      });
      return {
        send: { values: [(body as Job).id] },
        back: { status: 202, body: { status: 'running' } },
        after,
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
      ...OK,
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
    { ...NO_NUMBERS, bs_ts: OK.bs_ts, status: 'no_route', reason: TEXT },
  ),
  result(
    'decision: Route job, status `unknown_position`, "with the reason, and null where there is no number"',
    { ...from(UNHEARD), ...TO_ROTTERDAM },
    { ...NO_NUMBERS, bs_ts: null, status: 'unknown_position', reason: TEXT },
  ),
  result(
    'decision: Route\'s `bs_ts`, "older than 24 h: status `stale_position`"',
    { ...from(OLD), ...TO_ROTTERDAM },
    { ...NO_NUMBERS, bs_ts: '2026-06-01T00:00:00Z', status: 'stale_position', reason: TEXT },
  ),
  {
    operation: READ,
    shows: `${SECTION}: ${READ}, "the job is consumed by the first successful read"; Errors: "a second read cannot return it"; decision: "then 410"`,
    exchange: async (world) => {
      const values = [await routeJob(world, { ...from(TANKER), ...TO_SEA })];
      await world.ask(`GET ${BASE}/ship/route/{id}`, { values });
      return { send: { values }, back: problem(410) };
    },
  },
  {
    operation: READ,
    shows: 'decision: Route job, "consumes it, atomically, also with many readers"',
    exchange: async (world) => {
      const values = [await routeJob(world, { ...from(TANKER), ...TO_SEA })];
      const read = async (): Promise<number> =>
        (await world.ask(`GET ${BASE}/ship/route/{id}`, { values })).status;
      const statuses = await Promise.all(Array.from({ length: 20 }, read));
      expect(statuses.filter((status) => status !== 410)).toEqual([200]);
      return { send: { values }, back: problem(410) };
    },
  },
  {
    operation: READ,
    shows: 'decision: 404 not visible to the caller: a job of another',
    exchange: async (world) => ({
      send: { as: 'carl', values: [await routeJob(world, { ...from(TANKER), ...TO_SEA })] },
      back: problem(404),
    }),
  },
  {
    operation: READ,
    shows: 'decision: 404 unknown',
    exchange: { send: { values: [9999] }, back: problem(404) },
  },
  {
    operation: READ,
    shows: 'decision: 400 malformed parameter',
    exchange: { send: { values: ['x'] }, back: problem(400, ['id']) },
  },
  refused(`${SECTION}: ${ASK}, \`source\` and \`destination\``, {}, '/source', '/destination'),
  refused(
    `${SECTION}: ${ASK}, "being either": neither`,
    { ...from(TANKER), destination: {} },
    '/destination',
  ),
  refused(
    `${SECTION}: ${ASK}, "being either": both`,
    { ...from(TANKER), destination: { ...TO_ROTTERDAM.destination, ...TO_SEA.destination } },
    '/destination',
  ),
  refused(
    `${SECTION}: ${ASK}, "locode string": of no port`,
    { ...from(TANKER), destination: { port: { locode: 'NLXXX' } } },
    '/destination/port/locode',
  ),
  refused(
    `${SECTION}: ${ASK}, "coordinates [two numbers]": longitude, then latitude`,
    { ...from(TANKER), destination: { position: { type: 'Point', coordinates: [54.5, 107] } } },
    '/destination/position/coordinates/1',
  ),
  refused(
    `${SECTION}: ${ASK}, a place where no ship goes`,
    { ...from(TANKER), ...TO_LAND },
    '/destination/position',
  ),
  refused(
    'General rules: "A ship is identified by MMSI"',
    { source: { ship: { mmsi: 'x' } }, ...TO_SEA },
    '/source/ship/mmsi',
  ),
];
