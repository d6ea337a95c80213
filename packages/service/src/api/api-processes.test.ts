import type { WebhookRequest } from '@roadstead/alerts';
import { createMemoryStore, manualClock } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { LeaderService, MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  FIRST,
  NOON_MS,
  optionsFor,
  pairTogether,
} from '../testing/running-service.ts';

const ALL = { page: 1, size: 100 };
const JUNE = { year: 2026, month: 6 } as const;
const ENDPOINT = { method: 'GET', path: '/ships' };

interface Three {
  readonly leader: LeaderService;
  readonly one: MaritimeService;
  readonly two: MaritimeService;
  readonly processes: readonly [ApiProcess, ApiProcess];
}

/** Starts two API processes beside one leader. */
async function start(more: Partial<ServiceOptions> = {}): Promise<Three> {
  const options = { ...optionsFor(createMemoryStore(), manualClock(NOON_MS)), ...more };
  const leader = createMaritimeService(options);
  const processes = [createApiProcess(leader, options), createApiProcess(leader, options)] as const;
  const [one, two] = [processes[0].service, processes[1].service];
  await leader.start();
  await Promise.all([one.start(), two.start()]);
  return { leader, one, two, processes };
}

async function stop({ leader, one, two }: Three): Promise<void> {
  await Promise.all([one.stop(), two.stop()]);
  await leader.stop();
}

it('a change that one requested is followed by the other', async () => {
  const three = await start();
  const { one, two, processes } = three;
  const events: string[] = [];
  two.events$.subscribe(({ kind }) => events.push(kind));
  await one.configurations.create(ANNA, configurationBody());
  await one.ingest({ positions: pairTogether(0, 60) });
  await processes[1].caughtUp();
  expect((await two.configurations.list(ANNA)).items).toHaveLength(1);
  expect(events).toEqual(['fired']);
  expect(two.status.counts.eventsFired).toBe(1);
  const [event] = (await two.events.list(ANNA, ALL)).items;
  expect(await two.events.acknowledge(ANNA, event!.id)).toMatchObject({ ok: true });
  expect(await one.events.get(ANNA, event!.id)).toMatchObject({
    value: { acknowledgement: { by: 'anna' } },
  });
  await stop(three);
});

it('[V13] a route is consumed once by all processes, and its states are published once', async () => {
  const three = await start({
    voyages: {
      offWaterMeters: async () => 0,
      distances: async () => [],
      plan: async () => ({ status: 'no_route', reason: 'none' }),
    },
  });
  const { one, two } = three;
  await one.ingest({ positions: pairTogether(0, 10) });
  const begin = await two.feed.getCursor();
  const to = { position: { longitude: 11, latitude: 54 } };
  const requested = await one.routing!.request(ANNA, FIRST as Mmsi, to);
  if (!requested.ok) throw new Error(requested.error.detail);
  const id = requested.value;
  expect(await one.routing!.get(ANNA, id)).toMatchObject({ value: { state: 'finished' } });
  const consumed = await Promise.all([one, two].map((each) => each.routing!.consume(ANNA, id)));
  expect(consumed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(consumed.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'gone' } });
  expect(await jobStates(two, begin)).toEqual(['running', 'finished', 'consumed']);
  await stop(three);
});

it('[V25] a ticket of one is redeemed at the other, once, and ends with its session', async () => {
  const three = await start();
  const { one, two } = three;
  await one.identity.createUser('dora', 'correct horse', []);
  const { sessions } = one.identity;
  const opened = await sessions.open('dora', 'correct horse');
  const id = opened?.id ?? '';
  const { ticket } = await sessions.createTicket(id);
  expect(await two.identity.sessions.redeemTicket(ticket)).toMatchObject({ id });
  expect(await sessions.redeemTicket(ticket)).toBeUndefined();
  const other = await sessions.createTicket(id);
  await two.identity.sessions.end(id);
  expect(await sessions.redeemTicket(other.ticket)).toBeUndefined();
  await stop(three);
});

