import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi } from '@roadstead/model';
import { filter, firstValueFrom, map, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import {
  ANNA,
  BERT,
  configurationBody,
  FIRST,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  report,
  SECOND,
} from '../testing/running-service.ts';
import type { Change } from './change.ts';

async function start(
  change: Partial<ServiceOptions> = {},
  store: Store = createMemoryStore(),
): Promise<{ readonly service: MaritimeService; readonly store: Store }> {
  const service = createMaritimeService({ ...optionsFor(store, manualClock(NOON_MS)), ...change });
  await service.start();
  return { service, store };
}

/** Collects the changes of a service. */
function collect(service: MaritimeService): Change[] {
  const changes: Change[] = [];
  service.changes$.subscribe((change) => changes.push(change));
  return changes;
}

function summary({ type, ...change }: Change): string {
  return 'kind' in change ? `${type} ${change.kind}` : type;
}

const fail = (): never => {
  throw new Error('The subscriber failed.');
};

describe('the stream of changes', () => {
  it('has configurations, positions and events with whole objects, in the order of the commits', async () => {
    const { service } = await start();
    const changes = collect(service);
    const created = await service.configurations.create(ANNA, configurationBody());
    const { id } = created.ok ? created.value : { id: 0 };
    await service.ingest({ positions: pairTogether(0, 40) });
    const [event] = (await service.events.list(ANNA, { page: 1, size: 1 })).items;
    await service.events.acknowledge(ANNA, event.id);
    await service.events.acknowledge(ANNA, event.id);
    const acknowledged = await service.events.get(ANNA, event.id);
    await service.ingest({ positions: pairApart(42, 80) });
    const ended = await service.events.get(ANNA, event.id);
    const replaced = await service.configurations.replace(
      ANNA,
      id,
      configurationBody({ name: 'B' }),
    );
    const removed = await service.configurations.remove(ANNA, id);
    const value = <Value>(result: { ok: boolean; value?: Value }): Value | undefined =>
      result.value;
    const by = { by: 'anna' };
    expect(changes).toEqual([
      { type: 'configuration', kind: 'created', configuration: value(created), ...by },
      { type: 'positions', positions: pairTogether(0, 40) },
      { type: 'event', kind: 'fired', event },
      { type: 'event', kind: 'acknowledged', event: value(acknowledged) },
      { type: 'positions', positions: pairApart(42, 80) },
      { type: 'event', kind: 'ended', event: value(ended) },
      { type: 'configuration', kind: 'changed', configuration: value(replaced), ...by },
      { type: 'configuration', kind: 'removed', configuration: value(removed), ...by },
    ]);
  });

  it('has what is durable: an event can be read when it is published', async () => {
    const { service } = await start();
    await service.configurations.create(ANNA, configurationBody());
    const read = firstValueFrom(
      service.events$.pipe(map(({ event }) => service.events.get(ANNA, event.id))),
    );
    await service.ingest({ positions: pairTogether(0, 40) });
    expect(await read).toMatchObject({ ok: true, value: { deactivationTimeMs: null } });
  });

  it('has positions that are late, and none that are not stored', async () => {
    const { service } = await start();
    await service.ingest({ positions: pairTogether(0, 40) });
    const changes = collect(service);
    const late = report(FIRST, 10);
    await service.ingest({ positions: [late, { ...report(SECOND, 50), longitude: 999 }] });
    await service.ingest({ positions: [{ ...report(SECOND, 50), longitude: 999 }] });
    expect(changes).toEqual([{ type: 'positions', positions: [late] }]);
  });

  it('has shapes, and before their configurations follow', async () => {
    const { service } = await start();
    const changes = collect(service);
    const square = (size: number): object => ({
      type: 'Feature',
      properties: { name: 'roads' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [9, 53],
            [9 + size, 53],
            [9 + size, 53 + size],
            [9, 53 + size],
            [9, 53],
          ],
        ],
      },
    });
    const shape = await service.shapes.create(ANNA, square(1));
    const { id } = shape.ok ? shape.value : { id: '' };
    const { geometry: _, ...body } = configurationBody() as { geometry: object };
    await service.configurations.create(ANNA, { ...body, shape_uuid: id });
    await service.shapes.replace(ANNA, id, square(2));
    expect(changes.map(summary)).toEqual([
      'shape created',
      'configuration created',
      'shape changed',
      'configuration changed',
    ]);
    expect(changes[2]).toMatchObject({ by: 'anna', shape: { id, geometry: { type: 'Polygon' } } });
  });

  it('has the states of jobs, with their owners', async () => {
    const { service } = await start();
    await service.configurations.create(ANNA, configurationBody());
    await service.ingest({ positions: pairTogether(0, 60) });
    const changes = collect(service);
    const period = { beginMs: NOON_MS, endMs: NOON_MS + 3_600_000 };
    const ended = (kind: string): Promise<unknown> =>
      firstValueFrom(
        service.changes$.pipe(
          filter((change) => change.type === 'job' && change.kind === kind),
          filter((change) => change.type === 'job' && change.job.state === 'finished'),
        ),
      );
    const all = Promise.all(['backfill', 'track', 'report'].map(ended));
    await service.backfill.request(ANNA, 1, period);
    await service.tracking.tracks.request(BERT, { mmsi: FIRST as Mmsi, ...period, stepMs: 0 });
    const body = { name: 'A report', ships: [String(FIRST)] };
    const [begin, end] = [period.beginMs, period.endMs].map((ms) => new Date(ms).toISOString());
    await service.reports.request(ANNA, 'multiship', { ...body, begin, end });
    await all;
    const states = (kind: string, owner: string): readonly string[] =>
      changes.flatMap((change) =>
        change.type === 'job' && change.kind === kind && change.owner === owner
          ? [change.job.state]
          : [],
      );
    expect(states('backfill', ANNA.uuid)).toEqual(['running', 'finished']);
    expect(states('track', BERT.uuid)).toEqual(['running', 'finished']);
    expect(states('report', ANNA.uuid)).toEqual(['queued', 'running', 'finished']);
  });

  it('has usage when it is counted', async () => {
    const { service } = await start();
    const changes = collect(service);
    const reserved = await service.usage.reserve(ANNA, { method: 'GET', path: '/ships' }, false);
    if (reserved.ok) reserved.value.recordSuccess();
    expect(changes).toMatchObject([
      { type: 'usage', record: { user: { name: 'anna' }, endpoint: '/ships' }, count: 1 },
    ]);
  });

  it('completes when the service stops', async () => {
    const { service } = await start();
    const all = firstValueFrom(service.changes$.pipe(toArray()));
    const events = firstValueFrom(service.events$.pipe(toArray()));
    await service.stop();
    expect(await Promise.all([all, events])).toEqual([[], []]);
  });

  it('repeats nothing when stored batches are processed again after a kill', async () => {
    const { service, store } = await start();
    await service.configurations.create(ANNA, configurationBody());
    await service.ingest({ positions: pairTogether(0, 40) });
    const again = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
    const changes = collect(again);
    await again.start();
    expect(changes).toEqual([]);
    await again.ingest({ positions: pairApart(42, 80) });
    expect(changes.map(summary)).toEqual(['positions', 'event ended']);
  });
});

