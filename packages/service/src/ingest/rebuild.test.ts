import { createMemoryStore, manualClock, type Store, StoreError } from '@roadstead/contracts';
import type { Mmsi, PositionReport, StaticReport } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { ServiceOptions } from '../service-options.ts';
import { mortalStore } from '../testing/mortal-store.ts';
import {
  ANNA,
  configurationBody,
  FILTERED,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  reconciledEvents,
  report,
  SURROUNDINGS,
  staticReport,
} from '../testing/running-service.ts';
import { PORT_DIRECTORY, seededBatches, seededRandom } from '../testing/seeded-fleet.ts';
import { positionSeries } from '../tracking/positions.ts';

const BLOBS = [
  'tracker',
  'detector',
  'firing-filters',
  'port-calls',
  'pipeline',
  'next-ports',
] as const;
const HOURS = 12;
const SHIPS = Array.from({ length: 8 }, (_, i) => (211_000_000 + i) as Mmsi);

/** A restart after a batch, with the blobs that cannot be read then. */
interface Restart {
  readonly batch: number;
  readonly how: 'stop' | 'kill';
  readonly damaged: readonly string[];
  /** Whether the bytes are of another version, or the store finds them damaged. */
  readonly isOfOtherVersion: boolean;
}

/** Damages blobs as a disk or another version of Roadstead does. */
async function damage(store: Store, { damaged, isOfOtherVersion }: Restart): Promise<Store> {
  const found = await Promise.all(damaged.map((name) => store.blobs.read(name)));
  const names = damaged.filter((_, i) => found[i]);
  if (isOfOtherVersion) {
    const bytes = new TextEncoder().encode('{"kind":"another 9"}');
    await store.write(names.map((name) => store.blobs.put(name, bytes)));
    return store;
  }
  const unreadable = new Set<string>(names);
  return {
    ...store,
    blobs: {
      ...store.blobs,
      async read(name) {
        if (unreadable.has(name)) throw new StoreError(`The blob ${name} is damaged`, 'damaged');
        return store.blobs.read(name);
      },
    },
  };
}

interface World {
  readonly batches: readonly (readonly PositionReport[])[];
  readonly reports: 'live' | 'simulated';
}

interface Findings {
  readonly events: readonly object[];
  readonly calls: readonly object[];
}

/** Runs the world through one service after another. */
async function run({ batches, reports }: World, restarts: readonly Restart[]): Promise<Findings> {
  const memory = createMemoryStore();
  const clock = manualClock(NOON_MS);
  const begin = async (store: Store): Promise<MaritimeService> => {
    const options: ServiceOptions = {
      ...{ ...optionsFor(store, clock), reports, ports: PORT_DIRECTORY },
      surroundings: async () => SURROUNDINGS,
    };
    const service = createMaritimeService(options);
    await service.start();
    return service;
  };
  let life = mortalStore(memory);
  let service = await begin(life.store);
  for (const [i, positions] of batches.entries()) {
    clock.set(NOON_MS + (4 * i + 4) * MINUTE_MS);
    await change(service, i);
    await service.ingest({ positions, statics: staticsOf(i) });
    for (const restart of restarts.filter(({ batch }) => batch === i)) {
      if (restart.how === 'stop') await service.stop();
      life.kill();
      const needed = await savedAmong(memory, restart.damaged);
      life = mortalStore(await damage(memory, restart));
      service = await begin(life.store);
      expect(service.status.rebuild === null).toBe(needed.length === 0);
    }
  }
  const findings = await findingsOf(service);
  await service.stop();
  return findings;
}

/** Returns the blobs that exist, and without which the state is built again. */
async function savedAmong(store: Store, names: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(names.map((name) => store.blobs.read(name)));
  return names.filter((name, i) => found[i] && name !== 'next-ports');
}

