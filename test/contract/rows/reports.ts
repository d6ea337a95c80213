import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { INTEGER, SECONDS, UUID } from '../forms.ts';
import { AREA } from '../initial-data.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import {
  BASE,
  CREATE,
  finishedReport,
  MULTISHIP,
  PERIOD,
  RESULT,
  requestReport,
  SECTION,
} from './report-forms.ts';
import { LINE, RESULTS } from './report-results.ts';

const STATUS = 'GET /stat/statistic/{id}';
const REMOVE = 'DELETE /stat/statistic/{id}';

/** A report of enough ships to be unfinished at the next request. */
const SLOW = {
  ...PERIOD,
  ships: Array.from({ length: 10_000 }, (_, i) => String(200_000_000 + i)),
};

/** The request, in the status of a report about ships. */
const REQUESTED = { type: 'multiship', ...PERIOD, owner: UUID, shape: null };

async function cancel(api: ContractService, id: number): Promise<void> {
  await api.request(`DELETE ${BASE}/stat/statistic/{id}`, { values: [id] });
}

const rejected = (
  requirement: string,
  type: string,
  body: unknown,
  pointers: readonly string[],
  status = 422,
): Row => ({
  operation: CREATE,
  requirement,
  exchange: { request: { values: [type], body }, response: problem(status, pointers) },
});

const JOBS: readonly Row[] = [
  {
    operation: STATUS,
    requirement: `${SECTION}: ${STATUS}, "job status object with a \`status\` field"; decision: Report job states, every field: finished`,
    exchange: async (api) => {
      const id = await finishedReport(api, 'multiship', MULTISHIP);
      const times = { created: SECONDS, started: SECONDS, ended: SECONDS };
      return {
        request: { values: [id] },
        response: ok({
          id,
          status: 'finished',
          progress: 100,
          ...times,
          error: null,
          ...REQUESTED,
        }),
      };
    },
  },
  {
    operation: STATUS,
    requirement: `${SECTION}: ${STATUS}, "running … and percent progress while running"`,
    exchange: async (api) => {
      const id = await requestReport(api, 'multiship', SLOW);
      return {
        cleanUp: () => cancel(api, id),
        request: { values: [id] },
        response: ok({
          ...{ id, status: 'running', progress: INTEGER, created: SECONDS },
          ...{ started: expect.toBeOneOf([null, SECONDS]), ended: null, error: null },
          ...REQUESTED,
        }),
      };
    },
  },
  {
    operation: STATUS,
    requirement:
      'decision: Report job states, every field: a queued report is running, and has not `started`',
    exchange: async (api) => {
      const first = await requestReport(api, 'multiship', SLOW);
      const id = await requestReport(api, 'multiship', SLOW);
      return {
        request: { values: [id] },
        response: ok({
          ...{ id, status: 'running', progress: 0, created: SECONDS },
          ...{ started: null, ended: null, error: null },
          ...REQUESTED,
        }),
        cleanUp: async () => {
          for (const each of [first, id]) await cancel(api, each);
        },
      };
    },
  },
  {
    operation: STATUS,
    requirement: `${SECTION}, extension: the shape that was requested`,
    exchange: async (api) => {
      const id = await finishedReport(api, 'passageline', { ...PERIOD, shape: LINE });
      const response = ok(expect.objectContaining({ type: 'passageline', shape: LINE }));
      return { request: { values: [id] }, response };
    },
  },
  {
    operation: RESULT,
    requirement: `Errors: "${RESULT} answers status 202 while the report is unfinished"`,
    exchange: async (api) => {
      const id = await requestReport(api, 'multiship', SLOW);
      return {
        request: { values: ['multiship', id] },
        response: { status: 202, body: { status: 'running' } },
        cleanUp: () => cancel(api, id),
      };
    },
  },
  {
    operation: RESULT,
    requirement: 'Errors: "or aborted"; decision: Report job states, "running → aborted (DELETE)"',
    exchange: async (api) => {
      const id = await requestReport(api, 'multiship', SLOW);
      await cancel(api, id);
      return {
        request: { values: ['multiship', id] },
        response: { status: 202, body: { status: 'aborted' } },
      };
    },
  },
  {
    operation: STATUS,
    requirement: `${SECTION}: ${STATUS}, "aborted"; decision: Report job states, \`error\``,
    exchange: async (api) => {
      const id = await requestReport(api, 'multiship', SLOW);
      await cancel(api, id);
      return {
        request: { values: [id] },
        response: ok({
          ...{ id, status: 'aborted', progress: INTEGER, created: SECONDS, ended: SECONDS },
          ...{ started: expect.toBeOneOf([null, SECONDS]), error: expect.stringMatching(/./) },
          ...REQUESTED,
        }),
      };
    },
  },
  {
    operation: REMOVE,
    requirement: `${EXTENSION}: removes a finished report; decision: Success status, "204 only for DELETE /configurations/{id}; else 200"`,
    exchange: async (api) => ({
      request: { values: [await finishedReport(api, 'multiship', MULTISHIP)] },
      response: ok({}),
    }),
  },
  {
    operation: STATUS,
    requirement: 'decision: 404 unknown: a removed report',
    exchange: async (api) => {
      const values = [await finishedReport(api, 'multiship', MULTISHIP)];
      await cancel(api, values[0]);
      return { request: { values }, response: problem(404) };
    },
  },
  ...[RESULT, STATUS, REMOVE].flatMap((operation): readonly Row[] => {
    const before = operation === RESULT ? ['multiship'] : [];
    return [
      {
        operation,
        requirement: "decision: 404 not visible to the caller: another user's report",
        exchange: async (api) => ({
          request: {
            as: 'carl',
            values: [...before, await finishedReport(api, 'multiship', MULTISHIP)],
          },
          response: problem(404),
        }),
      },
      {
        operation,
        requirement: 'decision: 404 unknown',
        exchange: { request: { values: [...before, 9999] }, response: problem(404) },
      },
      {
        operation,
        requirement: 'decision: 400 malformed parameter',
        exchange: { request: { values: [...before, 'x'] }, response: problem(400, ['id']) },
      },
    ];
  }),
  {
    operation: RESULT,
    requirement: 'decision: 404 unknown: under another type than its own',
    exchange: async (api) => ({
      request: { values: ['portcalls', await finishedReport(api, 'multiship', MULTISHIP)] },
      response: problem(404),
    }),
  },
];

