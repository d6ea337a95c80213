import { createHmac } from 'node:crypto';
import type { WebhookRequest } from '@roadstead/alerts';
import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_DELAYS_MS,
  HOST_ATTEMPTS_MAX,
  WEBHOOKS_MAX,
} from '../../packages/alerts/src/thresholds.ts';
import {
  ANNA,
  BERT,
  CHIEF,
  DOWN,
  eventChange,
  NOON_MS,
  OK,
  startAlerts,
} from './running-alerts.ts';

const HOST = 'receiver.example';
const HOUR_MS = 3_600_000;
const ALL = { page: 1, size: 100 };

/** Whether a request is signed with a secret (Standard Webhooks, `v1`). */
function isSigned({ headers, body }: WebhookRequest, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return headers['webhook-signature']?.split(' ').includes(`v1,${signature}`) ?? false;
}

describe('[A2] signatures', () => {
  it('are those of Standard Webhooks', async () => {
    const { webhook, append, requests } = await startAlerts();
    const { secret } = await webhook();
    await append(eventChange(7));
    const [request] = requests;
    const { body, headers } = request!;
    expect(isSigned(request!, secret)).toBe(true);
    expect(isSigned({ ...request!, body: `${body} ` }, secret)).toBe(false);
    expect(headers['webhook-timestamp']).toBe(String(NOON_MS / 1000));
    expect(JSON.parse(body)).toEqual({
      type: 'event-fired',
      timestamp: '2026-06-01T12:00:00.000Z',
      data: { origin: 'live', event: { id: 7, configurationId: 1 } },
    });
    expect(headers).toMatchObject({ 'webhook-id': 'memory-1', 'content-type': 'application/json' });
  });

  it('are two for a day after a rotation, and one by the newest secret then', async () => {
    const { alerts, webhook, append, requests, timers } = await startAlerts();
    const { id, secret: first } = await webhook();
    const rotate = async (): Promise<string> => {
      const rotated = await alerts.webhooks.rotateSecret(ANNA, id);
      return rotated.ok ? rotated.value.secret : '';
    };
    const second = await rotate();
    await append(eventChange(1));
    const third = await rotate();
    await append(eventChange(2));
    timers.clock.set(NOON_MS + 24 * HOUR_MS);
    await append(eventChange(3));
    expect(
      [1, 2, 3].map((n) =>
        [first, second, third].map((secret) => isSigned(requests[n - 1]!, secret)),
      ),
    ).toEqual([
      [true, true, false],
      [false, true, true],
      [false, false, true],
    ]);
  });

  it('need the key under which the secret was encrypted', async () => {
    const { store, timers, webhook, alerts } = await startAlerts();
    const { id } = await webhook();
    await alerts.stop();
    const cipher = { seal: () => '', open: () => undefined, sign: (text: string) => text };
    const other = await startAlerts({ store, clock: timers.clock, cipher });
    await other.append(eventChange(1));
    expect(other.requests).toEqual([]);
    const log = await other.alerts.webhooks.listDeliveries(ANNA, id, ALL);
    expect(log).toMatchObject({
      value: { items: [{ state: 'pending', attempts: [{ error: /key of the service/ }] }] },
    });
  });
});

it('[L10] secrets are stored encrypted, and returned once', async () => {
  const { alerts, store, webhook } = await startAlerts();
  const { id, secret } = await webhook();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const collection = store.collection({ name: 'webhooks', key: 'id' as never });
  expect(JSON.stringify(await collection.find({}, { limit: 9 }))).not.toContain(secret.slice(6));
  expect(JSON.stringify(await alerts.webhooks.get(ANNA, id))).not.toContain('secret"');
  expect(JSON.stringify(await alerts.webhooks.list(ANNA, ALL))).not.toContain('sealed');
});

