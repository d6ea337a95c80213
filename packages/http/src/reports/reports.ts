import { timestampSeconds } from '@roadstead/model';
import {
  type ListedReport,
  REPORT_TYPES,
  type ReportState,
  type RequestedReport,
} from '@roadstead/reports';
import type { MaritimeService } from '@roadstead/service';
import { z } from 'zod';
import {
  id,
  PAGE,
  PAGE_SIZE,
  type Parameter,
  pagingOf,
  unvalidatedJsonBody,
} from '../request/index.ts';
import {
  done,
  EMPTY,
  json,
  type Operation,
  pageJson,
  type RouteGroup,
  route,
  unwrap,
} from '../server/index.ts';
import { JOB } from '../tracking/tracking-schemas.ts';
import {
  NOT_FINISHED,
  REPORT_REQUEST,
  REPORT_RESULT,
  REPORT_STATUS,
  REPORTS,
} from './report-schemas.ts';

const STATUS_PATH = '/stat/statistic/{id}';
const REPORT_ID = { id: id('report') };
const TYPE: Parameter<string> = {
  schema: z.enum(REPORT_TYPES),
  rule: 'must be a type of report.',
  description: 'The type of the report.',
  read: (text) => text,
};

/** The specification has no state for queued reports: those have no `started` yet. */
const STATUS_OF: Readonly<Record<ReportState, z.infer<typeof REPORT_STATUS>['status']>> = {
  queued: 'running',
  running: 'running',
  finished: 'finished',
  aborted: 'aborted',
};

/** Reports about periods. */
export function reportsRoutes({ reports }: MaritimeService): RouteGroup {
  return {
    name: 'Reports',
    base: '/api/jobserver',
    description:
      'Activities of ships in a period: of single ships (`multiship`), passages of a line (`passageline`), and as extensions visits of an ' +
      'area (`areavisits`), port calls (`portcalls`) and traffic density (`density`), by the rules of `@roadstead/reports`. Reports ' +
      'are processed one at a time, in the order of the requests. Times are UTC in whole seconds, distances metres, speeds knots; unknown ' +
      'values are null. Users see their own reports only.',
    operations: [
      route.post('/stat/{shiptype}', 'requestReport', {
        summary: 'Request a report',
        description:
          '`shape` is a LineString or MultiLineString for `passageline`, a Polygon or MultiPolygon for `areavisits` and `density`, ' +
          'the same or nothing for `portcalls`; `ships` are for `multiship`, `cell_degrees` for `density`. At most 400 days.',
        path: { shiptype: TYPE },
        body: unvalidatedJsonBody(REPORT_REQUEST),
        problems: [404],
        replies: { 202: ['Accepted; `Location` is the address of the result, for 7 days.', JOB] },
        async handle({ user, path: { shiptype }, body }) {
          const jobId = unwrap(await reports.request(user, shiptype, body));
          return json({ id: jobId }, 202, `/stat/${shiptype}/result/${jobId}`);
        },
      }),
      route.get('/stat/{shiptype}/result/{id}', 'getReport', {
        summary: 'Read the result of a report',
        path: { shiptype: TYPE, ...REPORT_ID },
        problems: [404],
        replies: {
          200: ['Its records.', REPORT_RESULT],
          202: ['Not finished, or aborted, as its status has it.', NOT_FINISHED],
        },
        async handle({ user, path }) {
          const result = unwrap(await reports.getResult(user, path.shiptype, path.id));
          return result.state === 'finished'
            ? { status: 200, body: `{"records":${result.recordsJson}}` }
            : json({ status: STATUS_OF[result.state] }, 202);
        },
      }),
      ...jobOperations(reports),
    ],
  };
}

/** The list of reports, and operations on one of any type. */
function jobOperations(reports: MaritimeService['reports']): readonly Operation[] {
  return [
    route.get('/stat', 'listReports', {
      summary: 'List the reports (extension)',
      description: "The user's own, newest first; administrators see those of all users.",
      query: { page: PAGE, size: PAGE_SIZE },
      problems: [422],
      isList: true,
      replies: { 200: ['A page.', REPORTS] },
      async handle({ user, query }) {
        const paging = pagingOf(query);
        return json(pageJson(await reports.list(user, paging), paging, listedJson));
      },
    }),
    route.get(STATUS_PATH, 'getReportStatus', {
      summary: 'Read the status of a report',
      path: REPORT_ID,
      problems: [404],
      replies: { 200: ['The status.', REPORT_STATUS] },
      handle: async ({ user, path }) =>
        json(statusJson(unwrap(await reports.getStatus(user, path.id)))),
    }),
    route.delete(STATUS_PATH, 'removeReport', {
      summary: 'Cancel a report, or delete a finished one (extension)',
      description:
        'A queued or running report is aborted. A finished or aborted one is deleted with its result.',
      path: REPORT_ID,
      problems: [404],
      replies: { 200: ['Cancelled or deleted.', EMPTY] },
      handle: async ({ user, path }) => done(await reports.remove(user, path.id)),
    }),
  ];
}

function listedJson(report: ListedReport): z.infer<typeof REPORTS>['items'][number] {
  const { id: reportId, state, progress, createdMs, startedMs, endedMs, error } = report;
  const { type, name, beginMs, endMs } = report.request;
  return {
    id: reportId,
    status: STATUS_OF[state],
    progress,
    created: timestampSeconds(createdMs),
    started: startedMs === null ? null : timestampSeconds(startedMs),
    ended: endedMs === null ? null : timestampSeconds(endedMs),
    error,
    ...{ type, name, owner: report.owner },
    ...{ begin: timestampSeconds(beginMs), end: timestampSeconds(endMs) },
  };
}

function statusJson(report: RequestedReport): z.infer<typeof REPORT_STATUS> {
  const { request } = report;
  const shape = 'line' in request ? request.line : 'area' in request ? request.area : null;
  return { ...listedJson(report), shape: shape as z.infer<typeof REPORT_STATUS>['shape'] };
}
