import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING } from '../shapes/shape-schemas.ts';
import { BULKER, TANKER, UNHEARD, WITH_NEXT_PORTS } from '../testing/next-ports.ts';
import { expectProblem, jsonOf } from '../testing/problems.ts';
import { openDoor, type RunningDoor } from '../testing/running-door.ts';
import { LOGIN, PREDICTIONS } from './prediction-schemas.ts';

const LOGIN_PATH = '/authentication/login';
const LOGOUT_PATH = '/authentication/logout';
const OF_TANKER = `/nextport/vessel/${TANKER}/predictions`;
const ANNA = { user_id: 'anna', password: 'anna-password' };
const HOUR_MS = 3_600_000;

let door: RunningDoor;
let key: string;
beforeEach(async () => {
  door = await openDoor({ service: WITH_NEXT_PORTS });
  key = await keyOf('anna');
});

async function keyOf(user: string): Promise<string> {
  const added = await door.service.identity.addKey(user);
  if (!added.ok) throw new Error(added.failure.detail);
  return added.value.secret;
}

function login(body: unknown, apiKey: string | null = key): Promise<Response> {
  return door.ask(null, 'POST', LOGIN_PATH, body, apiKey === null ? {} : { 'x-api-key': apiKey });
}

async function tokenOf(body: unknown = ANNA, apiKey: string = key): Promise<string> {
  return (await jsonOf(await login(body, apiKey), 200, LOGIN)).token;
}

/** Asks with a token and a key. */
function ask(
  token: string,
  path: string = OF_TANKER,
  apiKey: string = key,
  method = 'GET',
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': apiKey };
  return door.ask(null, method, path, undefined, headers);
}

/** Expects that nobody was let in, and in which words of RFC 6750. */
async function expectUnknown(answer: Response, challenge = 'Bearer realm="roadstead"') {
  expect(answer.headers.get('www-authenticate')).toBe(challenge);
  await expectProblem(answer, 401);
}

const INVALID = 'Bearer realm="roadstead", error="invalid_token"';