it('[V10] a password that one changes is not accepted by the other any more', async () => {
  const three = await start();
  const { one, two, processes } = three;
  await one.identity.createUser('dora', 'first password', []);
  expect(await two.identity.authenticate('dora', 'first password')).toBeDefined();
  await one.identity.setPassword('dora', 'other password');
  await processes[1].caughtUp();
  expect(await two.identity.authenticate('dora', 'first password')).toBeUndefined();
  await stop(three);
});

it('[U8, U10] usage of both is summed, and a quota counts that of both', async () => {
  const three = await start({ quotas: { others: { requests: 2 } } });
  const { one, two } = three;
  for (const each of [one, two]) {
    const reserved = await each.usage.reserve(ANNA, ENDPOINT, false);
    if (!reserved.ok) throw new Error(reserved.error.detail);
    reserved.value.recordSuccess();
    // Reads at the leader, after it has sent its own.
    await each.usage.monthlyCounters(CHIEF, JUNE, ALL);
  }
  const { counters } = await one.usage.monthlyCounters(CHIEF, JUNE, ALL);
  expect(counters).toMatchObject([{ count: 2 }]);
  // The totals of its last batch include that of the first process.
  expect(await two.usage.reserve(ANNA, ENDPOINT, false)).toMatchObject({
    error: { code: 'too-many' },
  });
  await stop(three);
});

it('[A3] a webhook that one creates receives each event once', async () => {
  const received: WebhookRequest[] = [];
  let arrived = (): void => {};
  const sent = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const three = await start({
    alerts: {
      cipher: { seal: (secret) => secret, open: (sealed) => sealed, sign: (text) => text },
      async sendWebhook(request) {
        received.push(request);
        arrived();
        return { status: 204, error: null };
      },
    },
  });
  const { one, two } = three;
  await two.configurations.create(ANNA, configurationBody());
  const body = { url: 'https://receiver.example', origins: ['simulated'], configuration_id: 1 };
  const created = await one.alerts!.webhooks.create(ANNA, body);
  if (!created.ok) throw new Error(created.error.detail);
  await two.ingest({ positions: pairTogether(0, 60) });
  await sent;
  await stop(three);
  expect(received.map(({ body: text }) => JSON.parse(text).type)).toEqual(['event-fired']);
});

it('[V14] a report that one requested is read by the other', async () => {
  const three = await start();
  const { one, two } = three;
  await one.ingest({ positions: pairTogether(0, 60) });
  const begin = await one.feed.getCursor();
  const period = { begin: '2026-06-01T12:00:00Z', end: '2026-06-01T13:00:00Z' };
  const request = { name: 'A report', ships: [String(FIRST)], ...period };
  const id = await one.reports.request(ANNA, 'multiship', request);
  if (!id.ok) throw new Error(id.error.detail);
  const state = async (): Promise<unknown> => {
    const status = await two.reports.getStatus(ANNA, id.value);
    return status.ok && status.value.state;
  };
  await expect.poll(state, { interval: 1 }).toBe('finished');
  expect(await two.reports.getResult(ANNA, 'multiship', id.value)).toMatchObject({
    value: { state: 'finished' },
  });
  expect(await jobStates(one, begin)).toEqual(['queued', 'running', 'finished']);
  await stop(three);
});

it('one that is disconnected does not concern the other', async () => {
  const three = await start();
  const { leader, one, two, processes } = three;
  processes[0].disconnect();
  expect(one.status.writeProblem).not.toBeNull();
  expect(await two.configurations.create(ANNA, configurationBody())).toMatchObject({ ok: true });
  expect(leader.status.state).toBe('running');
  await stop(three);
});

/** Reads the states of jobs in the feed after a cursor. */
async function jobStates(service: MaritimeService, after: string): Promise<readonly string[]> {
  const read = await service.feed.read(ANNA, { after, kinds: ['job-changed'] });
  if (!read.ok) throw new Error(read.error.detail);
  return read.value.changes.flatMap(({ change }) =>
    change.type === 'job' ? [change.job.state] : [],
  );
}
