import { success, timestampSeconds } from '@roadstead/model';
import {
  REPORT_TYPES,
  type Reporting,
  type ReportState,
  type ReportStatus,
} from '@roadstead/reports';
import { z } from 'zod';
import type { UserOperation } from '../door/operation.ts';
import { answerReply, jsonReply } from '../door/replies.ts';
import { ID, type Parameter } from '../read/parameters.ts';
import { readId } from '../read/read-id.ts';
import { readJson } from '../read/read-json.ts';
import { NOTHING } from '../shapes/shape-schemas.ts';
import { JOB } from '../tracking/tracking-schemas.ts';
import { NOT_FINISHED, REPORT_BODY, REPORT_RESULT, REPORT_STATUS } from './report-schemas.ts';

const TYPE: Parameter = {
  name: 'shiptype',
  schema: z.enum(REPORT_TYPES),
  rule: 'must be a type of report.',
  description: 'The type of the report.',
};
const STATUS_PATH = '/stat/statistic/{id}';

/** The specification knows no other states: what is queued has not `started` yet. */
const STATUS_OF: Readonly<Record<ReportState, z.infer<typeof REPORT_STATUS>['status']>> = {
  queued: 'running',
  running: 'running',
  finished: 'finished',
  aborted: 'aborted',
};

/** @param address of the area, for Location */
export function reportOperations(reporting: Reporting, address: string): readonly UserOperation[] {
  return [
    {
      method: 'POST',
      path: '/stat/{shiptype}',
      id: 'requestReport',
      access: 'users',
      summary: 'Ask for a report',
      description:
        '`shape` is a LineString or MultiLineString for `passageline`, a Polygon or MultiPolygon for `areavisits` and `density`, the ' +
        'same or nothing for `portcalls`; `ships` are for `multiship`, `cell_degrees` for `density`. At most 400 days.',
      pathParameters: [TYPE],
      body: { 'application/json': REPORT_BODY },
      replies: {
        202: {
          description: 'Asked for; `Location` says where its result will be, for 7 days.',
          content: { 'application/json': JOB },
        },
      },
      async handle(asked) {
        const body = await readJson(asked);
        if (!body.ok) return body;
        const [type] = asked.pathValues;
        return answerReply(
          await reporting.request(asked.caller, type, body.value),
          (id) => ({ id }),
          202,
          (id) => `${address}/stat/${type}/result/${id}`,
        );
      },
    },
    {
      method: 'GET',
      path: '/stat/{shiptype}/result/{id}',
      id: 'getReport',
      access: 'users',
      summary: 'Read the result of a report',
      pathParameters: [TYPE, ID],
      replies: {
        200: { description: 'Its records.', content: { 'application/json': REPORT_RESULT } },
        202: {
          description: 'It is not finished, or aborted; its status says which.',
          content: { 'application/json': NOT_FINISHED },
        },
      },
      async handle({ caller, pathValues: [type, text] }) {
        const id = readId(text, 'report');
        if (!id.ok) return id;
        const result = await reporting.result(caller, type, id.value);
        if (!result.ok) return result;
        const { value } = result;
        return value.state === 'finished'
          ? success({ status: 200, body: `{"records":${value.recordsJson}}` })
          : jsonReply({ status: STATUS_OF[value.state] }, 202);
      },
    },
    {
      method: 'GET',
      path: STATUS_PATH,
      id: 'getReportStatus',
      access: 'users',
      summary: 'Read how a report is',
      pathParameters: [ID],
      replies: {
        200: { description: 'How it is.', content: { 'application/json': REPORT_STATUS } },
      },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'report');
        return id.ok ? answerReply(await reporting.status(caller, id.value), statusJson) : id;
      },
    },
    {
      method: 'DELETE',
      path: STATUS_PATH,
      id: 'removeReport',
      access: 'users',
      summary: 'Cancel a report, or remove one that is over (extension)',
      description:
        'A report that is not over is aborted. One that was finished or aborted is removed, with its result.',
      pathParameters: [ID],
      replies: {
        200: {
          description: 'Cancelled or removed.',
          content: { 'application/json': NOTHING },
        },
      },
      async handle({ caller, pathValues }) {
        const id = readId(pathValues[0], 'report');
        if (!id.ok) return id;
        return answerReply(await reporting.remove(caller, id.value), () => ({}));
      },
    },
  ];
}

function statusJson(report: ReportStatus): z.infer<typeof REPORT_STATUS> {
  const { id, state, progress, createdMs, startedMs, endedMs, error } = report;
  return {
    id,
    status: STATUS_OF[state],
    progress,
    created: timestampSeconds(createdMs),
    started: startedMs === null ? null : timestampSeconds(startedMs),
    ended: endedMs === null ? null : timestampSeconds(endedMs),
    error,
  };
}
