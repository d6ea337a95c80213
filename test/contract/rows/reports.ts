import { expect } from 'vitest';
import { HAMBURG_PORT, PARTED, ROTTERDAM_PORT, SECOND_DAY, UNHEARD } from '../fleet.ts';
import { ID, NUMBER, SECONDS, WHOLE } from '../forms.ts';
import { BEYOND, ok, problem, type Row } from '../row.ts';
import { AREA, PARTED_EVENT } from '../scene.ts';
import type { World } from '../world.ts';
import { TANKER_JSON } from './tracking.ts';

const BASE = '/api/jobserver';
const ASK = 'POST /stat/{shiptype}';
const RESULT = 'GET /stat/{shiptype}/result/{id}';
const STATUS = 'GET /stat/statistic/{id}';
const REMOVE = 'DELETE /stat/statistic/{id}';
const SECTION = 'Report jobs';

const PERIOD = { name: 'June', begin: '2026-06-01T00:00:00Z', end: '2026-06-03T00:00:00Z' };
/** Northward; the tanker passes it eastward, at 6° E, 53.9° N. */
const LINE = {
  type: 'LineString',
  coordinates: [
    [5.99, 53],
    [5.99, 55],
  ],
};
const BACKWARD = { ...LINE, coordinates: LINE.coordinates.toReversed() };
const MULTISHIP = { ...PERIOD, ships: [String(PARTED[0])] };

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

interface Job {
  readonly id: number;
}

async function ask(world: World, type: string, body: object): Promise<number> {
  const asked = await world.ask(`POST ${BASE}/stat/{shiptype}`, { values: [type], body });
  return (asked.body as Job).id;
}

const statusOf = ({ body }: { readonly body: unknown }): unknown =>
  (body as { readonly status?: string }).status;

/** A report that is finished. */
async function finished(world: World, type: string, body: object): Promise<number> {
  const id = await ask(world, type, body);
  const isOver = (answer: { readonly body: unknown }): boolean => statusOf(answer) === 'finished';
  await world.until(isOver, `GET ${BASE}/stat/statistic/{id}`, { values: [id] });
  return id;
}

/** Of so many ships that it is not finished when it is looked at. */
const SLOW = {
  ...PERIOD,
  ships: Array.from({ length: 10_000 }, (_, i) => String(200_000_000 + i)),
};

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

const refused = (
  shows: string,
  type: string,
  body: unknown,
  pointers: readonly string[],
  status = 422,
): Row => ({
  operation: ASK,
  shows,
  exchange: { send: { values: [type], body }, back: problem(status, pointers) },
});

