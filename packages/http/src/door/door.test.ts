import type { MaritimeService } from '@roadstead/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import { expectProblem } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationBody,
  MINUTE_MS,
  openDoor,
  type RunningDoor,
  STS,
} from '../testing/running-door.ts';

const CONFIGURATIONS = `${STS}/configurations`;

let door: RunningDoor;
beforeEach(async () => {
  door = await openDoor();
});

function withAuthorization(authorization: string): Promise<Response> {
  return door.ask(null, 'GET', CONFIGURATIONS, undefined, { authorization });
}

describe('who may come in', () => {
  it.each([
    ['nobody', undefined],
    ['a wrong password', authorizationOf('anna').replace(/.{6}$/, 'AAAA==')],
    ['an unknown name', authorizationOf('nobody')],
    ['no Basic', 'Bearer abc'],
    ['no Base64', 'Basic äöü'],
    ['no colon', `Basic ${btoa('anna')}`],
    ['nothing', 'Basic '],
  ])('is not %s', async (_, authorization) => {
    const response = authorization
      ? await withAuthorization(authorization)
      : await door.ask(null, 'GET', CONFIGURATIONS);
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    await expectProblem(response, 401);
  });

  it('may have a name beyond ASCII, and a colon in the password', async () => {
    await door.service.identity.addUser('Jörg', 'pass:wörd', []);
    const credentials = Buffer.from('Jörg:pass:wörd').toString('base64');
    expect((await withAuthorization(`basic ${credentials}`)).status).toBe(200);
  });

  it('says it in a header of a sane length', async () => {
    await expectProblem(await withAuthorization(`Basic ${'A'.repeat(5000)}`), 431);
  });
});

