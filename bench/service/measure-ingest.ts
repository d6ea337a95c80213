import { manualClock, type Store } from '@roadstead/contracts';
import { WORLD } from '@roadstead/geo';
import type { PositionReport, Principal } from '@roadstead/model';
import { createMaritimeService } from '@roadstead/service';
import { BENCH_HOST } from '../bench-host.ts';
import { BenchFleet } from '../fleets.ts';
import type { TableRow } from '../write-report.ts';

const SHIPS = 5000;
const IN_FLIGHT = 8;
const ADMINISTRATOR: Principal = { uuid: 'c', name: 'chief', roles: ['administrator'] };

/** Ingests the reports of a fleet, with detection on a configuration, until all are durable. */
export async function measureIngest(
  store: Store,
  reports: number,
): Promise<{ readonly perSecond: number; readonly more: TableRow }> {
  const service = createMaritimeService({
    store,
    clock: manualClock(Date.UTC(2026, 5, 1)),
    reports: 'simulated',
    ...BENCH_HOST,
  });
  await service.start();
  await service.configurations.create(ADMINISTRATOR, {
    name: 'World',
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 10 },
    geometry: WORLD,
  });
  const batches = [...batchesOf(reports)];
  const [startMs, cpu] = [performance.now(), process.cpuUsage()];
  let next = 0;
  const ingest = async (): Promise<void> => {
    while (next < batches.length) {
      const result = await service.ingest({ positions: batches[next++] });
      if (!result.ok) throw new Error(result.error.detail);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, ingest));
  const seconds = (performance.now() - startMs) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { eventsFired } = service.status.counts;
  await service.stop();
  await store.close();
  const more = { 'CPU seconds': (user + system) / 1e6, events: eventsFired };
  return { perSecond: reports / seconds, more };
}

/** Fixes quantised as in AIS: positions in 1/10 000 of a minute, speed and course in tenths. */
function* batchesOf(reports: number): Generator<readonly PositionReport[]> {
  const fleet = new BenchFleet('world-like', SHIPS, 1);
  let count = 0;
  while (count < reports) {
    for (const fixes of fleet.nextRound()) {
      count += fixes.length;
      yield fixes.map(({ mmsi, timeMs, longitude, latitude }) => ({
        mmsi,
        timeMs,
        longitude: Math.round(longitude * 600_000) / 600_000,
        latitude: Math.round(latitude * 600_000) / 600_000,
        sog: (mmsi % 200) / 10,
        cog: (mmsi % 3600) / 10,
        heading: mmsi % 360,
        rot: 0,
        navStatus: 0,
      }));
    }
  }
}
