import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { authorizationOf, openTestApi, SHAPES, type TestApi } from '../testing/test-api.ts';
import { tokenHeaders } from '../testing/token-headers.ts';

const SESSION = '/api/session';
const CONFIGURATIONS = '/api/ingress/event-detection/configurations';
const HOUR_MS = 3_600_000;
/** Of a page: `send` uses this host. */
const OWN = 'http://api.example';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});

/** Logs in. @returns the cookie, as the browser sends it */
async function login(user = 'anna', headers: object = {}): Promise<string> {
  const response = await api.send(user, 'POST', SESSION, undefined, headers);
  expect(response.status).toBe(200);
  return cookieOf(response);
}

function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0];
}

/** Sends a request of a page with a session. */
function send(
  cookie: string,
  method = 'GET',
  path = SESSION,
  headers: object = {},
  body?: unknown,
): Promise<Response> {
  return api.send(null, method, path, body, { cookie, 'x-session': 'true', ...headers });
}

describe('a session', () => {
  it('[L9] is opened with name and password, and read with its cookie', async () => {
    const response = await api.send('anna', 'POST', SESSION);
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(
      /^roadstead-session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const session = {
      user: { uuid: api.users.anna.uuid, name: 'anna', roles: [] },
      idle_expires_at: '2026-06-01T13:00:00.000Z',
      expires_at: '2026-06-02T00:00:00.000Z',
    };
    expect(await response.json()).toEqual(session);
    const read = await send(cookieOf(response));
    expect([read.status, await read.json()]).toEqual([200, session]);
  });

  it('[L9] stands for the password in all operations, and for the API key and the token', async () => {
    const cookie = await login();
    for (const path of [CONFIGURATIONS, SHAPES, '/administration/usage']) {
      expect((await send(cookie, 'GET', path)).status, path).toBe(200);
    }
    const geometry = { type: 'Point', coordinates: [9, 54] };
    const shape = { type: 'Feature', geometry, properties: { name: 'Anchorage', radius: 500 } };
    expect((await send(cookie, 'POST', SHAPES, {}, shape)).status).toBe(201);
    await expectProblem(await send(cookie, 'GET', '/api/identity/users'), 403);
    expect((await send(await login('chief'), 'GET', '/api/identity/users')).status).toBe(200);
    expect(new Set(api.log.map(({ user }) => user))).toEqual(new Set(['anna', 'chief']));
  });

  it('[L9] does not open another one, and does not log in or out with API keys', async () => {
    const cookie = await login();
    for (const path of [SESSION, '/authentication/logout']) {
      await expectProblem(await send(cookie, 'POST', path), 401);
    }
    const body = { user_id: 'anna', password: 'anna-password' };
    await expectProblem(await send(cookie, 'POST', '/authentication/login', {}, body), 401);
  });

  it('[L9] is not replaced by a password or a token that the browser adds', async () => {
    const cookie = await login();
    const added = { authorization: authorizationOf('chief') };
    expect(await (await send(cookie, 'GET', SESSION, added)).json()).toMatchObject({
      user: { name: 'anna' },
    });
    await expectProblem(await send('', 'GET', SHAPES, added), 401);
    const token = await tokenHeaders(api, 'chief');
    await expectProblem(await send('', 'GET', '/administration/usage', token), 401);
  });

  it('[L9] needs the header; without it the cookie is ignored', async () => {
    const cookie = await login();
    for (const value of [undefined, 'false']) {
      const headers = { cookie, ...(value !== undefined && { 'x-session': value }) };
      for (const path of [SESSION, SHAPES]) {
        await expectProblem(await api.send(null, 'GET', path, undefined, headers), 401);
      }
      const as = await api.send('bert', 'GET', CONFIGURATIONS, undefined, headers);
      expect(as.status).toBe(200);
      expect(api.log.at(-1)?.user).toBe('bert');
    }
    await expectProblem(await send(cookie, 'GET', SHAPES, { 'x-session': 'true, true' }), 400);
  });

  it('[L9] is for pages of this origin alone, also where others are allowed', async () => {
    api = await openTestApi({ corsOrigins: ['https://app.example', '*'] });
    const cookie = await login('anna', { origin: OWN });
    expect((await send(cookie, 'GET', SHAPES, { origin: OWN })).status).toBe(200);
    expect((await send(cookie, 'GET', SHAPES, { 'sec-fetch-site': 'same-origin' })).status).toBe(
      200,
    );
    for (const headers of [
      { origin: 'https://app.example' },
      { origin: 'http://api.example:8080' },
      { origin: 'http://api.example.evil.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      for (const method of ['GET', 'DELETE']) {
        await expectProblem(await send(cookie, method, SESSION, headers), 403);
      }
    }
    const preflight = await api.send(null, 'OPTIONS', SESSION, undefined, {
      ...{ origin: 'https://app.example', 'access-control-request-headers': 'x-session' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).not.toMatch(/x-session/i);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect((await send(cookie)).status).toBe(200);
  });

  it('[L9] is not opened for a page of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    await expectProblem(await api.send('anna', 'POST', SESSION, undefined, headers), 403);
  });

  it('[L9] gets no challenge for which a browser opens its dialog', async () => {
    const page = { 'x-session': 'true' };
    const wrong = { authorization: `Basic ${btoa('anna:wrong')}` };
    for (const [method, path, headers] of [
      ['POST', SESSION, { ...page, ...wrong }],
      ['POST', SESSION, { ...page, authorization: 'Basic %' }],
      ['POST', SESSION, page],
      ['GET', SESSION, page],
      ['GET', SHAPES, page],
      ['GET', SESSION, {}],
    ] as const) {
      const response = await api.send(null, method, path, undefined, headers);
      expect(response.headers.get('www-authenticate')).toBe('Session realm="roadstead"');
      await expectProblem(response, 401);
    }
    // The same password is verified once for both.
    const [page401, other401] = await Promise.all([
      api.send(null, 'POST', SESSION, undefined, { ...page, ...wrong }),
      api.send(null, 'POST', SESSION, undefined, wrong),
    ]);
    expect(page401.headers.get('www-authenticate')).not.toContain('Basic');
    expect(other401.headers.get('www-authenticate')).toContain('Basic');
  });

  it('[L9] counts its logins as other guesses of a password', async () => {
    const wrong = { authorization: `Basic ${btoa('anna:wrong')}` };
    for (let i = 0; i < 5; i++) {
      await expectProblem(await api.send(null, 'POST', SESSION, undefined, wrong), 401);
    }
    await expectProblem(await api.send(null, 'POST', SESSION, undefined, wrong), 429);
  });

  it('[L9] ends by its logout, and the cookie is deleted', async () => {
    const cookie = await login();
    const other = await login();
    const response = await send(cookie, 'DELETE');
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect(response.headers.get('set-cookie')).toBe(
      'roadstead-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    );
    await expectProblem(await send(cookie), 401);
    await expectProblem(await send(cookie, 'DELETE'), 401);
    expect((await send(other)).status).toBe(200);
  });

  it('[L9] ends when its time is over, its user is deleted or has another password', async () => {
    const cookie = await login();
    api.clock.set(api.clock.now() + HOUR_MS);
    await expectProblem(await send(cookie), 401);
    const second = await login();
    await api.service.identity.setPassword('anna', 'anna-password');
    await expectProblem(await send(second), 401);
    const third = await login();
    await api.service.identity.removeUser('anna');
    await expectProblem(await send(third), 401);
  });

  it('[L9] gets another secret with each login, and the former one ends', async () => {
    const fixed = await login('bert');
    const cookie = cookieOf(await api.send('anna', 'POST', SESSION, undefined, { cookie: fixed }));
    expect(cookie).not.toBe(fixed);
    await expectProblem(await send(fixed), 401);
    const chosen = `roadstead-session=${'a'.repeat(64)}`;
    const opened = cookieOf(await api.send('anna', 'POST', SESSION, undefined, { cookie: chosen }));
    expect(opened).not.toBe(chosen);
    await expectProblem(await send(chosen), 401);
    expect(await (await send(cookie)).json()).toMatchObject({ user: { name: 'anna' } });
  });

  it('[L9] is subject to rate limits, and its operations are exempt from quotas', async () => {
    api = await openTestApi({ rateLimit: { perSecond: 1, burst: 2 } });
    const cookie = await login();
    expect((await send(cookie)).status).toBe(200);
    await expectProblem(await send(cookie), 429);
  });

  it('[L9] exists only where this service authenticates users', async () => {
    api = await openTestApi({ authenticate: () => null });
    await expectProblem(await api.send('anna', 'POST', SESSION), 404);
    const page = { 'x-session': 'perhaps', origin: 'https://evil.example' };
    await expectProblem(await api.send('anna', 'GET', SHAPES, undefined, page), 401);
  });
});

describe('the cookie', () => {
  const secure = { 'x-forwarded-proto': 'https' };

  /** Sends a request by way of the proxy at 10.0.0.1. */
  function proxied(method: string, headers: Record<string, string>): Promise<Response> {
    const request = new Request(`${OWN}${SESSION}`, { method, headers });
    return api.handler(request, { remoteAddress: '10.0.0.1' });
  }

  it('[L9] is Secure, and of no other host, by TLS', async () => {
    const authorization = authorizationOf('anna');
    const direct = await api.handler(
      new Request(`https://api.example${SESSION}`, { method: 'POST', headers: { authorization } }),
    );
    api = await openTestApi({ trustedProxies: ['10.0.0.0/8'] });
    const trusted = await proxied('POST', { authorization, ...secure });
    const list = await proxied('POST', { authorization, 'x-forwarded-proto': 'HTTPS, http' });
    api = await openTestApi();
    const page = { authorization, origin: 'https://api.example' };
    const behindUnknown = await proxied('POST', page);
    for (const response of [direct, trusted, list, behindUnknown]) {
      expect(response.headers.get('set-cookie')).toMatch(
        /^__Host-roadstead-session=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    }
    const untrusted = await proxied('POST', { authorization, ...secure });
    expect(untrusted.headers.get('set-cookie')).toMatch(/^roadstead-session=/);
  });

  it('[L9] without the prefix is ignored by TLS, where a neighbouring host could have set it', async () => {
    api = await openTestApi({ trustedProxies: ['10.0.0.0/8'] });
    const page = { 'x-session': 'true' };
    const plain = await login();
    const own = plain.replace('roadstead', '__Host-roadstead');
    expect((await proxied('GET', { ...page, cookie: plain })).status).toBe(200);
    await expectProblem(await proxied('GET', { ...page, ...secure, cookie: plain }), 401);
    expect((await proxied('GET', { ...page, ...secure, cookie: own })).status).toBe(200);
    const bert = await login('bert');
    const both = await proxied('GET', { ...page, cookie: `${bert}; ${own}` });
    expect(await both.json()).toMatchObject({ user: { name: 'anna' } });
    // A page without TLS is of another origin.
    const downgraded = { ...page, ...secure, cookie: own, origin: OWN };
    await expectProblem(await proxied('GET', downgraded), 403);
  });

  it('[L9] is read as it was set, once', async () => {
    const cookie = await login();
    const bert = await login('bert');
    const [name, secret] = cookie.split('=');
    for (const one of [`a=b; ${cookie};x`, `;;${cookie}`, `  ${cookie}\t; =; ==`]) {
      expect((await send(one)).status, one).toBe(200);
    }
    for (const one of [
      `${cookie}; ${bert}`,
      `${cookie}; ${cookie}`,
      `${name}="${secret}"`,
      `${name}=${secret} x`,
      `${name} =${secret}`,
      `${name.toUpperCase()}=${secret}`,
      `${name}=${secret}${'0'.repeat(10_000)}`,
      `${name}=%61${secret.slice(1)}`,
      `${name}=${secret},${cookie}`,
      `x${cookie}`,
      `${name}=`,
      name,
      ';'.repeat(10_000),
    ]) {
      await expectProblem(await send(one), 401);
    }
  });
});
