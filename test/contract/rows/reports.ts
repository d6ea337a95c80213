import { expect } from 'vitest';
import { SECONDS, WHOLE } from '../forms.ts';
import { BEYOND, ok, problem, type Row } from '../row.ts';
import { AREA } from '../scene.ts';
import type { World } from '../world.ts';
import { ASK, ask, BASE, finished, MULTISHIP, PERIOD, RESULT, SECTION } from './report-forms.ts';
import { RESULTS } from './report-results.ts';

const STATUS = 'GET /stat/statistic/{id}';
const REMOVE = 'DELETE /stat/statistic/{id}';

/** Of so many ships that it is not finished when it is looked at. */
const SLOW = {
  ...PERIOD,
  ships: Array.from({ length: 10_000 }, (_, i) => String(200_000_000 + i)),
};

async function cancel(world: World, id: number): Promise<void> {
  await world.ask(`DELETE ${BASE}/stat/statistic/{id}`, { values: [id] });
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
        after: () => cancel(world, id),
        send: { values: [id] },
        back: ok({
          ...{ id, status: 'running', progress: WHOLE, created: SECONDS },
          ...{ started: expect.toBeOneOf([null, SECONDS]), ended: null, error: null },
        }),
      };
    },
  },
  {
    operation: STATUS,
    shows:
      'decision: Report job states, every field: one that waits for another is running, and has not `started`',
    exchange: async (world) => {
      const first = await ask(world, 'multiship', SLOW);
      const id = await ask(world, 'multiship', SLOW);
      return {
        send: { values: [id] },
        back: ok({
          ...{ id, status: 'running', progress: 0, created: SECONDS },
          ...{ started: null, ended: null, error: null },
        }),
        after: async () => {
          for (const each of [first, id]) await cancel(world, each);
        },
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
        after: () => cancel(world, id),
      };
    },
  },
  {
    operation: RESULT,
    shows: 'Errors: "or aborted"; decision: Report job states, "running → aborted (DELETE)"',
    exchange: async (world) => {
      const id = await ask(world, 'multiship', SLOW);
      await cancel(world, id);
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
      await cancel(world, id);
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
      await cancel(world, values[0]);
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
