import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { LAST_REPORT_MS } from '../fleet-records.ts';
import { ID, INTEGER, MILLISECONDS, NUMBER, seconds, TEXT, UUID } from '../forms.ts';
import { WIDE, WIDE_BODY } from '../initial-data.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import { AISSTREAM_ROWS } from './aisstream.ts';
import { ALL_POSITIONS_ROWS } from './all-positions.ts';
import { CHANGED_LIST_ROWS } from './changed-lists.ts';
import { CHANGE_ROWS } from './changes.ts';
import { DISTANCE_ROWS } from './distances.ts';
import { FLEET_TRACK_ROWS } from './fleet-tracks.ts';
import { LATE_REPORT_ROWS } from './late-reports.ts';
import { LIST_ROWS } from './lists.ts';
import { PEOPLE_ROWS } from './people.ts';
import { PREVIEW_ROWS } from './previews.ts';
import { ROUTE_OPTION_ROWS } from './route-options.ts';
import { SEARCH_ROWS } from './search.ts';
import { SESSION_ROWS } from './sessions.ts';
import { SHIP_SUMMARY_ROWS } from './ship-summaries.ts';
import { STREAM_ROWS } from './streams.ts';
import { VESSEL_EVENT_ROWS } from './vessel-events.ts';
import { WEBHOOK_ROWS } from './webhooks.ts';

const STS = '/api/ingress/event-detection';
const DETECT = `POST ${STS}/configurations/{id}/detect`;
const DETECTION = `GET ${STS}/configurations/{id}/detect/{job}`;
const POSITIONS = 'POST /api/ingress/positions';
const USERS = '/api/identity/users';
const KEYS = `${USERS}/{name}/keys`;
const PERIOD = { begin: '2026-06-02T00:00:00Z', end: '2026-06-02T01:00:00Z' };

const DETECTION_JSON = {
  ...{ id: ID, configuration_id: ID, error: null, events_found: INTEGER, progress: NUMBER },
  ...{ begin: '2026-06-02T00:00:00.000Z', end: '2026-06-02T01:00:00.000Z' },
};

async function configure(api: ContractService): Promise<number> {
  const made = await api.request(`POST ${STS}/configurations`, { body: WIDE_BODY });
  return (made.body as { id: number }).id;
}

const DETECTIONS: readonly Row[] = [
  {
    operation: DETECT,
    requirement: `${EXTENSION}: a backfill over stored history; decision: "202 with \`Location\` for a job handle"`,
    exchange: async (api) => {
      const id = await configure(api);
      return {
        request: { values: [id], query: PERIOD },
        response: {
          status: 202,
          headers: {
            location: expect.stringMatching(
              new RegExp(`^${STS}/configurations/${id}/detect/\\d+$`),
            ),
          },
          body: { ...DETECTION_JSON, configuration_id: id, status: 'running' },
        },
      };
    },
  },
  {
    operation: DETECT,
    requirement: 'decision: owner, acl, "the owner and administrators change"; 403',
    exchange: { request: { as: 'bert', values: [WIDE], query: PERIOD }, response: problem(403) },
  },
  {
    operation: DETECT,
    requirement: 'decision: 400 malformed parameter',
    exchange: {
      request: { values: [WIDE], query: { begin: 'x' } },
      response: problem(400, ['begin', 'end']),
    },
  },
  {
    operation: DETECT,
    requirement: 'decision: 404 unknown',
    exchange: { request: { values: [9999], query: PERIOD }, response: problem(404) },
  },
  {
    operation: DETECTION,
    requirement: `${EXTENSION}: the progress of a backfill`,
    exchange: async (api) => {
      const id = await configure(api);
      const created = await api.request(DETECT, { values: [id], query: PERIOD });
      const values = [id, (created.body as { id: number }).id];
      const isOver = ({ body }: { readonly body: unknown }): boolean =>
        (body as { status: string }).status === 'finished';
      await api.requestUntil(isOver, DETECTION, { values });
      const over = { status: 'finished', progress: 100, events_found: 1 };
      return { request: { values }, response: ok({ ...DETECTION_JSON, ...over }) };
    },
  },
  {
    operation: DETECTION,
    requirement: 'decision: 404 unknown',
    exchange: { request: { values: [WIDE, 9999] }, response: problem(404) },
  },
];

