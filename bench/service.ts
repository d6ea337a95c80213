import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Caller, PositionReport } from '@roadstead/model';
import { createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { SimulatedFleet } from './fleets.ts';
import type { Bench, Row } from './report.ts';

const SHIPS = 5000;
const REPORTS = 2_000_000;
const IN_FLIGHT = 8;
const TARGET = 200_000;
const CHIEF: Caller = { uuid: 'c', name: 'chief', roles: ['administrator'] };
const WORLD = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -85],
      [180, -85],
      [180, 85],
      [-180, 85],
      [-180, -85],
    ],
  ],
};

/** How fast does a service take reports, with detection, until they are on disk? */
export const bench: Bench = {
  question: 'How many fixes a second does the service take, detect on and keep in SQLite?',
  async run(progress): Promise<readonly Row[]> {
    progress('in memory');
    const memory = await taken(createMemoryStore());
    const rows: Row[] = [
      { what: 'in memory, fixes/s', measured: memory.perSecond, ...memory.more },
    ];
    for (const synchronous of ['full', 'normal'] as const) {
      progress(synchronous);
      const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
      try {
        const path = join(folder, 'store');
        const sqlite = await taken(await createSqliteStore({ path, synchronous }));
        rows.push({
          what: `in SQLite, ${synchronous}, fixes/s`,
          measured: sqlite.perSecond,
          target: TARGET,
          'of in memory': sqlite.perSecond / memory.perSecond,
          ...sqlite.more,
          'bytes a fix': statSync(path).size / REPORTS,
        });
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
    return rows;
  },
};

async function taken(store: Store): Promise<{ readonly perSecond: number; readonly more: Row }> {
  const service = createMaritimeService({
    store,
    clock: manualClock(Date.UTC(2026, 5, 1)),
    reports: 'simulated',
    randomBytes: (count) => new Uint8Array(count),
    passwords: {
      hash: async (password) => password,
      verify: async (password, hashed) => password === hashed,
      digest: async (secret) => secret,
    },
    unzip: async () => ({ ok: false, failure: 'Nothing is unzipped here.' }),
  });
  await service.start();
  await service.sts.createConfiguration(CHIEF, {
    name: 'World',
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 10 },
    geometry: WORLD,
  });
  const batches = [...batchesOf()];
  const [startMs, cpu] = [performance.now(), process.cpuUsage()];
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < batches.length) {
      const answer = await service.ingest(batches[next++]);
      if (!answer.ok) throw new Error(answer.failure.detail);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, hand));
  const seconds = (performance.now() - startMs) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const { eventsFired } = service.status.counts;
  await service.stop();
  await store.close();
  const more = { 'CPU seconds': (user + system) / 1e6, events: eventsFired };
  return { perSecond: REPORTS / seconds, more };
}

/** As AIS rounds: positions in 1/10 000 of a minute, speed and course in tenths. */
function* batchesOf(): Generator<readonly PositionReport[]> {
  const fleet = new SimulatedFleet('world-like', SHIPS, 1);
  let count = 0;
  while (count < REPORTS) {
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
