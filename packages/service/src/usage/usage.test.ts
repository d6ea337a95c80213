import { createMemoryStore, manualClock } from '@roadstead/contracts';
import { expect, test, vi } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import { ANNA, CHIEF, optionsFor, pairTogether, startService } from '../testing/running-service.ts';

test('a stop writes the snapshot of the pipeline even if usage cannot be written', async () => {
  const store = createMemoryStore();
  const { service } = await startService(store);
  await service.ingest({ positions: pairTogether(0, 10) });
  const reserved = await service.usage.reserve(
    ANNA,
    { method: 'GET', path: '/ship/{mmsi}' },
    false,
  );
  if (reserved.ok) reserved.value.recordSuccess();
  expect(await store.blobs.read('tracker')).toBeUndefined();
  vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('full'));
  await expect(service.stop()).rejects.toThrow('full');
  expect(await store.blobs.read('tracker')).toBeDefined();
});

test('[U3] a store that cannot write usage is logged; the service runs, and writes it later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const store = createMemoryStore();
    const logged: unknown[] = [];
    const options = {
      ...optionsFor(store, manualClock(0)),
      log: (...line: readonly unknown[]) => logged.push(line),
    };
    const service = createMaritimeService(options);
    await service.start();
    const record = { user: ANNA, type: 'REQUEST', method: 'GET', endpoint: '/ship' } as const;
    await service.usage.record({ ...record, status: 'SUCCESS', unit: 'REQUESTS', text: null }, 3);
    const full = new Error('full');
    const write = vi.spyOn(store, 'write').mockRejectedValueOnce(full);
    await vi.advanceTimersByTimeAsync(500);
    expect(logged).toEqual([[expect.stringContaining('Usage could not be written.'), full]]);
    expect(service.status.state).toBe('running');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(write).toHaveBeenCalledTimes(2);
    // As after a kill: without the stop that writes everything.
    const next = createMaritimeService(optionsFor(store, manualClock(0)));
    await next.start();
    const page = { page: 1, size: 10 };
    const { counters } = await next.usage.monthlyCounters(CHIEF, { year: 1970, month: 1 }, page);
    expect(counters).toMatchObject([{ count: 3 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('[U3] a service that has failed writes at its stop what it has counted', async () => {
  const store = createMemoryStore();
  const { service } = await startService(store);
  const record = { user: ANNA, type: 'REQUEST', method: 'GET', endpoint: '/ship' } as const;
  await service.usage.record({ ...record, status: 'SUCCESS', unit: 'REQUESTS', text: null }, 3);
  vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('a fault'));
  await expect(service.ingest({ positions: pairTogether(0, 10) })).rejects.toThrow('a fault');
  expect(service.status.state).toBe('failed');
  await service.stop();
  const { service: next } = await startService(store);
  const page = { page: 1, size: 10 };
  const { counters } = await next.usage.monthlyCounters(CHIEF, { year: 2026, month: 6 }, page);
  expect(counters).toMatchObject([{ count: 3 }]);
  expect(next.status.counts.positionReports).toBe(0);
  await next.stop();
});
