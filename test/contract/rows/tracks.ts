import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import {
  BULKER,
  LAST_REPORT_MS,
  SECOND_DAY,
  SEPARATED,
  TANKER,
  UNKNOWN_SHIP,
} from '../fleet-records.ts';
import { ID, seconds } from '../forms.ts';
import { ok, problem, type Row } from '../row.ts';
import { AREA, BASE, CALLS, EXTENSIONS, refused } from './tracking-forms.ts';

const ASK_TRACK = 'POST /ship/historical/track';
const TRACK = 'GET /ship/historical/track/{track_id}';

const BESIDE = {
  ship: { mmsi: String(SEPARATED[0]) },
  begin: SECOND_DAY,
  end: '2026-06-02T00:10:00Z',
};

interface Job {
  readonly id: number;
}

/** Requests a track and waits until it is available. */
async function trackJob(api: ContractService, body: object): Promise<number> {
  const { body: job } = await api.request(`POST ${BASE}/ship/historical/track`, { body });
  const { id } = job as Job;
  await api.requestUntil(
    ({ status }) => status !== 202,
    `GET ${BASE}/ship/historical/track/{track_id}`,
    {
      values: [id],
    },
  );
  return id;
}

/** Longitude, latitude, time, course, speed: of a stationary ship, at minutes of the second day. */
const lying = (...minutes: readonly number[]): readonly unknown[] =>
  minutes.map((minute) => [6, 54.5, seconds(Date.UTC(2026, 5, 2, 0, minute)), 90, 0]);

/** A requested track, and its coordinates. */
function tracked(requirement: string, change: object, coordinates: readonly unknown[]): Row {
  return {
    operation: TRACK,
    requirement,
    exchange: async (api) => ({
      request: { values: [await trackJob(api, { ...BESIDE, ...change })] },
      response: ok({
        distance: 0,
        ship: { mmsi: SEPARATED[0] },
        track: { type: 'LineString', coordinates, extensions: EXTENSIONS },
      }),
    }),
  };
}

