import type { Mmsi } from '@roadstead/model';
import { expect, it } from 'vitest';
import { ONE_MINUTE_MS, openTestApi, pair } from '../testing/test-api.ts';

const SHIP = 211_000_001 as Mmsi;

it('metrics contain the lengths of the queues, and what the host adds', async () => {
  let planned = (): void => undefined;
  const planning = new Promise<void>((resolve) => {
    planned = resolve;
  });
  const api = await openTestApi({
    hostMetrics: async () => '# TYPE host_metric gauge\nhost_metric 1\n',
    service: {
      // One report runs until it is aborted, and another one waits.
      async *reportRunner(_, { signal }) {
        await new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
        yield [];
      },
      voyages: {
        offWaterMeters: async () => 0,
        distances: async () => [],
        async plan() {
          await planning;
          return { status: 'no_route', reason: 'none' };
        },
      },
    },
  });
  const lines = async (): Promise<readonly string[]> => {
    const text = await (await api.send(null, 'GET', '/metrics')).text();
    return text.split('\n').filter((line) => /^(?:roadstead_queue|host)/.test(line));
  };
  expect(await lines()).toEqual([
    'roadstead_queue_length{queue="reports"} 0',
    'roadstead_queue_length{queue="tracks"} 0',
    'roadstead_queue_length{queue="routes"} 0',
    'roadstead_queue_length{queue="backfills"} 0',
    'roadstead_queue_length{queue="predictions"} 0',
    'roadstead_queue_length{queue="alerts"} 0',
    'host_metric 1',
  ]);
  await api.service.ingest({ positions: pair(0, 10, 0.01) });
  const { anna } = api.users;
  await api.service.routing?.request(anna, SHIP, { position: { longitude: 10, latitude: 54 } });
  const request = { name: 'A', begin: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' };
  for (let i = 0; i < 2; i++) {
    const response = await api.send('anna', 'POST', '/api/jobserver/stat/portcalls', request);
    expect(response.status).toBe(202);
  }
  api.clock.set(api.clock.now() + ONE_MINUTE_MS);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      'roadstead_queue_length{queue="reports"} 2',
      'roadstead_queue_length{queue="routes"} 1',
    ]),
  );
  planned();
  await api.service.stop();
});
