import type { MaritimeService } from '@roadstead/service';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import { expectProblem } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationRequest,
  ONE_MINUTE_MS,
  openTestApi,
  STS,
  type TestApi,
} from '../testing/test-api.ts';

const CONFIGURATIONS = `${STS}/configurations`;

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});

function withAuthorization(authorization: string): Promise<Response> {
  return api.send(null, 'GET', CONFIGURATIONS, undefined, { authorization });
}

describe('authentication', () => {
  it.each([
    ['nobody', undefined],
    ['a wrong password', authorizationOf('anna').replace(/.{6}$/, 'AAAA==')],
    ['an unknown name', authorizationOf('nobody')],
    ['no Basic', 'Bearer abc'],
    ['no Base64', 'Basic äöü'],
    ['no colon', `Basic ${btoa('anna')}`],
    ['nothing', 'Basic '],
  ])('rejects %s', async (_, authorization) => {
    const response = authorization
      ? await withAuthorization(authorization)
      : await api.send(null, 'GET', CONFIGURATIONS);
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    await expectProblem(response, 401);
  });

  it('accepts names outside ASCII, and a colon in the password', async () => {
    await api.service.identity.createUser('Jörg', 'pass:wörd', []);
    const credentials = Buffer.from('Jörg:pass:wörd').toString('base64');
    expect((await withAuthorization(`basic ${credentials}`)).status).toBe(200);
  });

  it('limits the length of the header', async () => {
    await expectProblem(await withAuthorization(`Basic ${'A'.repeat(5000)}`), 431);
  });
});

