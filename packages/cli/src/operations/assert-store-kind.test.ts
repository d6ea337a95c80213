import { createMemoryLog, createMemoryStore, type Store } from '@roadstead/contracts';
import {
  createMaritimeService,
  type LeaderOptions,
  type MaritimeService,
  pauseUnlessAborted,
} from '@roadstead/service';
import { describe, expect, it } from 'vitest';
import { assertCluster, assertNoCluster } from './assert-store-kind.ts';
import { localServiceOptions } from './create-local-service.ts';

const CLOCK = { now: () => Date.now() };

async function start(store: Store, cluster?: LeaderOptions): Promise<MaritimeService> {
  const options = { ...localServiceOptions(store, 'live', {}), ...(cluster && { cluster }) };
  const service = createMaritimeService(options);
  await service.start();
  return service;
}

describe('a store', () => {
  it('of a cluster is refused by a single service', async () => {
    const store = createMemoryStore({ clock: CLOCK });
    const log = createMemoryLog({ clock: CLOCK });
    const leader = await start(store, { log, pause: pauseUnlessAborted });
    // Its first tick is a message that it stores.
    while (
      await assertNoCluster(store).then(
        () => true,
        () => false,
      )
    )
      await pauseUnlessAborted(10, new AbortController().signal);
    await leader.stop();
    await expect(assertNoCluster(store)).rejects.toThrow('The store is that of a cluster');
    await expect(assertCluster(store)).resolves.toBeUndefined();
  });

  it('of a single service is refused by a cluster', async () => {
    const store = createMemoryStore({ clock: CLOCK });
    const service = await start(store);
    const positions = [
      ...[{ mmsi: 244_000_001, timeMs: Date.now(), longitude: 4, latitude: 52 }],
    ].map((each) => ({ ...each, sog: 0, cog: 0, navStatus: null, heading: null }) as never);
    await service.ingest({ positions });
    await service.stop();
    await expect(assertCluster(store)).rejects.toThrow('The store is that of a single service');
    await expect(assertNoCluster(store)).resolves.toBeUndefined();
  });

  it('that is empty is anybody’s', async () => {
    const store = createMemoryStore();
    await expect(assertCluster(store)).resolves.toBeUndefined();
    await expect(assertNoCluster(store)).resolves.toBeUndefined();
  });
});
