import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@roadstead/contracts';
import type { Mmsi, PositionReport, Principal } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore, type SqliteStore } from '@roadstead/store-sqlite';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const MINUTE_MS = 60_000;
const SHIPS = [211_000_001, 211_000_002] as const;
const CHIEF: Principal = {
  uuid: '0c000000-0000-4000-8000-000000000003',
  name: 'chief',
  roles: ['administrator'],
};

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-damaged-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs SQL on the file of a closed store, as a fault of the disk would change it. @returns the number of changed rows */
function damage(sql: string): number {
  const database = new Database(path);
  const { changes } = database.prepare(sql).run([]);
  database.close();
  return changes;
}

/** Two ships 65 m apart, or 10 km, with a report each. */
function reportsAt(minute: number, isTogether: boolean): readonly PositionReport[] {
  return SHIPS.map((mmsi, i) => ({
    mmsi: mmsi as Mmsi,
    timeMs: NOON_MS + minute * MINUTE_MS,
    longitude: 10 + i * (isTogether ? 0.001 : 0.15),
    latitude: 54,
    ...{ sog: 0.1, cog: 10, heading: null, rot: null, navStatus: 1 },
  }));
}

interface Running {
  readonly service: MaritimeService;
  readonly logged: string[];
  readonly store: SqliteStore;
}

async function start(): Promise<Running> {
  const store = await createSqliteStore({ path });
  const logged: string[] = [];
  let drawn = 0;
  const service = createMaritimeService({
    ...{ store, clock: manualClock(NOON_MS), reports: 'simulated' },
    randomBytes: (count) => Uint8Array.from({ length: count }, () => ++drawn & 255),
    passwordHasher: {
      hash: async (password) => password,
      verify: async (password, hashed) => hashed === password,
      digest: async (secret) => secret,
    },
    unzip: async () => ({ ok: false, error: 'There is no unzip here.' }),
    log: (message) => logged.push(message),
  });
  await service.start();
  return { service, logged, store };
}

/** Ends a process: a kill leaves no snapshot. */
async function end({ service, store }: Running, how: 'stop' | 'kill'): Promise<void> {
  if (how === 'stop') await service.stop();
  await store.close();
}

async function create({ service }: Running): Promise<void> {
  const coordinates = [
    [9, 53],
    [11, 53],
    [11, 55],
    [9, 55],
    [9, 53],
  ]; // prettier-ignore
  await service.configurations.create(CHIEF, {
    name: 'Anchorage',
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
    geometry: { type: 'Polygon', coordinates: [coordinates] },
  });
}

async function ingest({ service }: Running, from: number, to: number, isTogether = true) {
  for (let minute = from; minute < to; minute += 4)
    await service.ingest({ positions: reportsAt(minute, isTogether) });
}

async function eventsOf({ service }: Running) {
  return (await service.events.list(CHIEF, { page: 1, size: 100 })).items;
}

it('a start skips a damaged batch, names it in the log and counts it, and events continue', async () => {
  const first = await start();
  await create(first);
  await ingest(first, 0, 40);
  await end(first, 'kill');
  expect(damage(`UPDATE "log positions" SET rows = X'0001FFFFFFFF00' WHERE sequence = 3`)).toBe(1);
  const second = await start();
  expect(second.logged).toEqual([
    'A stored batch is damaged, and skipped: 3. Tracks and events may lack their positions.',
  ]);
  expect(second.service.status.counts.damagedBatches).toBe(1);
  await ingest(second, 40, 60, false);
  expect(await eventsOf(second)).toMatchObject([{ activationTimeMs: NOON_MS }]);
  expect((await eventsOf(second))[0]?.deactivationTimeMs).not.toBeNull();
  await end(second, 'stop');
});