const RESULTS: readonly Row[] = [
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

const JOBS: readonly Row[] = [
  {
    operation: STATUS,
    shows: `${SECTION}: ${STATUS}, "job status object with a \`status\` field"; decision: Report job states, every field: finished`,
    exchange: async (world) => {
      const id = await finished(world, 'multiship', MULTISHIP);
      const times = { created: SECONDS, started: SECONDS, ended: SECONDS };
      return {
        send: { values: [id] },
        back: ok({ id, status: 'finished', progress: 100, ...times, error: null }),
      };
    },
  },
  {
    operation: STATUS,
    shows: `${SECTION}: ${STATUS}, "running … and percent progress while running"`,
    exchange: async (world) => {
      const id = await ask(world, 'multiship', SLOW);
      return {
        after: () => world.ask(`DELETE ${BASE}/stat/statistic/{id}`, { values: [id] }),
        send: { values: [id] },
        back: ok({
          ...{ id, status: 'running', progress: WHOLE, created: SECONDS },
          ...{ started: expect.toBeOneOf([null, SECONDS]), ended: null, error: null },
        }),
      };
    },
  },
  {
    operation: RESULT,
    shows: `Errors: "${RESULT} answers status 202 while the report is unfinished"`,
    exchange: async (world) => {
      const id = await ask(world, 'multiship', SLOW);
      return {
        send: { values: ['multiship', id] },
        back: { status: 202, body: { status: 'running' } },
        after: () => world.ask(`DELETE ${BASE}/stat/statistic/{id}`, { values: [id] }),
      };
    },
  },
  {
    operation: RESULT,
    shows: 'Errors: "or aborted"; decision: Report job states, "running → aborted (DELETE)"',
    exchange: async (world) => {
      const id = await ask(world, 'multiship', SLOW);
      await world.ask(`DELETE ${BASE}/stat/statistic/{id}`, { values: [id] });
      return {
        send: { values: ['multiship', id] },
        back: { status: 202, body: { status: 'aborted' } },
      };
    },
  },
  {
    operation: STATUS,
    shows: `${SECTION}: ${STATUS}, "aborted"; decision: Report job states, \`error\``,
    exchange: async (world) => {
      const id = await ask(world, 'multiship', SLOW);
      await world.ask(`DELETE ${BASE}/stat/statistic/{id}`, { values: [id] });
      return {
        send: { values: [id] },
        back: ok({
          ...{ id, status: 'aborted', progress: WHOLE, created: SECONDS, ended: SECONDS },
          ...{ started: expect.toBeOneOf([null, SECONDS]), error: expect.stringMatching(/./) },
        }),
      };
    },
  },
  {
    operation: REMOVE,
    shows: `${BEYOND}: removes a report that is over; decision: Success status, "204 only for DELETE /configurations/{id}; else 200"`,
    exchange: async (world) => ({
      send: { values: [await finished(world, 'multiship', MULTISHIP)] },
      back: ok({}),
    }),
  },
  {
    operation: STATUS,
    shows: 'decision: 404 unknown: a report that was removed',
    exchange: async (world) => {
      const values = [await finished(world, 'multiship', MULTISHIP)];
      await world.ask(`DELETE ${BASE}/stat/statistic/{id}`, { values });
      return { send: { values }, back: problem(404) };
    },
  },
  ...[RESULT, STATUS, REMOVE].flatMap((operation): readonly Row[] => {
    const before = operation === RESULT ? ['multiship'] : [];
    return [
      {
        operation,
        shows: 'decision: 404 not visible to the caller: a report of another',
        exchange: async (world) => ({
          send: { as: 'carl', values: [...before, await finished(world, 'multiship', MULTISHIP)] },
          back: problem(404),
        }),
      },
      {
        operation,
        shows: 'decision: 404 unknown',
        exchange: { send: { values: [...before, 9999] }, back: problem(404) },
      },
      {
        operation,
        shows: 'decision: 400 malformed parameter',
        exchange: { send: { values: [...before, 'x'] }, back: problem(400, ['id']) },
      },
    ];
  }),
  {
    operation: RESULT,
    shows: 'decision: 404 unknown: under another type than its own',
    exchange: async (world) => ({
      send: { values: ['portcalls', await finished(world, 'multiship', MULTISHIP)] },
      back: problem(404),
    }),
  },
];

const REFUSED: readonly Row[] = [
  refused('decision: Report types, "404 for another"', 'tankers', MULTISHIP, [], 404),
  refused('Report request: "`name`, `begin`, `end` always"', 'multiship', {}, [
    '/name',
    '/begin',
    '/end',
    '/ships',
  ]),
  refused(
    'decision: Timestamps in, "any RFC 3339, else 400"',
    'multiship',
    { ...MULTISHIP, begin: 'May' },
    ['/begin'],
    400,
  ),
  refused(
    'Report request: `begin`, `end`: the wrong way round',
    'multiship',
    { ...MULTISHIP, begin: PERIOD.end, end: PERIOD.begin },
    ['/end'],
  ),
  refused(
    'Report request: "a `ships` array of MMSI strings"',
    'multiship',
    { ...PERIOD, ships: ['x'] },
    ['/ships/0'],
  ),
  refused(`${SECTION}: "\`shape\` when the report needs an area"`, 'areavisits', PERIOD, [
    '/shape',
  ]),
  refused(
    'Report request: "optional `shape`": another geometry than the type needs',
    'passageline',
    { ...PERIOD, shape: AREA },
    ['/shape'],
  ),
];

export const REPORT_ROWS: readonly Row[] = [...RESULTS, ...JOBS, ...REFUSED];
