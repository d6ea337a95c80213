import type { StaticHistory } from '@roadstead/assessment';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import { createDetector } from '@roadstead/detector';
import { wrapLongitude } from '@roadstead/geo';
import type { DetectorConfiguration, Mmsi, PositionReport, StsEvent } from '@roadstead/model';
import { expect, it } from 'vitest';
import { createFilters } from '../ingest/pipeline-snapshot.ts';
import { ShipPlaceWriter } from '../places/ship-place-writer.ts';
import { ShipPlaces } from '../places/ship-places.ts';
import { MINUTE_MS, NOON_MS, report } from '../testing/running-service.ts';
import { seededRandom } from '../testing/seeded-fleet.ts';
import type { PartialFleet } from '../tracking/history.ts';
import { positionSeries, rowOf } from '../tracking/positions.ts';
import { backfillEvents } from './backfill-events.ts';
import { backfillFleet } from './backfill-fleet.ts';
import { LazySurroundings } from './lazy-surroundings.ts';

/** 20:00 UTC. */
const BEGIN_MS = NOON_MS + 8 * 60 * MINUTE_MS;
const HOURS = 8;
const PAIRS = 12;
/** The pairs are silent from then on: others advance event time until their events end (D7). */
const SILENT_MINUTE = 300;
/** Midnight, before which a period ends: between two reports of a pair. */
const END_MINUTE = 240;
/** So many ships are read in slices of two hours. */
const OTHERS = 260;

/** A box of 0.2° around a point. */
function configurationAt(longitude: number, latitude: number): DetectorConfiguration {
  const [west, east] = [longitude - 0.1, longitude + 0.1];
  const [south, north] = [latitude - 0.1, latitude + 0.1];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;
  return {
    ...{ id: 1, uuid: '00000000-0000-4000-8000-000000000001', name: 'A', enabled: true },
    ...{ severity: 'low', excludePorts: false, distanceMeters: 500, windowMinutes: 10 },
    area: { type: 'Polygon', coordinates: [ring] },
  };
}

/**
 * Pairs that sail through the place side by side, slow or fast, with silences, some for good; others elsewhere, of which some send with a
 * clock that is hours ahead, and fewer and fewer at the end.
 */
function* historyAt(
  random: () => number,
  longitude: number,
  latitude: number,
): Generator<PositionReport> {
  for (let pair = 0; pair < PAIRS; pair++) {
    const [middle, knots] = [random() * HOURS * 60, random() < 0.5 ? 0.5 : 40 * random()];
    const silent = Array.from({ length: 3 }, () => random() * HOURS * 60);
    const last = random() < 0.3 ? middle + 30 : SILENT_MINUTE;
    for (let minute = random(); minute < HOURS * 60; minute += 1 + 6 * random()) {
      const degrees = ((minute - middle) * knots) / 3600;
      if (minute > last || silent.some((from) => minute > from && minute < from + 25 + 20 * pair))
        continue;
      const ship = random() < 0.5 ? 0 : 1;
      const east = wrapLongitude(longitude + degrees);
      yield at(211_000_000 + 2 * pair + ship, minute, east, latitude + 0.001 * ship);
    }
  }
  // Fires before the end of the period by a report after it, and the report before is outside.
  for (const minute of [-24, 5, 10, 20, 40])
    for (const ship of [0, 1])
      yield at(
        211_000_100 + ship,
        END_MINUTE + minute,
        wrapLongitude(longitude + (minute < 0 ? -0.21 : 0.09)),
        latitude + 0.001 * ship,
      );
  for (let ship = 0; ship < OTHERS; ship++) {
    const ahead = ship % 50 === 0 ? 180 : 0;
    const until = HOURS * 60 * (ship < 20 ? 1 : 0.8 + 0.2 * random());
    for (let minute = random() * 20; minute < until; minute += 40 * random())
      yield at(212_000_000 + ship, minute + ahead, wrapLongitude(longitude + 20), latitude);
  }
}

function at(mmsi: number, minute: number, longitude: number, latitude: number): PositionReport {
  const timeMs = BEGIN_MS + Math.floor(minute * 60) * (MINUTE_MS / 60);
  return { ...report(mmsi, 0, longitude, latitude), timeMs };
}

async function storeOf(reports: readonly PositionReport[]): Promise<Store> {
  const store = createMemoryStore();
  const places = new ShipPlaceWriter(store);
  await places.resume(0);
  const positions = positionSeries(store);
  await store.write([positions.append(reports.map(rowOf)), ...places.append(reports)]);
  return store;
}

it.each([
  ['across the antimeridian', 180, 10, 2],
  ['in the Arctic', 100, 84, 3],
])(
  '[V9] a backfill of the ships of the index finds what one of all ships finds, %s',
  async (_, longitude, latitude, seed) => {
    const random = seededRandom(seed);
    const store = await storeOf([...historyAt(random, longitude, latitude)]);
    const [positions, places] = [positionSeries(store), new ShipPlaces(store)];
    const configuration = configurationAt(longitude, latitude);
    const eventsOf = async (
      period: { readonly beginMs: number; readonly endMs: number },
      fleet?: PartialFleet,
    ): Promise<readonly StsEvent[]> => {
      const events: StsEvent[] = [];
      const statics = new Map<Mmsi, StaticHistory>();
      const filters = createFilters({ surroundings: new LazySurroundings(undefined), statics });
      filters.put(configuration);
      const detector = createDetector([configuration], { firingFilter: filters });
      for await (const { ended } of backfillEvents(positions, { detector, filters }, period, fleet))
        events.push(...ended.map(({ event }) => event));
      return events;
    };
    let found = 0;
    for (const [from, to] of [
      [0, 4],
      [0, 30],
      [7, 8],
    ] as const) {
      const period = {
        beginMs: BEGIN_MS + from * 60 * MINUTE_MS,
        endMs: BEGIN_MS + to * 60 * MINUTE_MS - 1,
      };
      const fleet = await backfillFleet({ positions, places }, configuration, period);
      const events = await eventsOf(period, fleet);
      expect(events).toEqual(await eventsOf(period));
      if (from > 2) expect(fleet).toBeUndefined();
      else {
        expect(fleet!.ships.size).toBeLessThanOrEqual(2 * PAIRS + 2);
        expect([...fleet!.ships]).toEqual(expect.arrayContaining([211_000_100, 211_000_101]));
        expect(fleet!.untilMs).toBeGreaterThan(period.beginMs);
        found += events.length;
      }
    }
    expect(found).toBeGreaterThan(10);
  },
);