/** Static reports of some of the ships, which change their type; without a time, or late. */
function staticsOf(batch: number): readonly StaticReport[] {
  return SHIPS.filter((_, i) => (batch + 3 * i) % 11 === 0).map((mmsi, i) => {
    const timeMs = i === 0 ? null : NOON_MS + (4 * batch - 10 * i) * MINUTE_MS;
    return staticReport(mmsi, timeMs, (batch + mmsi) % 3 === 0 ? 70 : 80);
  });
}

/** Configurations are created, changed and removed while reports arrive. */
async function change({ configurations }: MaritimeService, batch: number): Promise<void> {
  const body = (window: number, more: object = {}): object =>
    configurationBody({
      parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: window },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [9, 53],
            [13, 53],
            [13, 55],
            [9, 55],
            [9, 53],
          ],
        ],
      },
      ...more,
    });
  if (batch === 0) await configurations.create(ANNA, body(30));
  if (batch === 3) await configurations.create(ANNA, body(200, { name: 'Long' }));
  if (batch === 5) await configurations.create(ANNA, body(20, FILTERED));
  if (batch === 40) await configurations.replace(ANNA, 1, body(30, { name: 'Renamed' }));
  if (batch === 90) await configurations.replace(ANNA, 1, body(20));
  if (batch === 130) await configurations.remove(ANNA, 2);
}

async function findingsOf(service: MaritimeService): Promise<Findings> {
  const events = await reconciledEvents(service);
  const calls = await Promise.all(SHIPS.map((mmsi) => service.tracking.listPortCalls(mmsi)));
  return { events, calls: calls.flatMap((result) => (result.ok ? result.value : [])) };
}

