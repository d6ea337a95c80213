import { expect } from 'vitest';
import { problem, type Row } from '../row.ts';
import { WIDE_BODY } from '../scene.ts';
import { SPECIFICATION } from '../specification.ts';
import { basic, type World } from '../world.ts';

const CREATE = 'POST /api/ingress/event-detection/configurations';
const LIST = 'GET /api/ingress/event-detection/configurations';
const LOGIN = 'POST /authentication/login';
const STATUS = 'decision: Error status';
const AUTHENTICATION = 'Authentication';
const BASIC = { 'www-authenticate': expect.stringMatching(/^Basic realm="[^"]+"/) };
const BEARER = { 'www-authenticate': expect.stringMatching(/^Bearer realm="[^"]+"/) };
const RETRY = { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) };

/** What a user may ask for at once. */
const BURST = 500;
/** And in the long run, as a second passes before each row. */
const PER_SECOND = 50;
/** Requests on their way at a time. */
const SOCKETS = 50;
/** So many wrong passwords cost nothing. */
const FREE_GUESSES = 5;
/** Of a body. */
const BYTES_MAX = 5 * 1024 * 1024;

/** Every operation wants to know who asks. */
const CREDENTIALS: readonly Row[] = SPECIFICATION.map((operation) => ({
  operation,
  shows: `${AUTHENTICATION}: "every request carries header \`Authorization\`", "All later requests carry"; ${STATUS}, 401 with WWW-Authenticate`,
  exchange: {
    send: { as: null, values: ['1', '1'] },
    back: problem(401, [], operation.includes(' /api/') ? BASIC : BEARER),
  },
}));

const refused = (shows: string, authorization: string): Row => ({
  operation: LIST,
  shows: `${AUTHENTICATION}: "the user name and password Base64-encoded": ${shows}; ${STATUS}, 401`,
  exchange: { send: { headers: { authorization } }, back: problem(401, [], BASIC) },
});

const WRONG: readonly Row[] = [
  refused('a wrong password', basic('anna', 'anna-passw0rd')),
  refused('nobody of that name', basic('nobody', 'nobody-password')),
  refused('another scheme', 'Bearer anna'),
  refused('not encoded', 'Basic anna:anna-password'),
  refused('without a password', `Basic ${Buffer.from('anna').toString('base64')}`),
];

const BODIES: readonly Row[] = [
  {
    operation: CREATE,
    shows: `General rules: "Bodies are JSON with \`Content-Type: application/json\`"; ${STATUS}, 415`,
    exchange: {
      send: { headers: { 'content-type': 'text/plain' }, body: WIDE_BODY },
      back: problem(415),
    },
  },
  {
    operation: CREATE,
    shows: `${STATUS}, 415: another charset`,
    exchange: {
      send: {
        headers: { 'content-type': 'application/json; charset=iso-8859-1' },
        body: WIDE_BODY,
      },
      back: problem(415),
    },
  },
  {
    operation: CREATE,
    shows: 'General rules: `Content-Type: application/json`, with UTF-8 said',
    exchange: {
      send: { headers: { 'content-type': 'application/json; charset=UTF-8' }, body: WIDE_BODY },
      back: { status: 201, body: expect.objectContaining({ name: WIDE_BODY.name }) },
    },
  },
  {
    operation: CREATE,
    shows: `${STATUS}, 413 body too large`,
    exchange: { send: { body: ' '.repeat(BYTES_MAX + 1) }, back: problem(413) },
  },
  {
    operation: CREATE,
    shows: `${STATUS}, 400: no UTF-8`,
    exchange: { send: { body: Uint8Array.of(0x22, 0xff, 0x22) }, back: problem(400) },
  },
  {
    operation: CREATE,
    shows: `${STATUS}, 400: no body`,
    exchange: { send: {}, back: problem(400, ['']) },
  },
  {
    operation: CREATE,
    shows: `${STATUS}, 422: JSON, but no object`,
    exchange: { send: { body: '[]' }, back: problem(422, ['']) },
  },
];

/** As max, who is let in each time. */
async function askTogether(world: World, times: number): Promise<void> {
  for (let left = times; left > 0; left -= SOCKETS) {
    const asked = Array.from({ length: Math.min(left, SOCKETS) }, () =>
      world.ask(LIST, { as: 'max' }),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  }
}

const TOO_MANY: readonly Row[] = [
  {
    operation: LIST,
    shows: `decision: Rate limits, "burst 500"; ${STATUS}, 429 with Retry-After`,
    exchange: async (world) => {
      // The first lets in, so that the others need no password to be checked.
      await askTogether(world, 1);
      await askTogether(world, BURST - 1);
      return { send: { as: 'max' }, back: problem(429, [], RETRY) };
    },
  },
  {
    operation: LIST,
    shows: 'decision: Rate limits, "50 requests/s": a second after it was too many',
    exchange: async (world) => {
      await askTogether(world, PER_SECOND);
      return { send: { as: 'max' }, back: problem(429, [], RETRY) };
    },
  },
  ...[LIST, LOGIN].map(
    (operation): Row => ({
      operation,
      shows: `decision: Login protection, "the first five failures cost nothing; then 429"; ${STATUS}, 429 with Retry-After`,
      exchange: async (world) => {
        const name = `nobody at ${operation}`;
        const send = {
          headers: operation === LIST ? { authorization: basic(name, 'a guess of his') } : {},
          ...(operation === LOGIN && { body: { user_id: name, password: 'a guess of his' } }),
        };
        for (let guesses = 0; guesses < FREE_GUESSES; guesses++) {
          const { status } = await world.ask(operation, send);
          expect(status).toBe(401);
        }
        return { send, back: problem(429, [], RETRY) };
      },
    }),
  ),
];

export const DOOR_ROWS: readonly Row[] = [...CREDENTIALS, ...WRONG, ...BODIES, ...TOO_MANY];

/** Of what is no operation. */
export const OUTSIDE_ROWS: readonly Row[] = [
  ...[
    ['PATCH /api/ingress/event-detection/configurations', 'POST', 'GET'],
    ['DELETE /api/ingress/event-detection/s2s-events/{id}', 'GET'],
    ['PUT /api/portserver/ship/position', 'GET', 'POST'],
    ['GET /api/config/shapes', 'POST'],
    ['PATCH /api/config/shapes/{id}', 'GET', 'PUT', 'DELETE'],
    ['GET /api/shiptracker/nextport/cluster/{my_cluster}', 'PUT', 'DELETE'],
    ['GET /authentication/login', 'POST'],
  ].map(
    ([operation, ...methods]): Row => ({
      operation,
      shows: `${STATUS}, 405 with Allow`,
      exchange: {
        send: { values: ['1'] },
        back: problem(405, [], {
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
      shows: `${STATUS}, 404 unknown: a path`,
      exchange: { send: {}, back: problem(404) },
    }),
  ),
];
