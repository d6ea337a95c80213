import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { type Box, wrapLongitude } from '@roadstead/geo';
import type { Mmsi, PositionReport } from '@roadstead/model';
import fc from 'fast-check';
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import { NOON_MS, optionsFor, report } from '../testing/running-service.ts';
import { withoutPlaceIndex } from '../testing/without-place-index.ts';
import { cellOf, dayNumber } from './place-cells.ts';
import { placeRow, placeSeries } from './place-index.ts';
import { ShipPlaceFiller } from './ship-place-filler.ts';
import { ShipPlaceWriter } from './ship-place-writer.ts';
import { ShipPlaces } from './ship-places.ts';

const DAY_MS = 86_400_000;

async function start(store: Store, change: Partial<ServiceOptions> = {}): Promise<MaritimeService> {
  const service = createMaritimeService({ ...optionsFor(store, manualClock(NOON_MS)), ...change });
  await service.start();
  return service;
}

async function ingest(
  service: MaritimeService,
  positions: readonly PositionReport[],
): Promise<void> {
  expect(await service.ingest({ positions })).toMatchObject({ ok: true });
}

/** A report of a ship, some days after the first of June. */
function at(mmsi: number, day: number, longitude: number, latitude: number): PositionReport {
  return report(mmsi, day * 1440, longitude, latitude);
}

function around(longitude: number, latitude: number, degrees = 0.01): Box {
  const [west, east] = [wrapLongitude(longitude - degrees), longitude + degrees];
  return {
    ...{ west, east: east < west ? east + 360 : east },
    ...{ south: latitude - degrees, north: latitude + degrees },
  };
}

/** Whether a position is in a box that is wider by some degrees, by comparing it turn by turn. */
function isIn(box: Box, { longitude, latitude }: PositionReport, degrees: number): boolean {
  if (latitude < box.south - degrees || latitude > box.north + degrees) return false;
  return [-360, 0, 360].some(
    (turn) => longitude + turn >= box.west - degrees && longitude + turn <= box.east + degrees,
  );
}

function shipsOf(reports: readonly PositionReport[]): readonly Mmsi[] {
  return [...new Set(reports.map(({ mmsi }) => mmsi))].sort((one, other) => one - other);
}

const dayOfReport = ({ timeMs }: PositionReport): number => Math.floor(timeMs / DAY_MS);

/** Compares an answer with all stored reports: nothing is missing, and nobody is further away than a cell and a day. */
async function expectRight(
  store: Store,
  reports: readonly PositionReport[],
  [box, fromMs, toMs]: readonly [Box, number, number],
): Promise<void> {
  const found = await new ShipPlaces(store).within(box, fromMs, toMs);
  expect(found).toEqual([...new Set(found)].sort((one, other) => one - other));
  const inside = reports.filter(
    (each) => each.timeMs >= fromMs && each.timeMs <= toMs && isIn(box, each, 0),
  );
  expect(found).toEqual(expect.arrayContaining([...shipsOf(inside)]));
  const near = reports.filter(
    (each) =>
      dayOfReport(each) >= Math.floor(fromMs / DAY_MS) &&
      dayOfReport(each) <= Math.floor(toMs / DAY_MS) &&
      isIn(box, each, 0.1 + 1e-8),
  );
  expect(shipsOf(near)).toEqual(expect.arrayContaining([...found]));
}

/** Returns the number of rows of the index. */
async function writtenRows(store: Store): Promise<number> {
  const index = placeSeries(store);
  let rows = 0;
  for (const tile of await index.keys())
    for await (const numbers of index.cells(tile, -Infinity, Infinity)) rows += numbers.length / 2;
  return rows;
}

