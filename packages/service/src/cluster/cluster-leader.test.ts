import { createMemoryLog, createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { encodeLogRecord } from '../log/encode-log-record.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { yieldToEventLoop } from '../operations/timers.ts';
import { MemoryCluster } from '../testing/memory-cluster.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  report,
  staticReport,
} from '../testing/running-service.ts';
import { ClusterTables, LEADER } from './cluster-tables.ts';
import type { LeaderOptions } from './leader-options.ts';

const clock = manualClock(NOON_MS + 200 * MINUTE_MS);

async function startLeader(store: Store, cluster: LeaderOptions): Promise<MaritimeService> {
  const options = { ...optionsFor(store, clock), reports: 'live' as const, cluster };
  const service = createMaritimeService(options);
  await service.start();
  return service;
}

async function startCluster() {
  const store = createMemoryStore();
  const cluster = new MemoryCluster(store, clock);
  const service = await startLeader(store, cluster.options());
  return { store, cluster, service };
}

/** Waits until a service has failed. */
async function failure(service: MaritimeService): Promise<string> {
  while (service.status.failure === null) await yieldToEventLoop();
  return service.status.failure;
}

describe('the leader of a cluster', () => {
  it('[L21] stores what is acknowledged, and rejects what only the state shows', async () => {
    const { cluster, service } = await startCluster();
    const rejected: string[] = [];
    service.rejected$.subscribe(({ reason }) => rejected.push(reason));
    const positions = [report(FIRST, 100), report(FIRST + 1, 100), report(FIRST, 300)];
    const statics = [staticReport(FIRST, NOON_MS)];
    const result = await service.ingest({ positions, statics });
    expect(result).toMatchObject({ ok: true, value: { accepted: 4, rejected: [] } });
    await cluster.settle();
    expect(rejected).toEqual(['future']);
    const { counts } = service.status;
    expect(counts).toMatchObject({ positionReports: 3, staticReports: 1, rejected: { future: 1 } });
    const newest = await service.tracking.listPositions([positions[0]!.mmsi]);
    expect(newest).toEqual([positions[0]]);
    expect(service.tracking.getShiptype(positions[0]!.mmsi)).toBe(80);
    await service.stop();
    await cluster.stop();
  });

  it('[L19] continues after a stop, with the events of workers and the place in the log', async () => {
    const { store, cluster, service } = await startCluster();
    const created = await service.configurations.create(ANNA, configurationBody());
    expect(created.ok).toBe(true);
    await cluster.settle();
    await service.ingest({ positions: pairTogether(0, 60) });
    await cluster.settle();
    await service.stop();
    const next = await startLeader(store, cluster.options());
    expect(await next.events.acknowledge(CHIEF, 1)).toMatchObject({ ok: true });
    await next.ingest({ positions: pairApart(62, 90) });
    await cluster.settle();
    const { items } = await next.events.list(CHIEF, { page: 1, size: 10 });
    expect(items).toMatchObject([{ id: 1, acknowledgement: { by: 'chief' } }]);
    expect(items[0]?.deactivationTimeMs).not.toBeNull();
    await next.stop();
    await cluster.stop();
  });

  it('fails when its log was replaced', async () => {
    const { store, cluster, service } = await startCluster();
    await service.ingest({ positions: [report(FIRST, 0)] });
    await cluster.settle();
    await service.stop();
    await cluster.stop();
    const log = createMemoryLog({ clock, logId: 'another' });
    const next = await startLeader(store, { ...cluster.options(), log });
    expect(await failure(next)).toContain('LogError');
    await next.stop();
  });

  it('[L16] stores no message after one with a revision that the store does not have', async () => {
    const { store, cluster, service } = await startCluster();
    await cluster.settle();
    const unknown = { revision: 5, configurationId: 1, configuration: null } as const;
    const bytes = encodeLogRecord({ kind: 'configuration', ...unknown });
    const appended = await cluster.log.append('unknown', bytes);
    for (let n = 0; n < 10; n++)
      await cluster.log.append(`tick-${n}`, encodeLogRecord({ kind: 'tick' }));
    expect(await failure(service)).toContain('has revision 5, which the store does not have');
    await service.stop();
    const place = await new ClusterTables(store).leader.get(LEADER);
    expect(appended).toMatchObject({ ok: true, sequence: place!.sequence + 1 });
    await cluster.stop();
  });

  it('[L20] fails when its writes are refused, and can be stopped', async () => {
    const store = createMemoryStore();
    const cluster = new MemoryCluster(store, clock);
    const lease = (await store.leases.acquire('writer', 'first', 1000))!;
    const fenced: Store = {
      ...store,
      write: (operations) => store.write([store.leases.fence(lease), ...operations]),
    };
    const service = await startLeader(fenced, cluster.options());
    await store.leases.release(lease);
    expect(await failure(service)).toContain('The lease writer was released or acquired again');
    await service.stop();
    await cluster.stop();
  });

  it('does not start on a store with configurations from elsewhere, which no worker would know', async () => {
    const store = createMemoryStore();
    const alone = createMaritimeService(optionsFor(store, clock));
    await alone.start();
    await alone.configurations.create(ANNA, configurationBody());
    await alone.stop();
    const cluster = new MemoryCluster(store, clock);
    await expect(startLeader(store, cluster.options())).rejects.toThrow('not from a cluster');
    await cluster.stop();
  });

  it('takes live reports only', () => {
    const cluster = { log: createMemoryLog({ clock }), pause: yieldToEventLoop };
    const options = { ...optionsFor(createMemoryStore(), clock), cluster };
    expect(() => createMaritimeService(options)).toThrow('cluster needs reports that are live');
  });
});
