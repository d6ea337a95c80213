import { expect } from 'vitest';
import {
  HAMBURG_PORT,
  ROTTERDAM_PORT,
  SECOND_DAY,
  SEPARATED,
  UNKNOWN_SHIP,
} from '../fleet-records.ts';
import { ID, INTEGER, NUMBER } from '../forms.ts';
import { AREA, SEPARATED_EVENT } from '../initial-data.ts';
import { ok, type Row } from '../row.ts';
import {
  BASE,
  CREATE,
  finishedReport,
  MULTISHIP,
  PERIOD,
  RESULT,
  SECTION,
} from './report-forms.ts';
import { TANKER_JSON } from './tracking-forms.ts';

/** Northward; the tanker passes it eastward, at 6° E, 53.9° N. */
export const LINE = {
  type: 'LineString',
  coordinates: [
    [5.99, 53],
    [5.99, 55],
  ],
};

const BACKWARD = { ...LINE, coordinates: LINE.coordinates.toReversed() };

const place = (longitude: unknown, latitude: unknown, time: unknown): object => ({
  type: 'Point',
  coordinates: [longitude, latitude, time, NUMBER, NUMBER],
  extensions: ['time', 'cog', 'sog'],
});

/** It has sailed 99.5 % of the distance from Rotterdam to 6° E, 53.9° N; a degree of latitude has 111.3 km there. */
const passage = (left: boolean, meters: number): object => ({
  distance: meters,
  left,
  position: place(5.99, expect.closeTo(53.890152, 5), '2026-06-01T09:57:34Z'),
  ship: TANKER_JSON,
});

const ship = (mmsi: number): unknown => expect.objectContaining({ mmsi, name: null });

function result(requirement: string, type: string, body: object, records: readonly unknown[]): Row {
  return {
    operation: RESULT,
    requirement,
    exchange: async (api) => ({
      request: { values: [type, await finishedReport(api, type, body)] },
      response: ok({ records }),
    }),
  };
}

export const RESULTS: readonly Row[] = [
  ...['multiship', 'passageline'].map(
    (type): Row => ({
      operation: CREATE,
      requirement: `${SECTION}: ${CREATE}, "job handle": ${type}; decision: Success status, "202 with \`Location\` for a job handle"`,
      exchange: {
        request: { values: [type], body: { ...MULTISHIP, shape: LINE } },
        response: {
          status: 202,
          headers: {
            location: expect.stringMatching(new RegExp(`^${BASE}/stat/${type}/result/\\d+$`)),
          },
          body: { id: ID },
        },
      },
    }),
  ),
  result(
    `Passageline record: every field; decision: \`left\`, \`distance\` of a passage`,
    'passageline',
    { ...PERIOD, shape: LINE },
    [passage(false, 99_069)],
  ),
  result(
    'decision: `left`, `distance` of a passage, "seen along the line from its first point": the reversed line',
    'passageline',
    { ...PERIOD, shape: BACKWARD },
    [passage(true, 123_541)],
  ),
  result(
    `${SECTION}: "\`ships\` for \`multiship\`"; decision: Report types; a ship without reports has a record too`,
    'multiship',
    { ...PERIOD, ships: [String(SEPARATED[0]), String(UNKNOWN_SHIP)] },
    [
      {
        ship: ship(SEPARATED[0]),
        ...{ distance: 0, under_way_seconds: INTEGER, at_anchor_seconds: INTEGER },
        ...{ moored_seconds: INTEGER, silent_seconds: INTEGER, mean_speed: 0, max_speed: 0 },
        ...{ fixes: 46, first_position: place(6, 54.5, SECOND_DAY) },
        ...{ last_position: place(6, 54.5, '2026-06-02T01:30:00Z'), port_calls: [] },
        s2s_events: expect.arrayContaining([
          {
            ...{ id: SEPARATED_EVENT, mmsi_first: SEPARATED[0], mmsi_second: SEPARATED[1] },
            ...{ activation_time: SECOND_DAY, fired_time: '2026-06-02T00:30:00Z' },
            deactivation_time: expect.stringMatching(/^2026-06-02T01:03:3\dZ$/),
          },
        ]),
      },
      expect.objectContaining({ ship: expect.objectContaining({ mmsi: UNKNOWN_SHIP }), fixes: 0 }),
    ],
  ),
  result(
    `${SECTION}: "\`shape\` when the report needs an area"; decision: Report types, \`areavisits\``,
    'areavisits',
    { ...PERIOD, shape: AREA, end: SECOND_DAY },
    [],
  ),
  result('decision: Report types, `portcalls`', 'portcalls', { ...PERIOD, end: SECOND_DAY }, [
    expect.objectContaining({
      ship: TANKER_JSON,
      port: ROTTERDAM_PORT,
      ata: PERIOD.begin,
    }),
    expect.objectContaining({ ship: TANKER_JSON, port: HAMBURG_PORT, atd: '2026-06-01T23:00:00Z' }),
  ]),
  result(
    'decision: Report types, `density`',
    'density',
    { ...PERIOD, begin: SECOND_DAY, shape: AREA, cell_degrees: 1 },
    [
      { cell: expect.objectContaining({ type: 'Polygon' }), ships: 2, ship_hours: NUMBER },
      { cell: expect.objectContaining({ type: 'Polygon' }), ships: 2, ship_hours: NUMBER },
    ],
  ),
];
