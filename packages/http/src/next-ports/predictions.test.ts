import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOGIN } from '../identity/identity-schemas.ts';
import { EMPTY } from '../server/operation-response.ts';
import { BULKER_IMO, SILENT_IMO, TANKER_IMO, WITH_NEXT_PORTS } from '../testing/next-ports.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { PREDICTIONS } from './prediction-schemas.ts';

const LOGIN_PATH = '/authentication/login';
const LOGOUT_PATH = '/authentication/logout';
const OF_TANKER = `/nextport/vessel/${TANKER_IMO}/predictions`;
const ANNA = { user_id: 'anna', password: 'anna-password' };
const HOUR_MS = 3_600_000;

let api: TestApi;
let key: string;
beforeEach(async () => {
  api = await openTestApi({ service: WITH_NEXT_PORTS });
  key = await keyOf('anna');
});

async function keyOf(user: string): Promise<string> {
  const added = await api.service.identity.createKey(user);
  if (!added.ok) throw new Error(added.error.detail);
  return added.value.secret;
}

function login(body: unknown, apiKey: string | null = key): Promise<Response> {
  return api.send(null, 'POST', LOGIN_PATH, body, apiKey === null ? {} : { 'x-api-key': apiKey });
}

async function tokenOf(body: unknown = ANNA, apiKey: string = key): Promise<string> {
  return (await jsonOf(await login(body, apiKey), 200, LOGIN)).token;
}

/** Sends a request with a token and a key. */
function call(
  token: string,
  path: string = OF_TANKER,
  apiKey: string = key,
  method = 'GET',
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': apiKey };
  return api.send(null, method, path, undefined, headers);
}

/** Expects a 401 with a challenge of RFC 6750. */
async function expectUnknown(answer: Response, challenge = 'Bearer realm="roadstead"') {
  expect(answer.headers.get('www-authenticate')).toBe(challenge);
  await expectProblem(answer, 401);
}

const INVALID = 'Bearer realm="roadstead", error="invalid_token"';