describe('a subscriber that throws', () => {
  it.each([
    ['to changes$', (service: MaritimeService) => service.changes$.subscribe(fail)],
    ['to events$', (service: MaritimeService) => service.events$.subscribe(fail)],
    ['behind map', (service: MaritimeService) => service.events$.pipe(map(fail)).subscribe()],
    [
      'behind filter',
      (service: MaritimeService) =>
        service.changes$.pipe(filter(({ type }) => type === 'positions')).subscribe(fail),
    ],
    ['to status$', (service: MaritimeService) => service.status$.subscribe(fail)],
    ['to rejected$', (service: MaritimeService) => service.rejected$.subscribe(fail)],
  ])('%s is logged and removed; ingest and the others go on', async (_, subscribe) => {
    const logged: unknown[] = [];
    const { service } = await start({ log: (message, error) => logged.push([message, error]) });
    const subscription = subscribe(service);
    const others = collect(service);
    const kinds: string[] = [];
    service.events$.subscribe(({ kind }) => kinds.push(kind));
    await service.configurations.create(ANNA, configurationBody());
    const impossible = { ...report(SECOND, 1), longitude: 999 };
    for (const positions of [pairTogether(0, 40), pairApart(42, 80), [impossible]]) {
      expect((await service.ingest({ positions })).ok).toBe(true);
    }
    // RxJS would rethrow the error in a timer, before this one.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(logged).toEqual([
      ['A subscriber failed and was removed.', new Error('The subscriber failed.')],
    ]);
    expect(subscription.closed).toBe(true);
    expect(kinds).toEqual(['fired', 'ended']);
    expect(others.filter(({ type }) => type === 'event')).toHaveLength(2);
    expect(service.status.state).toBe('running');
    await service.stop();
  });
});
