import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { StoredEvent } from '../sts/events.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  FIRST,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  SECOND,
  SURROUNDINGS,
  staticReport,
} from '../testing/running-service.ts';

const BATCHES = [
  ...[0, 10, 20, 30, 40, 50].map((minute) => pairTogether(minute, minute + 8)),
  ...[60, 70, 80].map((minute) => pairApart(minute, minute + 8)),
  ...[90, 100, 110, 120, 130].map((minute) => pairTogether(minute, minute + 8)),
];

/** Fires 41 minutes after noon, and again, since the ships are tankers from then on. */
const TANKERS = configurationBody({
  name: 'Tankers',
  filters: { both_ship_types: 'tanker', speed_knots_median_max: 2, duration_minutes_min: 33 },
});

function staticsOf(batch: number): readonly StaticReport[] {
  const timeMs = NOON_MS + 41 * MINUTE_MS;
  return batch === 4 ? [staticReport(FIRST, timeMs), staticReport(SECOND, null)] : [];
}

/** The batches after which configurations are created, replaced and removed. */
const CHANGES = new Map<number, (service: MaritimeService) => Promise<unknown>>([
  [0, ({ configurations }) => configurations.create(ANNA, configurationBody())],
  [2, ({ configurations }) => configurations.create(ANNA, configurationBody({ name: 'Later' }))],
  [1, ({ configurations }) => configurations.create(ANNA, TANKERS)],
  [10, ({ configurations }) => configurations.remove(ANNA, 3)],
  [
    11,
    ({ configurations }) =>
      configurations.replace(ANNA, 1, configurationBody({ severity: 'Alarm' })),
  ],
]);

async function begin(store: Store): Promise<MaritimeService> {
  const options = optionsFor(store, manualClock(NOON_MS));
  const service = createMaritimeService({ ...options, surroundings: async () => SURROUNDINGS });
  await service.start();
  return service;
}

/** The events without their random uuids. */
async function eventsOf(service: MaritimeService): Promise<readonly Partial<StoredEvent>[]> {
  const { items } = await service.events.list(CHIEF, { page: 1, size: 1000 });
  return items.map(({ uuid: _, ...event }) => event);
}

/** Ingests all batches, and ends the service after some of them: by a stop, or as a kill does. */
async function run(
  ends: ReadonlyMap<number, 'stop' | 'kill'>,
): Promise<readonly Partial<StoredEvent>[]> {
  const store = createMemoryStore();
  let service = await begin(store);
  for (const [i, batch] of BATCHES.entries()) {
    await CHANGES.get(i)?.(service);
    await service.ingest({ positions: batch, statics: staticsOf(i) });
    const end = ends.get(i);
    if (end === undefined) continue;
    if (end === 'stop') await service.stop();
    service = await begin(store);
  }
  return eventsOf(service);
}

describe('[D13] a service that restarts after a stop or a kill', () => {
  it('has the same events as without a restart: none lost, none twice', async () => {
    const undisturbed = await run(new Map());
    expect(undisturbed.length).toBe(5);
    expect(undisturbed.filter(({ firedAssessment }) => firedAssessment)).toHaveLength(2);
    const places = fc.array(
      fc.tuple(fc.nat(BATCHES.length - 1), fc.constantFrom('stop' as const, 'kill' as const)),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(places, async (ends) => {
        expect(await run(new Map(ends))).toEqual(undisturbed);
      }),
      { numRuns: 25 },
    );
  });

  it('has the acknowledgements from before', async () => {
    const store = createMemoryStore();
    const service = await begin(store);
    await service.configurations.create(ANNA, configurationBody());
    for (const batch of BATCHES.slice(0, 4)) await service.ingest({ positions: batch });
    const [{ id }] = (await service.events.list(ANNA, { page: 1, size: 1 })).items;
    await service.events.acknowledge(ANNA, id);
    const again = await begin(store);
    expect(await again.events.get(ANNA, id)).toMatchObject({
      value: { acknowledgement: { by: 'anna' } },
    });
  });

  it('a repeated batch changes nothing', async () => {
    const once = await run(new Map());
    const store = createMemoryStore();
    const service = await begin(store);
    for (const [i, batch] of BATCHES.entries()) {
      await CHANGES.get(i)?.(service);
      const statics = staticsOf(i);
      await service.ingest({ positions: batch, statics });
      await service.ingest({ positions: batch, statics });
    }
    expect(await eventsOf(service)).toEqual(once);
  });
});

it('[D11] changes configurations after the stored batches, also where the change comes while they are processed', async () => {
  const eventsAfterChange = async (isDuringStart: boolean) => {
    const store = createMemoryStore();
    const killed = await begin(store);
    await killed.configurations.create(ANNA, configurationBody());
    for (const batch of BATCHES.slice(0, 6)) await killed.ingest({ positions: batch });
    let goOn: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const service = createMaritimeService(
      optionsFor(storeWithSlowArrivals(store, isOpen), manualClock(NOON_MS)),
    );
    const starting = service.start();
    if (!isDuringStart) {
      goOn();
      await starting;
    }
    await expect.poll(async () => (await service.configurations.list(ANNA)).total).toBe(1);
    const changing = service.configurations.remove(ANNA, 1);
    await new Promise((resolve) => setImmediate(resolve));
    goOn();
    await Promise.all([starting, changing]);
    for (const batch of BATCHES.slice(6)) await service.ingest({ positions: batch });
    return eventsOf(service);
  };
  const expected = await eventsAfterChange(false);
  expect(expected).toHaveLength(1);
  expect(await eventsAfterChange(true)).toEqual(expected);
});

/** A store whose batches are read when a promise is fulfilled. */
function storeWithSlowArrivals(store: Store, isOpen: Promise<void>): Store {
  return {
    ...store,
    series(schema) {
      const series = store.series(schema);
      const arrivals = series.arrivals.bind(series);
      return Object.assign(series, {
        async *arrivals(after: number) {
          await isOpen;
          yield* arrivals(after);
        },
      });
    },
  };
}
