import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { createMaritimeService } from '../create-maritime-service.ts';
import type { MaritimeService } from '../maritime-service.ts';
import {
  ANNA,
  BERT,
  CHIEF,
  configurationBody,
  MINUTE_MS,
  NOON_MS,
  optionsFor,
  pairApart,
  pairTogether,
  startService,
} from '../testing/running-service.ts';
import type { StoredEvent } from './events.ts';

const PAGE = { page: 1, size: 50 };
const SQUARE = [
  [
    [9, 53],
    [11, 53],
    [11, 55],
    [9, 55],
    [9, 53],
  ],
];

async function create(
  service: MaritimeService,
  change: object = {},
  caller = ANNA,
): Promise<number> {
  const created = await service.configurations.create(caller, configurationBody(change));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.id;
}

async function eventsOf(service: MaritimeService): Promise<readonly StoredEvent[]> {
  return (await service.events.list(CHIEF, PAGE)).items;
}

/** Restarts as after a kill: a second service starts on the store of one that was not stopped. */
async function restarted(store: Store): Promise<MaritimeService> {
  const service = createMaritimeService(optionsFor(store, manualClock(NOON_MS)));
  await service.start();
  return service;
}

it.each(['removed', 'changed'] as const)(
  '[D11] a configuration that is %s after an event has fired, and before that is known, is what the event says',
  async (what) => {
    const { service, store } = await startService();
    const id = await create(service, { acl: [BERT.uuid] });
    // The fix at 30 minutes is still in the reorder buffer.
    await service.ingest({ positions: pairTogether(0, 30) });
    expect(await eventsOf(service)).toEqual([]);
    const other = configurationBody({
      name: 'Other',
      severity: 'Alarm',
      parameters: { distance_for_sts_meters: 400, transfer_time_window_minutes: 5 },
    });
    if (what === 'removed') await service.configurations.remove(ANNA, id);
    else await service.configurations.replace(ANNA, id, other);
    const after = await restarted(store);
    await after.ingest({ positions: pairApart(32, 40) });
    expect((await eventsOf(after)).slice(-1)).toMatchObject([
      {
        name: 'Anchorage',
        severity: 'Note',
        distanceMeters: 500,
        windowMinutes: 30,
        acl: [BERT.uuid],
        activationTimeMs: NOON_MS,
        firedTimeMs: NOON_MS + 30 * MINUTE_MS,
      },
    ]);
    expect(after.status.state).toBe('running');
  },
);

it('an event that ends after its acknowledgement is modified by its end', async () => {
  const { service, clock } = await startService();
  await create(service);
  await service.ingest({ positions: pairTogether(0, 40) });
  clock.set(NOON_MS + 1000 * MINUTE_MS);
  const [{ id }] = await eventsOf(service);
  await service.events.acknowledge(ANNA, id);
  const [{ modifiedAtMs }] = await eventsOf(service);
  await service.ingest({ positions: pairApart(42, 60) });
  const [ended] = await eventsOf(service);
  expect(ended.deactivationTimeMs).not.toBeNull();
  expect(ended.modifiedAtMs).toBeGreaterThan(modifiedAtMs);
});

it('no event overlaps a period in the future', async () => {
  const { service, clock } = await startService();
  await create(service);
  await service.ingest({ positions: pairTogether(0, 40) });
  clock.set(NOON_MS + 60 * MINUTE_MS);
  const from = (minute: number) =>
    service.events.list(ANNA, PAGE, { beginMs: NOON_MS + minute * MINUTE_MS });
  expect([(await from(60)).total, (await from(61)).total]).toEqual([1, 0]);
});

it('the track of a current event ends at the newest fix', async () => {
  const { service } = await startService();
  await create(service);
  await service.ingest({ positions: pairTogether(0, 40) });
  const [{ id }] = await eventsOf(service);
  const tracks = await service.events.getTracks(ANNA, id);
  const last = tracks.ok ? tracks.value.map(({ vertices }) => vertices.at(-1)) : [];
  expect(last).toMatchObject([
    { timeMs: NOON_MS + 40 * MINUTE_MS, isEstimated: false },
    { timeMs: NOON_MS + 40 * MINUTE_MS, isEstimated: false },
  ]);
});

