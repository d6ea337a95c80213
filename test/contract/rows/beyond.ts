import { expect } from 'vitest';
import { HEARD_UNTIL_MS } from '../fleet.ts';
import { ID, MILLISECONDS, NUMBER, seconds, TEXT, UUID, WHOLE } from '../forms.ts';
import { BEYOND, ok, problem, type Row } from '../row.ts';
import { WIDE, WIDE_BODY } from '../scene.ts';
import type { World } from '../world.ts';

const STS = '/api/ingress/event-detection';
const DETECT = `POST ${STS}/configurations/{id}/detect`;
const DETECTION = `GET ${STS}/configurations/{id}/detect/{job}`;
const POSITIONS = 'POST /api/ingress/positions';
const USERS = '/api/identity/users';
const KEYS = `${USERS}/{name}/keys`;
const PERIOD = { begin: '2026-06-02T00:00:00Z', end: '2026-06-02T01:00:00Z' };

const DETECTION_JSON = {
  ...{ id: ID, configuration_id: ID, error: null, events_found: WHOLE, progress: NUMBER },
  ...{ begin: '2026-06-02T00:00:00.000Z', end: '2026-06-02T01:00:00.000Z' },
};

async function configure(world: World): Promise<number> {
  const made = await world.ask(`POST ${STS}/configurations`, { body: WIDE_BODY });
  return (made.body as { id: number }).id;
}

const DETECTIONS: readonly Row[] = [
  {
    operation: DETECT,
    shows: `${BEYOND}: a detection over stored history; decision: "202 with \`Location\` for a job handle"`,
    exchange: async (world) => {
      const id = await configure(world);
      return {
        send: { values: [id], query: PERIOD },
        back: {
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
    shows: 'decision: owner, acl, "the owner and administrators change"; 403',
    exchange: { send: { as: 'bert', values: [WIDE], query: PERIOD }, back: problem(403) },
  },
  {
    operation: DETECT,
    shows: 'decision: 400 malformed parameter',
    exchange: {
      send: { values: [WIDE], query: { begin: 'x' } },
      back: problem(400, ['begin', 'end']),
    },
  },
  {
    operation: DETECTION,
    shows: `${BEYOND}: how far it is`,
    exchange: async (world) => {
      const id = await configure(world);
      const asked = await world.ask(DETECT, { values: [id], query: PERIOD });
      const values = [id, (asked.body as { id: number }).id];
      const isOver = ({ body }: { readonly body: unknown }): boolean =>
        (body as { status: string }).status === 'finished';
      await world.until(isOver, DETECTION, { values });
      const over = { status: 'finished', progress: 100, events_found: 1 };
      return { send: { values }, back: ok({ ...DETECTION_JSON, ...over }) };
    },
  },
  {
    operation: DETECTION,
    shows: 'decision: 404 unknown',
    exchange: { send: { values: [WIDE, 9999] }, back: problem(404) },
  },
];

/** Later than what other rows have sent. */
const REPORT = {
  mmsi: 211_000_060,
  timestamp: seconds(HEARD_UNTIL_MS + 15 * 60_000),
  longitude: 2,
  latitude: 50,
};

const INGEST: readonly Row[] = [
  {
    operation: POSITIONS,
    shows: `${BEYOND}: takes positions; who sends rubbish is told`,
    exchange: {
      send: { as: 'feed', body: [REPORT, { ...REPORT, latitude: 100 }] },
      back: ok({
        ...{ accepted: 1, late: 0, rejected_total: 1 },
        rejected: [{ line: 2, reason: TEXT, detail: TEXT }],
      }),
    },
  },
  {
    operation: POSITIONS,
    shows: `${BEYOND}: for feeders`,
    exchange: { send: { body: [REPORT] }, back: problem(403) },
  },
];

const USER = { uuid: UUID, name: 'nina', roles: [], created_at: MILLISECONDS };
const KEY = { id: UUID, prefix: TEXT, created_at: MILLISECONDS };

const IDENTITY: readonly Row[] = [
  {
    operation: `POST ${USERS}`,
    shows: `${BEYOND}: adds a user`,
    exchange: {
      send: { as: 'chief', body: { name: 'nina', password: 'nina-password' } },
      back: { status: 201, headers: { location: `${USERS}/nina` }, body: USER },
    },
  },
  {
    operation: `GET ${USERS}`,
    shows: `${BEYOND}: lists users`,
    exchange: { send: { as: 'chief' }, back: ok({ items: expect.arrayContaining([USER]) }) },
  },
  {
    operation: `GET ${USERS}`,
    shows: `${BEYOND}: for administrators`,
    exchange: { send: {}, back: problem(403) },
  },
  {
    operation: `PUT ${USERS}/{name}/password`,
    shows: `${BEYOND}: changes a password`,
    exchange: {
      send: { as: 'chief', values: ['nina'], body: { password: 'nina-passw0rd' } },
      back: ok(USER),
    },
  },
  {
    operation: `POST ${KEYS}`,
    shows: `${BEYOND}: makes an API key, and shows it this once`,
    exchange: {
      send: { as: 'chief', values: ['nina'] },
      back: { status: 201, body: { ...KEY, secret: TEXT } },
    },
  },
  {
    operation: `GET ${KEYS}`,
    shows: `${BEYOND}: lists API keys`,
    exchange: { send: { as: 'chief', values: ['nina'] }, back: ok({ items: [KEY] }) },
  },
  {
    operation: 'DELETE /api/identity/keys/{id}',
    shows: `${BEYOND}: revokes an API key`,
    exchange: async (world) => {
      const made = await world.ask(`POST ${KEYS}`, { as: 'chief', values: ['nina'] });
      const { id } = made.body as { id: string };
      return { send: { as: 'chief', values: [id] }, back: ok({}) };
    },
  },
  {
    operation: `DELETE ${USERS}/{name}`,
    shows: `${BEYOND}: removes a user`,
    exchange: { send: { as: 'chief', values: ['nina'] }, back: ok({}) },
  },
];

const OPERATING: readonly Row[] = [
  {
    operation: 'GET /health',
    shows: `${BEYOND}: how the service is, without credentials`,
    exchange: {
      send: { as: null },
      back: ok({
        ...{ state: 'running', lag_seconds: NUMBER, event_time: MILLISECONDS },
        ...{ ingested_at: MILLISECONDS, batches_in_flight: 0 },
      }),
    },
  },
  {
    operation: 'GET /metrics',
    shows: `${BEYOND}: metrics for Prometheus`,
    exchange: {
      send: { as: null },
      back: {
        status: 200,
        type: 'text/plain; version=0.0.4; charset=utf-8',
        body: expect.stringMatching(/^roadstead_running 1$/m),
      },
    },
  },
  {
    operation: 'GET /openapi.json',
    shows: `${BEYOND}: the OpenAPI document`,
    exchange: { send: { as: null }, back: ok(expect.objectContaining({ openapi: '3.1.0' })) },
  },
  {
    operation: 'GET /docs',
    shows: `${BEYOND}: the same as a page`,
    exchange: {
      send: { as: null },
      back: {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: expect.stringMatching(/^<!doctype html>/i),
      },
    },
  },
];

export const BEYOND_ROWS: readonly Row[] = [...DETECTIONS, ...INGEST, ...IDENTITY, ...OPERATING];
