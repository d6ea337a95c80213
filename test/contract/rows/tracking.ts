import { expect } from 'vitest';
import {
  BULKER,
  FIRST_DAY,
  HAMBURG_PORT,
  HEARD_UNTIL_MS,
  OLD,
  PARTED,
  ROTTERDAM_PORT,
  SECOND_DAY,
  TANKER,
  TANKER_IMO,
  TOGETHER,
  UNHEARD,
} from '../fleet.ts';
import { ID, SECONDS, seconds } from '../forms.ts';
import { BEYOND, ok, problem, type Row, type Sent } from '../row.ts';
import type { World } from '../world.ts';

const BASE = '/api/portserver';
const INFO = 'POST /ship/info';
const POSITION = 'GET /ship/position/{mmsi}';
const POSITIONS = 'GET /ship/position';
const ASK_TRACK = 'POST /ship/historical/track';
const TRACK = 'GET /ship/historical/track/{track_id}';
const CALLS = 'POST /ship/historical/port';
const AREA = 'Vessel tracking';

/** The ship of which all is known. */
export const TANKER_JSON = {
  a2: 'NL',
  callsign: 'PABC',
  country: 'Netherlands (Kingdom of the)',
  destination: 'NLRTM',
  draught: 9.5,
  eta: '2026-06-03T08:30:00Z',
  imo: TANKER_IMO,
  length: 183,
  mmsi: TANKER,
  name: 'ALMA MAERSK',
  shiptype: 80,
  width: 32,
};
/** Of a ship that has only said where it is. */
const SILENT_JSON = {
  ...{ a2: 'DE', country: 'Germany (Federal Republic of)', mmsi: OLD },
  ...{ callsign: null, destination: null, draught: null, eta: null, imo: null, length: null },
  ...{ name: null, shiptype: null, width: null },
};
const EXTENSIONS = ['time', 'cog', 'sog'];

const found = (by: string, ship: object): Row => ({
  operation: INFO,
  shows: `${AREA}: ${INFO}, "any of \`mmsi\`, \`imo\`, \`name\`, \`callsign\`": ${by}; Ship: every field`,
  exchange: { send: { body: { ship } }, back: ok({ ship: TANKER_JSON }) },
});
const refused = (
  operation: string,
  shows: string,
  body: unknown,
  pointers: readonly string[],
  status = 422,
): Row => ({
  operation,
  shows,
  exchange: { send: { body }, back: problem(status, pointers) },
});

const INFOS: readonly Row[] = [
  found('mmsi, "request bodies carry it as a string"', { mmsi: String(TANKER) }),
  found('mmsi as a number', { mmsi: TANKER }),
  found('imo', { imo: TANKER_IMO }),
  found('name', { name: 'Alma Maersk' }),
  found('callsign', { callsign: 'PABC' }),
  found('all of them', {
    mmsi: String(TANKER),
    imo: TANKER_IMO,
    name: 'ALMA MAERSK',
    callsign: 'PABC',
  }),
  {
    operation: INFO,
    shows: 'decision: Unknown values, "null, never 0 nor AIS\'s codes"',
    exchange: { send: { body: { ship: { mmsi: String(OLD) } } }, back: ok({ ship: SILENT_JSON }) },
  },
  refused(
    INFO,
    'decision: 404 unknown: no ship that all fits',
    { ship: { mmsi: String(TANKER), callsign: 'PXYZ' } },
    [],
    404,
  ),
  refused(INFO, `${AREA}: ${INFO}, "\`ship\` object"`, {}, ['/ship']),
  refused(INFO, `${AREA}: ${INFO}, any of them has to be there`, { ship: {} }, ['/ship']),
  refused(
    INFO,
    'General rules: "A ship is identified by MMSI", "a vessel by IMO number"',
    { ship: { mmsi: 'x', imo: 1 } },
    ['/ship/mmsi', '/ship/imo'],
  ),
  refused(INFO, 'decision: 400 malformed JSON', '{', [''], 400),
];

const at = (mmsi: number, longitude: number, latitude: number, minute: number): object => ({
  ...{ heading: 91, nav_status: 0, rot: -3, ship: { mmsi } },
  position: {
    type: 'Point',
    coordinates: [
      longitude,
      latitude,
      seconds(HEARD_UNTIL_MS + 60_000 * minute),
      90,
      expect.any(Number),
    ],
    extensions: EXTENSIONS,
  },
});
const TANKER_AT = at(TANKER, 8.6, 53.95, 0);
const TOGETHER_AT = at(TOGETHER[0], 7, 54.5, 0);
const LIST =
  'GET /ship/position, "body: `mmsi` array of MMSI strings"; decision: GET /ship/position with a body';
const asked = [String(TANKER), String(UNHEARD), String(TOGETHER[0])];
const listed = (operation: string, shows: string, send: Sent): Row => ({
  operation,
  shows,
  exchange: { send, back: ok([TANKER_AT, TOGETHER_AT]) },
});