describe('paths and methods', () => {
  it('get 404 if unknown, and 405 for other methods', async () => {
    for (const path of [
      '/',
      '/api',
      `${STS}/nothing`,
      `${CONFIGURATIONS}/1/2`,
      '//',
      '/__proto__',
    ]) {
      await expectProblem(await api.send('anna', 'GET', path), 404);
    }
    const response = await api.send('anna', 'DELETE', CONFIGURATIONS);
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS');
    await expectProblem(response, 405);
  });

  it('answer HEAD as GET without the body', async () => {
    const got = await api.send('anna', 'GET', CONFIGURATIONS);
    const head = await api.send('anna', 'HEAD', CONFIGURATIONS);
    expect(head.status).toBe(200);
    expect(head.body).toBeNull();
    expect(head.headers.get('content-length')).toBe(String((await got.text()).length));
    const missing = await api.send('anna', 'HEAD', `${CONFIGURATIONS}/9`);
    expect([missing.status, missing.body]).toEqual([404, null]);
  });

  it('answer OPTIONS without credentials, and without CORS headers', async () => {
    const response = await api.send(null, 'OPTIONS', `${CONFIGURATIONS}/1`, undefined, {
      origin: 'https://a.example',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    await expectProblem(await api.send(null, 'OPTIONS', '/nothing'), 404);
  });

  it('may end with a slash, and must be percent-encoded UTF-8', async () => {
    expect((await api.send('anna', 'GET', `${CONFIGURATIONS}/`)).status).toBe(200);
    await expectProblem(await api.send('anna', 'GET', '/api/config/shapes/%ff'), 400);
    await expectProblem(
      await api.send('anna', 'GET', `${CONFIGURATIONS}?page=${'1'.repeat(9000)}`),
      414,
    );
  });

  it('have queries of percent-encoded UTF-8', async () => {
    await expectProblem(await api.send('anna', 'GET', `${CONFIGURATIONS}?page=%ff`), 400);
    await expectProblem(await api.send('anna', 'GET', `${CONFIGURATIONS}?page=%`), 400);
  });

  it('are below the prefix', async () => {
    api = await openTestApi({ prefix: '/maritime/v1' });
    const made = await api.send(
      'anna',
      'POST',
      `/maritime/v1${CONFIGURATIONS}`,
      configurationRequest(),
    );
    expect(made.headers.get('location')).toBe(`/maritime/v1${CONFIGURATIONS}/1`);
    await expectProblem(await api.send('anna', 'GET', CONFIGURATIONS), 404);
    for (const path of [
      '/maritime/v1',
      '/maritime/v1/',
      `/maritime/v1x${CONFIGURATIONS}`,
      '/mari',
    ]) {
      await expectProblem(await api.send('anna', 'GET', path), 404);
    }
    expect(() => createHttpHandler(api.service, { clock: api.clock, prefix: 'x/' })).toThrow(
      TypeError,
    );
  });
});

describe('browsers', () => {
  it('get the CORS headers of allowed origins', async () => {
    api = await openTestApi({ corsOrigins: ['https://a.example'] });
    const send = (method: string, origin: string): Promise<Response> =>
      api.send('anna', method, CONFIGURATIONS, undefined, { origin });
    const preflight = await send('OPTIONS', 'https://a.example');
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const answered = await send('GET', 'https://a.example');
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://a.example');
    expect(answered.headers.get('vary')).toBe('origin');
    const other = await send('OPTIONS', 'https://b.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('cannot be used by pages of other sites', async () => {
    api = await openTestApi({ corsOrigins: ['https://a.example'] });
    const send = (method: string, origin: string): Promise<Response> => {
      const headers = { origin, 'sec-fetch-site': 'cross-site' };
      const body = method === 'GET' ? undefined : configurationRequest();
      return api.send('anna', method, CONFIGURATIONS, body, headers);
    };
    await expectProblem(await send('POST', 'https://b.example'), 403);
    expect((await send('POST', 'https://a.example')).status).toBe(201);
    expect((await send('GET', 'https://b.example')).status).toBe(200);
  });

  it('get headers against sniffing, caching and framing', async () => {
    for (const path of [CONFIGURATIONS, '/nothing', '/docs']) {
      const { headers } = await api.send('anna', 'GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      // A list is stored by the user's own browser, to be revalidated.
      const caching = path === CONFIGURATIONS ? 'private, no-cache' : 'no-store';
      expect(headers.get('cache-control')).toBe(caching);
    }
  });
});

describe('the rate of requests', () => {
  const limited = { rateLimit: { perSecond: 2, burst: 3 } };
  const statuses = async (
    user: string,
    count: number,
    path = CONFIGURATIONS,
  ): Promise<number[]> => {
    const found: number[] = [];
    for (let i = 0; i < count; i++) found.push((await api.send(user, 'GET', path)).status);
    return found;
  };

  it('is limited for each user, and recovers in time', async () => {
    api = await openTestApi(limited);
    expect(await statuses('anna', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('bert', 1)).toEqual([200]);
    const response = await api.send('anna', 'GET', CONFIGURATIONS);
    expect(response.headers.get('retry-after')).toBe('1');
    await expectProblem(response, 429);
    api.clock.set(api.clock.now() + 1000);
    expect(await statuses('anna', 3)).toEqual([200, 200, 429]);
  });

  it('is not limited for health and positions, nor if the limit is disabled', async () => {
    api = await openTestApi(limited);
    expect(await statuses('anna', 9, '/health')).not.toContain(429);
    for (let i = 0; i < 9; i++) {
      expect((await api.send('feed', 'POST', '/api/ingress/positions', [])).status).toBe(200);
    }
    api = await openTestApi({ rateLimit: false });
    expect(await statuses('anna', 600)).not.toContain(429);
  });

  it('is limited for wrong passwords by name and address', async () => {
    api = await openTestApi({ trustedProxies: ['10.0.0.0/8', '::1'] });
    let guesses = 0;
    const wrong = (
      name: string,
      forwarded: string,
      remoteAddress = '::ffff:10.1.2.3',
      password = `wrong ${guesses++}`,
    ): Promise<Response> => {
      const authorization = `Basic ${btoa(`${name}:${password}`)}`;
      const headers = { authorization, 'x-forwarded-for': forwarded };
      const request = new Request(`http://api.example${CONFIGURATIONS}`, { headers });
      return api.handler(request, { remoteAddress });
    };
    const statusesOf = async (...response: readonly Promise<Response>[]): Promise<number[]> =>
      (await Promise.all(response)).map(({ status }) => status);
    // Concurrent or not: five are free.
    const five = [0, 1, 2, 3, 4].map((i) => wrong('anna', `9.9.9.${i}, 1.2.3.4, 10.9.9.9`));
    expect(await statusesOf(...five, wrong('anna', '1.2.3.4'))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
    expect(await statusesOf(wrong('bert', '1.2.3.4'), wrong('anna', '1.2.3.5'))).toEqual([
      401, 401,
    ]);
    // A delayed address does not share the result of the same guess from another address.
    const same = ['1.2.3.6', '1.2.3.4'].map((from) => wrong('anna', from, undefined, 'same'));
    expect(await statusesOf(...same)).toEqual([401, 429]);
    for (const seconds of [1, 2, 4, 8]) {
      const rejected = await wrong('anna', '1.2.3.4');
      expect(rejected.headers.get('retry-after')).toBe(String(seconds));
      await expectProblem(rejected, 429);
      api.clock.set(api.clock.now() + 1000 * seconds);
      expect(await statusesOf(wrong('anna', '1.2.3.4'))).toEqual([401]);
    }
    // X-Forwarded-For of a client that is not a trusted proxy is ignored.
    for (let i = 0; i < 5; i++) await wrong('anna', `9.9.9.${i}`, '5.6.7.8');
    expect(await statusesOf(wrong('anna', '7.7.7.7', '5.6.7.8'))).toEqual([429]);
    // An address that tries many names is delayed too, but not users who logged in recently.
    expect((await api.send('bert', 'GET', CONFIGURATIONS)).status).toBe(200);
    for (let i = 0; i < 50; i++) await wrong(`nobody ${i}`, '9.9.9.9', '::1');
    expect(await statusesOf(wrong('nobody', '9.9.9.9', '::1'))).toEqual([429]);
    api.clock.set(api.clock.now() + 16 * ONE_MINUTE_MS);
    expect(await statusesOf(wrong('anna', '1.2.3.4'), wrong('nobody', '9.9.9.9', '::1'))).toEqual([
      401, 401,
    ]);
  });

  it('is not limited for a correct password, also for concurrent requests before it is cached', async () => {
    const statusesOf = (send: (i: number) => Promise<Response>): Promise<number[]> =>
      Promise.all(Array.from({ length: 60 }, async (_, i) => (await send(i)).status));
    const wrong = (name: string, password: string): Promise<Response> =>
      withAuthorization(`Basic ${btoa(`${name}:${password}`)}`);
    const right = await statusesOf(() => api.send('anna', 'GET', CONFIGURATIONS));
    expect(new Set(right)).toEqual(new Set([200]));
    // Concurrent requests with one password are one guess; of other passwords five are free.
    expect(new Set(await statusesOf(() => wrong('bert', 'wrong')))).toEqual(new Set([401]));
    const guessed = await statusesOf((i) => wrong('bert', `wrong ${i}`));
    expect(guessed.filter((status) => status === 401)).toHaveLength(4);
    expect(guessed.filter((status) => status === 429)).toHaveLength(56);
    // After the first has finished it counts again.
    expect((await wrong('chief', 'wrong')).status).toBe(401);
    for (let i = 0; i < 4; i++) await wrong('chief', 'wrong');
    expect((await wrong('chief', 'wrong')).status).toBe(429);
  });

  it('of a user is not limited by guesses of others', async () => {
    const send = (password: string): Promise<Response> => {
      const headers = { authorization: `Basic ${btoa(`anna:${password}`)}` };
      return api.handler(new Request(`http://api.example${CONFIGURATIONS}`, { headers }));
    };
    expect((await send('anna-password')).status).toBe(200);
    for (let i = 0; i < 6; i++) await send('wrong');
    expect((await send('wrong')).status).toBe(429);
    expect((await send('anna-password')).status).toBe(200);
  });

  it('does not reveal a correct password to another address, though its user logged in recently', async () => {
    const send = async (password: string, remoteAddress: string): Promise<number> => {
      const headers = { authorization: `Basic ${btoa(`anna:${password}`)}` };
      const request = new Request(`http://api.example${CONFIGURATIONS}`, { headers });
      return (await api.handler(request, { remoteAddress })).status;
    };
    expect(await send('anna-password', '192.0.2.1')).toBe(200);
    for (let i = 0; i < 5; i++) expect(await send(`wrong ${i}`, '192.0.2.2')).toBe(401);
    expect(await send('anna-password', '192.0.2.2')).toBe(429);
    expect(await send('anna-password', '192.0.2.1')).toBe(200);
    api.clock.set(api.clock.now() + 1000);
    expect(await send('anna-password', '192.0.2.2')).toBe(200);
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
      const request = new Request(`http://api.example${CONFIGURATIONS}`, { headers });
      return (await api.handler(request, { remoteAddress })).status;
    };
    for (let i = 0; i < 5; i++) await guess(one, i);
    expect(await guess(other)).toBe(isTogether ? 429 : 401);
  });

  it('is bounded by the number of passwords that are verified or wait', async () => {
    const { shapes, configurations, events, backfill, status, events$, usage } = api.service;
    const identity = {
      recognise: async () => undefined,
      authenticate: () => new Promise(() => undefined),
    };
    const service = {
      ...{ shapes, configurations, events, backfill, status, events$, identity, usage },
    } as unknown as MaritimeService;
    const limits = { answerMs: 20 };
    const handler = createHttpHandler(service, { clock: api.clock, limits, rateLimit: false });
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, i) => {
        const headers = { authorization: authorizationOf(`user-${i}`) };
        const request = new Request(`http://api.example${CONFIGURATIONS}`, { headers });
        const { status: each, headers: sent } = await handler(request);
        return `${each} ${sent.get('retry-after')}`;
      }),
    );
    expect(statuses.filter((each) => each === '503 1')).toHaveLength(17);
    expect(statuses.filter((each) => each === '503 10')).toHaveLength(103);
  });

  it('rejects trusted proxies that are not addresses', async () => {
    for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/x']) {
      const options = { clock: api.clock, trustedProxies: [wrong] };
      expect(() => createHttpHandler(api.service, options), wrong).toThrow(TypeError);
    }
  });
});

/** The service with another function that lists configurations. */
function withConfigurations(list: MaritimeService['configurations']['list']): MaritimeService {
  const { feed, identity, shapes, events, backfill, events$, status, configurations, usage } =
    api.service;
  const other = {
    feed,
    identity,
    shapes,
    events$,
    status,
    usage,
    events,
    backfill,
    configurations: Object.create(configurations, { list: { value: list } }),
  };
  return other as unknown as MaritimeService;
}

describe('the log', () => {
  it('has one line for each request, without secrets', async () => {
    const response = await api.send('anna', 'GET', `${CONFIGURATIONS}/7?secret=s`, undefined, {
      'x-request-id': 'abc-1',
    });
    expect(response.headers.get('x-request-id')).toBe('abc-1');
    expect(api.log).toEqual([
      {
        requestId: 'abc-1',
        method: 'GET',
        route: `${CONFIGURATIONS}/{id}`,
        status: 404,
        ms: expect.any(Number),
        user: 'anna',
      },
    ]);
    const made = await api.send('anna', 'GET', '/nothing', undefined, { 'x-request-id': 'a b\tc' });
    expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(api.log[1]).toMatchObject({ route: null, user: null });
  });

  it('has the details of an internal error, and the response has not', async () => {
    const service = withConfigurations(() => Promise.reject(new Error('inner secret')));
    const lines: unknown[] = [];
    const handler = createHttpHandler(service, {
      clock: api.clock,
      log: (line) => lines.push(line),
    });
    const headers = { authorization: authorizationOf('anna') };
    const response = await handler(new Request(`http://api.example${CONFIGURATIONS}`, { headers }));
    expect(await response.clone().text()).not.toContain('inner');
    await expectProblem(response, 500);
    expect(lines).toMatchObject([{ status: 500, error: expect.stringContaining('inner secret') }]);
  });

  it('has a 503 for a request that takes too long', async () => {
    const service = withConfigurations(() => new Promise(() => undefined));
    const handler = createHttpHandler(service, { clock: api.clock, limits: { answerMs: 10 } });
    const headers = { authorization: authorizationOf('anna') };
    await expectProblem(
      await handler(new Request(`http://api.example${CONFIGURATIONS}`, { headers })),
      503,
    );
  });
});

describe('for operators,', () => {
  it('health needs no credentials', async () => {
    const health = async (): Promise<object> =>
      (await api.send(null, 'GET', '/health')).json() as Promise<object>;
    expect(await health()).toEqual({
      state: 'running',
      lag_seconds: null,
      event_time: null,
      ...{ voters: 0, quorum: 2, waiting_reports: 0, newest_ahead: null },
      ingested_at: null,
      batches_in_flight: 0,
      late_reports: {
        ...{ ships_waiting: 0, port_calls_changed: 0, periods_too_old: 0 },
        ...{ events_found: 0, events_corrected: 0, events_retracted: 0 },
      },
      write_problem: null,
    });
    await api.service.stop();
    expect((await api.send(null, 'GET', '/health')).status).toBe(503);
    const stopped = await api.send('anna', 'GET', CONFIGURATIONS);
    expect(stopped.headers.get('retry-after')).toBe('10');
    await expectProblem(stopped, 503);
  });

  it('metrics have routes without ids, and each handler has its own', async () => {
    await api.send('anna', 'GET', `${CONFIGURATIONS}/4711`);
    await api.send('anna', 'BREW', '/nothing/4711');
    const response = await api.send(null, 'GET', '/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toContain(`count{method="GET",route="${CONFIGURATIONS}/{id}",status="404"} 1`);
    expect(text).toContain('roadstead_running 1');
    expect(text).not.toMatch(/4711|BREW/);
    const other = createHttpHandler(api.service, { clock: api.clock });
    const fresh = await (await other(new Request('http://api.example/metrics'))).text();
    expect(fresh).not.toContain('configurations');
  });
});
