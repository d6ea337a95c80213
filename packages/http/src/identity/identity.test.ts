import { beforeEach, expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const USERS = '/api/identity/users';
const KEYS = '/api/identity/keys';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

it('users are added, listed and deleted', async () => {
  const body = { name: 'dora b', password: 'dora b-password', roles: ['feeder'] };
  const added = await api.send('chief', 'POST', USERS, body);
  expect([added.status, added.headers.get('location')]).toEqual([201, `${USERS}/dora%20b`]);
  const user = await jsonOf(added);
  expect(user).toEqual({
    uuid: expect.any(String),
    name: 'dora b',
    roles: ['feeder'],
    created_at: '2026-06-01T12:00:00.000Z',
  });
  const { items } = (await jsonOf(await api.send('chief', 'GET', USERS))) as { items: unknown[] };
  expect(items).toHaveLength(5);
  expect(items).toContainEqual(user);
  await expectProblem(await api.send('chief', 'POST', USERS, body), 409);
  expect((await api.send('dora b', 'POST', '/api/ingress/positions', [])).status).toBe(200);
  expect((await api.send('chief', 'DELETE', `${USERS}/dora%20b`)).status).toBe(200);
  await expectProblem(await api.send('dora b', 'POST', '/api/ingress/positions', []), 401);
  await expectProblem(await api.send('chief', 'DELETE', `${USERS}/dora%20b`), 404);
});

it('passwords are changed', async () => {
  const body = { password: 'bert-password' };
  expect((await api.send('chief', 'PUT', `${USERS}/anna/password`, body)).status).toBe(200);
  await expectProblem(await api.send('anna', 'GET', '/api/config/shapes/a'), 401);
  await expectProblem(await api.send('chief', 'PUT', `${USERS}/nobody/password`, body), 404);
});

it('an API key is shown once', async () => {
  const made = await jsonOf(await api.send('chief', 'POST', `${USERS}/anna/keys`));
  expect(made).toMatchObject({ id: expect.any(String), secret: expect.any(String) });
  const listed = await (await api.send('chief', 'GET', `${USERS}/anna/keys`)).text();
  expect(listed).toContain(String(made['id']));
  expect(listed).not.toContain(String(made['secret']));
  expect((await api.send('chief', 'DELETE', `${KEYS}/${String(made['id'])}`)).status).toBe(200);
  await expectProblem(await api.send('chief', 'DELETE', `${KEYS}/${String(made['id'])}`), 404);
});

it('the operations are for administrators', async () => {
  for (const [method, path] of [
    ['GET', USERS],
    ['POST', USERS],
    ['DELETE', `${USERS}/bert`],
    ['PUT', `${USERS}/bert/password`],
    ['GET', `${USERS}/bert/keys`],
    ['POST', `${USERS}/bert/keys`],
    ['DELETE', `${KEYS}/1`],
  ]) {
    await expectProblem(await api.send('anna', method, path), 403);
    await expectProblem(await api.send('feed', method, path), 403);
  }
});

it('problems have pointers', async () => {
  for (const [body, pointer] of [
    [{ name: 7, password: 'long enough' }, '/name'],
    [{ name: 'x:y', password: 'long enough' }, '/name'],
    [{ name: 'dora' }, '/password'],
    [{ name: 'dora', password: 'short' }, '/password'],
    [{ name: 'dora', password: 'long enough', roles: ['feeder', 'king'] }, '/roles/1'],
    [[], ''],
  ] as const) {
    const answer = await api.send('chief', 'POST', USERS, body);
    expect((await answer.clone().text()).includes('short')).toBe(false);
    const { errors } = (await answer.clone().json()) as { errors: { pointer: string }[] };
    expect(errors.map((each) => each.pointer)).toContain(pointer);
    await expectProblem(answer, 422);
  }
});
