import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { MILLISECONDS, TEXT } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';

const ALERTS = '/api/alerts';
const DELIVERIES = `GET ${ALERTS}/configurations/{id}/deliveries`;
/** Of anna@ships.example; the cipher of `contract-service.ts` signs everything alike. */
const TOKEN = `m${btoa('anna@ships.example')}.signedabyano`;
const PAGES = ['confirm', 'unsubscribe', 'settings'];
const SETTINGS = {
  ...{ schedule: 'daily', daily_at: '07:15', quiet_from: '22:00', quiet_to: '06:00' },
  time_zone: 'Europe/Berlin',
};
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** A row about a link in a message. */
function link(operation: string, behaviour: string, html: RegExp, more: object = {}): Row {
  return {
    operation,
    requirement: `${EXTENSION}: ${behaviour}`,
    exchange: {
      request: { as: null, query: { token: TOKEN }, ...more },
      response: {
        status: 200,
        type: 'text/html; charset=utf-8',
        body: expect.stringMatching(html),
      },
    },
  };
}

/** A row about the settings that a form changes. */
function form(fields: object): object {
  return { headers: FORM_TYPE, body: new URLSearchParams({ ...fields }).toString() };
}

/** Each address is asked once. */
let listed = 0;

/** Creates a configuration, whose contacts are asked for confirmation. */
async function create(api: ContractService): Promise<number> {
  const created = await api.request('POST /api/ingress/event-detection/configurations', {
    body: {
      ...{ name: 'With contacts', email_addresses: [`anna${++listed}@ships.example`] },
      parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    },
  });
  const { id } = created.body as { id: number };
  await api.requestUntil(
    ({ body }) => {
      const [delivery] = (body as { items: { state: string }[] }).items;
      return delivery?.state === 'delivered';
    },
    DELIVERIES,
    { values: [id] },
  );
  return id;
}

function ofDeliveries(behaviour: string, as: string, response: ReturnType<typeof ok>): Row {
  return {
    operation: DELIVERIES,
    requirement: `${EXTENSION}: ${behaviour}`,
    exchange: async (api) => ({ request: { as, values: [await create(api)] }, response }),
  };
}

export const PEOPLE_ROWS: readonly Row[] = [
  ofDeliveries(
    'lists the messages to the contacts of a configuration',
    'anna',
    ok({
      items: [
        {
          ...{ id: TEXT, kind: 'confirmation', means: 'mail', state: 'delivered' },
          ...{ address: expect.stringMatching(/^anna\d+@ships\.example$/), in_digest: false },
          ...{ created_at: MILLISECONDS, next_attempt_at: null },
          attempts: [
            { at: MILLISECONDS, duration_ms: expect.any(Number), status: 250, error: null },
          ],
        },
      ],
      ...{ total: 1, page: 1, size: 50, pages: 1 },
    }),
  ),
  ofDeliveries('404 for others', 'bert', problem(404)),
  link(`GET ${ALERTS}/settings`, 'a page with a form', /<form method="post">.*<select/s),
  link(
    `POST ${ALERTS}/settings`,
    'stores what a receiver chooses, without credentials',
    /Saved\..*value="22:00"/s,
    form(SETTINGS),
  ),
  {
    operation: `POST ${ALERTS}/settings`,
    requirement: `${EXTENSION}: 422 for a form with faults`,
    exchange: {
      request: { as: null, query: { token: TOKEN }, ...form({ ...SETTINGS, quiet_to: '' }) },
      response: problem(422, ['/quiet_to']),
    },
  },
  ...['confirm', 'unsubscribe'].flatMap((page) => [
    link(`GET ${ALERTS}/${page}`, 'a page with a button', /<form method="post">/),
    link(
      `POST ${ALERTS}/${page}`,
      'the link is followed, without credentials',
      /anna@ships\.example\./,
    ),
  ]),
  ...PAGES.flatMap((page) =>
    ['GET', 'POST'].map((method) => ({
      operation: `${method} ${ALERTS}/${page}`,
      requirement: `${EXTENSION}: 404 for a token that is not one of this service`,
      exchange: {
        request: { as: null, query: { token: 'none' }, ...(method === 'POST' && form(SETTINGS)) },
        response: problem(404),
      },
    })),
  ),
];
