import { expect } from 'vitest';
import { HEARD_UNTIL_MS, TANKER, TOGETHER, UNHEARD } from '../fleet.ts';
import { seconds } from '../forms.ts';
import { BEYOND, ok, problem, type Row, type Sent } from '../row.ts';
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

export const PLACES: readonly Row[] = [
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
