import type { SendResult } from '@roadstead/alerts';
import { beforeEach, describe, expect, it } from 'vitest';
import { withAlerts } from '../testing/alerts.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

const WEBHOOKS = '/api/alerts/webhooks';
const BODY = { url: 'https://receiver.example/alerts' };

let api: TestApi;
let result: SendResult;
beforeEach(async () => {
  result = { status: 204, error: null };
  api = await openTestApi({ service: withAlerts(() => result) });
});

async function send(user: string, method: string, path = '', body?: object): Promise<unknown> {
  return (await api.send(user, method, `${WEBHOOKS}${path}`, body)).json();
}

it('a service without senders has no operations of alerts', async () => {
  const without = await openTestApi();
  expect((await without.send('anna', 'GET', WEBHOOKS)).status).toBe(404);
});

it('a created webhook is returned with its secret, once', async () => {
  const response = await api.send('anna', 'POST', WEBHOOKS, BODY);
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`${WEBHOOKS}/1`);
  const { secret, ...webhook } = (await response.json()) as { secret: string };
  expect(secret).toMatch(/^whsec_/);
  expect(webhook).toMatchObject({
    ...{ id: 1, ...BODY, configuration_id: null, origins: ['live'], enabled: true },
    ...{ disabled_reason: null, owner: api.users.anna.uuid, acl: [], former_secret_until: null },
    ...{ created_by: 'anna', modified_by: 'anna', created_at: '2026-06-01T12:00:00.000Z' },
  });
  expect(await send('anna', 'GET', '/1')).toEqual(webhook);
  expect(await send('chief', 'GET')).toEqual({
    items: [webhook],
    total: 1,
    page: 1,
    size: 50,
    pages: 1,
  });
  expect(await send('bert', 'GET')).toMatchObject({ items: [] });
});

it('a webhook that was read can be changed and sent back', async () => {
  const created = (await send('anna', 'POST', '', BODY)) as object;
  const replaced = await api.send('anna', 'PUT', `${WEBHOOKS}/1`, { ...created, enabled: false });
  expect(replaced.status).toBe(200);
  expect(await replaced.json()).toMatchObject({ id: 1, enabled: false });
});

it('all problems of a body are returned', async () => {
  const response = await api.send('anna', 'POST', WEBHOOKS, { url: 'http://10.0.0.1', kinds: [] });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ pointer: '/kinds' }, { pointer: '/url' }],
  });
});

it('a rotated secret is returned, and the former one is valid for a day', async () => {
  await send('anna', 'POST', '', BODY);
  expect(await send('anna', 'POST', '/1/secret')).toMatchObject({
    secret: expect.stringMatching(/^whsec_/),
    former_secret_until: '2026-06-02T12:00:00.000Z',
  });
});

describe('deliveries', () => {
  it('are listed, and dead letters are replayed', async () => {
    await send('anna', 'POST', '', BODY);
    result = { status: 500, error: 'The receiver answered 500.' };
    const sent = (await send('anna', 'POST', '/1/test')) as { readonly id: string };
    expect(sent).toEqual({
      id: expect.stringMatching(/^test-/),
      ...{ kind: 'webhook-test', state: 'dead', next_attempt_at: null },
      created_at: '2026-06-01T12:00:00.000Z',
      attempts: [{ at: '2026-06-01T12:00:00.000Z', duration_ms: 0, ...result }],
    });
    expect(await send('anna', 'GET', '/1/deliveries?state=dead')).toMatchObject({ items: [sent] });
    expect(await send('anna', 'GET', '/1/deliveries?state=pending')).toMatchObject({ total: 0 });
    expect((await api.send('anna', 'GET', `${WEBHOOKS}/1/deliveries?state=lost`)).status).toBe(400);
    expect(await send('anna', 'POST', `/1/deliveries/${sent.id}/replay`)).toMatchObject({
      ...{ state: 'pending', next_attempt_at: '2026-06-01T12:00:00.000Z' },
    });
    const again = await api.send('anna', 'POST', `${WEBHOOKS}/1/deliveries/${sent.id}/replay`);
    expect(again.status).toBe(409);
    expect(await send('anna', 'POST', '/1/replay')).toEqual({ replayed: 0, remaining: 0 });
  });
});

it('a removed webhook is gone', async () => {
  await send('anna', 'POST', '', BODY);
  expect((await api.send('bert', 'DELETE', `${WEBHOOKS}/1`)).status).toBe(404);
  expect(await send('anna', 'DELETE', '/1')).toEqual({});
  expect((await api.send('anna', 'GET', `${WEBHOOKS}/1`)).status).toBe(404);
});
