import { createMemoryStore, manualClock, StoreError } from '@roadstead/contracts';
import { createFaultyStore, type FaultyStore } from '@roadstead/contracts/store-suite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import type { EventChange, StoredEvent } from '../sts/events.ts';
import {
  ANNA,
  CHIEF,
  configurationBody,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
} from '../testing/running-service.ts';

const PAGE = { page: 1, size: 50 };
const FULL = new StoreError('There is no space left', 'full');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const BATCHES = [
  ...[0, 10, 20, 30, 40].map((minute) => pairTogether(minute, minute + 8)),
  ...[50, 60, 70].map((minute) => pairApart(minute, minute + 8)),
  ...[80, 90, 100, 110].map((minute) => pairTogether(minute, minute + 8)),
];

interface Run {
  readonly store: FaultyStore;
  readonly service: MaritimeService;
  readonly changes: EventChange[];
  readonly logged: string[];
}

/** Runs timers until a promise settles: a start lets other work run between stored batches. */
async function advanceUntilSettled<Value>(promise: Promise<Value>): Promise<Value> {
  let isSettled = false;
  const settled = promise.finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(1);
  return settled;
}

async function begin(store = createFaultyStore(createMemoryStore())): Promise<Run> {
  const logged: string[] = [];
  const service = createMaritimeService({
    ...optionsFor(store, manualClock(NOON_MS)),
    log: (message) => logged.push(message),
  });
  const changes: EventChange[] = [];
  service.events$.subscribe((change) => changes.push(change));
  await advanceUntilSettled(service.start());
  return { store, service, changes, logged };
}

async function eventsOf(service: MaritimeService): Promise<readonly Partial<StoredEvent>[]> {
  const { items } = await service.events.list(CHIEF, { page: 1, size: 1000 });
  return items.map(({ uuid: _, ...event }) => event);
}

/**
 * Ingests all batches as a feed does, which sends a batch until it is accepted. The disk is full from the call of some batches on,
 * for some seconds.
 */