describe('[A1] a webhook receives', () => {
  it('the kinds, origins and configuration that it asks for', async () => {
    const { webhook, append, idsAt } = await startAlerts();
    await webhook(ANNA, { url: 'https://all.example' });
    await webhook(ANNA, { url: 'https://ended.example', kinds: ['event-ended'] });
    await webhook(ANNA, { url: 'https://past.example', origins: ['backfill', 'live'] });
    await webhook(ANNA, { url: 'https://two.example', configuration_id: 2 });
    await append(
      eventChange(1),
      eventChange(1, { kind: 'event-ended' }),
      eventChange(2, { origin: 'backfill' }),
      eventChange(3, { configurationId: 2 }),
      { kind: 'port-call-changed', readers: null, body: {} },
    );
    const of = (host: string): readonly string[] =>
      idsAt(host)
        .map((id) => id.slice(7))
        .sort();
    expect(of('all.example')).toEqual(['1', '2', '4']);
    expect(of('ended.example')).toEqual(['2']);
    expect(of('past.example')).toEqual(['1', '2', '3', '4']);
    expect(of('two.example')).toEqual(['4']);
  });

  it('changes that its owner may read, as users are now', async () => {
    const { webhook, append, idsAt, users } = await startAlerts();
    await webhook(ANNA, { url: 'https://anna.example' });
    await webhook(CHIEF, { url: 'https://chief.example' });
    await webhook({ ...BERT, uuid: 'of the host' }, { url: 'https://host.example' });
    await append(
      eventChange(1),
      eventChange(2, { readers: ['*'] }),
      eventChange(3, { readers: null }),
    );
    expect(idsAt('anna.example')).toEqual(['memory-1', 'memory-3']);
    expect(idsAt('chief.example')).toEqual(['memory-1', 'memory-2', 'memory-3']);
    expect(idsAt('host.example')).toEqual(['memory-3']);
    users.delete(ANNA.uuid);
    users.set(CHIEF.uuid, { ...CHIEF, roles: [] });
    await append(eventChange(4));
    expect(idsAt('anna.example')).toHaveLength(2);
    expect(idsAt('chief.example')).toHaveLength(3);
  });

  it('only changes that are made after it was created', async () => {
    const { webhook, append, requests } = await startAlerts();
    await append(eventChange(1));
    await webhook();
    await append(eventChange(2));
    expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual(['memory-2']);
  });
});

describe('[A1] access', () => {
  it('is for owner, acl and administrators, and changes for owner and administrators', async () => {
    const { alerts, webhook } = await startAlerts();
    const { webhooks } = alerts;
    const { id } = await webhook(ANNA, { acl: [BERT.uuid] });
    const other = { ...BERT, uuid: '0d000000-0000-4000-8000-000000000004' };
    for (const caller of [ANNA, BERT, CHIEF]) {
      expect(await webhooks.get(caller, id)).toMatchObject({ ok: true });
      expect((await webhooks.list(caller, ALL)).total).toBe(1);
      expect(await webhooks.listDeliveries(caller, id, ALL)).toMatchObject({ ok: true });
    }
    const body = { url: 'https://other.example' };
    const changes = [
      (caller: typeof ANNA) => webhooks.replace(caller, id, body),
      (caller: typeof ANNA) => webhooks.rotateSecret(caller, id),
      (caller: typeof ANNA) => webhooks.test(caller, id),
      (caller: typeof ANNA) => webhooks.replay(caller, id, 'x'),
      (caller: typeof ANNA) => webhooks.replayAll(caller, id),
      (caller: typeof ANNA) => webhooks.remove(caller, id),
    ];
    for (const change of changes) {
      expect(await change(BERT)).toMatchObject({ error: { code: 'forbidden' } });
      expect(await change(other)).toMatchObject({ error: { code: 'not-found' } });
    }
    expect(await webhooks.get(other, id)).toMatchObject({ error: { code: 'not-found' } });
    expect(await webhooks.listDeliveries(other, id, ALL)).toMatchObject({
      error: { code: 'not-found' },
    });
    expect((await webhooks.list(other, ALL)).total).toBe(0);
    expect(await webhooks.replace(CHIEF, id, body)).toMatchObject({
      value: { owner: ANNA.uuid, modifiedBy: 'chief', acl: [] },
    });
    expect(await webhooks.remove(ANNA, id)).toMatchObject({ ok: true });
    expect(await webhooks.get(ANNA, id)).toMatchObject({ error: { code: 'not-found' } });
  });

  it('to a configuration is needed to receive its events', async () => {
    const { alerts } = await startAlerts();
    const body = { url: 'https://receiver.example', configuration_id: 100 };
    expect(await alerts.webhooks.create(ANNA, body)).toMatchObject({
      error: { code: 'invalid', problems: [{ pointer: '/configuration_id' }] },
    });
    expect(await alerts.webhooks.create(CHIEF, body)).toMatchObject({ ok: true });
  });

  it('[A8] a user has a limited number of webhooks', async () => {
    const { alerts, webhook } = await startAlerts();
    for (let i = 0; i < WEBHOOKS_MAX; i++) await webhook();
    const body = { url: 'https://receiver.example' };
    expect(await alerts.webhooks.create(ANNA, body)).toMatchObject({ error: { code: 'invalid' } });
    expect(await alerts.webhooks.create(BERT, body)).toMatchObject({ ok: true });
  });
});

