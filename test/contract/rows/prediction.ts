import { expect } from 'vitest';
import { BULKER_IMO, TANKER_IMO, UNHEARD_IMO } from '../fleet.ts';
import { milliseconds, PROBABILITY, WITH_OFFSET } from '../forms.ts';
import { BEYOND, ok, problem, type Row, type Sent } from '../row.ts';
import type { World } from '../world.ts';

const LOGIN = 'POST /authentication/login';
const LOGOUT = 'POST /authentication/logout';
const VESSEL = 'GET /nextport/vessel/{vessel_imo_number}/predictions';
const PORT = 'GET /nextport/port/{un_location_code}/predictions';
const SECTION = 'Prediction API';
const AUTHENTICATION = 'Authentication';
const BEARER = { 'www-authenticate': expect.stringMatching(/^Bearer realm="[^"]+"$/) };
const INVALID_TOKEN = {
  'www-authenticate': expect.stringMatching(/^Bearer .*error="invalid_token"/),
};

const ANNA = { user_id: 'anna', password: 'anna-password' };

const prediction = (imo: number, locode: string): object => ({
  un_location_code: locode,
  eta_datetime: WITH_OFFSET,
  probability: PROBABILITY,
  vessel_imo_number: imo,
});

/** Of anna, by her key. */
async function freshToken(world: World): Promise<string> {
  const { body } = await world.ask(LOGIN, { body: ANNA });
  return (body as { token: string }).token;
}

const refused = (shows: string, send: Sent, headers: object = BEARER): Row => ({
  operation: LOGIN,
  shows,
  exchange: { send, back: problem(401, [], headers as Record<string, unknown>) },
});

const LOGINS: readonly Row[] = [
  {
    operation: LOGIN,
    shows: `${SECTION}: ${LOGIN}, "object containing \`token\`"; decision: Token, "JWT, 1 hour; \`token\`, \`token_type\`, \`expires_at\`"`,
    exchange: async ({ clock }) => ({
      send: { body: ANNA },
      back: ok({
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: 'Bearer',
        expires_at: milliseconds(clock.now() + 3_600_000).replace('Z', '+00:00'),
      }),
    }),
  },
  refused(`${AUTHENTICATION}: "with header \`X-Api-Key: <API_KEY>\`": without it`, {
    as: null,
    body: ANNA,
  }),
  refused(`${AUTHENTICATION}: "with header \`X-Api-Key: <API_KEY>\`": a wrong one`, {
    as: null,
    body: ANNA,
    headers: { 'x-api-key': 'rs_0123456789abcdef0123456789abcdef' },
  }),
  refused(`${AUTHENTICATION}: "and body \`user_id\`, \`password\`": a wrong password`, {
    body: { ...ANNA, password: 'anna-passw0rd' },
  }),
  refused(`${AUTHENTICATION}: the key of another user`, { as: 'bert', body: ANNA }),
  {
    operation: LOGIN,
    shows: `${SECTION}: ${LOGIN}, "body \`user_id\` string, \`password\` string": both are needed`,
    exchange: { send: { body: {} }, back: problem(422, ['/user_id', '/password']) },
  },
];

const TOKENS: readonly Row[] = [
  {
    operation: VESSEL,
    shows: `${AUTHENTICATION}: "All later requests carry \`X-Api-Key\` and \`Authorization: Bearer\`": without a token`,
    exchange: {
      send: { values: [TANKER_IMO], headers: { authorization: undefined } },
      back: problem(401, [], BEARER),
    },
  },
  {
    operation: VESSEL,
    shows: `${AUTHENTICATION}: "All later requests carry \`X-Api-Key\` and \`Authorization: Bearer\`": without a key`,
    exchange: {
      send: { values: [TANKER_IMO], headers: { 'x-api-key': undefined } },
      back: problem(401, [], BEARER),
    },
  },
  {
    operation: VESSEL,
    shows: `${AUTHENTICATION}: "The response field \`token\` is the bearer token": another text`,
    exchange: {
      send: { values: [TANKER_IMO], headers: { authorization: 'Bearer not.a.token' } },
      back: problem(401, [], INVALID_TOKEN),
    },
  },
  {
    operation: VESSEL,
    shows: `${AUTHENTICATION}: name and password are for the areas on {base_url}`,
    exchange: {
      send: {
        values: [TANKER_IMO],
        headers: { authorization: `Basic ${Buffer.from('anna:anna-password').toString('base64')}` },
      },
      back: problem(401, [], BEARER),
    },
  },
  {
    operation: VESSEL,
    shows: `${AUTHENTICATION}: a token with the key of another user`,
    exchange: async (world) => ({
      send: { values: [TANKER_IMO], headers: { 'x-api-key': world.keyOf('bert') } },
      back: problem(401, [], INVALID_TOKEN),
    }),
  },
  {
    operation: LOGOUT,
    shows: `${BEYOND}: ends a token`,
    exchange: async (world) => {
      const authorization = `Bearer ${await freshToken(world)}`;
      return { send: { headers: { authorization } }, back: ok({}) };
    },
  },
  {
    operation: VESSEL,
    shows: `${AUTHENTICATION}: a token that was ended lets nobody in`,
    exchange: async (world) => {
      const authorization = `Bearer ${await freshToken(world)}`;
      await world.ask(LOGOUT, { headers: { authorization } });
      return {
        send: { values: [TANKER_IMO], headers: { authorization } },
        back: problem(401, [], INVALID_TOKEN),
      };
    },
  },
];

const found = (
  operation: string,
  shows: string,
  value: string | number,
  ...predictions: readonly object[]
): Row => ({
  operation,
  shows,
  exchange: { send: { values: [value] }, back: ok({ predictions }) },
});
const wrong = (
  operation: string,
  shows: string,
  value: string | number,
  status: number,
  ...pointers: readonly string[]
): Row => ({
  operation,
  shows,
  exchange: { send: { values: [value] }, back: problem(status, pointers) },
});

const PREDICTIONS: readonly Row[] = [
  found(
    VESSEL,
    `${SECTION}: ${VESSEL}, "the vessel's probable next ports"; Prediction: every field; decision: Timestamps out`,
    TANKER_IMO,
    prediction(TANKER_IMO, 'NLRTM'),
  ),
  found(
    VESSEL,
    'decision: Order of predictions, "a valid IMO never heard of: an empty list"',
    UNHEARD_IMO,
  ),
  wrong(
    VESSEL,
    `${SECTION}: ${VESSEL}, "IMO integer": one that can be none; decision: 422`,
    TANKER_IMO + 1,
    422,
    'vessel_imo_number',
  ),
  wrong(
    VESSEL,
    `${SECTION}: ${VESSEL}, "IMO integer"; decision: 400 malformed parameter`,
    'x',
    400,
    'vessel_imo_number',
  ),
  found(
    PORT,
    `${SECTION}: ${PORT}, "vessels whose next port is that port"`,
    'DEHAM',
    prediction(BULKER_IMO, 'DEHAM'),
  ),
  found(PORT, `${SECTION}: ${PORT}: of a port for which nobody is bound`, 'SGSIN'),
  wrong(PORT, 'decision: 404 unknown: of no known port', 'NLXXX', 404),
  wrong(
    PORT,
    `${SECTION}: ${PORT}, "UN/LOCODE": what can be none`,
    'Rotterdam',
    422,
    'un_location_code',
  ),
];

export const PREDICTION_ROWS: readonly Row[] = [...LOGINS, ...TOKENS, ...PREDICTIONS];
