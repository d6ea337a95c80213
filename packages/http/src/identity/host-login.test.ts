import type { Principal } from '@roadstead/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { configurationRequest, openTestApi, STS, type TestApi } from '../testing/test-api.ts';

const CONFIGURATIONS = `${STS}/configurations`;
const ANNA: Principal = { uuid: '0a000000-0000-4000-8000-000000000001', name: 'anna', roles: [] };
const BERT: Principal = { uuid: '0a000000-0000-4000-8000-000000000002', name: 'bert', roles: [] };
const CHIEF: Principal = { ...BERT, name: 'chief', roles: ['administrator'] };
const SESSIONS = new Map([
  ['a', ANNA],
  ['b', BERT],
  ['c', CHIEF],
]);

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({
    rateLimit: { perSecond: 1, burst: 5 },
    async authenticate({ headers }, { remoteAddress }) {
      const session = headers.get('cookie')?.replace('session=', '');
      if (session === 'broken') throw new Error('The session store is down.');
      if (session === 'old') {
        const headersOfHost = { 'www-authenticate': 'Session' };
        return { code: 'unauthenticated', detail: 'Sign in again.', headers: headersOfHost };
      }
      if (remoteAddress === '192.0.2.66') return { code: 'forbidden', detail: 'Not from there.' };
      return SESSIONS.get(session ?? '') ?? null;
    },
  });
});

function call(
  session: string,
  path = CONFIGURATIONS,
  method = 'GET',
  body?: object,
): Promise<Response> {
  return api.send(null, method, path, body, { cookie: `session=${session}` });
}

describe('the login of a host', () => {
  it('replaces name and password, API keys and tokens', async () => {
    expect((await call('a')).status).toBe(200);
    expect((await call('a', '/administration/usage')).status).toBe(200);
    await expectProblem(await api.send('anna', 'GET', CONFIGURATIONS), 401);
    expect(api.log.map(({ user }) => user)).toEqual(['anna', 'anna', null]);
  });

  it('determines the owner of what a user creates', async () => {
    const created = await call('a', CONFIGURATIONS, 'POST', configurationRequest());
    expect(await created.json()).toMatchObject({ owner: ANNA.uuid, created_by: 'anna' });
    const path = `${CONFIGURATIONS}/1`;
    expect((await call('a', path)).status).toBe(200);
    await expectProblem(await call('b', path), 404);
    expect((await call('c', path)).status).toBe(200);
  });

  it('is subject to the roles of operations', async () => {
    await expectProblem(await call('a', '/api/identity/users'), 403);
    await expectProblem(await call('a', '/api/ingress/positions', 'POST', []), 403);
    expect((await call('c', '/api/identity/users')).status).toBe(200);
  });

  it('is subject to rate limits and usage', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await call('a')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const usage = (await (await call('b', '/administration/usage')).json()) as { usage: object[] };
    expect(usage.usage).toEqual([]);
    const all = (await (await call('c', '/administration/usage')).json()) as { usage: object[] };
    expect(all.usage).toContainEqual(
      expect.objectContaining({ user_id: 'anna', status: 'SUCCESS', usage_count: 5 }),
    );
  });

  it('rejects requests without a user, or with a problem of its own', async () => {
    await expectProblem(await call('unknown'), 401);
    const old = await call('old');
    expect(old.headers.get('www-authenticate')).toBe('Session');
    expect(await old.clone().json()).toMatchObject({ detail: 'Sign in again.' });
    await expectProblem(old, 401);
    const request = new Request(`http://api.example${CONFIGURATIONS}`, {
      headers: { cookie: 'session=a' },
    });
    await expectProblem(await api.handler(request, { remoteAddress: '192.0.2.66' }), 403);
  });

  it('is not used by pages of other sites, though browsers send its cookies', async () => {
    const headers = { cookie: 'session=a', 'sec-fetch-site': 'cross-site' };
    const sent = await api.send(null, 'POST', CONFIGURATIONS, configurationRequest(), headers);
    await expectProblem(sent, 403);
  });

  it('may fail: the response is 500, and the log has the reason', async () => {
    await expectProblem(await call('broken'), 500);
    expect(api.log[0]).toMatchObject({ status: 500, user: null });
    expect(api.log[0].error).toContain('The session store is down.');
  });

  it('leaves no login and no security schemes in the API', async () => {
    await expectProblem(await call('a', '/authentication/login', 'POST', {}), 404);
    const document = await (await api.send(null, 'GET', '/openapi.json')).json();
    expect(document).toMatchObject({ components: { securitySchemes: {} } });
    const text = JSON.stringify(document);
    expect(text).not.toContain('"security":[{');
    // Examples of usage may name it.
    expect((document as { readonly paths: object }).paths).not.toHaveProperty([
      '/authentication/login',
    ]);
    expect(text).toContain('"security":[]');
  });
});