const restarts = fc.array(
  fc.record({
    batch: fc.nat((HOURS * 60) / 4 - 1),
    how: fc.constantFrom('stop' as const, 'kill' as const),
    damaged: fc.oneof(
      fc.constantFrom(...BLOBS).map((name) => [name]),
      fc.constant(BLOBS),
      fc.subarray([...BLOBS], { minLength: 1 }),
    ),
    isOfOtherVersion: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);
const world = fc.record({
  batches: fc.nat().map((seed) => seededBatches(seededRandom(seed), HOURS * 60)),
  reports: fc.constantFrom('live' as const, 'simulated' as const),
});

describe('[D13] a start with a saved state that cannot be read', () => {
  it('has the events and port calls of an undisturbed run', async () => {
    await fc.assert(
      fc.asyncProperty(world, restarts, async (each, plan) => {
        const sorted = [...plan].sort((one, other) => one.batch - other.batch);
        expect(await run(each, sorted)).toEqual(await run(each, []));
      }),
      { numRuns: Number(process.env['ORACLE_RUNS'] ?? 4) },
    );
  });

  it('has all events of a store that had no reports yet', async () => {
    const { store, begin } = incompleteStore();
    const first = await begin();
    await first.service.configurations.create(ANNA, configurationBody());
    await first.service.stop();
    await store.write([store.blobs.put('pipeline', new Uint8Array([1]))]);
    const second = await begin();
    expect(second.service.status.rebuild).toMatchObject({ batches: 0, isIncomplete: false });
    await second.service.ingest({ positions: pairTogether(0, 40) });
    expect((await findingsOf(second.service)).events).toHaveLength(1);
    await second.service.stop();
  });

  it('continues current events from the log, and names what is incomplete, if no reports are left', async () => {
    const { store, begin } = incompleteStore();
    const first = await begin();
    await first.service.configurations.create(ANNA, configurationBody());
    await first.service.ingest({ positions: pairTogether(0, 40) });
    const [before] = (await findingsOf(first.service)).events;
    expect(before).toMatchObject({ activationTimeMs: NOON_MS, deactivationTimeMs: null });
    await first.service.stop();
    await store.write([
      positionSeries(store).discardArrivals(Number.MAX_SAFE_INTEGER),
      ...BLOBS.map((name) => store.blobs.put(name, new Uint8Array([1]))),
    ]);
    const second = await begin();
    expect(second.service.status.rebuild).toMatchObject({
      batches: 0,
      isIncomplete: true,
      eventsLeft: 1,
    });
    expect(second.logged.at(-1)).toBe(
      'Detection is incomplete from the next reports to the longest window after these: encounters that began before have no new events. ' +
        '1 current events stay as they were logged until their ships are heard together.',
    );
    await second.service.ingest({ positions: pairTogether(42, 80) });
    expect((await findingsOf(second.service)).events).toEqual([before]);
    await second.service.ingest({ positions: pairApart(82, 100) });
    const { events } = await findingsOf(second.service);
    expect(events).toMatchObject([{ activationTimeMs: NOON_MS }]);
    expect(events).not.toEqual([before]);
    await second.service.ingest({ positions: pairTogether(102, 160) });
    expect((await findingsOf(second.service)).events).toHaveLength(2);
    await second.service.stop();
    const third = await begin();
    expect(third.service.status.rebuild).toBeNull();
    await third.service.stop();
  });

  it('[P5] continues the call of a ship in port, and has its departure, if no reports are left', async () => {
    const { store, begin } = incompleteStore();
    const first = await begin();
    const inPort = Array.from({ length: 20 }, (_, i) => report(SHIPS[0]!, 2 * i));
    await first.service.ingest({ positions: inPort });
    const [before] = (await findingsOf(first.service)).calls;
    expect(before).toMatchObject({ beginMs: NOON_MS, endMs: null });
    await first.service.stop();
    await store.write([
      positionSeries(store).discardArrivals(Number.MAX_SAFE_INTEGER),
      ...BLOBS.map((name) => store.blobs.put(name, new Uint8Array([1]))),
    ]);
    const second = await begin();
    // Silent in port since the rebuild, of which the state is saved.
    await second.service.stop();
    const third = await begin();
    expect(third.service.status.rebuild).toBeNull();
    const away = Array.from({ length: 20 }, (_, i) => report(SHIPS[0]!, 60 + 2 * i, 10.5 + i / 50));
    await third.service.ingest({ positions: away });
    const { calls } = await findingsOf(third.service);
    expect(calls).toMatchObject([{ beginMs: NOON_MS }]);
    expect(calls).not.toEqual([before]);
    await third.service.stop();
  });

  it('invents no event of an encounter that began before the reports that are left', async () => {
    const { store, begin } = incompleteStore();
    const first = await begin();
    await first.service.configurations.create(ANNA, configurationBody());
    await first.service.ingest({ positions: pairTogether(0, 10) });
    await first.service.stop();
    await store.write([positionSeries(store).discardArrivals(Number.MAX_SAFE_INTEGER)]);
    const second = await begin();
    await second.service.ingest({ positions: pairTogether(12, 26) });
    await second.service.stop();
    await store.write(BLOBS.map((name) => store.blobs.put(name, new Uint8Array([1]))));
    const third = await begin();
    const untilMs = NOON_MS + (12 + 45 + 30) * MINUTE_MS;
    expect(third.service.status.rebuild).toMatchObject({
      isIncomplete: true,
      completeFromMs: untilMs,
    });
    expect(third.logged).toHaveLength(3);
    await third.service.ingest({ positions: pairTogether(28, 120) });
    expect((await findingsOf(third.service)).events).toEqual([]);
    await third.service.stop();
  });
});

/** A store of which services are started one after another, with the lines of their logs. */
function incompleteStore() {
  const store = createMemoryStore();
  const begin = async () => {
    const logged: string[] = [];
    const options = optionsFor(store, manualClock(NOON_MS));
    const log = (message: string): number => logged.push(message);
    const service = createMaritimeService({ ...options, log, ports: PORT_DIRECTORY });
    await service.start();
    return { service, logged };
  };
  return { store, begin };
}
