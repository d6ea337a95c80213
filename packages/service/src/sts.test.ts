import { manualClock } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import type { EventChange } from './service.ts';
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
} from './testing/running-service.ts';

const PAGE = { page: 1, size: 50 };

async function create(running: Running, change: object = {}, caller = ANNA): Promise<number> {
  const created = await running.service.sts.createConfiguration(caller, configurationBody(change));
  if (!created.ok) throw new Error(JSON.stringify(created.failure));
  return created.value.id;
}

async function ingest({ service }: Running, reports: readonly ReturnType<typeof report>[]) {
  const answer = await service.ingest(reports);
  if (!answer.ok) throw new Error(answer.failure.detail);
  return answer.value;
}

describe('a configuration', () => {
  it('is made, read, changed and removed by its owner', async () => {
    const running = await startService();
    const { sts } = running.service;
    const id = await create(running);
    expect(await sts.configuration(ANNA, id)).toMatchObject({
      ok: true,
      value: { id, name: 'Anchorage', owner: ANNA.uuid, createdBy: 'anna', createdAtMs: NOON_MS },
    });
    running.clock.set(NOON_MS + 5);
    const replaced = await sts.replaceConfiguration(
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
    expect((await sts.removeConfiguration(ANNA, id)).ok).toBe(true);
    expect(await sts.configuration(ANNA, id)).toMatchObject({ failure: { word: 'not-found' } });
    expect((await sts.configurations(CHIEF)).total).toBe(0);
  });

  it('is seen by its owner, those in its acl and administrators, and changed by the first and last', async () => {
    const running = await startService();
    const { sts } = running.service;
    const own = await create(running);
    const shared = await create(running, { acl: [BERT.uuid] });
    const ids = async (caller: typeof ANNA) =>
      (await sts.configurations(caller)).items.map(({ id }) => id);
    expect([await ids(ANNA), await ids(BERT), await ids(CHIEF)]).toEqual([
      [own, shared],
      [shared],
      [own, shared],
    ]);
    const word = async (answer: Promise<{ ok: boolean; failure?: { word: string } }>) =>
      (await answer).failure?.word;
    const body = configurationBody();
    expect(await word(sts.replaceConfiguration(BERT, own, body))).toBe('not-found');
    expect(await word(sts.replaceConfiguration(BERT, shared, body))).toBe('forbidden');
    expect(await word(sts.removeConfiguration(BERT, shared))).toBe('forbidden');
    expect(await word(sts.replaceConfiguration(CHIEF, shared, body))).toBeUndefined();
  });

  it('that is wrong is refused with the places', async () => {
    const { service } = await startService();
    const answer = await service.sts.createConfiguration(ANNA, { name: '' });
    expect(answer).toMatchObject({ ok: false, failure: { word: 'invalid' } });
    const pointers = answer.ok ? [] : answer.failure.problems?.map(({ pointer }) => pointer);
    expect(pointers).toEqual(['/name', '/parameters', '/geometry']);
  });

  it('never gets the id of one that was removed', async () => {
    const running = await startService();
    const first = await create(running);
    await running.service.sts.removeConfiguration(ANNA, first);
    expect(await create(running)).toBeGreaterThan(first);
  });
});

describe('an event', () => {
  it('fires, is current, and ends', async () => {
    const running = await startService();
    const said: EventChange[] = [];
    running.service.events$.subscribe((change) => said.push(change));
    const id = await create(running);
    await ingest(running, pairTogether(0, 40));
    const { sts } = running.service;
    const current = await sts.currentEvents(ANNA, PAGE);
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
    expect((await sts.currentEvents(ANNA, PAGE)).total).toBe(0);
    const eventId = current.items[0].id;
    const ended = await sts.event(ANNA, eventId);
    expect(ended.ok && ended.value.deactivationTimeMs).toBeGreaterThan(NOON_MS + 40 * MINUTE_MS);
    expect(said).toEqual([
      { kind: 'fired', eventId },
      { kind: 'ended', eventId },
    ]);
    expect(running.service.status.counts).toMatchObject({ eventsFired: 1, eventsEnded: 1 });
  });

  it('[D11] is found from when its configuration is made, not before', async () => {
    const running = await startService();
    await ingest(running, pairTogether(0, 40));
    await create(running);
    await ingest(running, pairTogether(42, 90));
    const { items } = await running.service.sts.events(ANNA, PAGE);
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
    const { sts } = running.service;
    const at = (minute: number) => NOON_MS + minute * MINUTE_MS;
    const totals = async (caller: typeof ANNA, beginMs?: number, endMs?: number) =>
      (
        await sts.events(caller, PAGE, {
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
      (await sts.searchEvents(caller, PAGE, what)).total;
    expect(await search(ANNA, { mmsi: FIRST, mmsiOther: SECOND })).toBe(2);
    expect(await search(ANNA, { mmsi: SECOND, mmsiOther: FIRST })).toBe(2);
    expect(await search(ANNA, { mmsiOther: SECOND })).toBe(2);
    expect(await search(ANNA, { mmsi: FIRST, mmsiOther: 211000009 })).toBe(0);
    expect(await search(CHIEF, { configurationId: other })).toBe(2);
    expect(await search(ANNA, { configurationId: other })).toBe(0);
    expect(await search(CHIEF, { mmsi: FIRST, configurationId: one })).toBe(2);
    const newestFirst = (await sts.events(CHIEF, PAGE)).items.map(({ firedTimeMs, id }) => [
      firedTimeMs,
      id,
    ]);
    expect(newestFirst).toEqual([...newestFirst].sort((a, b) => b[0] - a[0] || b[1] - a[1]));
  });

  it('is acknowledged once: the first acknowledgement stays', async () => {
    const running = await startService();
    await create(running, { acl: [BERT.uuid] });
    await ingest(running, pairTogether(0, 40));
    const { sts } = running.service;
    const [{ id }] = (await sts.events(ANNA, PAGE)).items;
    running.clock.set(NOON_MS + 7);
    expect(await sts.acknowledge(BERT, id)).toMatchObject({
      value: { acknowledgement: { timeMs: NOON_MS + 7, by: 'bert' }, modifiedBy: 'bert' },
    });
    running.clock.set(NOON_MS + 9);
    expect(await sts.acknowledge(ANNA, id)).toMatchObject({
      value: { acknowledgement: { timeMs: NOON_MS + 7, by: 'bert' } },
    });
    await ingest(running, pairApart(42, 80));
    expect(await sts.event(ANNA, id)).toMatchObject({
      value: { acknowledgement: { by: 'bert' }, modifiedBy: 'detector' },
    });
  });

  it('outlives its configuration, and is nobody else’s', async () => {
    const running = await startService();
    const id = await create(running);
    await ingest(running, pairTogether(0, 40));
    const { sts } = running.service;
    await sts.removeConfiguration(ANNA, id);
    await ingest(running, pairTogether(42, 60));
    const [event] = (await sts.events(ANNA, PAGE)).items;
    expect(event).toMatchObject({ name: 'Anchorage', configurationId: id });
    expect(event.deactivationTimeMs).not.toBeNull();
    expect(await sts.event(BERT, event.id)).toMatchObject({ failure: { word: 'not-found' } });
    expect(await sts.acknowledge(BERT, event.id)).toMatchObject({ failure: { word: 'not-found' } });
  });

  it('has the tracks of its ships, from a window before to its end, closed by estimated vertices', async () => {
    const running = await startService();
    await create(running);
    await ingest(running, pairApart(-61, -1));
    await ingest(running, pairTogether(0, 40));
    await ingest(running, pairApart(42, 80));
    const { sts } = running.service;
    const [event] = (await sts.events(ANNA, PAGE)).items;
    const tracks = await sts.eventTracks(ANNA, event.id);
    if (!tracks.ok) throw new Error(tracks.failure.detail);
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

describe('reports that are handed in', () => {
  it('are answered one by one: late ones are kept, impossible ones are not', async () => {
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

  it('are refused by a service that has not been started, or is stopped', async () => {
    const running = await startService();
    await running.service.stop();
    expect(await running.service.ingest([report(FIRST, 0)])).toMatchObject({
      failure: { word: 'stopping' },
    });
    const created = createMaritimeService(optionsFor(running.store, manualClock(0)));
    expect((await created.ingest([])).ok).toBe(false);
  });
});

describe('a detection over the past', () => {
  it('finds what had been before its configuration, to its end, and says so', async () => {
    const running = await startService();
    await ingest(running, pairTogether(0, 40));
    await ingest(running, pairApart(42, 100));
    const id = await create(running);
    const { sts } = running.service;
    const period = { beginMs: NOON_MS - MINUTE_MS, endMs: NOON_MS + 35 * MINUTE_MS };
    const begun = await sts.detectPast(ANNA, id, period);
    if (!begun.ok) throw new Error(begun.failure.detail);
    const finished = await finish(running, begun.value.id);
    expect(finished).toMatchObject({ state: 'finished', progress: 100, eventsFound: 1 });
    const { items } = await sts.events(ANNA, PAGE);
    expect(items).toMatchObject([{ isFoundInPast: true, activationTimeMs: NOON_MS }]);
    expect(items[0].deactivationTimeMs).not.toBeNull();
    const again = await sts.detectPast(ANNA, id, period);
    if (!again.ok) throw new Error(again.failure.detail);
    expect(await finish(running, again.value.id)).toMatchObject({ eventsFound: 0 });
    expect((await sts.events(ANNA, PAGE)).total).toBe(1);
    expect(await sts.pastDetection(BERT, begun.value.id)).toMatchObject({
      failure: { word: 'not-found' },
    });
  });

  it('of no period is refused', async () => {
    const running = await startService();
    const id = await create(running);
    const answer = await running.service.sts.detectPast(ANNA, id, { beginMs: 5, endMs: 5 });
    expect(answer).toMatchObject({ failure: { word: 'invalid', problems: [{ pointer: 'end' }] } });
  });
});

async function finish({ service }: Running, id: number) {
  for (;;) {
    const job = await service.sts.pastDetection(ANNA, id);
    if (!job.ok) throw new Error(job.failure.detail);
    if (job.value.state !== 'running') return job.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