describe('a login', () => {
  it('returns a token for an hour', async () => {
    expect(await jsonOf(await login(ANNA), 200, LOGIN)).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_at: '2026-06-01T13:00:00.000+00:00',
    });
  });

  it('requires the API key, name and password of one user', async () => {
    await expectUnknown(await login(ANNA, null));
    await expectUnknown(await login(ANNA, 'no key of anybody'));
    await expectUnknown(await login(ANNA, 'x'.repeat(300)));
    await expectUnknown(await login({ ...ANNA, password: 'wrong' }));
    await expectUnknown(await login({ ...ANNA, user_id: 'nobody' }));
    await expectUnknown(await login({ user_id: 'bert', password: 'bert-password' }));
    await expectUnknown(await login(ANNA, await keyOf('bert')));
    // Name and password do not replace the key.
    await expectUnknown(await api.send('anna', 'POST', LOGIN_PATH, ANNA));
  });

  it.each([
    [{}, ['/user_id', '/password']],
    [{ ...ANNA, user_id: 5 }, ['/user_id']],
    [{ ...ANNA, user_id: 'x'.repeat(101) }, ['/user_id']],
    [{ ...ANNA, password: 'secret'.repeat(40) }, ['/password']],
    [[], ['']],
  ])('rejects %j', async (body, pointers) => {
    const answer = await login(body);
    expect(await answer.clone().text()).not.toContain('secretsecret');
    expect(await expectProblem(answer, 422)).toEqual(pointers);
  });

  it('leaves no secret in the log', async () => {
    const token = await tokenOf();
    await login({ ...ANNA, password: 'not my password' });
    await call(token);
    const text = JSON.stringify(api.log);
    expect(text).toContain('"user":"anna"');
    for (const secret of [token, key, ANNA.password, 'not my password']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is delayed for a name after wrong passwords, also with the correct one', async () => {
    const wrong = { ...ANNA, password: 'wrong' };
    for (let i = 0; i < 5; i++) await expectUnknown(await login(wrong));
    const limited = await login(ANNA);
    expect(limited.headers.get('retry-after')).toBe('1');
    await expectProblem(limited, 429);
    api.clock.set(api.clock.now() + 1000);
    await expectUnknown(await login(wrong));
    const again = await login(ANNA);
    expect(again.headers.get('retry-after')).toBe('2');
    await expectProblem(again, 429);
    api.clock.set(api.clock.now() + 2000);
    await tokenOf();
    // The correct password resets the counter.
    for (let i = 0; i < 5; i++) await expectUnknown(await login(wrong));
  });

  it('counts failures together with those of HTTP Basic', async () => {
    const guess = { authorization: `Basic ${btoa('anna:wrong')}` };
    for (let i = 0; i < 5; i++) {
      const answer = await api.send(null, 'GET', '/api/config/shapes/a', undefined, guess);
      await expectProblem(answer, 401);
    }
    await expectProblem(await login(ANNA), 429);
  });

  it('counts each address separately', async () => {
    api = await openTestApi({ trustedProxies: ['10.0.0.1'] });
    key = await keyOf('anna');
    const from = (address: string, password: string): Promise<Response> => {
      const request = new Request(`http://api.example${LOGIN_PATH}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': key,
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ ...ANNA, password }),
      });
      return api.handler(request, { remoteAddress: '10.0.0.1' });
    };
    for (let i = 0; i < 5; i++) await expectProblem(await from('192.0.2.1', 'wrong'), 401);
    await expectProblem(await from('192.0.2.1', ANNA.password), 429);
    expect((await from('192.0.2.2', ANNA.password)).status).toBe(200);
  });

  it('is delayed after wrong API keys, except for a key that was verified recently', async () => {
    await tokenOf();
    for (let i = 0; i < 50; i++) await expectUnknown(await login(ANNA, `a guessed key ${i}`));
    await expectProblem(await login(ANNA, 'another guess'), 429);
    const other = await keyOf('anna');
    await expectProblem(await login(ANNA, other), 429);
    await tokenOf();
    api.clock.set(api.clock.now() + 1000);
    await tokenOf(ANNA, other);
  });
});

describe('a token', () => {
  it('is valid with its API key for an hour', async () => {
    const token = await tokenOf();
    expect((await call(token)).status).toBe(200);
    api.clock.set(api.clock.now() + HOUR_MS - 1);
    expect((await call(token)).status).toBe(200);
    api.clock.set(api.clock.now() + 1);
    await expectUnknown(await call(token), INVALID);
  });

  it('is invalid with the key of another user, or without a key', async () => {
    const token = await tokenOf();
    await expectUnknown(await call(token, OF_TANKER, await keyOf('bert')), INVALID);
    await expectUnknown(await call(token, OF_TANKER, await keyOf('anna')), INVALID);
    await expectUnknown(await call(token, OF_TANKER, 'no key of anybody'));
    const alone = { authorization: `Bearer ${token}` };
    await expectUnknown(await api.send(null, 'GET', OF_TANKER, undefined, alone));
  });

  it('is required: name and password, or a key alone, do not suffice', async () => {
    await expectUnknown(await api.send(null, 'GET', OF_TANKER));
    await expectUnknown(await api.send('anna', 'GET', OF_TANKER, undefined, { 'x-api-key': key }));
    await expectUnknown(await api.send(null, 'GET', OF_TANKER, undefined, { 'x-api-key': key }));
    await expectUnknown(await call('x.y.z'), INVALID);
    await expectUnknown(await call(''));
    await expectProblem(await call('x'.repeat(2001)), 431);
  });

  it('is for the prediction API only', async () => {
    const answer = await call(await tokenOf(), '/api/config/shapes/a');
    await expectUnknown(answer, 'Basic realm="roadstead", charset="UTF-8"');
  });

  it('is invalidated by its logout, and no other token', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()];
    await jsonOf(await call(token, LOGOUT_PATH, key, 'POST'), 200, EMPTY);
    await expectUnknown(await call(token), INVALID);
    await expectUnknown(await call(token, LOGOUT_PATH, key, 'POST'), INVALID);
    expect((await call(other)).status).toBe(200);
  });

  it('is invalidated with its key, its password and its user', async () => {
    const { identity } = api.service;
    const token = await tokenOf();
    await identity.setPassword('anna', ANNA.password);
    await expectUnknown(await call(token), INVALID);
    const next = await tokenOf();
    const keys = await identity.listKeys('anna');
    if (keys.ok) await identity.revokeKey(keys.value[0].id);
    await expectUnknown(await call(next));
    key = await keyOf('anna');
    const last = await tokenOf();
    await identity.removeUser('anna');
    await expectUnknown(await call(last));
  });
});

describe('random credentials', () => {
  beforeEach(async () => {
    api = await openTestApi({ rateLimit: false, service: WITH_NEXT_PORTS });
    key = await keyOf('anna');
  });

  it('never log in, and never cause a 500', async () => {
    const values = fc.oneof(fc.constantFrom('anna', 'anna-passwor'), fc.jsonValue());
    const bodies = fc.oneof(
      fc.record({ user_id: values, password: values }).map((body) => JSON.stringify(body)),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect([400, 401, 422]).toContain((await login(body)).status);
      }),
    );
  });

  it('are never a valid token or key, and never cause a 500', async () => {
    const token = await tokenOf();
    const texts = fc.oneof(fc.constantFrom(token, key), fc.string(), fc.base64String());
    await fc.assert(
      fc.asyncProperty(texts, texts, async (sent, apiKey) => {
        fc.pre(sent !== token || apiKey !== key);
        expect([401, 431]).toContain((await call(sent, OF_TANKER, apiKey)).status);
      }),
    );
  });
});

describe('predictions', () => {
  const at = async (path: string): Promise<readonly unknown[]> =>
    (await jsonOf(await call(await tokenOf(), path), 200, PREDICTIONS)).predictions;

  it('of a ship have the fields of the specification, with null for an unknown ETA, and whether it is silent', async () => {
    expect(await at(OF_TANKER)).toEqual([
      {
        un_location_code: 'NLRTM',
        eta_datetime: '2026-06-02T08:30:15.250+00:00',
        probability: 0.6,
        vessel_imo_number: TANKER_IMO,
        silent: false,
      },
      {
        un_location_code: 'NLVLI',
        eta_datetime: null,
        probability: 0.3,
        vessel_imo_number: TANKER_IMO,
        silent: false,
      },
    ]);
    expect(await at(`/nextport/vessel/${SILENT_IMO}/predictions`)).toEqual([]);
  });

  it('of a port are those of ships that may call there', async () => {
    const imos = (await at('/nextport/port/nl%20rtm/predictions')).map(
      (each) => (each as { vessel_imo_number: number }).vessel_imo_number,
    );
    expect(imos).toEqual([BULKER_IMO, TANKER_IMO]);
  });

  it.each([
    ['vessel/9074728', 422, ['vessel_imo_number']],
    ['vessel/x', 400, ['vessel_imo_number']],
    ['port/Rotterdam', 422, ['un_location_code']],
    ['port/NL0TM', 422, ['un_location_code']],
    ['port/NLXXX', 404, []],
  ])('are rejected for %s', async (what, status, pointers) => {
    const answer = await call(await tokenOf(), `/nextport/${what}/predictions`);
    expect(await expectProblem(answer, status)).toEqual(pointers);
  });

  it('have the prefix of the host', async () => {
    const predictionPrefix = '/predict';
    api = await openTestApi({ service: WITH_NEXT_PORTS, prefix: '/sea', predictionPrefix });
    key = await keyOf('anna');
    const headers = { 'x-api-key': key };
    const login = await api.send(null, 'POST', `/sea/predict${LOGIN_PATH}`, ANNA, headers);
    const { token } = await jsonOf(login, 200, LOGIN);
    expect((await call(token, `/sea/predict${OF_TANKER}`)).status).toBe(200);
    await expectProblem(await call(token, `/sea${OF_TANKER}`), 404);
    await expect(openTestApi({ predictionPrefix: 'predict/' })).rejects.toThrow(TypeError);
  });
});

it('a page of an allowed origin may send an API key', async () => {
  api = await openTestApi({ corsOrigins: ['https://example.org'] });
  const response = await api.send(null, 'OPTIONS', LOGIN_PATH, undefined, {
    origin: 'https://example.org',
  });
  expect(response.headers.get('access-control-allow-headers')).toContain('X-Api-Key');
});
