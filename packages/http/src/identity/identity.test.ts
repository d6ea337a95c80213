import { beforeEach, expect, it } from 'vitest';
import { expectProblem } from '../testing/problems.ts';
import { openDoor, type RunningDoor } from '../testing/running-door.ts';

const USERS = '/api/identity/users';
const KEYS = '/api/identity/keys';

let door: RunningDoor;
beforeEach(async () => {
  door = await openDoor();
});

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

it('adds, lists and removes users', async () => {
  const body = { name: 'dora b', password: 'dora b-password', roles: ['feeder'] };
  const added = await door.ask('chief', 'POST', USERS, body);
  expect([added.status, added.headers.get('location')]).toEqual([201, `${USERS}/dora%20b`]);
  const user = await jsonOf(added);
  expect(user).toEqual({
    uuid: expect.any(String),
    name: 'dora b',
    roles: ['feeder'],
    created_at: '2026-06-01T12:00:00.000Z',
  });
  const { items } = (await jsonOf(await door.ask('chief', 'GET', USERS))) as { items: unknown[] };
  expect(items).toHaveLength(5);
  expect(items).toContainEqual(user);
  await expectProblem(await door.ask('chief', 'POST', USERS, body), 409);
  expect((await door.ask('dora b', 'POST', '/api/ingress/positions', [])).status).toBe(200);
  expect((await door.ask('chief', 'DELETE', `${USERS}/dora%20b`)).status).toBe(200);
  await expectProblem(await door.ask('dora b', 'POST', '/api/ingress/positions', []), 401);
  await expectProblem(await door.ask('chief', 'DELETE', `${USERS}/dora%20b`), 404);
});

it('changes passwords', async () => {
  const body = { password: 'bert-password' };
  expect((await door.ask('chief', 'PUT', `${USERS}/anna/password`, body)).status).toBe(200);
  await expectProblem(await door.ask('anna', 'GET', '/api/config/shapes/a'), 401);
  await expectProblem(await door.ask('chief', 'PUT', `${USERS}/nobody/password`, body), 404);
});

it('shows a key once', async () => {
  const made = await jsonOf(await door.ask('chief', 'POST', `${USERS}/anna/keys`));
  expect(made).toMatchObject({ id: expect.any(String), secret: expect.any(String) });
  const listed = await (await door.ask('chief', 'GET', `${USERS}/anna/keys`)).text();
  expect(listed).toContain(String(made['id']));
  expect(listed).not.toContain(String(made['secret']));
  expect((await door.ask('chief', 'DELETE', `${KEYS}/${String(made['id'])}`)).status).toBe(200);
  await expectProblem(await door.ask('chief', 'DELETE', `${KEYS}/${String(made['id'])}`), 404);
});

it('is for administrators', async () => {
  for (const [method, path] of [
    ['GET', USERS],
    ['POST', USERS],
    ['DELETE', `${USERS}/bert`],
    ['PUT', `${USERS}/bert/password`],
    ['GET', `${USERS}/bert/keys`],
    ['POST', `${USERS}/bert/keys`],
    ['DELETE', `${KEYS}/1`],
  ]) {
    await expectProblem(await door.ask('anna', method, path), 403);
    await expectProblem(await door.ask('feed', method, path), 403);
  }
});

it('tells what is wrong, and where', async () => {
  for (const [body, pointer] of [
    [{ name: 7, password: 'long enough' }, '/name'],
    [{ name: 'x:y', password: 'long enough' }, '/name'],
    [{ name: 'dora' }, '/password'],
    [{ name: 'dora', password: 'short' }, '/password'],
    [{ name: 'dora', password: 'long enough', roles: ['feeder', 'king'] }, '/roles/1'],
    [[], ''],
  ] as const) {
    const answer = await door.ask('chief', 'POST', USERS, body);
    expect((await answer.clone().text()).includes('short')).toBe(false);
    const { errors } = (await answer.clone().json()) as { errors: { pointer: string }[] };
    expect(errors.map((each) => each.pointer)).toContain(pointer);
    await expectProblem(answer, 422);
  }
});
