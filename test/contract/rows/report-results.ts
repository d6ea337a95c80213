import { expect } from 'vitest';
import { HAMBURG_PORT, PARTED, ROTTERDAM_PORT, SECOND_DAY, UNHEARD } from '../fleet.ts';
import { ID, NUMBER, WHOLE } from '../forms.ts';
import { ok, type Row } from '../row.ts';
import { AREA, PARTED_EVENT } from '../scene.ts';
import { ASK, BASE, finished, MULTISHIP, PERIOD, RESULT, SECTION } from './report-forms.ts';
import { TANKER_JSON } from './tracking-forms.ts';

/** Northward; the tanker passes it eastward, at 6° E, 53.9° N. */
const LINE = {
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

/** It has come 99.5 % of the way from Rotterdam to 6° E, 53.9° N; a degree of latitude has 111.3 km there. */
const passage = (left: boolean, meters: number): object => ({
  distance: meters,
  left,
  position: place(5.99, expect.closeTo(53.890152, 5), '2026-06-01T09:57:34Z'),
  ship: TANKER_JSON,
});

const ship = (mmsi: number): unknown => expect.objectContaining({ mmsi, name: null });

function result(shows: string, type: string, body: object, records: readonly unknown[]): Row {
  return {
    operation: RESULT,
    shows,
    exchange: async (world) => ({
      send: { values: [type, await finished(world, type, body)] },
      back: ok({ records }),
    }),
  };
}

export const RESULTS: readonly Row[] = [
  ...['multiship', 'passageline'].map(
    (type): Row => ({
      operation: ASK,
      shows: `${SECTION}: ${ASK}, "job handle": ${type}; decision: Success status, "202 with \`Location\` for a job handle"`,
      exchange: {
        send: { values: [type], body: { ...MULTISHIP, shape: LINE } },
        back: {
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
    'decision: `left`, `distance` of a passage, "seen along the line from its first point": the line the other way round',
    'passageline',
    { ...PERIOD, shape: BACKWARD },
    [passage(true, 123_541)],
  ),
  result(
    `${SECTION}: "\`ships\` for \`multiship\`"; decision: Report types; a ship that was not heard has a record too`,
    'multiship',
    { ...PERIOD, ships: [String(PARTED[0]), String(UNHEARD)] },
    [
      {
        ship: ship(PARTED[0]),
        ...{ distance: 0, under_way_seconds: WHOLE, at_anchor_seconds: WHOLE },
        ...{ moored_seconds: WHOLE, silent_seconds: WHOLE, mean_speed: 0, max_speed: 0 },
        ...{ fixes: 46, first_position: place(6, 54.5, SECOND_DAY) },
        ...{ last_position: place(6, 54.5, '2026-06-02T01:30:00Z'), port_calls: [] },
        s2s_events: expect.arrayContaining([
          {
            ...{ id: PARTED_EVENT, mmsi_first: PARTED[0], mmsi_second: PARTED[1] },
            ...{ activation_time: SECOND_DAY, fired_time: '2026-06-02T00:30:00Z' },
            deactivation_time: expect.stringMatching(/^2026-06-02T01:03:3\dZ$/),
          },
        ]),
      },
      expect.objectContaining({ ship: expect.objectContaining({ mmsi: UNHEARD }), fixes: 0 }),
    ],
  ),
  result(
    `${SECTION}: "\`shape\` when the report needs an area"; decision: Report types, \`areavisits\``,
    'areavisits',
    { ...PERIOD, shape: AREA, end: SECOND_DAY },
    [],
  ),
  result('decision: Report types, `portcalls`', 'portcalls', { ...PERIOD, end: SECOND_DAY }, [
    expect.objectContaining({ ship: TANKER_JSON, port: ROTTERDAM_PORT, ata: PERIOD.begin }),
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
