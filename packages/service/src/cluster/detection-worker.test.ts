import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { PAIR_SLOTS } from '@roadstead/detector';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import { MemoryCluster } from '../testing/memory-cluster.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
} from '../testing/running-service.ts';
import { ClusterTables } from './cluster-tables.ts';

const clock = manualClock(NOON_MS + 200 * MINUTE_MS);

it('[L18] a worker leaves without others and without a leader, and the next one continues its encounters', async () => {
  const store = createMemoryStore({ clock });
  const start = async (cluster: MemoryCluster): Promise<MaritimeService> => {
    const options = { ...optionsFor(store, clock), reports: 'live' as const };
    const service = createMaritimeService({ ...options, cluster: cluster.options() });
    await service.start();
    return service;
  };
  const first = new MemoryCluster(store, clock);
  const service = await start(first);
  await service.configurations.create(ANNA, configurationBody());
  await first.settle();
  await service.ingest({ positions: pairTogether(0, 20) });
  await first.settle();
  await service.stop();
  await first.leave();
  const tables = new ClusterTables(store);
  expect(await tables.allWorkers()).toEqual([]);
  const slots = [...(await tables.allSlots()).values()];
  expect(slots).toHaveLength(PAIR_SLOTS);
  const { newest } = await first.log.bounds();
  // Nothing was discarded that the leader has not stored, and nothing is replayed that is in the snapshot.
  expect(new Set(slots.map(({ snapshotSequence }) => snapshotSequence))).toEqual(new Set([newest]));
  const second = new MemoryCluster(store, clock, {}, first.log);
  const next = await start(second);
  await next.ingest({ positions: pairTogether(22, 60) });
  await next.ingest({ positions: pairApart(62, 100) });
  await second.settle();
  const { items } = await next.events.list(CHIEF, { page: 1, size: 10 });
  expect(items).toMatchObject([{ id: 1, activationTimeMs: NOON_MS }]);
  expect(items[0]?.deactivationTimeMs).not.toBeNull();
  await next.stop();
  await second.stop();
});
