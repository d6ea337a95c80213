import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from './create-maritime-service.ts';
import { SavedStateError } from './saved-state-error.ts';
import type { MaritimeService } from './service.ts';
import type { StoredEvent } from './sts-area.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
} from './testing/running-service.ts';

const BATCHES = [
  ...[0, 10, 20, 30, 40, 50].map((minute) => pairTogether(minute, minute + 8)),
  ...[60, 70, 80].map((minute) => pairApart(minute, minute + 8)),
  ...[90, 100, 110, 120, 130].map((minute) => pairTogether(minute, minute + 8)),
];

/** After which batch a configuration is made, changed and removed. */
const CHANGES = new Map<number, (service: MaritimeService) => Promise<unknown>>([
  [0, ({ sts }) => sts.createConfiguration(ANNA, configurationBody())],
  [2, ({ sts }) => sts.createConfiguration(ANNA, configurationBody({ name: 'Later' }))],
  [10, ({ sts }) => sts.removeConfiguration(ANNA, 2)],
  [11, ({ sts }) => sts.replaceConfiguration(ANNA, 1, configurationBody({ severity: 'Alarm' }))],
]);

async function begin(store: Store): Promise<MaritimeService> {
  const service = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
  await service.start();
  return service;
}

/** The events without what depends on chance. */
async function eventsOf(service: MaritimeService): Promise<readonly Partial<StoredEvent>[]> {
  const { items } = await service.sts.events(CHIEF, { page: 1, size: 1000 });
  return items.map(({ uuid: _, ...event }) => event);
}

/** Runs it all, and leaves the service after some batches: by a stop, or as a kill does. */
async function run(
  ends: ReadonlyMap<number, 'stop' | 'kill'>,
): Promise<readonly Partial<StoredEvent>[]> {
  const store = createMemoryStore();
  let service = await begin(store);
  for (const [i, batch] of BATCHES.entries()) {
    await CHANGES.get(i)?.(service);
    await service.ingest(batch);
    const end = ends.get(i);
    if (end === undefined) continue;
    if (end === 'stop') await service.stop();
    service = await begin(store);
  }
  return eventsOf(service);
}

describe('[D13] a service that is stopped or killed, and started again', () => {
  it('finds the same events as one that was not: none lost, none twice', async () => {
    const undisturbed = await run(new Map());
    expect(undisturbed.length).toBeGreaterThanOrEqual(3);
    const places = fc.array(
      fc.tuple(fc.nat(BATCHES.length - 1), fc.constantFrom('stop' as const, 'kill' as const)),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(places, async (ends) => {
        expect(await run(new Map(ends))).toEqual(undisturbed);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps an acknowledgement that was made before', async () => {
    const store = createMemoryStore();
    const service = await begin(store);
    await service.sts.createConfiguration(ANNA, configurationBody());
    for (const batch of BATCHES.slice(0, 4)) await service.ingest(batch);
    const [{ id }] = (await service.sts.events(ANNA, { page: 1, size: 1 })).items;
    await service.sts.acknowledge(ANNA, id);
    const again = await begin(store);
    expect(await again.sts.event(ANNA, id)).toMatchObject({
      value: { acknowledgement: { by: 'anna' } },
    });
  });

  it('a batch that is sent again changes nothing', async () => {
    const once = await run(new Map());
    const store = createMemoryStore();
    const service = await begin(store);
    for (const [i, batch] of BATCHES.entries()) {
      await CHANGES.get(i)?.(service);
      await service.ingest(batch);
      await service.ingest(batch);
    }
    expect(await eventsOf(service)).toEqual(once);
  });
});

it('a state that is of another version, or damaged, is told of', async () => {
  const store = createMemoryStore();
  const first = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
  await first.start();
  await first.stop();
  await store.write([store.keep.put('tracker', new TextEncoder().encode('{"kind":"tracker 0"}'))]);
  const second = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
  await expect(second.start()).rejects.toThrow(SavedStateError);
});
