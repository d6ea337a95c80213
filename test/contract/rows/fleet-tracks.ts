import { SECOND_DAY, SEPARATED } from '../fleet-records.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const TRACKS = 'GET /api/portserver/ship/tracks';
const COLUMNS = [
  ...['seconds_after_begin', 'longitude_1e5', 'latitude_1e5'],
  ...['sog_tenth_knots', 'cog_tenth_degrees', 'heading_degrees'],
];
const END = '2026-06-02T00:05:00Z';
const AROUND_PAIR = '5.99,54.49,6.01,54.51';

const RESPONSE = { begin: SECOND_DAY, end: END, columns: COLUMNS };

/** Two ships that lie side by side, with a report every two minutes. */
const TRACKS_JSON = SEPARATED.map((mmsi, i) => ({
  mmsi,
  rows: [0, 240, 360].flatMap((second) => [second, 600_000 + 100 * i, 5_450_000, 0, 900, 91]),
}));

const WRONG: readonly Row[] = (
  [
    [400, 'no period', {}, ['begin', 'end']],
    [
      400,
      'a resolution that is no time',
      { begin: SECOND_DAY, end: END, resolution: '10s' },
      ['resolution'],
    ],
    [
      422,
      'a resolution of zero',
      { begin: SECOND_DAY, end: END, resolution: '00:00:00' },
      ['resolution'],
    ],
    [422, 'a period that ends before it begins', { begin: END, end: SECOND_DAY }, ['/end']],
    [422, 'more than 31 days', { begin: '2026-05-01T00:00:00Z', end: END }, ['/end']],
    [
      400,
      'a box that is not four numbers',
      { begin: SECOND_DAY, end: END, bbox: '1,2,3' },
      ['bbox'],
    ],
    [422, 'a misspelt parameter', { begin: SECOND_DAY, end: END, box: AROUND_PAIR }, ['box']],
  ] as const
).map(([status, name, query, parameters]) => ({
  operation: TRACKS,
  requirement: `${EXTENSION} [T6]: rejects ${name}`,
  exchange: { request: { query }, response: problem(status, [...parameters]) },
}));

/** The tracks of all ships of a box. */
export const FLEET_TRACK_ROWS: readonly Row[] = [
  {
    operation: TRACKS,
    requirement: `${EXTENSION} [T6]: the tracks of all ships of a box, with the fix after the period`,
    exchange: {
      request: {
        query: { begin: SECOND_DAY, end: END, bbox: AROUND_PAIR, resolution: '00:04:00' },
      },
      response: ok({ ...RESPONSE, resolution_seconds: 240, tracks: TRACKS_JSON }),
    },
  },
  {
    operation: TRACKS,
    requirement: `${EXTENSION} [T6]: at the finest resolution that fits; a box without ships`,
    exchange: {
      request: { query: { begin: SECOND_DAY, end: END, bbox: '0,0,1,1' } },
      response: ok({ ...RESPONSE, resolution_seconds: 10, tracks: [] }),
    },
  },
  ...WRONG,
];
