import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { MILLISECONDS, TEXT, UUID } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import type { RowRequest } from '../row-request.ts';

const SESSION = '/api/session';
const LOGIN = `POST ${SESSION}`;
const TICKET = `POST ${SESSION}/ticket`;
const SHAPES = 'GET /api/config/shapes';
const USAGE = 'GET /administration/usage';

const SESSION_JSON = {
  user: { uuid: UUID, name: 'anna', roles: [] },
  ...{ idle_expires_at: MILLISECONDS, expires_at: MILLISECONDS },
};
/** Browsers open no dialog for it. */
const CHALLENGE = { 'www-authenticate': expect.stringMatching(/^Session realm="[^"]+"$/) };
const COOKIE = expect.stringMatching(
  /^roadstead-session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/,
);
const PAGE = { 'x-session': 'true' };

/** Logs anna in. @returns a request of the page with the session */
async function login(api: ContractService, headers: object = {}): Promise<RowRequest> {
  const { headers: received } = await api.request(LOGIN, { headers: PAGE });
  const [cookie = ''] = received['set-cookie'] ?? [];
  return { as: null, headers: { ...PAGE, cookie: cookie.split(';')[0], ...headers } };
}

/** L9: sessions of pages. */
export const SESSION_ROWS: readonly Row[] = [
  {
    operation: LOGIN,
    requirement: `${EXTENSION}: a session in a browser, by a cookie`,
    exchange: {
      request: { headers: PAGE },
      response: { status: 200, headers: { 'set-cookie': [COOKIE] }, body: SESSION_JSON },
    },
  },
  {
    operation: LOGIN,
    requirement: 'decision: 401, without the challenge for which a browser opens its own dialog',
    exchange: { request: { as: null, headers: PAGE }, response: problem(401, [], CHALLENGE) },
  },
  {
    operation: LOGIN,
    requirement: 'decision: 401, a session opens no other one',
    exchange: async (api) => ({ request: await login(api), response: problem(401, [], CHALLENGE) }),
  },
  {
    operation: `GET ${SESSION}`,
    requirement: `${EXTENSION}: the user of a session, and when it ends`,
    exchange: async (api) => ({ request: await login(api), response: ok(SESSION_JSON) }),
  },
  {
    operation: `GET ${SESSION}`,
    requirement: 'decision: 401 without a session',
    exchange: { request: {}, response: problem(401, [], CHALLENGE) },
  },
  {
    operation: SHAPES,
    requirement: 'decision: a session stands for the password',
    exchange: async (api) => ({
      request: await login(api),
      response: ok(expect.objectContaining({ page: 1 })),
    }),
  },
  {
    operation: USAGE,
    requirement: 'decision: a session stands for the API key and the token',
    exchange: async (api) => ({
      request: await login(api),
      response: ok(expect.objectContaining({ usage: expect.any(Array) })),
    }),
  },
  {
    operation: SHAPES,
    requirement:
      'decision: 401, the cookie alone, as the browser adds it to the requests of any page',
    exchange: async (api) => ({
      request: await login(api, { 'x-session': undefined }),
      response: problem(401),
    }),
  },
  {
    operation: SHAPES,
    requirement: 'decision: 400, another value of X-Session',
    exchange: async (api) => ({
      request: await login(api, { 'x-session': 'yes' }),
      response: problem(400),
    }),
  },
  {
    operation: `DELETE ${SESSION}`,
    requirement: 'decision: 403, a session is for pages of the same origin',
    exchange: async (api) => ({
      request: await login(api, { origin: 'https://elsewhere.example' }),
      response: problem(403),
    }),
  },
  {
    operation: TICKET,
    requirement: `${EXTENSION}: a ticket for one EventSource or WebSocket`,
    exchange: async (api) => ({
      request: await login(api),
      response: ok({ ticket: TEXT, expires_at: MILLISECONDS }),
    }),
  },
  {
    operation: TICKET,
    requirement: 'decision: 401 without a session',
    exchange: { request: {}, response: problem(401, [], CHALLENGE) },
  },
  {
    operation: `DELETE ${SESSION}`,
    requirement: `${EXTENSION}: the end of a session`,
    exchange: async (api) => ({
      request: await login(api),
      response: {
        status: 200,
        headers: { 'set-cookie': [expect.stringMatching(/^roadstead-session=; Max-Age=0;/)] },
        body: {},
      },
    }),
  },
  {
    operation: `GET ${SESSION}`,
    requirement: 'decision: 401 after the end of the session',
    exchange: async (api) => {
      const request = await login(api);
      await api.request(`DELETE ${SESSION}`, request);
      return { request, response: problem(401, [], CHALLENGE) };
    },
  },
];