/** Later than the reports of other rows. */
const REPORT = {
  mmsi: 211_000_060,
  timestamp: seconds(LAST_REPORT_MS + 15 * 60_000),
  longitude: 2,
  latitude: 50,
};

const INGEST: readonly Row[] = [
  {
    operation: POSITIONS,
    requirement: `${EXTENSION}: ingests positions, and reports invalid ones`,
    exchange: {
      request: { as: 'feed', body: [REPORT, { ...REPORT, latitude: 100 }] },
      response: ok({
        ...{ accepted: 1, late: 0, rejected_total: 1 },
        rejected: [{ line: 2, reason: TEXT, detail: TEXT }],
      }),
    },
  },
  {
    operation: POSITIONS,
    requirement: `${EXTENSION}: for feeders`,
    exchange: { request: { body: [REPORT] }, response: problem(403) },
  },
];

const USER = { uuid: UUID, name: 'nina', roles: [], created_at: MILLISECONDS };
const KEY = { id: UUID, prefix: TEXT, created_at: MILLISECONDS };

const IDENTITY: readonly Row[] = [
  {
    operation: `POST ${USERS}`,
    requirement: `${EXTENSION}: adds a user`,
    exchange: {
      request: { as: 'chief', body: { name: 'nina', password: 'nina-password' } },
      response: { status: 201, headers: { location: `${USERS}/nina` }, body: USER },
    },
  },
  {
    operation: `POST ${USERS}`,
    requirement: `${EXTENSION}: a name in use is a conflict`,
    exchange: {
      request: { as: 'chief', body: { name: 'anna', password: 'anna-password' } },
      response: problem(409),
    },
  },
  {
    operation: `GET ${USERS}`,
    requirement: `${EXTENSION}: lists users`,
    exchange: { request: { as: 'chief' }, response: ok({ items: expect.arrayContaining([USER]) }) },
  },
  {
    operation: `GET ${USERS}`,
    requirement: `${EXTENSION}: for administrators`,
    exchange: { request: {}, response: problem(403) },
  },
  {
    operation: `PUT ${USERS}/{name}/password`,
    requirement: `${EXTENSION}: changes a password`,
    exchange: {
      request: { as: 'chief', values: ['nina'], body: { password: 'nina-passw0rd' } },
      response: ok(USER),
    },
  },
  {
    operation: `POST ${KEYS}`,
    requirement: `${EXTENSION}: creates an API key, and returns it only once`,
    exchange: {
      request: { as: 'chief', values: ['nina'] },
      response: {
        status: 201,
        headers: { location: expect.stringMatching(/^\/api\/identity\/keys\/[-\w]+$/) },
        body: { ...KEY, secret: TEXT },
      },
    },
  },
  {
    operation: `GET ${KEYS}`,
    requirement: `${EXTENSION}: lists API keys`,
    exchange: { request: { as: 'chief', values: ['nina'] }, response: ok({ items: [KEY] }) },
  },
  {
    operation: 'DELETE /api/identity/keys/{id}',
    requirement: `${EXTENSION}: revokes an API key`,
    exchange: async (api) => {
      const made = await api.request(`POST ${KEYS}`, { as: 'chief', values: ['nina'] });
      const { id } = made.body as { id: string };
      return { request: { as: 'chief', values: [id] }, response: ok({}) };
    },
  },
  {
    operation: `DELETE ${USERS}/{name}`,
    requirement: `${EXTENSION}: removes a user`,
    exchange: { request: { as: 'chief', values: ['nina'] }, response: ok({}) },
  },
];

