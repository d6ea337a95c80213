import { expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { openTestApi, STS } from '../testing/test-api.ts';

it('metrics are open by default', async () => {
  const api = await openTestApi();
  expect((await api.send(null, 'GET', '/metrics')).status).toBe(200);
});

it('metrics can require the name and password of a user', async () => {
  const api = await openTestApi({ metrics: { access: 'users' } });
  const rejected = await api.send(null, 'GET', '/metrics');
  expect(rejected.headers.get('www-authenticate')).toContain('Basic');
  await expectProblem(rejected, 401);
  expect(await (await api.send('anna', 'GET', '/metrics')).text()).toContain('roadstead_running 1');
  expect((await api.send(null, 'GET', '/health')).status).toBe(200);
});

it('metrics can be for administrators', async () => {
  const api = await openTestApi({ metrics: { access: 'administrators' } });
  await expectProblem(await api.send('anna', 'GET', '/metrics'), 403);
  const response = await api.send('chief', 'GET', '/metrics');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const document = await (await api.send(null, 'GET', '/openapi.json')).json();
  expect(document.paths['/metrics'].get).toMatchObject({
    security: [{ basic: [] }, { cookie: [] }],
  });
});

it('metrics can be separate: for connections of a listener of their own alone, which has nothing else', async () => {
  const api = await openTestApi({ prefix: '/sea', metrics: { isSeparate: true } });
  const send = (path: string, isForMetrics: boolean): Promise<Response> =>
    api.handler(new Request(`http://api.example${path}`), { isForMetrics });
  await expectProblem(await send('/sea/metrics', false), 404);
  await expectProblem(await send('/sea/metrics/', false), 404);
  expect((await send('/sea/health', false)).status).toBe(200);
  expect((await send('/sea/metrics', true)).status).toBe(200);
  for (const path of ['/sea/health', `/sea${STS}/configurations`, '/metrics'])
    await expectProblem(await send(path, true), 404);
});