describe('paths and methods', () => {
  it('are unknown, or for other methods', async () => {
    for (const path of [
      '/',
      '/api',
      `${STS}/nothing`,
      `${CONFIGURATIONS}/1/2`,
      '//',
      '/__proto__',
    ]) {
      await expectProblem(await door.ask('anna', 'GET', path), 404);
    }
    const response = await door.ask('anna', 'DELETE', CONFIGURATIONS);
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS');
    await expectProblem(response, 405);
  });

  it('answer HEAD as GET without the body', async () => {
    const got = await door.ask('anna', 'GET', CONFIGURATIONS);
    const head = await door.ask('anna', 'HEAD', CONFIGURATIONS);
    expect(head.status).toBe(200);
    expect(head.body).toBeNull();
    expect(head.headers.get('content-length')).toBe(String((await got.text()).length));
    const missing = await door.ask('anna', 'HEAD', `${CONFIGURATIONS}/9`);
    expect([missing.status, missing.body]).toEqual([404, null]);
  });

  it('answer OPTIONS without credentials, and to no other origin', async () => {
    const response = await door.ask(null, 'OPTIONS', `${CONFIGURATIONS}/1`, undefined, {
      origin: 'https://a.example',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    await expectProblem(await door.ask(null, 'OPTIONS', '/nothing'), 404);
  });

  it('may end in a slash, and be escaped', async () => {
    expect((await door.ask('anna', 'GET', `${CONFIGURATIONS}/`)).status).toBe(200);
    await expectProblem(await door.ask('anna', 'GET', '/api/config/shapes/%ff'), 400);
    await expectProblem(
      await door.ask('anna', 'GET', `${CONFIGURATIONS}?page=${'1'.repeat(9000)}`),
      414,
    );
  });

  it('have queries that are escaped UTF-8', async () => {
    await expectProblem(await door.ask('anna', 'GET', `${CONFIGURATIONS}?page=%ff`), 400);
    await expectProblem(await door.ask('anna', 'GET', `${CONFIGURATIONS}?page=%`), 400);
  });

  it('lie below the prefix', async () => {
    door = await openDoor({ prefix: '/maritime/v1' });
    const made = await door.ask(
      'anna',
      'POST',
      `/maritime/v1${CONFIGURATIONS}`,
      configurationBody(),
    );
    expect(made.headers.get('location')).toBe(`/maritime/v1${CONFIGURATIONS}/1`);
    await expectProblem(await door.ask('anna', 'GET', CONFIGURATIONS), 404);
    for (const path of [
      '/maritime/v1',
      '/maritime/v1/',
      `/maritime/v1x${CONFIGURATIONS}`,
      '/mari',
    ]) {
      await expectProblem(await door.ask('anna', 'GET', path), 404);
    }
    expect(() => createHttpHandler(door.service, { clock: door.clock, prefix: 'x/' })).toThrow(
      TypeError,
    );
  });
});

describe('browsers', () => {
  it('are told which pages may call', async () => {
    door = await openDoor({ corsOrigins: ['https://a.example'] });
    const ask = (method: string, origin: string): Promise<Response> =>
      door.ask('anna', method, CONFIGURATIONS, undefined, { origin });
    const preflight = await ask('OPTIONS', 'https://a.example');
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const answered = await ask('GET', 'https://a.example');
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(answered.headers.get('vary')).toBe('origin');
    const other = await ask('OPTIONS', 'https://b.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are not used by pages of other sites', async () => {
    door = await openDoor({ corsOrigins: ['https://a.example'] });
    const ask = (method: string, origin: string): Promise<Response> => {
      const headers = { origin, 'sec-fetch-site': 'cross-site' };
      const body = method === 'GET' ? undefined : configurationBody();
      return door.ask('anna', method, CONFIGURATIONS, body, headers);
    };
    await expectProblem(await ask('POST', 'https://b.example'), 403);
    expect((await ask('POST', 'https://a.example')).status).toBe(201);
    expect((await ask('GET', 'https://b.example')).status).toBe(200);
  });

  it('are told to guess, keep and frame nothing', async () => {
    for (const path of [CONFIGURATIONS, '/nothing', '/docs']) {
      const { headers } = await door.ask('anna', 'GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('how often', () => {
  const limited = { rateLimit: { perSecond: 2, burst: 3 } };
  const statuses = async (
    user: string,
    count: number,
    path = CONFIGURATIONS,
  ): Promise<number[]> => {
    const found: number[] = [];
    for (let i = 0; i < count; i++) found.push((await door.ask(user, 'GET', path)).status);
    return found;
  };

  it('is counted for each user, and goes on in time', async () => {
    door = await openDoor(limited);
    expect(await statuses('anna', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('bert', 1)).toEqual([200]);
    const response = await door.ask('anna', 'GET', CONFIGURATIONS);
    expect(response.headers.get('retry-after')).toBe('1');
    await expectProblem(response, 429);
    door.clock.set(door.clock.now() + 1000);
    expect(await statuses('anna', 3)).toEqual([200, 200, 429]);
  });

  it('is not counted for health and positions, nor where it is switched off', async () => {
    door = await openDoor(limited);
    expect(await statuses('anna', 9, '/health')).not.toContain(429);
    for (let i = 0; i < 9; i++) {
      expect((await door.ask('feed', 'POST', '/api/ingress/positions', [])).status).toBe(200);
    }
    door = await openDoor({ rateLimit: false });
    expect(await statuses('anna', 600)).not.toContain(429);
  });

  it('is limited for wrong passwords by name and address', async () => {
    door = await openDoor({ trustedProxies: ['10.0.0.0/8', '::1'] });
    let guesses = 0;
    const wrong = (
      name: string,
      forwarded: string,
      remoteAddress = '::ffff:10.1.2.3',
      password = `wrong ${guesses++}`,
    ): Promise<Response> => {
      const authorization = `Basic ${btoa(`${name}:${password}`)}`;
      const headers = { authorization, 'x-forwarded-for': forwarded };
      const request = new Request(`http://door.example${CONFIGURATIONS}`, { headers });
      return door.handler(request, { remoteAddress });
    };
    const statusesOf = async (...asked: readonly Promise<Response>[]): Promise<number[]> =>
      (await Promise.all(asked)).map(({ status }) => status);
    // Side by side or one after another: five are free.
    const five = [0, 1, 2, 3, 4].map((i) => wrong('anna', `9.9.9.${i}, 1.2.3.4, 10.9.9.9`));
    expect(await statusesOf(...five, wrong('anna', '1.2.3.4'))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
    expect(await statusesOf(wrong('bert', '1.2.3.4'), wrong('anna', '1.2.3.5'))).toEqual([
      401, 401,
    ]);
    // Nor does who is held up hear what comes of the same guess from another address.
    const same = ['1.2.3.6', '1.2.3.4'].map((from) => wrong('anna', from, undefined, 'same'));
    expect(await statusesOf(...same)).toEqual([401, 429]);
    for (const seconds of [1, 2, 4, 8]) {
      const refused = await wrong('anna', '1.2.3.4');
      expect(refused.headers.get('retry-after')).toBe(String(seconds));
      await expectProblem(refused, 429);
      door.clock.set(door.clock.now() + 1000 * seconds);
      expect(await statusesOf(wrong('anna', '1.2.3.4'))).toEqual([401]);
    }
    // A client that is no proxy cannot say where it is.
    for (let i = 0; i < 5; i++) await wrong('anna', `9.9.9.${i}`, '5.6.7.8');
    expect(await statusesOf(wrong('anna', '7.7.7.7', '5.6.7.8'))).toEqual([429]);
    // Who invents names is held up as well, but nobody who was let in lately.
    expect((await door.ask('bert', 'GET', CONFIGURATIONS)).status).toBe(200);
    for (let i = 0; i < 50; i++) await wrong(`nobody ${i}`, '9.9.9.9', '::1');
    expect(await statusesOf(wrong('nobody', '9.9.9.9', '::1'))).toEqual([429]);
    door.clock.set(door.clock.now() + 16 * MINUTE_MS);
    expect(await statusesOf(wrong('anna', '1.2.3.4'), wrong('nobody', '9.9.9.9', '::1'))).toEqual([
      401, 401,
    ]);
  });

  it('is not limited for a right password, also where many ask before it is known', async () => {
    const statusesOf = (ask: (i: number) => Promise<Response>): Promise<number[]> =>
      Promise.all(Array.from({ length: 60 }, async (_, i) => (await ask(i)).status));
    const wrong = (name: string, password: string): Promise<Response> =>
      withAuthorization(`Basic ${btoa(`${name}:${password}`)}`);
    const right = await statusesOf(() => door.ask('anna', 'GET', CONFIGURATIONS));
    expect(new Set(right)).toEqual(new Set([200]));
    // One password is one guess, however often it is said at the same time; of others five are free.
    expect(new Set(await statusesOf(() => wrong('bert', 'wrong')))).toEqual(new Set([401]));
    const guessed = await statusesOf((i) => wrong('bert', `wrong ${i}`));
    expect(guessed.filter((status) => status === 401)).toHaveLength(4);
    expect(guessed.filter((status) => status === 429)).toHaveLength(56);
    // It is one again where the first is over.
    expect((await wrong('chief', 'wrong')).status).toBe(401);
    for (let i = 0; i < 4; i++) await wrong('chief', 'wrong');
    expect((await wrong('chief', 'wrong')).status).toBe(429);
  });

  it('is not up to those who guess', async () => {
    const ask = (password: string): Promise<Response> => {
      const headers = { authorization: `Basic ${btoa(`anna:${password}`)}` };
      return door.handler(new Request(`http://door.example${CONFIGURATIONS}`, { headers }));
    };
    expect((await ask('anna-password')).status).toBe(200);
    for (let i = 0; i < 6; i++) await ask('wrong');
    expect((await ask('wrong')).status).toBe(429);
    expect((await ask('anna-password')).status).toBe(200);
  });

  it('tells nobody elsewhere which password is right, though its user was let in lately', async () => {
    const ask = async (password: string, remoteAddress: string): Promise<number> => {
      const headers = { authorization: `Basic ${btoa(`anna:${password}`)}` };
      const request = new Request(`http://door.example${CONFIGURATIONS}`, { headers });
      return (await door.handler(request, { remoteAddress })).status;
    };
    expect(await ask('anna-password', '192.0.2.1')).toBe(200);
    for (let i = 0; i < 5; i++) expect(await ask(`wrong ${i}`, '192.0.2.2')).toBe(401);
    expect(await ask('anna-password', '192.0.2.2')).toBe(429);
    expect(await ask('anna-password', '192.0.2.1')).toBe(200);
    door.clock.set(door.clock.now() + 1000);
    expect(await ask('anna-password', '192.0.2.2')).toBe(200);
  });

  it.each([
    ['2001:db8:0:7::1', '2001:DB8::7:ffff:0:0:2', true],
    ['2001:db8:0:7::', '2001:db8:0:7:1:2:3:4', true],
    ['::1', '::2', true],
    ['2001:db8::1', '2001:db8::192.0.2.1', true],
    ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
    ['192.0.2.1', '192.0.2.2', false],
  ])('counts guesses from %s and %s together: %s', async (one, other, isTogether) => {
    const guess = async (remoteAddress: string, i = 9): Promise<number> => {
      const headers = { authorization: `Basic ${btoa(`anna:wrong ${i}`)}` };
      const request = new Request(`http://door.example${CONFIGURATIONS}`, { headers });
      return (await door.handler(request, { remoteAddress })).status;
    };
    for (let i = 0; i < 5; i++) await guess(one, i);
    expect(await guess(other)).toBe(isTogether ? 429 : 401);
  });

  it('is bounded by what is being hashed, whoever asks', async () => {
    const { shapes, sts, status, events$, usage } = door.service;
    const identity = {
      recognise: async () => undefined,
      authenticate: () => new Promise(() => undefined),
    };
    const service = { shapes, sts, status, events$, identity, usage } as unknown as MaritimeService;
    const handler = createHttpHandler(service, { clock: door.clock, limits: { answerMs: 20 } });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const headers = { authorization: authorizationOf(`user-${i}`) };
        const request = new Request(`http://door.example${CONFIGURATIONS}`, { headers });
        const { status: each, headers: sent } = await handler(request);
        return `${each} ${sent.get('retry-after')}`;
      }),
    );
    expect(statuses.filter((each) => each === '503 1')).toHaveLength(4);
    expect(statuses.filter((each) => each === '503 10')).toHaveLength(16);
  });

  it('has proxies that are addresses', async () => {
    for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/x']) {
      const options = { clock: door.clock, trustedProxies: [wrong] };
      expect(() => createHttpHandler(door.service, options), wrong).toThrow(TypeError);
    }
  });
});

/** The service, but its configurations are listed in another way. */
function withConfigurations(
  configurations: MaritimeService['sts']['configurations'],
): MaritimeService {
  const { identity, shapes, events$, status, sts, usage } = door.service;
  const other = {
    identity,
    shapes,
    events$,
    status,
    usage,
    sts: Object.create(sts, { configurations: { value: configurations } }),
  };
  return other as MaritimeService;
}

describe('what is said of requests', () => {
  it('is one line each, without secrets', async () => {
    const response = await door.ask('anna', 'GET', `${CONFIGURATIONS}/7?secret=s`, undefined, {
      'x-request-id': 'abc-1',
    });
    expect(response.headers.get('x-request-id')).toBe('abc-1');
    expect(door.log).toEqual([
      {
        requestId: 'abc-1',
        method: 'GET',
        route: `${CONFIGURATIONS}/{id}`,
        status: 404,
        ms: expect.any(Number),
        user: 'anna',
      },
    ]);
    const made = await door.ask('anna', 'GET', '/nothing', undefined, { 'x-request-id': 'a b\tc' });
    expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(door.log[1]).toMatchObject({ route: null, user: null });
  });

  it('is nothing of a fault inside, but to the log', async () => {
    const service = withConfigurations(() => Promise.reject(new Error('inner secret')));
    const lines: unknown[] = [];
    const handler = createHttpHandler(service, {
      clock: door.clock,
      log: (line) => lines.push(line),
    });
    const headers = { authorization: authorizationOf('anna') };
    const response = await handler(
      new Request(`http://door.example${CONFIGURATIONS}`, { headers }),
    );
    expect(await response.clone().text()).not.toContain('inner');
    await expectProblem(response, 500);
    expect(lines).toMatchObject([{ status: 500, error: expect.stringContaining('inner secret') }]);
  });

  it('is that it takes too long', async () => {
    const service = withConfigurations(() => new Promise(() => undefined));
    const handler = createHttpHandler(service, { clock: door.clock, limits: { answerMs: 10 } });
    const headers = { authorization: authorizationOf('anna') };
    await expectProblem(
      await handler(new Request(`http://door.example${CONFIGURATIONS}`, { headers })),
      503,
    );
  });
});

describe('the operating of it', () => {
  it('tells health to anybody', async () => {
    const health = async (): Promise<object> =>
      (await door.ask(null, 'GET', '/health')).json() as Promise<object>;
    expect(await health()).toEqual({
      state: 'running',
      lag_seconds: null,
      event_time: null,
      ingested_at: null,
      batches_in_flight: 0,
    });
    await door.service.stop();
    expect((await door.ask(null, 'GET', '/health')).status).toBe(503);
    const stopped = await door.ask('anna', 'GET', CONFIGURATIONS);
    expect(stopped.headers.get('retry-after')).toBe('10');
    await expectProblem(stopped, 503);
  });

  it('gives Prometheus routes, not ids, and each handler its own', async () => {
    await door.ask('anna', 'GET', `${CONFIGURATIONS}/4711`);
    await door.ask('anna', 'BREW', '/nothing/4711');
    const response = await door.ask(null, 'GET', '/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toContain(`count{method="GET",route="${CONFIGURATIONS}/{id}",status="404"} 1`);
    expect(text).toContain('roadstead_running 1');
    expect(text).not.toMatch(/4711|BREW/);
    const other = createHttpHandler(door.service, { clock: door.clock });
    const fresh = await (await other(new Request('http://door.example/metrics'))).text();
    expect(fresh).not.toContain('configurations');
  });
});
