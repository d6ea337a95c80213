import {
  addStatics,
  type StaticHistory,
  type VesselEvent,
  VesselEventDetector,
} from '@roadstead/assessment';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi, PositionReport } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createTracker } from '@roadstead/tracking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fleets, staticReport, vesselEventInput } from './drive-vessel-events.ts';
import type { VesselEventInput } from './oracle/vessel-events.ts';

type Batch = Parameters<MaritimeService['ingest']>[0];
type Statics = VesselEventInput['statics'];

/** Ships whose events are of all kinds. */
const INPUTS = fc.sample(fleets(4), { numRuns: 6, seed: 7 }).map(vesselEventInput);

/** Cuts the input into some batches; a static report is in the batch of the fixes of its time. */
function batchesOf({ fixes, statics }: VesselEventInput, count: number): readonly Batch[] {
  const size = Math.ceil(fixes.length / count);
  return Array.from({ length: count }, (_, i) => {
    const positions = fixes.slice(i * size, (i + 1) * size);
    const fromMs = i === 0 ? Number.NEGATIVE_INFINITY : (positions[0]?.timeMs ?? Infinity);
    const toMs = fixes[(i + 1) * size]?.timeMs ?? Number.POSITIVE_INFINITY;
    const isOfBatch = ({ timeMs }: Statics[number]): boolean => timeMs >= fromMs && timeMs < toMs;
    return { positions, statics: statics.filter(isOfBatch) };
  });
}

/** The last states of the events that the plain detector finds in the whole input, by their uuids. */
function plainEvents({ fixes, statics, surroundings }: VesselEventInput): VesselEvent[] {
  const histories = new Map<Mmsi, StaticHistory>();
  addStatics(histories, statics.map(staticReport), 0, Number.NEGATIVE_INFINITY);
  const detector = new VesselEventDetector({ surroundings, statics: histories });
  const events = new Map<string, VesselEvent>();
  const { batch } = createTracker().step(fixes as PositionReport[]);
  for (const event of detector.step(batch)) events.set(event.uuid, event);
  return byUuid([...events.values()]);
}

function byUuid(events: readonly VesselEvent[]): VesselEvent[] {
  return [...events].sort((a, b) => a.uuid.localeCompare(b.uuid));
}

/** How a service ends after a batch, and the parts of its saved state that cannot be read then. */
interface Restart {
  readonly batch: number;
  readonly how: 'stop' | 'kill';
  readonly damaged?: readonly string[];
}

/** The stored events, without their ids, and what was published of each. */
interface Served {
  readonly events: readonly VesselEvent[];
  readonly published: ReadonlyMap<string, readonly string[]>;
}

/** Runs the input through one service after another. */
async function serve(
  input: VesselEventInput,
  count: number,
  restarts: readonly Restart[] = [],
): Promise<Served> {
  const store = createMemoryStore();
  const published = new Map<string, string[]>();
  let service = await begin(input, store, published);
  for (const [i, batch] of batchesOf(input, count).entries()) {
    expect((await service.ingest(batch)).ok).toBe(true);
    for (const { how, damaged = [] } of restarts.filter((restart) => restart.batch === i)) {
      if (how === 'stop') await service.stop();
      await store.write(damaged.map((name) => store.blobs.put(name, new Uint8Array(9))));
      service = await begin(input, store, published);
      expect(service.status.rebuild === null).toBe(damaged.length === 0);
    }
  }
  const { items } = await service.vesselEvents!.list({ page: 1, size: 1000 });
  for (const { begin } of items) expect(Object.keys(begin)).toEqual(['longitude', 'latitude']);
  expect(items.map(({ id }) => id)).toEqual(items.map((_, i) => items.length - i));
  await service.stop();
  return { events: byUuid(items.map(({ id: _, ...event }) => event)), published };
}

async function begin(
  { surroundings }: VesselEventInput,
  store: Store,
  published: Map<string, string[]>,
): Promise<MaritimeService> {
  const service = createMaritimeService({
    ...{ store, clock: manualClock(0), reports: 'simulated', vesselEvents: true },
    surroundings: async () => ({ ...surroundings, inlandMeters: () => 0 }),
    randomBytes: (bytes) => new Uint8Array(bytes),
    passwordHasher: {
      hash: async (password) => password,
      verify: async () => false,
      digest: async (secret) => secret,
    },
    unzip: async () => ({ ok: false, error: 'none' }),
  });
  await service.start();
  service.changes$.subscribe((change) => {
    if (change.type !== 'vessel-event') return;
    const { uuid } = change.event;
    published.set(uuid, [...(published.get(uuid) ?? []), change.kind]);
  });
  return service;
}

describe('events of one ship in a service', () => {
  it('[V1] are those of the plain detector, however the batches are cut', async () => {
    const kinds = new Set<string>();
    for (const input of INPUTS) {
      const plain = plainEvents(input);
      for (const { kind, endMs } of plain) kinds.add(`${kind} ${endMs !== null}`);
      for (const count of [1, 7]) expect((await serve(input, count)).events).toEqual(plain);
    }
    expect([...kinds].sort()).toEqual([
      ...['gap false', 'gap true', 'loitering false', 'loitering true'],
      ...['one_sided_candidate false', 'one_sided_candidate true'],
    ]);
  });

  it.each<readonly [string, readonly Restart[]]>([
    ['a kill', [{ batch: 4, how: 'kill' }]],
    [
      'a stop, and a kill after it',
      [
        { batch: 2, how: 'stop' },
        { batch: 5, how: 'kill' },
      ],
    ],
    [
      'a stop after which the state is damaged',
      [{ batch: 5, how: 'stop', damaged: ['vessel-events'] }],
    ],
    [
      'several stops after which the whole state is damaged',
      [
        { batch: 2, how: 'stop' },
        { batch: 4, how: 'stop' },
        { batch: 6, how: 'stop', damaged: ['tracker', 'detector', 'pipeline', 'vessel-events'] },
      ],
    ],
  ])('[D13] are the same after %s, and each is published once', async (_, restarts) => {
    for (const input of INPUTS.slice(0, 3)) {
      const whole = await serve(input, 9);
      const { events, published } = await serve(input, 9, restarts);
      expect(events).toEqual(whole.events);
      expect(published).toEqual(whole.published);
    }
  });
});