it('a user with read access cannot start a backfill of a configuration', async () => {
  const { service } = await startService();
  const id = await create(service, { acl: [BERT.uuid.toUpperCase()] });
  expect((await service.configurations.get(BERT, id)).ok).toBe(true);
  const answer = await service.backfill.request(BERT, id, { beginMs: 0, endMs: 1 });
  expect(answer).toMatchObject({ error: { code: 'forbidden' } });
});

async function createShape(service: MaritimeService, change: object = {}): Promise<string> {
  const body = {
    type: 'Feature',
    properties: { name: 'Square', ...change },
    geometry: { type: 'Polygon', coordinates: SQUARE },
  };
  const created = await service.shapes.create(ANNA, body);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value.id;
}

const MOVED = [SQUARE[0].map(([longitude, latitude]) => [longitude + 20, latitude])];

function movedShape(acl: readonly string[]): object {
  return {
    type: 'Feature',
    properties: { name: 'Square', acl },
    geometry: { type: 'Polygon', coordinates: MOVED },
  };
}

it('a configuration is detached from a shape that its owner can no longer read', async () => {
  const { service } = await startService();
  const shape = await createShape(service, { acl: [BERT.uuid] });
  const ofShape = { geometry: undefined, shape_uuid: shape };
  const [own, others] = [await create(service, ofShape), await create(service, ofShape, BERT)];
  const chiefs = await create(service, ofShape, CHIEF);
  const chief = await service.identity.createUser('chief', 'chief-password', ['administrator']);
  if (!chief.ok) throw new Error('no chief');
  const addedChiefs = await create(service, ofShape, chief.value);
  await service.shapes.replace(ANNA, shape, movedShape([]));
  const areaOf = async (id: number): Promise<unknown> => {
    const found = await service.configurations.get(CHIEF, id);
    return (
      found.ok && [found.value.shapeUuid, found.value.area.coordinates, found.value.modifiedBy]
    );
  };
  expect(await areaOf(own)).toEqual([shape, MOVED, 'anna']);
  expect(await areaOf(addedChiefs)).toEqual([shape, MOVED, 'anna']);
  for (const id of [others, chiefs]) expect(await areaOf(id)).toEqual([null, SQUARE, 'anna']);
  for (const id of [own, addedChiefs]) await service.configurations.remove(CHIEF, id);
  expect((await service.shapes.remove(ANNA, shape)).ok).toBe(true);
});

it('a configuration follows its shape, also after a kill in between', async () => {
  const { service, store } = await startService();
  const shape = await createShape(service);
  const id = await create(service, { geometry: undefined, shape_uuid: shape });
  const shapes = store.collection({
    name: 'shapes',
    key: 'id',
    unique: [['userId', 'name']],
    indexes: {
      owner: ['userId', 'name'],
      reader: ['acl', 'name', 'createdAtMs'],
      name: ['name', 'createdAtMs'],
    },
  });
  const changed = await shapes.change(shape, (now) => ({
    document: { ...now, geometry: { type: 'Polygon', coordinates: MOVED } },
  }));
  expect(changed).toBeDefined();
  const after = await restarted(store);
  expect(await after.configurations.get(ANNA, id)).toMatchObject({
    value: { area: { coordinates: MOVED } },
  });
});

it('a store that cannot be written fails the service, also by a configuration', async () => {
  const store = createMemoryStore();
  const { service } = await startService({
    ...store,
    write: async (changes) => {
      if (isFull) throw new Error('The disk is full');
      return store.write(changes);
    },
  });
  await create(service);
  isFull = true;
  await expect(create(service)).rejects.toThrow('full');
  expect(service.status).toMatchObject({ state: 'failed', failure: 'Error: The disk is full' });
});
let isFull = false;
