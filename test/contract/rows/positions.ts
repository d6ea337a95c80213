import { expect } from 'vitest';
import { LAST_REPORT_MS, TANKER, TOGETHER, UNKNOWN_SHIP } from '../fleet-records.ts';
import { seconds } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import type { RowRequest } from '../row-request.ts';
import { AREA, EXTENSIONS, refused } from './tracking-forms.ts';

const POSITION = 'GET /ship/position/{mmsi}';
const POSITIONS = 'GET /ship/position';

const at = (mmsi: number, longitude: number, latitude: number, minute: number): object => ({
  ...{ heading: 91, nav_status: 0, rot: -3, ship: { mmsi } },
  position: {
    type: 'Point',
    coordinates: [
      longitude,
      latitude,
      seconds(LAST_REPORT_MS + 60_000 * minute),
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

const requested = [String(TANKER), String(UNKNOWN_SHIP), String(TOGETHER[0])];

const listed = (operation: string, requirement: string, request: RowRequest): Row => ({
  operation,
  requirement,
  exchange: { request, response: ok([TANKER_AT, TOGETHER_AT]) },
});

export const PLACES: readonly Row[] = [
  {
    operation: POSITION,
    requirement: `${AREA}: ${POSITION}, "Latest position"; every field, "responses carry an integer"`,
    exchange: { request: { values: [TANKER] }, response: ok(TANKER_AT) },
  },
  {
    operation: POSITION,
    requirement: 'decision: Unknown values, "null, except nav_status 15"',
    exchange: async (api) => {
      const record = {
        mmsi: 211_000_050,
        timestamp: seconds(LAST_REPORT_MS),
        longitude: 1,
        latitude: 50,
      };
      await api.request('POST /api/ingress/positions', { as: 'feed', body: [record] });
      return {
        request: { values: [record.mmsi] },
        response: ok({
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
    requirement: 'decision: 404 unknown: a ship without reports',
    exchange: { request: { values: [UNKNOWN_SHIP] }, response: problem(404) },
  },
  {
    operation: POSITION,
    requirement: `${AREA}: "mmsi in path"; decision: 400 malformed parameter`,
    exchange: { request: { values: ['x'] }, response: problem(400, ['mmsi']) },
  },
  listed(
    POSITIONS,
    `${LIST}, "array in the body of the GET", "in the order asked for, the unknown left out"`,
    { body: { mmsi: requested } },
  ),
  listed(POSITIONS, 'decision: Body of GET /ship/position, "a bare array is taken too"', {
    body: requested,
  }),
  listed(POSITIONS, `${LIST}, "also ?mmsi=a,b"`, { query: { mmsi: requested.join() } }),
  listed('POST /ship/position', `${EXTENSION}. ${LIST}, "and POST"`, { body: { mmsi: requested } }),
  {
    operation: POSITIONS,
    requirement: `${LIST}: of no ship`,
    exchange: { request: { body: { mmsi: [] } }, response: ok([]) },
  },
  refused(POSITIONS, 'General rules: "A ship is identified by MMSI"', { mmsi: ['x'] }, ['/mmsi/0']),
  refused(POSITIONS, `${LIST}: the list is required`, {}, ['/mmsi']),
  refused(POSITIONS, `${LIST}: a body or the query is required`, undefined, [''], 400),
  {
    operation: POSITIONS,
    requirement: 'decision: 400 malformed parameter',
    exchange: { request: { query: { mmsi: '1,x' } }, response: problem(400, ['mmsi']) },
  },
];
