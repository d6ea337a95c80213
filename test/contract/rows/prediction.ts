import { expect } from 'vitest';
import type { ContractService } from '../contract-service.ts';
import { BULKER_IMO, TANKER_IMO, UNKNOWN_IMO } from '../fleet-records.ts';
import { milliseconds, PROBABILITY, WITH_OFFSET } from '../forms.ts';
import { EXTENSION, ok, problem, type Row } from '../row.ts';
import type { RowRequest } from '../row-request.ts';

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
  silent: false,
});

/** A token of anna, by her key. */
async function freshToken(api: ContractService): Promise<string> {
  const { body } = await api.request(LOGIN, { body: ANNA });
  return (body as { token: string }).token;
}

const rejected = (requirement: string, request: RowRequest, headers: object = BEARER): Row => ({
  operation: LOGIN,
  requirement,
  exchange: { request, response: problem(401, [], headers as Record<string, unknown>) },
});

const wholeSeconds = (ms: number): number => Math.floor(ms / 1000) * 1000;

const LOGINS: readonly Row[] = [
  {
    operation: LOGIN,
    requirement: `${SECTION}: ${LOGIN}, "object containing \`token\`"; decision: Token, "JWT, 1 hour; \`token\`, \`token_type\`, \`expires_at\`"`,
    exchange: async ({ clock }) => ({
      request: { body: ANNA },
      response: ok({
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        token_type: 'Bearer',
        // A JWT has whole seconds; rows before may have advanced the clock by less.
        expires_at: milliseconds(wholeSeconds(clock.now()) + 3_600_000).replace('Z', '+00:00'),
      }),
    }),
  },
  rejected(`${AUTHENTICATION}: "with header \`X-Api-Key: <API_KEY>\`": without it`, {
    as: null,
    body: ANNA,
  }),
  rejected(`${AUTHENTICATION}: "with header \`X-Api-Key: <API_KEY>\`": a wrong one`, {
    as: null,
    body: ANNA,
    headers: { 'x-api-key': 'rs_0123456789abcdef0123456789abcdef' },
  }),
  rejected(`${AUTHENTICATION}: "and body \`user_id\`, \`password\`": a wrong password`, {
    body: { ...ANNA, password: 'anna-passw0rd' },
  }),
  rejected(`${AUTHENTICATION}: the key of another user`, { as: 'bert', body: ANNA }),
  {
    operation: LOGIN,
    requirement: `${SECTION}: ${LOGIN}, "body \`user_id\` string, \`password\` string": both are required`,
    exchange: { request: { body: {} }, response: problem(422, ['/user_id', '/password']) },
  },
];

const TOKENS: readonly Row[] = [
  {
    operation: VESSEL,
    requirement: `${AUTHENTICATION}: "All later requests carry \`X-Api-Key\` and \`Authorization: Bearer\`": without a token`,
    exchange: {
      request: { values: [TANKER_IMO], headers: { authorization: undefined } },
      response: problem(401, [], BEARER),
    },
  },
  {
    operation: VESSEL,
    requirement: `${AUTHENTICATION}: "All later requests carry \`X-Api-Key\` and \`Authorization: Bearer\`": without a key`,
    exchange: {
      request: { values: [TANKER_IMO], headers: { 'x-api-key': undefined } },
      response: problem(401, [], BEARER),
    },
  },
  {
    operation: VESSEL,
    requirement: `${AUTHENTICATION}: "The response field \`token\` is the bearer token": another text`,
    exchange: {
      request: { values: [TANKER_IMO], headers: { authorization: 'Bearer not.a.token' } },
      response: problem(401, [], INVALID_TOKEN),
    },
  },
  {
    operation: VESSEL,
    requirement: `${AUTHENTICATION}: name and password are for the areas on {base_url}`,
    exchange: {
      request: {
        values: [TANKER_IMO],
        headers: { authorization: `Basic ${Buffer.from('anna:anna-password').toString('base64')}` },
      },
      response: problem(401, [], BEARER),
    },
  },
  {
    operation: VESSEL,
    requirement: `${AUTHENTICATION}: a token with the key of another user`,
    exchange: async (api) => ({
      request: { values: [TANKER_IMO], headers: { 'x-api-key': api.keyOf('bert') } },
      response: problem(401, [], INVALID_TOKEN),
    }),
  },
  {
    operation: LOGOUT,
    requirement: `${EXTENSION}: ends a token`,
    exchange: async (api) => {
      const authorization = `Bearer ${await freshToken(api)}`;
      return { request: { headers: { authorization } }, response: ok({}) };
    },
  },
  {
    operation: VESSEL,
    requirement: `${AUTHENTICATION}: a token after its logout`,
    exchange: async (api) => {
      const authorization = `Bearer ${await freshToken(api)}`;
      await api.request(LOGOUT, { headers: { authorization } });
      return {
        request: { values: [TANKER_IMO], headers: { authorization } },
        response: problem(401, [], INVALID_TOKEN),
      };
    },
  },
];

const found = (
  operation: string,
  requirement: string,
  value: string | number,
  ...predictions: readonly object[]
): Row => ({
  operation,
  requirement,
  exchange: { request: { values: [value] }, response: ok({ predictions }) },
});
const rejectedRead = (
  operation: string,
  requirement: string,
  value: string | number,
  status: number,
  ...pointers: readonly string[]
): Row => ({
  operation,
  requirement,
  exchange: { request: { values: [value] }, response: problem(status, pointers) },
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
    UNKNOWN_IMO,
  ),
  rejectedRead(
    VESSEL,
    `${SECTION}: ${VESSEL}, "IMO integer": an invalid one; decision: 422`,
    TANKER_IMO + 1,
    422,
    'vessel_imo_number',
  ),
  rejectedRead(
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
  found(PORT, `${SECTION}: ${PORT}: of a port without arrivals`, 'SGSIN'),
  rejectedRead(PORT, 'decision: 404 unknown: an unknown port', 'NLXXX', 404),
  rejectedRead(
    PORT,
    `${SECTION}: ${PORT}, "UN/LOCODE": an invalid one`,
    'Rotterdam',
    422,
    'un_location_code',
  ),
];

export const PREDICTION_ROWS: readonly Row[] = [...LOGINS, ...TOKENS, ...PREDICTIONS];
