import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi, PositionReport, Principal } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { BENCH_HOST } from './bench-host.ts';
import { numberOf } from './environment.ts';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

/** The full size is `BENCH_DAYS=7`. */
const DAYS = numberOf('BENCH_DAYS', 3);
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 0, 1);
const END_MS = START_MS + DAYS * DAY_MS;
const AREA_SHIPS = 200;
/** Ships elsewhere, which report once an hour: at full rate their week would be a billion reports. */
const OTHER_SHIPS = 29_800;
const AREA_SECONDS = 30;
const OTHER_SECONDS = 3600;
const BATCH_REPORTS = 5000;
const WARM_RUNS = 5;
const TARGET_MS = 1000;
const TICK_MS = 5;
const CALLER: Principal = { uuid: 'a', name: 'anna', roles: [] };
const WEST = 3;

/** Latency of the parts of a preview, cold and warm, and of the event loop beside it. */
export const bench: Bench = {
  question: `How long does a preview take to its first events: 200 ships, ${DAYS} days, of 30 000 ships in SQLite?`,
  seed: 7,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const path = join(folder, 'store');
    try {
      let store = await createSqliteStore({ path, synchronous: 'normal' });
      let service = await open(store);
      await fill(service, progress);
      await service.stop();
      await store.close();
      store = await createSqliteStore({ path });
      service = await open(store);
      progress('previews');
      const rows: TableRow[] = [
        { what: 'cold, 500 m and 30 min', ...(await preview(service, 500)) },
      ];
      const warm: Measured[] = [];
      for (let run = 0; run < WARM_RUNS; run++) warm.push(await preview(service, 400 + 50 * run));
      const median = (of: (each: Measured) => number): number => quantile(warm.map(of), 0.5);
      rows.push({
        what: `warm, another distance, median of ${WARM_RUNS}`,
        'first about ms': median((each) => each['first about ms']),
        'first about CPU ms': median((each) => each['first about CPU ms']),
        'all about ms': median((each) => each['all about ms']),
        'longest block ms': median((each) => each['longest block ms']),
        events: median((each) => each.events),
        'target ms': TARGET_MS,
      });
      const period = { beginMs: END_MS - DAY_MS, endMs: END_MS };
      progress('exact preview and backfill of a day');
      rows.push({
        what: 'exact preview of the last day',
        ...(await preview(service, 500, period)),
      });
      rows.push({
        what: 'baseline: full backfill of the last day',
        'exact ms': await backfill(service, period),
      });
      await service.stop();
      await store.close();
      return rows;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function open(store: Store): Promise<MaritimeService> {
  const service = createMaritimeService({
    ...{ store, clock: manualClock(END_MS), reports: 'recorded' },
    ...BENCH_HOST,
  });
  await service.start();
  return service;
}

/** Ships of the area sail to and fro in it at up to 10 kn, half of them swing at anchor. */
async function fill(service: MaritimeService, progress: (text: string) => void): Promise<void> {
  const random = seededRandom(7);
  const ships = Array.from({ length: AREA_SHIPS + OTHER_SHIPS }, (_, i) => ({
    mmsi: (205_000_000 + i) as Mmsi,
    isNear: i < AREA_SHIPS,
    longitude: i < AREA_SHIPS ? WEST + 0.3 * random() : 20 + 150 * random(),
    latitude: i < AREA_SHIPS ? 52 + 0.2 * random() : -50 + 100 * random(),
    swing: i % 2 === 0 ? 0.0002 : 0.1,
    period: (2 + 4 * random()) * 3_600_000,
    phase: random(),
  }));
  let batch: PositionReport[] = [];
  for (let timeMs = START_MS; timeMs < END_MS; timeMs += AREA_SECONDS * 1000) {
    for (const [i, ship] of ships.entries()) {
      const slot = i % (OTHER_SECONDS / AREA_SECONDS);
      if (!ship.isNear && (timeMs / 1000 / AREA_SECONDS) % (OTHER_SECONDS / AREA_SECONDS) !== slot)
        continue;
      const turn = Math.sin(2 * Math.PI * (timeMs / ship.period + ship.phase));
      batch.push({
        ...{ mmsi: ship.mmsi, timeMs: timeMs + (i % 1000) * 29 },
        ...{ longitude: ship.longitude + ship.swing * turn, latitude: ship.latitude },
        ...{ sog: 5, cog: 90, heading: 90, rot: null, navStatus: 0 },
      });
      if (batch.length < BATCH_REPORTS) continue;
      await service.ingest({ positions: batch });
      batch = [];
    }
    if ((timeMs - START_MS) % DAY_MS === 0)
      progress(`day ${(timeMs - START_MS) / DAY_MS + 1} of ${DAYS}`);
  }
  await service.ingest({ positions: batch });
}

function bodyOf(meters: number): object {
  const [west, east] = [WEST - 0.1, WEST + 0.4];
  return {
    name: 'bench',
    parameters: { distance_for_sts_meters: meters, transfer_time_window_minutes: 30 },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, 51.9],
          [east, 51.9],
          [east, 52.3],
          [west, 52.3],
          [west, 51.9],
        ],
      ],
    },
  };
}

interface Measured extends TableRow {
  readonly 'first about ms': number;
  readonly 'first about CPU ms': number;
  readonly 'all about ms': number;
  readonly 'longest block ms': number;
  readonly events: number;
}

/** Measures a preview up to the last events of thinned tracks; with a period, to its end. */
async function preview(
  service: MaritimeService,
  meters: number,
  period?: { readonly beginMs: number; readonly endMs: number },
): Promise<Measured> {
  let [lastMs, longestMs] = [performance.now(), 0];
  const timer = setInterval(() => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs - TICK_MS);
    lastMs = nowMs;
  }, TICK_MS);
  const beginMs = performance.now();
  const cpu = process.cpuUsage();
  const opened = await service.previews.open(CALLER, bodyOf(meters), period);
  if (!opened.ok) throw new Error(opened.error.detail);
  const { ships } = opened.value;
  let [firstMs, firstCpuMs, allMs, events] = [0, 0, 0, 0];
  for (;;) {
    const part = await opened.value.next();
    const nowMs = performance.now() - beginMs;
    if (part.type === 'about') {
      firstMs ||= nowMs;
      const { user, system } = process.cpuUsage(cpu);
      firstCpuMs ||= (user + system) / 1000;
      allMs = nowMs;
      events += part.events.length;
    } else if (!period || part.type === 'end') break;
  }
  const exactMs = performance.now() - beginMs;
  opened.value.close();
  clearInterval(timer);
  return {
    ...{
      'first about ms': firstMs,
      'first about CPU ms': firstCpuMs,
      'all about ms': allMs,
      'longest block ms': longestMs,
      events,
      ships,
    },
    ...(period && { 'exact ms': exactMs }),
  };
}

async function backfill(
  service: MaritimeService,
  period: { readonly beginMs: number; readonly endMs: number },
): Promise<number> {
  const created = await service.configurations.create(CALLER, bodyOf(500));
  if (!created.ok) throw new Error(created.error.detail);
  const beginMs = performance.now();
  const job = await service.backfill.request(CALLER, created.value.id, period);
  if (!job.ok) throw new Error(job.error.detail);
  for (;;) {
    const read = await service.backfill.get(CALLER, job.value.id);
    if (read.ok && read.value.state !== 'running') return performance.now() - beginMs;
    await delay(10);
  }
}