/** Requests about users and keys that do not exist. */
const UNKNOWN: readonly Row[] = [
  { operation: `DELETE ${USERS}/{name}` },
  { operation: `PUT ${USERS}/{name}/password`, body: { password: 'nobody-password' } },
  { operation: `GET ${KEYS}` },
  { operation: `POST ${KEYS}` },
  { operation: 'DELETE /api/identity/keys/{id}' },
].map(({ operation, body }) => ({
  operation,
  requirement: `${EXTENSION}: 404 unknown`,
  exchange: { request: { as: 'chief', values: ['nobody'], body }, response: problem(404) },
}));

const OPERATING: readonly Row[] = [
  {
    operation: 'GET /health',
    requirement: `${EXTENSION}: health of the service, without credentials`,
    exchange: {
      request: { as: null },
      response: ok({
        ...{ state: 'running', lag_seconds: NUMBER, event_time: MILLISECONDS },
        ...{ voters: NUMBER, quorum: 2, waiting_reports: NUMBER, newest_ahead: MILLISECONDS },
        write_problem: null,
        ...{ ingested_at: MILLISECONDS, batches_in_flight: 0 },
        late_reports: {
          ...{ ships_waiting: 0, port_calls_changed: INTEGER, periods_too_old: 0 },
          ...{ events_found: 1, events_corrected: 0, events_retracted: 0 },
        },
      }),
    },
  },
  {
    operation: 'GET /livez',
    requirement: `${EXTENSION}: whether the process must be restarted, without credentials`,
    exchange: { request: { as: null }, response: ok({ state: 'running' }) },
  },
  {
    operation: 'GET /readyz',
    requirement: `${EXTENSION}: whether requests are answered, without credentials`,
    exchange: { request: { as: null }, response: ok({ state: 'running' }) },
  },
  {
    operation: 'GET /metrics',
    requirement: `${EXTENSION}: metrics for Prometheus`,
    exchange: {
      request: { as: null },
      response: {
        status: 200,
        type: 'text/plain; version=0.0.4; charset=utf-8',
        body: expect.stringMatching(/^roadstead_running 1$/m),
      },
    },
  },
  {
    operation: 'GET /openapi.json',
    requirement: `${EXTENSION}: the OpenAPI document`,
    exchange: {
      request: { as: null },
      response: ok(expect.objectContaining({ openapi: '3.1.0' })),
    },
  },
  {
    operation: 'GET /asyncapi.json',
    requirement: `${EXTENSION}: the AsyncAPI document of streams and webhooks`,
    exchange: {
      request: { as: null },
      response: ok(expect.objectContaining({ asyncapi: '3.0.0' })),
    },
  },
  {
    operation: 'GET /docs',
    requirement: `${EXTENSION}: the same as an HTML page`,
    exchange: {
      request: { as: null },
      response: {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: expect.stringMatching(/^<!doctype html>/i),
      },
    },
  },
];

export const EXTENSION_ROWS: readonly Row[] = [
  ...DETECTIONS,
  ...VESSEL_EVENT_ROWS,
  ...INGEST,
  ...LATE_REPORT_ROWS,
  ...LIST_ROWS,
  ...DISTANCE_ROWS,
  ...ROUTE_OPTION_ROWS,
  ...IDENTITY,
  ...SESSION_ROWS,
  ...UNKNOWN,
  ...WEBHOOK_ROWS,
  ...PEOPLE_ROWS,
  ...OPERATING,
  ...ALL_POSITIONS_ROWS,
  ...SHIP_SUMMARY_ROWS,
  ...SEARCH_ROWS,
  ...FLEET_TRACK_ROWS,
  ...CHANGE_ROWS,
  ...CHANGED_LIST_ROWS,
  ...STREAM_ROWS,
  ...PREVIEW_ROWS,
  ...AISSTREAM_ROWS,
];
