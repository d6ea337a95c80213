import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock, type SeriesRow } from '@roadstead/contracts';
import type { Caller, Fix, Mmsi } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { type PlaceAt, PortCalls } from '@roadstead/tracking';
import { seededRandom } from './random.ts';
import type { Bench, Row } from './report.ts';

const SHIPS = 300_000;
const FIRST = 201_000_000;
const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 5, 1);
const CHIEF: Caller = { uuid: 'c', name: 'chief', roles: ['administrator'] };
const COLUMNS = ['longitude', 'latitude', 'sog', 'cog', 'heading', 'rot', 'navStatus'] as const;
type Row7 = SeriesRow<(typeof COLUMNS)[number]>;

const CALL_SHIPS = 2000;
const CALL_FIXES = 4_000_000;

/** How long do people wait for a ship's position and track, and how fast are port calls found? */
export const bench: Bench = {
  question: 'How long does a position or a track take among 300,000 ships, and a port call?',
  async run(progress): Promise<readonly Row[]> {
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
      await store.write([series.forgetArrivals(await series.lastSequence())]);
      const service = createMaritimeService({
        store,
        reports: 'simulated',
        clock: manualClock(NOW_MS),
        randomBytes: (count) => new Uint8Array(count),
        passwords: {
          hash: async (password) => password,
          verify: async (password, hashed) => password === hashed,
          digest: async (secret) => secret,
        },
        unzip: async () => ({ ok: false, failure: 'no zips here' }),
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

async function positions(service: MaritimeService): Promise<readonly Row[]> {
  const random = seededRandom(1);
  const some = (count: number): Mmsi[] =>
    Array.from({ length: count }, () => (FIRST + Math.floor(random() * SHIPS)) as Mmsi);
  const one = await millisecondsOf(
    300,
    async () => void (await service.tracking.position(some(1)[0])),
  );
  const thousand = some(1000);
  const many = await millisecondsOf(
    20,
    async () => void (await service.tracking.positions(some(1000))),
  );
  const again = await millisecondsOf(
    20,
    async () => void (await service.tracking.positions(thousand)),
  );
  return [
    { what: 'latest position of one ship, ms', ...one, target: 1 },
    { what: '… of 1,000 ships in one request, ms', ...many, target: 50 },
    { what: '… of the same 1,000 again, ms', ...again, target: 50 },
  ];
}

async function track(service: MaritimeService): Promise<Row> {
  const request = {
    mmsi: FIRST as Mmsi,
    beginMs: NOW_MS - 30 * DAY_MS,
    endMs: NOW_MS,
    stepMs: 10_000,
  };
  const measured = await millisecondsOf(10, async () => {
    const id = await service.tracking.requestTrack(CHIEF, request);
    if (!id.ok) throw new Error(id.failure.detail);
    for (;;) {
      const job = await service.tracking.track(CHIEF, id.value);
      if (!job.ok) throw new Error(job.failure.detail);
      if (job.value.state === 'finished') return;
    }
  });
  return { what: 'a track of 30 days at 10 s, ms', ...measured, target: 200 };
}

/** Ships that sail from port to port along a coast, an hour each way, and stop for an hour; positions every 10 s. */
function portCalls(progress: (text: string) => void): Row {
  progress('port calls');
  const placeAt: PlaceAt = (longitude) => {
    const port = Math.round(longitude / 0.2);
    return Math.abs(longitude - 0.2 * port) < 0.02 ? { portId: port, berth: null } : undefined;
  };
  const calls = new PortCalls(placeAt);
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
    what: 'fixes through the port calls, 1/s',
    measured: perSecond,
    target: 500_000,
    changes: found,
  };
}

function fixOf(ship: number, step: number): Fix {
  const seconds = step * 10 + ship * 3.6;
  const leg = Math.floor(seconds / 7200);
  const sailing = Math.min(1, (seconds % 7200) / 3600);
  const wander = 1e-5 * ((step * 7 + ship) % 5);
  return {
    mmsi: (FIRST + ship) as Mmsi,
    timeMs: NOW_MS + step * 10_000,
    longitude: (leg + sailing) * 0.2 + wander,
    latitude: 0.01 * (ship % 100),
  };
}

async function millisecondsOf(times: number, act: () => Promise<void>): Promise<Row> {
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await act();
    spent.push(performance.now() - start);
  }
  spent.sort((a, b) => a - b);
  return { measured: spent[Math.floor(times / 2)], slowest: spent[times - 1] };
}
