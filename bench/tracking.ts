import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock, type SeriesRow } from '@roadstead/contracts';
import type { Mmsi, Principal } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { PortCallDetector, type PortLookup, type StatusFix } from '@roadstead/tracking';
import { BENCH_HOST } from './bench-host.ts';
import { seededRandom } from './random.ts';
import type { Bench, TableRow } from './write-report.ts';

const SHIPS = 300_000;
const FIRST = 201_000_000;
const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 5, 1);
const ADMINISTRATOR: Principal = { uuid: 'c', name: 'chief', roles: ['administrator'] };
const COLUMNS = ['longitude', 'latitude', 'sog', 'cog', 'heading', 'rot', 'navStatus'] as const;
type Row7 = SeriesRow<(typeof COLUMNS)[number]>;

const CALL_SHIPS = 2000;
const CALL_FIXES = 4_000_000;

/** Waiting time for a ship's position and track, and speed of port call detection. */
export const bench: Bench = {
  question:
    'How long do a position and a track take among 300,000 ships, and how fast are port calls detected?',
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    try {
      const path = join(folder, 'store');
      const store = await createSqliteStore({ path, synchronous: 'normal' });
      const series = store.series({ name: 'positions', columns: COLUMNS });
      progress('300,000 ships');
      for (let minute = 0; minute < 3; minute++) {
        for (let ship = 0; ship < SHIPS; ship += 10_000) {
          const rows = Array.from({ length: 10_000 }, (_, i) => row(ship + i, minute * 60_000));
          await store.write([series.append(rows)]);
        }
      }
      progress('a ship for 30 days');
      for (let ms = 0; ms < 30 * DAY_MS; ms += 10_000_000) {
        const rows = Array.from({ length: 1000 }, (_, i) => row(0, ms + i * 10_000 - 30 * DAY_MS));
        await store.write([series.append(rows)]);
      }
      await store.write([series.discardArrivals(await series.lastSequence())]);
      const service = createMaritimeService({
        store,
        reports: 'simulated',
        clock: manualClock(NOW_MS),
        ...BENCH_HOST,
      });
      await service.start();
      progress('positions');
      const rows = [...(await positions(service)), await track(service), portCalls(progress)];
      await service.stop();
      await store.close();
      return rows;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

function row(ship: number, sinceMs: number): Row7 {
  const east = (sinceMs / 3_600_000) * 0.01;
  return {
    key: FIRST + ship,
    timeMs: NOW_MS + sinceMs,
    longitude: (ship % 3600) / 10 - 180 + east,
    latitude: Math.floor(ship / 3600) / 2 - 20,
    ...{ sog: 7, cog: 90, heading: 90, rot: 0, navStatus: 0 },
  };
}

async function positions(service: MaritimeService): Promise<readonly TableRow[]> {
  const random = seededRandom(1);
  const some = (count: number): Mmsi[] =>
    Array.from({ length: count }, () => (FIRST + Math.floor(random() * SHIPS)) as Mmsi);
  const one = await millisecondsOf(
    300,
    async () => void (await service.tracking.getPosition(some(1)[0])),
  );
  const thousand = some(1000);
  const many = await millisecondsOf(
    20,
    async () => void (await service.tracking.listPositions(some(1000))),
  );
  const again = await millisecondsOf(
    20,
    async () => void (await service.tracking.listPositions(thousand)),
  );
  return [
    { what: 'latest position of one ship, ms', ...one, target: 1 },
    { what: '… of 1,000 ships in one request, ms', ...many, target: 50 },
    { what: '… of the same 1,000 repeated, ms', ...again, target: 50 },
  ];
}

async function track(service: MaritimeService): Promise<TableRow> {
  const request = {
    mmsi: FIRST as Mmsi,
    beginMs: NOW_MS - 30 * DAY_MS,
    endMs: NOW_MS,
    stepMs: 10_000,
  };
  const measured = await millisecondsOf(10, async () => {
    const id = await service.tracking.tracks.request(ADMINISTRATOR, request);
    if (!id.ok) throw new Error(id.error.detail);
    for (;;) {
      const job = await service.tracking.tracks.get(ADMINISTRATOR, id.value);
      if (!job.ok) throw new Error(job.error.detail);
      if (job.value.state === 'finished') return;
    }
  });
  return { what: 'a track of 30 days at 10 s, ms', ...measured, target: 200 };
}

/** Ships that sail from port to port along a coast, an hour each, and stop for an hour; positions every 10 s. */
function portCalls(progress: (text: string) => void): TableRow {
  progress('port calls');
  const placeAt: PortLookup = (longitude) => {
    const port = Math.round(longitude / 0.2);
    return Math.abs(longitude - 0.2 * port) < 0.02 ? { portId: port, berth: null } : undefined;
  };
  const calls = new PortCallDetector(placeAt);
  let found = 0;
  let spentMs = 0;
  for (let step = 0; step < CALL_FIXES / CALL_SHIPS; step++) {
    const fixes = Array.from({ length: CALL_SHIPS }, (_, ship) => fixOf(ship, step));
    const start = performance.now();
    found += calls.step(fixes).length;
    spentMs += performance.now() - start;
  }
  const perSecond = (1000 * CALL_FIXES) / spentMs;
  return {
    what: 'fixes through port call detection, 1/s',
    measured: perSecond,
    target: 500_000,
    changes: found,
  };
}

function fixOf(ship: number, step: number): StatusFix {
  const seconds = step * 10 + ship * 3.6;
  const leg = Math.floor(seconds / 7200);
  const sailing = Math.min(1, (seconds % 7200) / 3600);
  const wander = 1e-5 * ((step * 7 + ship) % 5);
  return {
    mmsi: (FIRST + ship) as Mmsi,
    timeMs: NOW_MS + step * 10_000,
    longitude: (leg + sailing) * 0.2 + wander,
    latitude: 0.01 * (ship % 100),
    navStatus: sailing < 1 ? 0 : 5,
  };
}

async function millisecondsOf(times: number, act: () => Promise<void>): Promise<TableRow> {
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await act();
    spent.push(performance.now() - start);
  }
  spent.sort((a, b) => a - b);
  return { measured: spent[Math.floor(times / 2)], slowest: spent[times - 1] };
}