const PLACES: readonly Row[] = [
  {
    operation: POSITION,
    shows: `${AREA}: ${POSITION}, "Latest position"; every field, "responses carry an integer"`,
    exchange: { send: { values: [TANKER] }, back: ok(TANKER_AT) },
  },
  {
    operation: POSITION,
    shows: 'decision: Unknown values, "null, except nav_status 15"',
    exchange: async (world) => {
      const record = {
        mmsi: 211_000_050,
        timestamp: seconds(HEARD_UNTIL_MS),
        longitude: 1,
        latitude: 50,
      };
      await world.ask('POST /api/ingress/positions', { as: 'feed', body: [record] });
      return {
        send: { values: [record.mmsi] },
        back: ok({
          ...{ heading: null, nav_status: 15, rot: null, ship: { mmsi: record.mmsi } },
          position: {
            type: 'Point',
            coordinates: [1, 50, record.timestamp, null, null],
            extensions: EXTENSIONS,
          },
        }),
      };
    },
  },
  {
    operation: POSITION,
    shows: 'decision: 404 unknown: a ship that was never heard',
    exchange: { send: { values: [UNHEARD] }, back: problem(404) },
  },
  {
    operation: POSITION,
    shows: `${AREA}: "mmsi in path"; decision: 400 malformed parameter`,
    exchange: { send: { values: ['x'] }, back: problem(400, ['mmsi']) },
  },
  listed(
    POSITIONS,
    `${LIST}, "array in the body of the GET", "in the order asked for, the unknown left out"`,
    { body: { mmsi: asked } },
  ),
  listed(POSITIONS, 'decision: Body of GET /ship/position, "a bare array is taken too"', {
    body: asked,
  }),
  listed(POSITIONS, `${LIST}, "also ?mmsi=a,b"`, { query: { mmsi: asked.join() } }),
  listed('POST /ship/position', `${BEYOND}. ${LIST}, "and POST"`, { body: { mmsi: asked } }),
  {
    operation: POSITIONS,
    shows: `${LIST}: of no ship`,
    exchange: { send: { body: { mmsi: [] } }, back: ok([]) },
  },
  refused(POSITIONS, 'General rules: "A ship is identified by MMSI"', { mmsi: ['x'] }, ['/mmsi/0']),
  refused(POSITIONS, `${LIST}: it has to be there`, {}, ['/mmsi']),
  refused(POSITIONS, `${LIST}: a body has to be there, or the query`, undefined, [''], 400),
  {
    operation: POSITIONS,
    shows: 'decision: 400 malformed parameter',
    exchange: { send: { query: { mmsi: '1,x' } }, back: problem(400, ['mmsi']) },
  },
];

const BESIDE = {
  ship: { mmsi: String(PARTED[0]) },
  begin: SECOND_DAY,
  end: '2026-06-02T00:10:00Z',
};

interface Job {
  readonly id: number;
}

/** Asks for a track and waits until it is there. */
async function trackJob(world: World, body: object): Promise<number> {
  const { body: job } = await world.ask(`POST ${BASE}/ship/historical/track`, { body });
  const { id } = job as Job;
  await world.until(
    ({ status }) => status !== 202,
    `GET ${BASE}/ship/historical/track/{track_id}`,
    {
      values: [id],
    },
  );
  return id;
}

/** Longitude, latitude, time, course, speed: of one that lies still, at minutes of the second day. */
const lying = (...minutes: readonly number[]): readonly unknown[] =>
  minutes.map((minute) => [6, 54.5, seconds(Date.UTC(2026, 5, 2, 0, minute)), 90, 0]);

/** A track that is asked for, and comes. */
function tracked(shows: string, change: object, coordinates: readonly unknown[]): Row {
  return {
    operation: TRACK,
    shows,
    exchange: async (world) => ({
      send: { values: [await trackJob(world, { ...BESIDE, ...change })] },
      back: ok({
        distance: 0,
        ship: { mmsi: PARTED[0] },
        track: { type: 'LineString', coordinates, extensions: EXTENSIONS },
      }),
    }),
  };
}

