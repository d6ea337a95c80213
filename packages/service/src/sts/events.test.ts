import { manualClock } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import {
  ANNA,
  BERT,
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  type Running,
  report,
  SECOND,
  startService,
} from '../testing/running-service.ts';
import type { EventChange } from './events.ts';

const PAGE = { page: 1, size: 50 };

async function create(running: Running, change: object = {}, caller = ANNA): Promise<number> {
  const created = await running.service.configurations.create(caller, configurationBody(change));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.id;
}

async function ingest({ service }: Running, reports: readonly ReturnType<typeof report>[]) {
  const answer = await service.ingest({ positions: reports });
  if (!answer.ok) throw new Error(answer.error.detail);
  return answer.value;
}

describe('a configuration', () => {
  it('is created, read, replaced and removed by its owner', async () => {
    const running = await startService();
    const { configurations } = running.service;
    const id = await create(running);
    expect(await configurations.get(ANNA, id)).toMatchObject({
      ok: true,
      value: { id, name: 'Anchorage', owner: ANNA.uuid, createdBy: 'anna', createdAtMs: NOON_MS },
    });
    running.clock.set(NOON_MS + 5);
    const replaced = await configurations.replace(
      ANNA,
      id,
      configurationBody({ name: 'Off the anchorage', enabled: false }),
    );
    expect(replaced).toMatchObject({
      value: {
        name: 'Off the anchorage',
        enabled: false,
        modifiedAtMs: NOON_MS + 5,
        createdAtMs: NOON_MS,
      },
    });
    expect((await configurations.remove(ANNA, id)).ok).toBe(true);
    expect(await configurations.get(ANNA, id)).toMatchObject({ error: { code: 'not-found' } });
    expect((await configurations.list(CHIEF)).total).toBe(0);
  });

  it('is readable for its owner, its acl and administrators, and writable for its owner and administrators', async () => {
    const running = await startService();
    const { configurations } = running.service;
    const own = await create(running);
    const shared = await create(running, { acl: [BERT.uuid] });
    const ids = async (caller: typeof ANNA) =>
      (await configurations.list(caller)).items.map(({ id }) => id);
    expect([await ids(ANNA), await ids(BERT), await ids(CHIEF)]).toEqual([
      [own, shared],
      [shared],
      [own, shared],
    ]);
    const word = async (answer: Promise<{ ok: boolean; error?: { code: string } }>) =>
      (await answer).error?.code;
    const body = configurationBody();
    expect(await word(configurations.replace(BERT, own, body))).toBe('not-found');
    expect(await word(configurations.replace(BERT, shared, body))).toBe('forbidden');
    expect(await word(configurations.remove(BERT, shared))).toBe('forbidden');
    expect(await word(configurations.replace(CHIEF, shared, body))).toBeUndefined();
  });

  it('that is invalid is rejected with JSON pointers', async () => {
    const { service } = await startService();
    const answer = await service.configurations.create(ANNA, { name: '' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid' } });
    const pointers = answer.ok ? [] : answer.error.problems?.map(({ pointer }) => pointer);
    expect(pointers).toEqual(['/name', '/parameters', '/geometry']);
  });

  it('never has the id of a removed one', async () => {
    const running = await startService();
    const first = await create(running);
    await running.service.configurations.remove(ANNA, first);
    expect(await create(running)).toBeGreaterThan(first);
  });
});

describe('an event', () => {
  it('fires, is current, and ends', async () => {
    const running = await startService();
    const changes: EventChange[] = [];
    running.service.events$.subscribe((change) => changes.push(change));
    const id = await create(running);
    await ingest(running, pairTogether(0, 40));
    const { events } = running.service;
    const current = await events.listCurrent(ANNA, PAGE);
    expect(current).toMatchObject({
      total: 1,
      items: [
        {
          configurationId: id,
          first: { mmsi: FIRST },
          second: { mmsi: SECOND },
          activationTimeMs: NOON_MS,
          firedTimeMs: NOON_MS + 30 * MINUTE_MS,
          deactivationTimeMs: null,
          owner: ANNA.uuid,
        },
      ],
    });
    await ingest(running, pairApart(42, 80));
    expect((await events.listCurrent(ANNA, PAGE)).total).toBe(0);
    const eventId = current.items[0].id;
    const ended = await events.get(ANNA, eventId);
    expect(ended.ok && ended.value.deactivationTimeMs).toBeGreaterThan(NOON_MS + 40 * MINUTE_MS);
    expect(changes).toEqual([
      { type: 'event', kind: 'fired', event: current.items[0] },
      { type: 'event', kind: 'ended', event: ended.ok && ended.value },
    ]);
    expect(running.service.status.counts).toMatchObject({ eventsFired: 1, eventsEnded: 1 });
  });

  it('[D11] is detected from the creation of its configuration on', async () => {
    const running = await startService();
    await ingest(running, pairTogether(0, 40));
    await create(running);
    await ingest(running, pairTogether(42, 90));
    const { items } = await running.service.events.list(ANNA, PAGE);
    expect(items.map(({ activationTimeMs }) => (activationTimeMs - NOON_MS) / MINUTE_MS)).toEqual([
      40,
    ]);
  });

  it('is found by period, by ships in either order, and by configuration', async () => {
    const running = await startService();
    const one = await create(running);
    const other = await create(running, { name: 'Same sea' }, BERT);
    await ingest(running, pairTogether(0, 60));
    await ingest(running, pairApart(62, 120));
    await ingest(running, pairTogether(122, 180));
    const { events } = running.service;
    const at = (minute: number) => NOON_MS + minute * MINUTE_MS;
    const totals = async (caller: typeof ANNA, beginMs?: number, endMs?: number) =>
      (
        await events.list(caller, PAGE, {
          ...(beginMs !== undefined && { beginMs }),
          ...(endMs !== undefined && { endMs }),
        })
      ).items.length;
    expect(await totals(ANNA)).toBe(2);
    expect(await totals(CHIEF)).toBe(4);
    expect(await totals(ANNA, undefined, at(30))).toBe(1);
    expect(await totals(ANNA, at(100), undefined)).toBe(1);
    expect(await totals(ANNA, at(70), at(110))).toBe(0);
    const search = async (caller: typeof ANNA, what: object) =>
      (await events.search(caller, PAGE, what)).total;
    expect(await search(ANNA, { mmsi: FIRST, mmsiOther: SECOND })).toBe(2);
    expect(await search(ANNA, { mmsi: SECOND, mmsiOther: FIRST })).toBe(2);
    expect(await search(ANNA, { mmsiOther: SECOND })).toBe(2);
    expect(await search(ANNA, { mmsi: FIRST, mmsiOther: 211000009 })).toBe(0);
    expect(await search(CHIEF, { configurationId: other })).toBe(2);
    expect(await search(ANNA, { configurationId: other })).toBe(0);
    expect(await search(CHIEF, { mmsi: FIRST, configurationId: one })).toBe(2);
    const newestFirst = (await events.list(CHIEF, PAGE)).items.map(({ firedTimeMs, id }) => [
      firedTimeMs,
      id,
    ]);
    expect(newestFirst).toEqual([...newestFirst].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
  });

  it('[V7] is acknowledged once: the first acknowledgement stays', async () => {
    const running = await startService();
    await create(running, { acl: [BERT.uuid] });
    await ingest(running, pairTogether(0, 40));
    const { events } = running.service;
    const [{ id }] = (await events.list(ANNA, PAGE)).items;
    running.clock.set(NOON_MS + 7);
    expect(await events.acknowledge(BERT, id)).toMatchObject({
      value: { acknowledgement: { timeMs: NOON_MS + 7, by: 'bert' }, modifiedBy: 'bert' },
    });
    running.clock.set(NOON_MS + 9);
    expect(await events.acknowledge(ANNA, id)).toMatchObject({
      value: { acknowledgement: { timeMs: NOON_MS + 7, by: 'bert' } },
    });
    await ingest(running, pairApart(42, 80));
    expect(await events.get(ANNA, id)).toMatchObject({
      value: { acknowledgement: { by: 'bert' }, modifiedBy: 'detector' },
    });
  });

  it('[V5] outlives its configuration, and stays invisible to others', async () => {
    const running = await startService();
    const id = await create(running);
    await ingest(running, pairTogether(0, 40));
    const { configurations, events } = running.service;
    await configurations.remove(ANNA, id);
    await ingest(running, pairTogether(42, 60));
    const [event] = (await events.list(ANNA, PAGE)).items;
    expect(event).toMatchObject({ name: 'Anchorage', configurationId: id });
    expect(event.deactivationTimeMs).not.toBeNull();
    expect(await events.get(BERT, event.id)).toMatchObject({ error: { code: 'not-found' } });
    expect(await events.acknowledge(BERT, event.id)).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  it('[V8] has the tracks of its ships, from a window before it to its end, closed by estimated vertices', async () => {
    const running = await startService();
    await create(running);
    await ingest(running, pairApart(-61, -1));
    await ingest(running, pairTogether(0, 40));
    await ingest(running, pairApart(42, 80));
    const { events } = running.service;
    const [event] = (await events.list(ANNA, PAGE)).items;
    const tracks = await events.getTracks(ANNA, event.id);
    if (!tracks.ok) throw new Error(tracks.error.detail);
    expect(tracks.value.map(({ mmsi }) => mmsi)).toEqual([FIRST, SECOND]);
    for (const { vertices } of tracks.value) {
      expect(vertices[0]).toMatchObject({
        isEstimated: true,
        timeMs: event.activationTimeMs - 30 * MINUTE_MS,
      });
      expect(vertices.at(-1)).toMatchObject({
        isEstimated: true,
        timeMs: event.deactivationTimeMs,
      });
      const inner = vertices.slice(1, -1);
      expect(inner.every(({ isEstimated }) => !isEstimated)).toBe(true);
      const times = vertices.map(({ timeMs }) => timeMs);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

describe('ingested reports', () => {
  it('are counted one by one: late ones are stored, impossible ones are rejected', async () => {
    const running = await startService();
    await ingest(running, pairTogether(0, 40));
    const taken = await ingest(running, [
      report(FIRST, 10, 10.0001),
      { ...report(FIRST, 42), longitude: 181 },
      report(992_110_000, 42),
    ]);
    expect(taken).toMatchObject({
      accepted: 2,
      late: 1,
      rejected: [{ index: 1, reason: 'impossible' }],
    });
    expect(running.service.status.counts).toMatchObject({ positionReports: 45, late: 1 });
  });

  it('are rejected by a service that has not been started, or has stopped', async () => {
    const running = await startService();
    await running.service.stop();
    expect(await running.service.ingest({ positions: [report(FIRST, 0)] })).toMatchObject({
      error: { code: 'stopping' },
    });
    const created = createMaritimeService(optionsFor(running.store, manualClock(0)));
    expect((await created.ingest({ positions: [] })).ok).toBe(false);
  });
});

describe('[V9] a backfill', () => {
  it('stores events from before its configuration, with their ends, and marks them', async () => {
    const running = await startService();
    await ingest(running, pairTogether(0, 40));
    await ingest(running, pairApart(42, 100));
    const id = await create(running);
    const { events, backfill } = running.service;
    const period = { beginMs: NOON_MS - MINUTE_MS, endMs: NOON_MS + 35 * MINUTE_MS };
    const begun = await backfill.request(ANNA, id, period);
    if (!begun.ok) throw new Error(begun.error.detail);
    const finished = await finish(running, begun.value.id);
    expect(finished).toMatchObject({ state: 'finished', progress: 100, eventsFound: 1 });
    const { items } = await events.list(ANNA, PAGE);
    expect(items).toMatchObject([{ isFoundInPast: true, activationTimeMs: NOON_MS }]);
    expect(items[0].deactivationTimeMs).not.toBeNull();
    const again = await backfill.request(ANNA, id, period);
    if (!again.ok) throw new Error(again.error.detail);
    expect(await finish(running, again.value.id)).toMatchObject({ eventsFound: 0 });
    expect((await events.list(ANNA, PAGE)).total).toBe(1);
    expect(await backfill.get(BERT, begun.value.id)).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  it('of an invalid period is rejected', async () => {
    const running = await startService();
    const id = await create(running);
    const answer = await running.service.backfill.request(ANNA, id, { beginMs: 5, endMs: 5 });
    expect(answer).toMatchObject({ error: { code: 'invalid', problems: [{ pointer: 'end' }] } });
  });
});

async function finish({ service }: Running, id: number) {
  for (;;) {
    const job = await service.backfill.get(ANNA, id);
    if (!job.ok) throw new Error(job.error.detail);
    if (job.value.state !== 'running') return job.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
