import { expect } from 'vitest';
import {
  FIRST_DAY,
  HAMBURG_PORT,
  LAST_REPORT_MS,
  OLD_SHIP,
  ROTTERDAM_PORT,
  TANKER,
  TOGETHER,
  UNKNOWN_SHIP,
} from '../fleet-records.ts';
import { SECONDS, seconds } from '../forms.ts';
import { ok, type Row } from '../row.ts';
import { PLACES } from './positions.ts';
import { INFOS } from './ships.ts';
import { AREA, CALLS, refused } from './tracking-forms.ts';
import { TRACKS } from './tracks.ts';

const PORT_CALLS: readonly Row[] = [
  {
    operation: CALLS,
    requirement: `${AREA}: ${CALLS}, "port call records, most recent first"; Port call record: every field; decision: World Port Index number`,
    exchange: {
      request: { body: { ship: { mmsi: String(TANKER) } } },
      response: ok({
        records: [
          {
            ata: '2026-06-01T21:00:00Z',
            not_later_than: null,
            atd: '2026-06-01T23:00:00Z',
            not_earlier_than: null,
            berthing_areas: [],
            port: HAMBURG_PORT,
          },
          {
            ata: FIRST_DAY,
            not_later_than: null,
            atd: '2026-06-01T02:00:00Z',
            not_earlier_than: null,
            berthing_areas: [{ id: expect.any(String), name: 'Maasvlakte' }],
            port: ROTTERDAM_PORT,
          },
        ],
      }),
    },
  },
  {
    operation: CALLS,
    requirement: `${AREA}: ${CALLS}: of a ship without calls`,
    exchange: {
      request: { body: { ship: { mmsi: String(OLD_SHIP) } } },
      response: ok({ records: [] }),
    },
  },
  {
    operation: CALLS,
    requirement:
      'decision: Port call record, "`atd` null while there"; decision: ATA of a ship that was there when first heard, "`null`, with `not_later_than` (extension)"',
    exchange: async (api) => {
      const stay = [0, 4, 8, 12].map((minute) => ({
        ...{ mmsi: 211_000_051, timestamp: seconds(LAST_REPORT_MS + 60_000 * minute) },
        ...{ longitude: 4.02, latitude: 51.95, sog: 0 },
      }));
      const other = { ...stay[3], mmsi: TOGETHER[1], longitude: 7.001, latitude: 54.5 };
      await api.request('POST /api/ingress/positions', { as: 'feed', body: [...stay, other] });
      return {
        request: { body: { ship: { mmsi: '211000051' } } },
        response: ok({
          records: [
            {
              ...{ ata: null, not_later_than: SECONDS, atd: null, not_earlier_than: null },
              ...{ berthing_areas: expect.any(Array), port: ROTTERDAM_PORT },
            },
          ],
        }),
      };
    },
  },
  refused(
    CALLS,
    'decision: 404 unknown: a ship without reports',
    { ship: { mmsi: String(UNKNOWN_SHIP) } },
    [],
    404,
  ),
  refused(CALLS, `${AREA}: ${CALLS}, "\`ship\` {mmsi string}"`, { ship: {} }, ['/ship/mmsi']),
];

export const TRACKING_ROWS: readonly Row[] = [...INFOS, ...PLACES, ...TRACKS, ...PORT_CALLS];