describe('[A4] attempts', () => {
  it('are made at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, with the same id; then the letter is dead', async () => {
    const { alerts, webhook, append, requests, receivers, timers, counted } = await startAlerts();
    const { id } = await webhook();
    const times: number[] = [];
    receivers.set(HOST, async () => {
      times.push(timers.clock.now());
      return DOWN;
    });
    await append(eventChange(1));
    await timers.advance(28 * HOUR_MS);
    expect(times.map((ms, i) => ms - (times[i - 1] ?? NOON_MS))).toEqual(ATTEMPT_DELAYS_MS);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set(['memory-1']),
    );
    expect(counted).toEqual(Array(8).fill(false));
    const log = await alerts.webhooks.listDeliveries(ANNA, id, ALL, { state: 'dead' });
    expect(log).toMatchObject({
      value: {
        total: 1,
        items: [{ messageId: 'memory-1', dueMs: null, attempts: Array(8).fill(DOWN) }],
      },
    });
  });

  it('a dead letter is replayed, one or all, with its id', async () => {
    const { alerts, webhook, append, requests, receivers, timers } = await startAlerts();
    const { id } = await webhook();
    receivers.set(HOST, async () => DOWN);
    await append(eventChange(1), eventChange(2), eventChange(3));
    expect(await alerts.countPending()).toBe(3);
    for (const delayMs of ATTEMPT_DELAYS_MS) {
      timers.clock.set(timers.clock.now() + delayMs);
      await timers.advance(1000);
    }
    expect(await alerts.webhooks.replay(ANNA, id, 'memory-9')).toMatchObject({
      error: { code: 'not-found' },
    });
    receivers.set(HOST, async () => OK);
    requests.length = 0;
    expect(await alerts.webhooks.replay(ANNA, id, 'memory-2')).toMatchObject({
      value: { state: 'pending' },
    });
    await timers.settle();
    expect(await alerts.webhooks.replay(ANNA, id, 'memory-2')).toMatchObject({
      error: { code: 'conflict' },
    });
    expect(await alerts.webhooks.replayAll(ANNA, id)).toEqual({
      ok: true,
      value: { replayed: 2, remaining: 0 },
    });
    await timers.settle();
    expect(requests.map(({ headers }) => headers['webhook-id']).sort()).toEqual(
      ['memory-1', 'memory-2', 'memory-3'].sort(),
    );
    const log = await alerts.webhooks.listDeliveries(ANNA, id, ALL, { state: 'delivered' });
    expect(log).toMatchObject({ value: { total: 3 } });
  });

  it('410 disables the webhook, and what is pending waits until it is enabled', async () => {
    const { alerts, webhook, append, requests, receivers, timers } = await startAlerts();
    const { id } = await webhook();
    receivers.set(HOST, async () => DOWN);
    await append(eventChange(1));
    receivers.set(HOST, async () => ({ status: 410, error: 'The receiver answered 410.' }));
    await append(eventChange(2));
    expect(await alerts.webhooks.get(ANNA, id)).toMatchObject({
      value: { isEnabled: false, disabledReason: 'gone', modifiedBy: 'service' },
    });
    await append(eventChange(3));
    await timers.advance(10 * 60_000);
    expect(requests).toHaveLength(2);
    receivers.set(HOST, async () => OK);
    await alerts.webhooks.replace(ANNA, id, { url: `https://${HOST}` });
    await timers.settle();
    expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual([
      'memory-1',
      'memory-2',
      'memory-1',
    ]);
    expect(await alerts.webhooks.get(ANNA, id)).toMatchObject({ value: { disabledReason: null } });
    expect(await alerts.webhooks.listDeliveries(ANNA, id, ALL)).toMatchObject({
      value: { items: [{ state: 'dead' }, { state: 'delivered' }] },
    });
  });

  it('[A4] a test message is sent once, also for a disabled webhook', async () => {
    const { alerts, webhook, requests, receivers, timers } = await startAlerts();
    const { id } = await webhook(ANNA, { enabled: false });
    expect(await alerts.webhooks.test(ANNA, id)).toMatchObject({
      value: { kind: 'webhook-test', state: 'delivered', attempts: [{ status: 200 }] },
    });
    expect(JSON.parse(requests[0]!.body)).toMatchObject({
      type: 'webhook-test',
      data: { webhook_id: id },
    });
    receivers.set(HOST, async () => DOWN);
    expect(await alerts.webhooks.test(ANNA, id)).toMatchObject({
      value: { state: 'dead', dueMs: null, attempts: [{ status: 503 }] },
    });
    await timers.advance(10 * 60_000);
    expect(requests).toHaveLength(2);
    expect(await alerts.webhooks.listDeliveries(ANNA, id, ALL)).toMatchObject({
      value: { total: 2 },
    });
  });
});