const TRACKS: readonly Row[] = [
  {
    operation: ASK_TRACK,
    shows:
      'Job handle: "Object with `id` (integer)"; decision: Success status, "202 with `Location` for a job handle"',
    exchange: {
      send: { body: BESIDE },
      back: {
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
    shows: 'Historical track: "distance integer"; decision: Distance unit, "metres everywhere"',
    exchange: async (world) => ({
      send: {
        values: [
          await trackJob(world, {
            ship: { mmsi: String(BULKER) },
            begin: '2026-06-02T02:00:00Z',
            end: seconds(HEARD_UNTIL_MS),
            resolution: '01:00:00',
          }),
        ],
      },
      back: ok({
        // 58 minutes of 60: 0.3867° of longitude, of 65.85 km each, and 0.0483° of latitude, of 111.3 km each.
        distance: 26_024,
        ship: { mmsi: BULKER },
        track: expect.objectContaining({ type: 'LineString' }),
      }),
    }),
  },
  {
    operation: TRACK,
    shows: `${AREA}: "The ata of the first record can be used as \`end\` of a historical track request"`,
    exchange: async (world) => {
      const ship = { mmsi: String(TANKER) };
      const calls = await world.ask(`${CALLS.replace(' ', ` ${BASE}`)}`, { body: { ship } });
      const [{ ata }] = (calls.body as { records: { ata: string }[] }).records;
      const body = { ship, begin: seconds(HEARD_UNTIL_MS), end: ata, resolution: '06:00:00' };
      return {
        send: { values: [await trackJob(world, body)] },
        back: ok({
          distance: expect.any(Number),
          ship: { mmsi: TANKER },
          track: {
            type: 'LineString',
            coordinates: [
              [expect.any(Number), expect.any(Number), ata, 90, expect.any(Number)],
              [8.6, 53.95, seconds(HEARD_UNTIL_MS), 90, 12],
            ],
            extensions: EXTENSIONS,
          },
        }),
      };
    },
  },
  {
    operation: TRACK,
    shows: 'decision: Historical track job, "202 while it runs"',
    exchange: async (world) => {
      const after = world.holdJobs();
      const { body } = await world.ask(`POST ${BASE}/ship/historical/track`, { body: BESIDE });
      return {
        send: { values: [(body as Job).id] },
        back: { status: 202, body: { status: 'running' } },
        after,
      };
    },
  },
  {
    operation: TRACK,
    shows: 'decision: Historical track job, "stays readable": a second time',
    exchange: async (world) => {
      const values = [await trackJob(world, BESIDE)];
      await world.ask(`GET ${BASE}/ship/historical/track/{track_id}`, { values });
      return {
        send: { values },
        back: ok(expect.objectContaining({ ship: { mmsi: PARTED[0] } })),
      };
    },
  },
  {
    operation: TRACK,
    shows: 'decision: 404 not visible to the caller: a job of another',
    exchange: async (world) => ({
      send: { as: 'carl', values: [await trackJob(world, BESIDE)] },
      back: problem(404),
    }),
  },
  {
    operation: TRACK,
    shows: 'decision: 404 unknown',
    exchange: { send: { values: [9999] }, back: problem(404) },
  },
  {
    operation: TRACK,
    shows: 'decision: 400 malformed parameter',
    exchange: { send: { values: ['x'] }, back: problem(400, ['track_id']) },
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
    'decision: 404 unknown: a ship that was never heard',
    { ...BESIDE, ship: { mmsi: String(UNHEARD) } },
    [],
    404,
  ),
];

const PORT_CALLS: readonly Row[] = [
  {
    operation: CALLS,
    shows: `${AREA}: ${CALLS}, "port call records, most recent first"; Port call record: every field; decision: World Port Index number`,
    exchange: {
      send: { body: { ship: { mmsi: String(TANKER) } } },
      back: ok({
        records: [
          {
            ata: '2026-06-01T21:00:00Z',
            atd: '2026-06-01T23:00:00Z',
            berthing_areas: [],
            port: HAMBURG_PORT,
          },
          {
            ata: FIRST_DAY,
            atd: '2026-06-01T02:00:00Z',
            berthing_areas: [{ id: expect.any(String), name: 'Maasvlakte' }],
            port: ROTTERDAM_PORT,
          },
        ],
      }),
    },
  },
  {
    operation: CALLS,
    shows: `${AREA}: ${CALLS}: of a ship that called nowhere`,
    exchange: { send: { body: { ship: { mmsi: String(OLD) } } }, back: ok({ records: [] }) },
  },
  {
    operation: CALLS,
    shows: 'decision: Port call record, "`atd` null while there"',
    exchange: async (world) => {
      const stay = [0, 4, 8, 12].map((minute) => ({
        ...{ mmsi: 211_000_051, timestamp: seconds(HEARD_UNTIL_MS + 60_000 * minute) },
        ...{ longitude: 4.02, latitude: 51.95, sog: 0 },
      }));
      const other = { ...stay[3], mmsi: TOGETHER[1], longitude: 7.001, latitude: 54.5 };
      await world.ask('POST /api/ingress/positions', { as: 'feed', body: [...stay, other] });
      return {
        send: { body: { ship: { mmsi: '211000051' } } },
        back: ok({
          records: [expect.objectContaining({ ata: SECONDS, atd: null, port: ROTTERDAM_PORT })],
        }),
      };
    },
  },
  refused(
    CALLS,
    'decision: 404 unknown: a ship that was never heard',
    { ship: { mmsi: String(UNHEARD) } },
    [],
    404,
  ),
  refused(CALLS, `${AREA}: ${CALLS}, "\`ship\` {mmsi string}"`, { ship: {} }, ['/ship/mmsi']),
];

export const TRACKING_ROWS: readonly Row[] = [...INFOS, ...PLACES, ...TRACKS, ...PORT_CALLS];