async function run(fullAt: ReadonlyMap<number, number>): Promise<readonly unknown[]> {
  const { store, service, changes } = await begin();
  await service.configurations.create(ANNA, configurationBody());
  for (const [i, positions] of BATCHES.entries()) {
    const seconds = fullAt.get(i) ?? 0;
    if (seconds > 0) store.fault = FULL;
    let result = await service.ingest({ positions });
    for (let second = 1; !result.ok; second++) {
      if (second > seconds) store.fault = undefined;
      await vi.advanceTimersByTimeAsync(1000);
      result = await service.ingest({ positions });
    }
    store.fault = undefined;
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(service.status).toMatchObject({ state: 'running', writeProblem: null });
  const found = await eventsOf(service);
  await service.stop();
  const kinds = changes.map(({ kind, event }) => `${kind} ${event.id}`);
  // The events of a new start are those of the first: state and store have agreed.
  const again = await begin(store);
  expect(await eventsOf(again.service)).toEqual(found);
  await again.service.stop();
  return [found, kinds];
}

describe('while the disk is full', () => {
  it('no event is lost, found twice or published twice', async () => {
    const undisturbed = await run(new Map());
    expect(undisturbed[0]).toHaveLength(2);
    const faults = fc.array(fc.tuple(fc.nat(BATCHES.length - 1), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(faults, async (fullAt) => {
        expect(await run(new Map(fullAt))).toEqual(undisturbed);
      }),
      { numRuns: 30 },
    );
  });

  it('ingest is refused with the reason, reads go on, and the status recovers by itself', async () => {
    const { store, service, logged } = await begin();
    await service.configurations.create(ANNA, configurationBody());
    await service.ingest({ positions: BATCHES[0] });
    store.fault = FULL;
    const refused = { ok: false, error: { code: 'unwritable', detail: `${FULL.message}.` } };
    const inFlight = [1, 2].map((i) => service.ingest({ positions: BATCHES[i] }));
    expect(await Promise.all(inFlight)).toEqual([refused, refused]);
    expect(await service.ingest({ positions: BATCHES[3] })).toEqual(refused);
    expect(service.status).toMatchObject({ state: 'running', writeProblem: FULL.message });
    expect(await service.configurations.list(ANNA)).toMatchObject({ total: 1 });
    const creating = service.configurations.create(ANNA, configurationBody({ name: 'Waits' }));
    store.fault = undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await creating).toMatchObject({ ok: true, value: { name: 'Waits' } });
    expect(service.status).toMatchObject({ state: 'running', writeProblem: null });
    expect(await service.ingest({ positions: BATCHES[3] })).toMatchObject({ ok: true });
    expect(logged).toEqual([
      'The store cannot be written: writes wait, reads continue.',
      'The store can be written again: all writes that waited are executed.',
    ]);
    await service.stop();
  });

  it('a stop ends, and the next start has all that was acknowledged', async () => {
    const { store, service } = await begin();
    await service.configurations.create(ANNA, configurationBody());
    for (const positions of BATCHES.slice(0, 4)) await service.ingest({ positions });
    const before = await eventsOf(service);
    store.fault = FULL;
    await service.ingest({ positions: BATCHES[4] });
    await service.stop();
    expect(service.status.state).toBe('stopped');
    store.fault = undefined;
    const again = await begin(store);
    expect(await eventsOf(again.service)).toEqual(before);
    expect(before).toHaveLength(1);
    await again.service.stop();
  });

  it('[A12] a stop ends while sailings are resolved in the background, and the next start has all voyages', async () => {
    const { store, service, logged } = await begin();
    const voyages = Array.from({ length: 50 }, (_, i) => voyageOfShip(900_000 + i));
    const imported = await advanceUntilSettled(service.tradeLanes.putVoyages(voyages));
    expect(imported).toMatchObject({ accepted: 50, rejected: [] });
    await advanceUntilSettled(service.tradeLanes.listVoyages(PAGE));
    store.fault = FULL;
    await service.stop();
    expect(service.status.state).toBe('stopped');
    expect(logged).toContain('A background task failed.');
    store.fault = undefined;
    const again = await begin(store);
    expect(await again.service.tradeLanes.listVoyages(PAGE)).toMatchObject({ total: 50 });
    await again.service.stop();
  });
});

/** A voyage that is under way, of a ship of its own. @param number the IMO number without its check digit */
function voyageOfShip(number: number): unknown {
  const sum = [...String(number)].reduce((all, digit, at) => all + Number(digit) * (7 - at), 0);
  return {
    vessel_operator_carrier_code: 'MAEU',
    carrier_voyage_number: String(number),
    vessel_imo_number: Number(`${number}${sum % 10}`),
    port_calls: [
      { un_location_code: 'NLRTM', arrival_datetime: new Date(NOON_MS - 1).toISOString() },
      { un_location_code: 'SGSIN', arrival_datetime: new Date(NOON_MS + 1).toISOString() },
    ],
  };
}

describe('a start while the disk is full', () => {
  /** Ingests the first batches, and leaves the service as a kill does. */
  async function killedAfter(batches: number): Promise<FaultyStore> {
    const { store, service } = await begin();
    await service.configurations.create(ANNA, configurationBody());
    for (const positions of BATCHES.slice(0, batches)) await service.ingest({ positions });
    return store;
  }

  it('serves reads, refuses ingest with the reason, and continues by itself when there is room', async () => {
    const undisturbed = await run(new Map());
    for (let killed = 0; killed <= BATCHES.length; killed++) {
      const store = await killedAfter(killed);
      store.fault = FULL;
      const { service } = await begin(store);
      expect(service.status).toMatchObject({ state: 'running', writeProblem: FULL.message });
      expect(await service.configurations.list(ANNA)).toMatchObject({ total: 1 });
      expect(await eventsOf(service)).toHaveLength(killed < 4 ? 0 : killed < 12 ? 1 : 2);
      const refused = { ok: false, error: { code: 'unwritable', detail: `${FULL.message}.` } };
      expect(await service.ingest({ positions: BATCHES[0] })).toEqual(refused);
      await vi.advanceTimersByTimeAsync(2500);
      expect(service.status).toMatchObject({ state: 'running', writeProblem: FULL.message });
      store.fault = undefined;
      await vi.advanceTimersByTimeAsync(2500);
      expect(service.status).toMatchObject({ state: 'running', writeProblem: null });
      for (const positions of BATCHES.slice(killed)) await service.ingest({ positions });
      expect(await eventsOf(service)).toEqual(undisturbed[0]);
      await service.stop();
    }
  });

  it('refuses ingest until the start is complete, also when there is room', async () => {
    const store = await killedAfter(BATCHES.length);
    store.fault = FULL;
    const { service } = await begin(store);
    const problems: (string | null)[] = [];
    const states = service.status$.subscribe(({ writeProblem, eventTimeMs }) => {
      if (writeProblem === null) problems.push(`${eventTimeMs}`);
    });
    store.fault = undefined;
    await vi.advanceTimersByTimeAsync(2500);
    states.unsubscribe();
    const reached = NOON_MS + 118 * 60_000;
    expect(problems).not.toEqual([]);
    expect(problems.filter((each) => each !== `${reached}`)).toEqual([]);
    await service.stop();
  });

  it('counts usage meanwhile, and loses none that was counted before', async () => {
    const { store, service: first } = await begin();
    const record = { user: ANNA, type: 'REQUEST', method: 'GET', endpoint: '/ship' } as const;
    const usage = { ...record, status: 'SUCCESS', unit: 'REQUESTS', text: null } as const;
    await first.usage.record(usage, 3);
    await vi.advanceTimersByTimeAsync(500);
    store.fault = FULL;
    const { service } = await begin(store);
    await service.usage.record(usage, 4);
    await vi.advanceTimersByTimeAsync(5000);
    store.fault = undefined;
    await vi.advanceTimersByTimeAsync(2500);
    await service.stop();
    const last = await begin(store);
    const month = { year: 2026, month: 6 };
    const { counters } = await last.service.usage.monthlyCounters(CHIEF, month, {
      page: 1,
      size: 10,
    });
    expect(counters).toMatchObject([{ count: 7 }]);
    await last.service.stop();
  });

  it('a stop ends it, and the next start has all that was acknowledged', async () => {
    const undisturbed = await run(new Map());
    const store = await killedAfter(BATCHES.length);
    store.fault = FULL;
    const { service } = await begin(store);
    const creating = service.configurations.create(ANNA, configurationBody());
    const refused = expect(creating).rejects.toThrow(FULL.message);
    await service.stop();
    await refused;
    expect(service.status.state).toBe('stopped');
    store.fault = undefined;
    const again = await begin(store);
    expect(await eventsOf(again.service)).toEqual(undisturbed[0]);
    expect(await again.service.configurations.list(ANNA)).toMatchObject({ total: 1 });
    await again.service.stop();
  });

  it('does not wait for users that were created before', async () => {
    const store = createFaultyStore(createMemoryStore());
    store.fault = FULL;
    const service = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
    const creating = service.identity.createUser('emil', 'a password', []);
    await vi.advanceTimersByTimeAsync(10);
    await advanceUntilSettled(service.start());
    expect(service.status).toMatchObject({ state: 'running', writeProblem: FULL.message });
    store.fault = undefined;
    await vi.advanceTimersByTimeAsync(2500);
    expect(await creating).toMatchObject({ ok: true });
    expect(service.status).toMatchObject({ state: 'running', writeProblem: null });
    await service.stop();
  });
});

it('a service on a read-only store answers queries, and stores nothing', async () => {
  const { store, service } = await begin();
  await service.configurations.create(ANNA, configurationBody());
  for (const positions of BATCHES) await service.ingest({ positions });
  const found = await eventsOf(service);
  const { eventTimeMs } = service.status;
  store.fault = new StoreError('The store is open read-only', 'read-only');
  const reading = await begin(store);
  expect(reading.service.status).toMatchObject({
    ...{ state: 'running', eventTimeMs, writeProblem: 'The store is open read-only' },
  });
  expect(await eventsOf(reading.service)).toEqual(found);
  expect(await reading.service.ingest({ positions: BATCHES[0] })).toMatchObject({
    error: { code: 'unwritable' },
  });
  await reading.service.stop();
});