describe('[A7] a receiver that never answers', () => {
  it('delays no other, and occupies few connections', async () => {
    const { webhook, append, idsAt, receivers } = await startAlerts();
    await webhook(ANNA, { url: 'https://dead.example' });
    await webhook(ANNA, { url: 'https://sound.example' });
    receivers.set('dead.example', () => new Promise(() => undefined));
    const numbers = Array.from({ length: 500 }, (_, i) => i + 1);
    await append(...numbers.map((number) => eventChange(number)));
    expect(idsAt('sound.example')).toEqual(numbers.map((number) => `memory-${number}`));
    expect(idsAt('dead.example')).toHaveLength(HOST_ATTEMPTS_MAX);
  });
});

describe('[A9] the log', () => {
  it('has what was delivered for a week, and what was not for a month', async () => {
    const { alerts, webhook, append, receivers, timers } = await startAlerts();
    const { id } = await webhook();
    await append(eventChange(1));
    receivers.set(HOST, async () => DOWN);
    await append(eventChange(2));
    const logged = async (): Promise<readonly string[]> => {
      const log = await alerts.webhooks.listDeliveries(ANNA, id, ALL);
      return log.ok ? log.value.items.map(({ messageId }) => messageId) : [];
    };
    // As far as the test needs it, without the looks of each second.
    const later = async (hours: number): Promise<void> => {
      timers.clock.set(timers.clock.now() + hours * HOUR_MS);
      await timers.advance(1000);
    };
    await later(7 * 24 - 2);
    expect(await logged()).toEqual(['memory-2', 'memory-1']);
    await later(3);
    expect(await logged()).toEqual(['memory-2']);
    await later(23 * 24);
    expect(await logged()).toEqual([]);
  });

  it('is removed with its webhook', async () => {
    const { alerts, webhook, append, store } = await startAlerts();
    const { id } = await webhook();
    await append(eventChange(1));
    await alerts.webhooks.remove(ANNA, id);
    const deliveries = store.collection({
      name: 'alert-deliveries',
      key: 'key' as never,
      indexes: INDEXES as never,
    });
    expect(await deliveries.count({})).toBe(0);
  });
});

const INDEXES = {
  due: ['queue', 'dueMs'],
  created: ['queue', 'createdMs'],
  state: ['queue', 'state', 'createdMs'],
  expiry: ['expiresMs'],
  configuration: ['configurationId', 'createdMs'],
  digest: ['digest', 'createdMs'],
};