describe('[V22] the ships of a box', () => {
  it('are those that reported from its cells, on its days', async () => {
    const store = createMemoryStore();
    const service = await start(store);
    await ingest(service, [at(211_000_002, 0, 10.05, 54.05), at(211_000_001, 1, 10.05, 54.05)]);
    const places = new ShipPlaces(store);
    const within = (box: Box, fromDay: number, toDay: number): Promise<readonly Mmsi[]> =>
      places.within(box, NOON_MS + fromDay * DAY_MS, NOON_MS + toDay * DAY_MS);
    expect(await within(around(10.05, 54.05), -1, 2)).toEqual([211_000_001, 211_000_002]);
    expect(await within(around(10.05, 54.05), 1, 1)).toEqual([211_000_001]);
    expect(await within(around(10.05, 54.05), 2, 9)).toEqual([]);
    expect(await within(around(10.15, 54.05), -1, 2)).toEqual([]);
    expect(await within(around(10.05, 53.95), -1, 2)).toEqual([]);
    const everywhere = { west: -180, south: -90, east: 180, north: 90 };
    expect(await places.within(everywhere, -Infinity, Infinity)).toHaveLength(2);
    await service.stop();
  });

  it.each([
    ['the antimeridian, from the east', 180, 10, around(-179.995, 10)],
    ['the antimeridian, from the west', -180, 10, around(179.995, 10)],
    ['the antimeridian, in a box that crosses it', -179.7, 10, around(180, 10, 0.3)],
    ['the north pole', 12, 90, { west: -180, south: 89.99, east: 180, north: 90 }],
    ['the south pole', 12, -90, { west: 11, south: -90, east: 13, north: -89 }],
    ['the meridian of Greenwich', -0.05, 0.05, around(0, 0, 0.05)],
  ])('are found at %s', async (_, longitude, latitude, box) => {
    const store = createMemoryStore();
    const service = await start(store);
    await ingest(service, [at(211_000_001, 0, longitude, latitude)]);
    expect(await new ShipPlaces(store).within(box, NOON_MS, NOON_MS)).toEqual([211_000_001]);
    await service.stop();
  });

  it('are found by late reports, jumps and reports centuries away', async () => {
    const store = createMemoryStore();
    const service = await start(store, { reports: 'recorded' });
    const reports = [
      at(211_000_001, 0, 10, 54),
      at(211_000_001, 0.001, -120, 54),
      at(211_000_001, -20_000, 33, 1),
      at(211_000_001, 100_000, 34, 1),
      at(211_000_001, -200_000, 35, 1),
    ];
    for (const each of reports) await ingest(service, [each]);
    for (const each of reports)
      await expectRight(store, reports, [
        around(each.longitude, each.latitude),
        each.timeMs,
        each.timeMs,
      ]);
    await service.stop();
  });

  it('are found while the index of an older store is filled, and after a kill at that time', async () => {
    const store = createMemoryStore();
    const older = await start(withoutPlaceIndex(store));
    const [first, second] = [at(211_000_001, 0, 10, 54), at(211_000_002, 0, 10, 54)];
    await ingest(older, [first, second]);
    await older.stop();
    const within = (): Promise<readonly Mmsi[]> =>
      new ShipPlaces(store).within(around(10, 54), NOON_MS, NOON_MS);
    expect(await within()).toEqual([first.mmsi, second.mmsi]);
    const writer = new ShipPlaceWriter(store);
    await writer.resume(1);
    const row = placeRow(first.mmsi, dayNumber(first.timeMs), cellOf(10, 54));
    await writer.fill([row], first.mmsi);
    expect(await within()).toEqual([first.mmsi, second.mmsi]);
    const failed = (error: unknown): never => expect.fail(String(error));
    const filler = new ShipPlaceFiller({ store, writer, log: () => {}, failed });
    filler.run();
    await filler.wait();
    expect(await writtenRows(store)).toBe(2);
    expect(await within()).toEqual([first.mmsi, second.mmsi]);
    filler.run();
    await filler.wait();
    expect(await placeSeries(store).lastSequence()).toBe(2);
  });

  it('are found after older positions were deleted, by the newest ones that are left', async () => {
    const store = createMemoryStore();
    const laidUp = [0, 1, 2, 3, 4].map((day) => at(211_000_001, day, 10 + day, 54));
    const sailing = Array.from({ length: 80 }, (_, i) =>
      at(211_000_002 + (i % 2), Math.floor(i / 2), 10, 54 + Math.floor(i / 2) / 10),
    );
    const filling = await start(store);
    await ingest(filling, [...laidUp, ...sailing]);
    await filling.stop();
    const service = await start(store, { retention: { positions: { days: 10 } } });
    await firstValueFrom(service.status$.pipe(filter(({ counts }) => counts.deletedPositions > 0)));
    await service.stop();
    const within = (longitude: number, latitude: number): Promise<readonly Mmsi[]> =>
      new ShipPlaces(store).within(around(longitude, latitude), -Infinity, Infinity);
    expect(await within(10, 54)).toEqual([]);
    expect(await within(13, 54)).toEqual([211_000_001]);
    expect(await within(10, 57.9)).toEqual([211_000_002, 211_000_003]);
    expect(await writtenRows(store)).toBeLessThan(60);
  });
});