export const TRACKS: readonly Row[] = [
  {
    operation: ASK_TRACK,
    requirement:
      'Job handle: "Object with `id` (integer)"; decision: Success status, "202 with `Location` for a job handle"',
    exchange: {
      request: { body: BESIDE },
      response: {
        status: 202,
        headers: {
          location: expect.stringMatching(/^\/api\/portserver\/ship\/historical\/track\/\d+$/),
        },
        body: { id: ID },
      },
    },
  },
  tracked(
    'Historical track: every field, "in ascending time"; decision: Distance unit, resolution absent: every fix',
    {},
    lying(0, 2, 4, 6, 8, 10),
  ),
  tracked(
    'decision: Begin and end of a track job, "in either order", "output ascends"',
    { begin: BESIDE.end, end: BESIDE.begin },
    lying(0, 2, 4, 6, 8, 10),
  ),
  tracked(
    `${AREA}: ${ASK_TRACK}, "\`resolution\` (template \`HH:MM:SS\`"; decision: one vertex for each step`,
    { resolution: '00:05:00' },
    lying(0, 4, 10),
  ),
  tracked(
    `${AREA}: ${ASK_TRACK}, "also gives a timestamp form"; decision: its time of day`,
    { resolution: '2026-06-02T00:05:00Z' },
    lying(0, 4, 10),
  ),
  tracked(
    'decision: resolution, "zero: every fix"; a time zone of any kind',
    { resolution: '00:00:00', begin: '2026-06-02T02:08:00+02:00' },
    lying(8, 10),
  ),
  tracked(
    'Historical track: of a period without fixes',
    { begin: '2026-06-01T00:00:00Z', end: '2026-06-01T01:00:00Z' },
    [],
  ),
  {
    operation: TRACK,
    requirement:
      'Historical track: "distance integer"; decision: Distance unit, "metres everywhere"',
    exchange: async (api) => ({
      request: {
        values: [
          await trackJob(api, {
            ship: { mmsi: String(BULKER) },
            begin: '2026-06-02T02:00:00Z',
            end: seconds(LAST_REPORT_MS),
            resolution: '01:00:00',
          }),
        ],
      },
      response: ok({
        // 58 minutes of 60: 0.3867° of longitude, of 65.85 km each, and 0.0483° of latitude, of 111.3 km each.
        distance: 26_024,
        ship: { mmsi: BULKER },
        track: expect.objectContaining({ type: 'LineString' }),
      }),
    }),
  },
  {
    operation: TRACK,
    requirement: `${AREA}: "The ata of the first record can be used as \`end\` of a historical track request"`,
    exchange: async (api) => {
      const ship = { mmsi: String(TANKER) };
      const calls = await api.request(CALLS.replace(' ', ` ${BASE}`), { body: { ship } });
      const [{ ata }] = (calls.body as { records: { ata: string }[] }).records;
      const body = { ship, begin: seconds(LAST_REPORT_MS), end: ata, resolution: '06:00:00' };
      return {
        request: { values: [await trackJob(api, body)] },
        response: ok({
          distance: expect.any(Number),
          ship: { mmsi: TANKER },
          track: {
            type: 'LineString',
            coordinates: [
              [expect.any(Number), expect.any(Number), ata, 90, expect.any(Number)],
              [8.6, 53.95, seconds(LAST_REPORT_MS), 90, 12],
            ],
            extensions: EXTENSIONS,
          },
        }),
      };
    },
  },
  {
    operation: TRACK,
    requirement: 'decision: Historical track job, "202 while it runs"',
    exchange: async (api) => {
      const resume = api.pauseJobs();
      const { body } = await api.request(`POST ${BASE}/ship/historical/track`, { body: BESIDE });
      return {
        request: { values: [(body as Job).id] },
        response: { status: 202, body: { status: 'running' } },
        cleanUp: resume,
      };
    },
  },
  {
    operation: TRACK,
    requirement: 'decision: Historical track job, "stays readable": a second time',
    exchange: async (api) => {
      const values = [await trackJob(api, BESIDE)];
      await api.request(`GET ${BASE}/ship/historical/track/{track_id}`, { values });
      return {
        request: { values },
        response: ok(expect.objectContaining({ ship: { mmsi: SEPARATED[0] } })),
      };
    },
  },
  {
    operation: TRACK,
    requirement: "decision: 404 not visible to the caller: another user's job",
    exchange: async (api) => ({
      request: { as: 'carl', values: [await trackJob(api, BESIDE)] },
      response: problem(404),
    }),
  },
  {
    operation: TRACK,
    requirement: 'decision: 404 unknown',
    exchange: { request: { values: [9999] }, response: problem(404) },
  },
  {
    operation: TRACK,
    requirement: 'decision: 400 malformed parameter',
    exchange: { request: { values: ['x'] }, response: problem(400, ['track_id']) },
  },
  refused(ASK_TRACK, `${AREA}: ${ASK_TRACK}, \`ship\`, \`begin\`, \`end\``, {}, [
    '/ship',
    '/begin',
    '/end',
  ]),
  refused(
    ASK_TRACK,
    'decision: Timestamps in, "any RFC 3339, else 400"',
    { ...BESIDE, begin: '1 June', end: '2026-06-31T00:00:00Z' },
    ['/begin', '/end'],
    400,
  ),
  refused(
    ASK_TRACK,
    `${AREA}: ${ASK_TRACK}, resolution of another form`,
    { ...BESIDE, resolution: 'hourly' },
    ['/resolution'],
  ),
  refused(
    ASK_TRACK,
    'decision: 404 unknown: a ship without reports',
    { ...BESIDE, ship: { mmsi: String(UNKNOWN_SHIP) } },
    [],
    404,
  ),
];