const REJECTED: readonly Row[] = [
  rejected('decision: Report types, "404 for another"', 'tankers', MULTISHIP, [], 404),
  rejected('Report request: "`name`, `begin`, `end` always"', 'multiship', {}, [
    '/name',
    '/begin',
    '/end',
    '/ships',
  ]),
  rejected(
    'decision: Timestamps in, "any RFC 3339, else 400"',
    'multiship',
    { ...MULTISHIP, begin: 'May' },
    ['/begin'],
    400,
  ),
  rejected(
    'Report request: `begin`, `end`: in reverse order',
    'multiship',
    { ...MULTISHIP, begin: PERIOD.end, end: PERIOD.begin },
    ['/end'],
  ),
  rejected(
    'Report request: "a `ships` array of MMSI strings"',
    'multiship',
    { ...PERIOD, ships: ['x'] },
    ['/ships/0'],
  ),
  rejected(`${SECTION}: "\`shape\` when the report needs an area"`, 'areavisits', PERIOD, [
    '/shape',
  ]),
  rejected(
    'Report request: "optional `shape`": a geometry of the wrong type',
    'passageline',
    { ...PERIOD, shape: AREA },
    ['/shape'],
  ),
];

export const REPORT_ROWS: readonly Row[] = [...RESULTS, ...JOBS, ...REJECTED];
