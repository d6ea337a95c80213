import { PGlite } from '@electric-sql/pglite';
import type { Store } from '@roadstead/contracts';
import { createMaritimeService, storeViews } from '@roadstead/service';
import { createPostgresStore, usePGlite } from '@roadstead/store-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  report,
  startService,
  staticReport,
} from '../../packages/service/src/testing/running-service.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

const openStore = (): Promise<Store> =>
  createPostgresStore({ database: usePGlite(pglite), views: storeViews });

const rows = async (sql: string): Promise<readonly object[]> =>
  (await pglite.query<object>(sql)).rows;

it('a service over PostgreSQL finds events, also after a kill, and SQL reads them', async () => {
  const first = await startService(await openStore());
  await first.service.configurations.create(CHIEF, configurationBody());
  first.clock.set(NOON_MS + 40 * MINUTE_MS);
  await first.service.ingest({
    positions: pairTogether(0, 40),
    statics: [{ ...staticReport(FIRST, NOON_MS), name: 'ADA', imo: null }],
  });
  // A kill leaves no snapshot.
  const store = await openStore();
  const service = createMaritimeService(optionsFor(store, first.clock));
  await service.start();
  first.clock.set(NOON_MS + 60 * MINUTE_MS);
  await service.ingest({ positions: pairApart(42, 60) });
  const { items } = await service.events.list(CHIEF, { page: 1, size: 9 });
  expect(items).toMatchObject([{ activationTimeMs: NOON_MS }]);
  expect(items[0]!.deactivationTimeMs).not.toBeNull();

  expect(
    await rows('SELECT uuid, name, first_mmsi, fired_at, longitude FROM roadstead.events'),
  ).toEqual([
    {
      uuid: items[0]!.uuid,
      name: 'Anchorage',
      first_mmsi: FIRST,
      fired_at: new Date(NOON_MS + 30 * MINUTE_MS),
      longitude: 10,
    },
  ]);
  expect(await rows('SELECT mmsi, name, shiptype, imo FROM roadstead.ships')).toEqual([
    { mmsi: FIRST, name: 'ADA', shiptype: 80, imo: null },
  ]);
  await expectPositions(60);
  // The same, once some rows are packed into segments, one of them late.
  const positions = store.series({
    name: 'positions',
    columns: ['longitude', 'latitude', 'sog', 'cog', 'heading', 'rot', 'navStatus'],
  });
  await positions.downsample(NOON_MS, 1);
  await expectPositions(60);
  await service.ingest({ positions: [report(FIRST, 62)] });
  await expectPositions(62);

  await pglite.exec(`CREATE ROLE reader; GRANT USAGE ON SCHEMA roadstead TO reader;
    GRANT SELECT ON roadstead.events, roadstead.latest_positions TO reader; SET ROLE reader`);
  expect(await rows('SELECT id FROM roadstead.events')).toHaveLength(1);
  expect(await rows('SELECT mmsi FROM roadstead.latest_positions')).toHaveLength(2);
  expect(await rows(positionsSql(0, 2))).toHaveLength(2);
  await expect(rows('SELECT * FROM roadstead.counter')).rejects.toThrow('permission denied');
  await pglite.exec('RESET ROLE');
  await service.stop();
  await store.close();
});

const positionsSql = (fromMinute: number, toMinute: number): string => {
  const [from, to] = [fromMinute, toMinute].map((minute) =>
    new Date(NOON_MS + minute * MINUTE_MS).toISOString(),
  );
  return `SELECT mmsi, reported_at, longitude, heading_degrees, navigational_status
    FROM roadstead.positions(${FIRST}, '${from}', '${to}')`;
};

async function expectPositions(lastMinute: number): Promise<void> {
  const last = {
    mmsi: FIRST,
    reported_at: new Date(NOON_MS + lastMinute * MINUTE_MS),
    longitude: 10,
    heading_degrees: null,
    navigational_status: 15,
  };
  const found = await rows(positionsSql(0, lastMinute));
  expect(found).toHaveLength(1 + lastMinute / 2);
  expect(found.at(-1)).toEqual(last);
  expect(await rows(positionsSql(lastMinute - 1, lastMinute + 1))).toEqual([last]);
  expect(
    await rows(
      `SELECT mmsi, reported_at, longitude, heading_degrees, navigational_status
       FROM roadstead.latest_positions WHERE mmsi = ${FIRST}`,
    ),
  ).toEqual([last]);
}
