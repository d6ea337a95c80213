import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { PositionReport } from '@roadstead/model';
import { filter, firstValueFrom, tap } from 'rxjs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../changes/change.ts';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import {
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  report,
  SECOND,
  SURROUNDINGS,
} from '../testing/running-service.ts';
import type { VesselEventSearch } from './vessel-events.ts';

const HOUR_MINUTES = 60;
const ALL = { page: 1, size: 100 };

/** A ship at rest far off shore, from one hour to another. */
function atRest(mmsi: number, fromHour: number, toHour: number): readonly PositionReport[] {
  const count = ((toHour - fromHour) * HOUR_MINUTES) / 10 + 1;
  return Array.from({ length: count }, (_, i) => report(mmsi, fromHour * HOUR_MINUTES + 10 * i));
}

function optionsOf(store: Store, options: Partial<ServiceOptions> = {}): ServiceOptions {
  return {
    ...optionsFor(store, manualClock(NOON_MS)),
    surroundings: async () => ({ ...SURROUNDINGS, shoreMeters: () => 200_000 }),
    ...{ vesselEvents: true, ...options },
  };
}

async function begin(
  store: Store,
  options: Partial<ServiceOptions> = {},
): Promise<MaritimeService> {
  const service = createMaritimeService(optionsOf(store, options));
  await service.start();
  return service;
}

/** A ship that sails at 10 kn, so that event time follows. */
function sailing(fromHour: number, toHour: number, mmsi = SECOND + 1): readonly PositionReport[] {
  return atRest(mmsi, fromHour, toHour).map((each) => {
    const hours = (each.timeMs - NOON_MS) / MINUTE_MS / HOUR_MINUTES;
    return { ...each, longitude: 0.28 * hours };
  });
}

/** A ship loiters for 4 h, and is heard again after 16 h; another one loiters a day later. */
async function ingestAll(service: MaritimeService): Promise<void> {
  const positions = [
    ...[...atRest(FIRST, 0, 4), ...atRest(FIRST, 20, 20), ...atRest(SECOND, 24, 28)],
    ...sailing(0, 28),
  ];
  await service.ingest({ positions: positions.sort((a, b) => a.timeMs - b.timeMs) });
}

describe('events of one ship', () => {
  let service: MaritimeService;
  const changes: Change[] = [];
  beforeAll(async () => {
    service = await begin(createMemoryStore());
    service.changes$.subscribe((change) => changes.push(change));
    await ingestAll(service);
  });

  it('[V23] are stored once, in their newest state, and published', async () => {
    const { items, total } = await service.vesselEvents!.list(ALL);
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { id: 3, kind: 'loitering', mmsi: SECOND, endMs: null },
      { id: 2, kind: 'gap', mmsi: FIRST, endMs: NOON_MS + 20 * HOUR_MINUTES * MINUTE_MS },
      { id: 1, kind: 'loitering', mmsi: FIRST, endMs: NOON_MS + 4 * HOUR_MINUTES * MINUTE_MS },
    ]);
    const published = changes.flatMap((change) =>
      change.type === 'vessel-event' ? [`${change.kind} ${change.event.id}`] : [],
    );
    expect(published).toEqual(['found 1', 'ended 1', 'found 2', 'ended 2', 'found 3']);
    expect(service.status.counts).toMatchObject({ eventsFired: 0, eventsEnded: 0 });
  });

  const hour = (hours: number): number => NOON_MS + hours * HOUR_MINUTES * MINUTE_MS;
  it.each<[VesselEventSearch, readonly number[]]>([
    [{ kind: 'loitering' }, [3, 1]],
    [{ mmsi: FIRST }, [2, 1]],
    [{ mmsi: FIRST, kind: 'gap' }, [2]],
    [{ beginMs: hour(4) + 1 }, [3, 2]],
    [{ endMs: hour(4) }, [2, 1]],
    [{ beginMs: hour(21), endMs: hour(23) }, []],
    [{ isEnded: false }, [3]],
    [{ isEnded: true }, [2, 1]],
    [{ scoreMin: -1 }, []],
    [{ beginMs: hour(1000) }, []],
  ])('[V23] are listed by %j', async (search, ids) => {
    const { items, total } = await service.vesselEvents!.list(ALL, search);
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(total).toBe(ids.length);
  });

  it('[V23] are listed page by page, and read one by one', async () => {
    const { items, total } = await service.vesselEvents!.list({ page: 2, size: 2 });
    expect([items.map(({ id }) => id), total]).toEqual([[1], 3]);
    expect(await service.vesselEvents!.get(1)).toEqual({ ok: true, value: items[0] });
    expect(await service.vesselEvents!.get(4)).toMatchObject({ error: { code: 'not-found' } });
  });
});

it('[V11, V23] events of one ship are deleted after their retention, the newest excepted', async () => {
  const store = createMemoryStore();
  const filling = await begin(store);
  await ingestAll(filling);
  const later = [...sailing(28, 100), ...sailing(28, 100, SECOND + 2)];
  await filling.ingest({ positions: later.sort((a, b) => a.timeMs - b.timeMs) });
  await filling.stop();
  const service = createMaritimeService(optionsOf(store, { retention: { events: { days: 3 } } }));
  const removed: number[] = [];
  const secondRemoved = firstValueFrom(
    service.changes$.pipe(
      filter((change) => change.type === 'vessel-event'),
      filter(({ kind }) => kind === 'removed'),
      tap(({ event }) => removed.push(event.id)),
      filter(({ event }) => event.id === 2),
    ),
  );
  await service.start();
  await secondRemoved;
  const { items } = await service.vesselEvents!.list(ALL);
  expect(items.map(({ id }) => id)).toEqual([4, 3]);
  await service.stop();
  expect(removed).toEqual([1, 2]);
  expect(service.status.counts.deletedEvents).toBe(2);
});

it('[V23] are not detected without the option, and need surroundings', async () => {
  const service = await begin(createMemoryStore(), { vesselEvents: false });
  await ingestAll(service);
  expect(service.vesselEvents).toBeNull();
  const without = { ...optionsFor(createMemoryStore(), manualClock(NOON_MS)), vesselEvents: true };
  expect(() => createMaritimeService(without)).toThrow(
    'createMaritimeService: vesselEvents needs the option surroundings.',
  );
});
