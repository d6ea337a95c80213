import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { ID, INTEGER, MILLISECONDS, NUMBER, TEXT, UUID } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const WEBHOOKS = '/api/alerts/webhooks';
const WEBHOOK = `${WEBHOOKS}/{id}`;
const DELIVERIES = `${WEBHOOK}/deliveries`;
const REPLAY = `POST ${DELIVERIES}/{delivery}/replay`;
const BODY = { url: 'https://receiver.example/alerts', configuration_id: null };
/** The receiver of `contract-service.ts` that answers 500. */
const DEAD = { url: 'https://dead.example/' };

const WEBHOOK_JSON = {
  ...{ id: ID, url: BODY.url, configuration_id: null, origins: ['live'] },
  kinds: expect.arrayContaining(['event-fired', 'event-ended']),
  ...{ enabled: true, disabled_reason: null, owner: UUID, acl: [] },
  ...{ created_at: MILLISECONDS, modified_at: MILLISECONDS, former_secret_until: null },
  ...{ created_by: 'anna', modified_by: 'anna' },
};
const SECRET = expect.stringMatching(/^whsec_[\w+/]+=*$/);
const DEAD_DELIVERY = {
  ...{ id: expect.stringMatching(/^test-/), kind: 'webhook-test', state: 'dead' },
  ...{ created_at: MILLISECONDS, next_attempt_at: null },
  attempts: [{ at: MILLISECONDS, duration_ms: NUMBER, status: 500, error: TEXT }],
};

async function create(api: ContractService, body: object = BODY): Promise<number> {
  const created = await api.request(`POST ${WEBHOOKS}`, { body });
  return (created.body as { id: number }).id;
}

/** A row about a webhook of anna. */
function of(
  operation: string,
  behaviour: string,
  response: ReturnType<typeof ok>,
  request: object = {},
): Row {
  return {
    operation,
    requirement: `${EXTENSION}: ${behaviour}`,
    exchange: async (api) => ({ request: { values: [await create(api)], ...request }, response }),
  };
}

/** Sends a test to a dead receiver. */
async function deadLetter(api: ContractService): Promise<readonly [number, string]> {
  const id = await create(api, DEAD);
  const sent = await api.request(`POST ${WEBHOOK}/test`, { values: [id] });
  return [id, (sent.body as { id: string }).id];
}

export const WEBHOOK_ROWS: readonly Row[] = [
  {
    operation: `POST ${WEBHOOKS}`,
    requirement: `${EXTENSION}: creates a webhook, and returns its secret only once`,
    exchange: {
      request: { body: BODY },
      response: {
        status: 201,
        headers: { location: expect.stringMatching(/^\/api\/alerts\/webhooks\/\d+$/) },
        body: { ...WEBHOOK_JSON, secret: SECRET },
      },
    },
  },
  {
    operation: `POST ${WEBHOOKS}`,
    requirement: `${EXTENSION}: refuses http, private addresses and unknown kinds`,
    exchange: {
      request: { body: { url: 'http://127.0.0.1/', kinds: ['all'] } },
      response: problem(422, ['/kinds/0', '/url']),
    },
  },
  of(
    `GET ${WEBHOOKS}`,
    'lists webhooks',
    {
      status: 200,
      body: {
        items: [expect.objectContaining({ id: ID, url: TEXT })],
        ...{ total: INTEGER, page: 1, size: 1, pages: INTEGER },
      },
    },
    { values: [], query: { size: 1 } },
  ),
  of(`GET ${WEBHOOK}`, 'reads a webhook, without its secret', ok(WEBHOOK_JSON)),
  of(`GET ${WEBHOOK}`, '404 for others', problem(404), { as: 'bert' }),
  of(
    `PUT ${WEBHOOK}`,
    'replaces a webhook',
    ok({ ...WEBHOOK_JSON, enabled: false, modified_by: 'chief' }),
    {
      as: 'chief',
      body: { ...BODY, enabled: false },
    },
  ),
  of(
    `POST ${WEBHOOK}/secret`,
    'rotates the secret; two sign for a day',
    ok({ ...WEBHOOK_JSON, former_secret_until: MILLISECONDS, secret: SECRET }),
  ),
  of(
    `POST ${WEBHOOK}/test`,
    'sends a test message',
    ok({
      ...DEAD_DELIVERY,
      state: 'delivered',
      attempts: [{ at: MILLISECONDS, duration_ms: NUMBER, status: 204, error: null }],
    }),
  ),
  {
    operation: `GET ${DELIVERIES}`,
    requirement: `${EXTENSION}: lists deliveries with their attempts`,
    exchange: async (api) => {
      const [id] = await deadLetter(api);
      return {
        request: { values: [id], query: { state: 'dead' } },
        response: ok({ items: [DEAD_DELIVERY], total: 1, page: 1, size: 50, pages: 1 }),
      };
    },
  },
  {
    operation: REPLAY,
    requirement: `${EXTENSION}: replays a dead letter`,
    exchange: async (api) => ({
      request: { values: await deadLetter(api) },
      response: ok({ ...DEAD_DELIVERY, state: 'pending', next_attempt_at: MILLISECONDS }),
    }),
  },
  {
    operation: REPLAY,
    requirement: `${EXTENSION}: 404 for an unknown delivery`,
    exchange: async (api) => ({
      request: { values: [await create(api), 'memory-0'] },
      response: problem(404),
    }),
  },
  {
    operation: REPLAY,
    requirement: `${EXTENSION}: 409 for a delivery that is no dead letter`,
    exchange: async (api) => {
      const id = await create(api);
      const sent = await api.request(`POST ${WEBHOOK}/test`, { values: [id] });
      return {
        request: { values: [id, (sent.body as { id: string }).id] },
        response: problem(409),
      };
    },
  },
  {
    operation: `POST ${WEBHOOK}/replay`,
    requirement: `${EXTENSION}: replays all dead letters`,
    exchange: async (api) => ({
      request: { values: [(await deadLetter(api))[0]] },
      response: ok({ replayed: 1, remaining: 0 }),
    }),
  },
  of(`DELETE ${WEBHOOK}`, 'deletes a webhook', ok({})),
  ...[
    `PUT ${WEBHOOK}`,
    `DELETE ${WEBHOOK}`,
    `POST ${WEBHOOK}/secret`,
    `POST ${WEBHOOK}/test`,
    `GET ${DELIVERIES}`,
    `POST ${WEBHOOK}/replay`,
  ].map((operation) => {
    const body = operation.startsWith('PUT') && { body: BODY };
    return of(operation, '404 for others', problem(404), { as: 'bert', ...body });
  }),
];
