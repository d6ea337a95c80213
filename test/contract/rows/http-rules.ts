import { expect } from 'vitest';
import { basic, type ContractService } from '../contract-service.ts';
import { WIDE_BODY } from '../initial-data.ts';
import { problem, type Row } from '../row.ts';
import { SPECIFICATION } from '../specification.ts';

const CREATE = 'POST /api/ingress/event-detection/configurations';
const LIST = 'GET /api/ingress/event-detection/configurations';
const LOGIN = 'POST /authentication/login';
const STATUS = 'decision: Error status';
const AUTHENTICATION = 'Authentication';
const BASIC = { 'www-authenticate': expect.stringMatching(/^Basic realm="[^"]+"/) };
const BEARER = { 'www-authenticate': expect.stringMatching(/^Bearer realm="[^"]+"/) };
const RETRY = { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) };

/** Burst of the rate limit. */
const BURST = 500;
/** Sustained rate limit; a second passes before each row. */
const PER_SECOND = 50;
/** Concurrent requests. */
const SOCKETS = 50;
/** Number of wrong passwords without a penalty. */
const FREE_GUESSES = 5;
/** Greatest size of a body. */
const BYTES_MAX = 5 * 1024 * 1024;

/** Every operation requires credentials. */
const CREDENTIALS: readonly Row[] = SPECIFICATION.map((operation) => ({
  operation,
  requirement: `${AUTHENTICATION}: "every request carries header \`Authorization\`", "All later requests carry"; ${STATUS}, 401 with WWW-Authenticate`,
  exchange: {
    request: { as: null, values: ['1', '1'] },
    response: problem(401, [], operation.includes(' /api/') ? BASIC : BEARER),
  },
}));

const rejected = (requirement: string, authorization: string): Row => ({
  operation: LIST,
  requirement: `${AUTHENTICATION}: "the user name and password Base64-encoded": ${requirement}; ${STATUS}, 401`,
  exchange: { request: { headers: { authorization } }, response: problem(401, [], BASIC) },
});

const WRONG: readonly Row[] = [
  rejected('a wrong password', basic('anna', 'anna-passw0rd')),
  rejected('an unknown name', basic('nobody', 'nobody-password')),
  rejected('another scheme', 'Bearer anna'),
  rejected('not encoded', 'Basic anna:anna-password'),
  rejected('without a password', `Basic ${Buffer.from('anna').toString('base64')}`),
];

const BODIES: readonly Row[] = [
  {
    operation: CREATE,
    requirement: `General rules: "Bodies are JSON with \`Content-Type: application/json\`"; ${STATUS}, 415`,
    exchange: {
      request: { headers: { 'content-type': 'text/plain' }, body: WIDE_BODY },
      response: problem(415),
    },
  },
  {
    operation: CREATE,
    requirement: `${STATUS}, 415: another charset`,
    exchange: {
      request: {
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
        body: WIDE_BODY,
      },
      response: problem(415),
    },
  },
  {
    operation: CREATE,
    requirement: 'General rules: `Content-Type: application/json`, with a charset of UTF-8',
    exchange: {
      request: { headers: { 'content-type': 'application/json; charset=UTF-8' }, body: WIDE_BODY },
      response: { status: 201, body: expect.objectContaining({ name: WIDE_BODY.name }) },
    },
  },
  {
    operation: CREATE,
    requirement: `${STATUS}, 413 body too large`,
    exchange: { request: { body: ' '.repeat(BYTES_MAX + 1) }, response: problem(413) },
  },
  {
    operation: CREATE,
    requirement: `${STATUS}, 400: not UTF-8`,
    exchange: { request: { body: Uint8Array.of(0x22, 0xff, 0x22) }, response: problem(400) },
  },
  {
    operation: CREATE,
    requirement: `${STATUS}, 400: no body`,
    exchange: { request: {}, response: problem(400, ['']) },
  },
  {
    operation: CREATE,
    requirement: `${STATUS}, 422: JSON, but not an object`,
    exchange: { request: { body: '[]' }, response: problem(422, ['']) },
  },
];

/** Sends requests of max, who is authenticated each time. */
async function requestConcurrently(api: ContractService, times: number): Promise<void> {
  for (let left = times; left > 0; left -= SOCKETS) {
    const responses = Array.from({ length: Math.min(left, SOCKETS) }, () =>
      api.request(LIST, { as: 'max' }),
    );
    for (const { status } of await Promise.all(responses)) expect(status).toBe(200);
  }
}

const TOO_MANY: readonly Row[] = [
  {
    operation: LIST,
    requirement: `decision: Rate limits, "burst 500"; ${STATUS}, 429 with Retry-After`,
    exchange: async (api) => {
      // The first request authenticates, so that the others need no password check.
      await requestConcurrently(api, 1);
      await requestConcurrently(api, BURST - 1);
      return { request: { as: 'max' }, response: problem(429, [], RETRY) };
    },
  },
  {
    operation: LIST,
    requirement: 'decision: Rate limits, "50 requests/s": a second after too many',
    exchange: async (api) => {
      await requestConcurrently(api, PER_SECOND);
      return { request: { as: 'max' }, response: problem(429, [], RETRY) };
    },
  },
  ...[LIST, LOGIN].map(
    (operation): Row => ({
      operation,
      requirement: `decision: Login protection, "the first five failures cost nothing; then 429"; ${STATUS}, 429 with Retry-After`,
      exchange: async (api) => {
        const name = `nobody at ${operation}`;
        const send = {
          headers: operation === LIST ? { authorization: basic(name, 'a guess of his') } : {},
          ...(operation === LOGIN && { body: { user_id: name, password: 'a guess of his' } }),
        };
        for (let guesses = 0; guesses < FREE_GUESSES; guesses++) {
          const { status } = await api.request(operation, send);
          expect(status).toBe(401);
        }
        return { request: send, response: problem(429, [], RETRY) };
      },
    }),
  ),
];

export const HTTP_ROWS: readonly Row[] = [...CREDENTIALS, ...WRONG, ...BODIES, ...TOO_MANY];

/** Requests that match no operation. */
export const OUTSIDE_ROWS: readonly Row[] = [
  ...[
    ['PATCH /api/ingress/event-detection/configurations', 'POST', 'GET'],
    ['DELETE /api/ingress/event-detection/s2s-events/{id}', 'GET'],
    ['PUT /api/portserver/ship/position', 'GET', 'POST'],
    ['PUT /api/config/shapes', 'POST', 'GET'],
    ['PATCH /api/config/shapes/{id}', 'GET', 'PUT', 'DELETE'],
    ['GET /api/shiptracker/nextport/cluster/{my_cluster}', 'PUT', 'DELETE'],
    ['GET /authentication/login', 'POST'],
  ].map(
    ([operation, ...methods]): Row => ({
      operation,
      requirement: `${STATUS}, 405 with Allow`,
      exchange: {
        request: { values: ['1'] },
        response: problem(405, [], {
          // Where there is a GET, there is a HEAD.
          allow: [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
        }),
      },
    }),
  ),
  ...[
    'GET /api/ingress/event-detection',
    'GET /api/portserver/ship',
    'GET /nextport',
    'GET /v1',
  ].map(
    (operation): Row => ({
      operation,
      requirement: `${STATUS}, 404 unknown: a path`,
      exchange: { request: {}, response: problem(404) },
    }),
  ),
];