describe('a login', () => {
  it('gives a token for an hour', async () => {
    expect(await jsonOf(await login(ANNA), 200, LOGIN)).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_at: '2026-06-01T13:00:00.000+00:00',
    });
  });

  it('wants an API key, name and password of one user', async () => {
    await expectUnknown(await login(ANNA, null));
    await expectUnknown(await login(ANNA, 'no key of anybody'));
    await expectUnknown(await login(ANNA, 'x'.repeat(300)));
    await expectUnknown(await login({ ...ANNA, password: 'wrong' }));
    await expectUnknown(await login({ ...ANNA, user_id: 'nobody' }));
    await expectUnknown(await login({ user_id: 'bert', password: 'bert-password' }));
    await expectUnknown(await login(ANNA, await keyOf('bert')));
    // Name and password are no key.
    await expectUnknown(await door.ask('anna', 'POST', LOGIN_PATH, ANNA));
  });

  it.each([
    [{}, ['/user_id', '/password']],
    [{ ...ANNA, user_id: 5 }, ['/user_id']],
    [{ ...ANNA, user_id: 'x'.repeat(101) }, ['/user_id']],
    [{ ...ANNA, password: 'secret'.repeat(40) }, ['/password']],
    [[], ['']],
  ])('is not made with %j', async (body, pointers) => {
    const answer = await login(body);
    expect(await answer.clone().text()).not.toContain('secretsecret');
    expect(await expectProblem(answer, 422)).toEqual(pointers);
  });

  it('leaves no secret in the log', async () => {
    const token = await tokenOf();
    await login({ ...ANNA, password: 'not my password' });
    await ask(token);
    const text = JSON.stringify(door.log);
    expect(text).toContain('"user":"anna"');
    for (const secret of [token, key, ANNA.password, 'not my password']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is slowed down for a user whose password is guessed, also where it is right then', async () => {
    const wrong = { ...ANNA, password: 'wrong' };
    for (let i = 0; i < 5; i++) await expectUnknown(await login(wrong));
    const refused = await login(ANNA);
    expect(refused.headers.get('retry-after')).toBe('1');
    await expectProblem(refused, 429);
    door.clock.set(door.clock.now() + 1000);
    await expectUnknown(await login(wrong));
    const again = await login(ANNA);
    expect(again.headers.get('retry-after')).toBe('2');
    await expectProblem(again, 429);
    door.clock.set(door.clock.now() + 2000);
    await tokenOf();
    // With the right password all is forgiven.
    for (let i = 0; i < 5; i++) await expectUnknown(await login(wrong));
  });

  it('counts guesses together with those of HTTP Basic', async () => {
    const guess = { authorization: `Basic ${btoa('anna:wrong')}` };
    for (let i = 0; i < 5; i++) {
      const answer = await door.ask(null, 'GET', '/api/config/shapes/a', undefined, guess);
      await expectProblem(answer, 401);
    }
    await expectProblem(await login(ANNA), 429);
  });

  it('counts each address by itself', async () => {
    door = await openDoor({ trustedProxies: ['10.0.0.1'] });
    key = await keyOf('anna');
    const from = (address: string, password: string): Promise<Response> => {
      const request = new Request(`http://door.example${LOGIN_PATH}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': key,
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ ...ANNA, password }),
      });
      return door.handler(request, { remoteAddress: '10.0.0.1' });
    };
    for (let i = 0; i < 5; i++) await expectProblem(await from('192.0.2.1', 'wrong'), 401);
    await expectProblem(await from('192.0.2.1', ANNA.password), 429);
    expect((await from('192.0.2.2', ANNA.password)).status).toBe(200);
  });

  it('is slowed down where API keys are guessed, but not for a key that was right lately', async () => {
    await tokenOf();
    for (let i = 0; i < 50; i++) await expectUnknown(await login(ANNA, `a guessed key ${i}`));
    await expectProblem(await login(ANNA, 'another guess'), 429);
    const other = await keyOf('anna');
    await expectProblem(await login(ANNA, other), 429);
    await tokenOf();
    door.clock.set(door.clock.now() + 1000);
    await tokenOf(ANNA, other);
  });
});

describe('a token', () => {
  it('lets in with the key that it was made with, until its hour is over', async () => {
    const token = await tokenOf();
    expect((await ask(token)).status).toBe(200);
    door.clock.set(door.clock.now() + HOUR_MS - 1);
    expect((await ask(token)).status).toBe(200);
    door.clock.set(door.clock.now() + 1);
    await expectUnknown(await ask(token), INVALID);
  });

  it('is nothing with the key of another, or without one', async () => {
    const token = await tokenOf();
    await expectUnknown(await ask(token, OF_TANKER, await keyOf('bert')), INVALID);
    await expectUnknown(await ask(token, OF_TANKER, await keyOf('anna')), INVALID);
    await expectUnknown(await ask(token, OF_TANKER, 'no key of anybody'));
    const alone = { authorization: `Bearer ${token}` };
    await expectUnknown(await door.ask(null, 'GET', OF_TANKER, undefined, alone));
  });

  it('is what a request needs: name and password, or a key alone, are not', async () => {
    await expectUnknown(await door.ask(null, 'GET', OF_TANKER));
    await expectUnknown(await door.ask('anna', 'GET', OF_TANKER, undefined, { 'x-api-key': key }));
    await expectUnknown(await door.ask(null, 'GET', OF_TANKER, undefined, { 'x-api-key': key }));
    await expectUnknown(await ask('x.y.z'), INVALID);
    await expectUnknown(await ask(''));
    await expectProblem(await ask('x'.repeat(2001)), 431);
  });

  it('is for the prediction API alone', async () => {
    const answer = await ask(await tokenOf(), '/api/config/shapes/a');
    await expectUnknown(answer, 'Basic realm="roadstead", charset="UTF-8"');
  });

  it('ends at a logout, alone', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()];
    await jsonOf(await ask(token, LOGOUT_PATH, key, 'POST'), 200, NOTHING);
    await expectUnknown(await ask(token), INVALID);
    await expectUnknown(await ask(token, LOGOUT_PATH, key, 'POST'), INVALID);
    expect((await ask(other)).status).toBe(200);
  });

  it('ends with its key, its password and its user', async () => {
    const { identity } = door.service;
    const token = await tokenOf();
    await identity.setPassword('anna', ANNA.password);
    await expectUnknown(await ask(token), INVALID);
    const next = await tokenOf();
    const keys = await identity.keys('anna');
    if (keys.ok) await identity.revokeKey(keys.value[0].id);
    await expectUnknown(await ask(next));
    key = await keyOf('anna');
    const last = await tokenOf();
    await identity.removeUser('anna');
    await expectUnknown(await ask(last));
  });
});

describe('whatever is sent', () => {
  beforeEach(async () => {
    door = await openDoor({ rateLimit: false, service: WITH_NEXT_PORTS });
    key = await keyOf('anna');
  });

  it('is no login, and no fault of ours', async () => {
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

  it('is no token and no key, and no fault of ours', async () => {
    const token = await tokenOf();
    const texts = fc.oneof(fc.constantFrom(token, key), fc.string(), fc.base64String());
    await fc.assert(
      fc.asyncProperty(texts, texts, async (sent, apiKey) => {
        fc.pre(sent !== token || apiKey !== key);
        expect([401, 431]).toContain((await ask(sent, OF_TANKER, apiKey)).status);
      }),
    );
  });
});

describe('predictions', () => {
  const at = async (path: string): Promise<readonly unknown[]> =>
    (await jsonOf(await ask(await tokenOf(), path), 200, PREDICTIONS)).predictions;

  it('of a ship have the fields of the specification, and null for an unknown ETA', async () => {
    expect(await at(OF_TANKER)).toEqual([
      {
        un_location_code: 'NLRTM',
        eta_datetime: '2026-06-02T08:30:15.250+00:00',
        probability: 0.6,
        vessel_imo_number: TANKER,
      },
      {
        un_location_code: 'NLVLI',
        eta_datetime: null,
        probability: 0.3,
        vessel_imo_number: TANKER,
      },
    ]);
    expect(await at(`/nextport/vessel/${UNHEARD}/predictions`)).toEqual([]);
  });

  it('of a port are those of ships that may call there', async () => {
    const imos = (await at('/nextport/port/nl%20rtm/predictions')).map(
      (each) => (each as { vessel_imo_number: number }).vessel_imo_number,
    );
    expect(imos).toEqual([BULKER, TANKER]);
  });

  it.each([
    ['vessel/9074728', 422, ['vessel_imo_number']],
    ['vessel/x', 400, ['vessel_imo_number']],
    ['port/Rotterdam', 422, ['un_location_code']],
    ['port/NL0TM', 422, ['un_location_code']],
    ['port/NLXXX', 404, []],
  ])('are not there for %s', async (what, status, pointers) => {
    const answer = await ask(await tokenOf(), `/nextport/${what}/predictions`);
    expect(await expectProblem(answer, status)).toEqual(pointers);
  });

  it('are below a prefix where the host wants it', async () => {
    const predictionPrefix = '/predict';
    door = await openDoor({ service: WITH_NEXT_PORTS, prefix: '/sea', predictionPrefix });
    key = await keyOf('anna');
    const headers = { 'x-api-key': key };
    const login = await door.ask(null, 'POST', `/sea/predict${LOGIN_PATH}`, ANNA, headers);
    const { token } = await jsonOf(login, 200, LOGIN);
    expect((await ask(token, `/sea/predict${OF_TANKER}`)).status).toBe(200);
    await expectProblem(await ask(token, `/sea${OF_TANKER}`), 404);
    await expect(openDoor({ predictionPrefix: 'predict/' })).rejects.toThrow(TypeError);
  });
});

it('a page of another origin may send an API key, where its origin may call', async () => {
  door = await openDoor({ corsOrigins: ['https://example.org'] });
  const asked = await door.ask(null, 'OPTIONS', LOGIN_PATH, undefined, {
    origin: 'https://example.org',
  });
  expect(asked.headers.get('access-control-allow-headers')).toContain('X-Api-Key');
});