const MMSI = fc.integer({ min: 0, max: 5 }).map((ship) => 211_000_000 + ship);
/** Places on the corners of cells and beside them, at the antimeridian and the poles. */
const LONGITUDE = fc.oneof(
  fc.integer({ min: -1800, max: 1800 }).map((tenths) => tenths / 10),
  fc.constantFrom(-180, 180, -179.999, 179.999, 0, 10.05),
  fc.double({ min: -180, max: 180, noNaN: true }),
);
const LATITUDE = fc.oneof(
  fc.constantFrom(-90, 90, 0, -0.05, 54.05),
  fc.double({ min: -90, max: 90, noNaN: true }),
);
const REPORT = fc
  .tuple(MMSI, fc.integer({ min: -3, max: 3 }), fc.nat(DAY_MS - 1), LONGITUDE, LATITUDE)
  .map(([mmsi, day, ms, longitude, latitude]) => ({
    ...at(mmsi, 0, longitude, latitude),
    timeMs: NOON_MS + day * DAY_MS + ms,
  }));
const STEP = fc.oneof(
  { weight: 4, arbitrary: fc.array(REPORT, { maxLength: 8 }) },
  { weight: 3, arbitrary: fc.constantFrom('stop', 'kill', 'older version', 'older, killed') },
);
const QUERY = fc
  .tuple(LONGITUDE, LATITUDE, fc.constantFrom(0, 0.05, 1, 3, 360), fc.nat(6), fc.nat(6))
  .map(
    ([west, south, degrees, day, days]) =>
      [
        { west, south, east: west + degrees, north: Math.min(90, south + degrees / 2) },
        NOON_MS + (day - 3) * DAY_MS,
        NOON_MS + (day + days - 3) * DAY_MS,
      ] as const,
  );

/** The query of the place and time of a report. */
function queryAt({ longitude, latitude, timeMs }: PositionReport): readonly [Box, number, number] {
  return [around(longitude, latitude, 0), timeMs, timeMs];
}

it('[V22] the ships of any box are those of a scan, after stops, kills and versions without the index', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(STEP, { maxLength: 8 }),
      fc.array(QUERY, { minLength: 3, maxLength: 3 }),
      async (steps, queries) => {
        const store = createMemoryStore();
        // Reports of one time are stored once: the first one counts.
        const stored = new Map<string, PositionReport>();
        let service = await start(store, { reports: 'recorded' });
        for (const step of steps) {
          if (typeof step !== 'string') {
            await ingest(service, step);
            for (const each of step) {
              const id = `${each.mmsi} ${each.timeMs}`;
              if (!stored.has(id)) stored.set(id, each);
            }
          } else {
            if (step === 'stop' || step === 'older version') await service.stop();
            const isOlder = step.startsWith('older');
            service = await start(isOlder ? withoutPlaceIndex(store) : store, {
              reports: 'recorded',
            });
          }
        }
        const reports = [...stored.values()];
        const all = [...queries, ...reports.map(queryAt)];
        service = await start(store, { reports: 'recorded' });
        for (const query of all) await expectRight(store, reports, query);
        await service.stop();
        for (const query of queries) await expectRight(store, reports, query);
      },
    ),
    { numRuns: 25 },
  );
});
