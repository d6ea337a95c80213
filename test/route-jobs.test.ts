import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Clock,
  type Collection,
  createMemoryStore,
  manualClock,
  type Store,
} from '@roadstead/contracts';
import { type Mmsi, type Principal, type Result, success } from '@roadstead/model';
import type { RouteResult, VoyageEnd } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RouteJobs } from '../packages/service/src/routing/route-jobs.ts';
import type { RoutePlanning } from '../packages/service/src/routing/route-planning.ts';
import { changeStream } from '../packages/service/src/testing/change-stream.ts';
import { overriding } from './overriding.ts';

const ANNA: Principal = { uuid: 'a', name: 'anna', roles: [] };
const MMSI = 211_000_001 as Mmsi;
const TO = { longitude: 9.97, latitude: 53.54, isPort: true };
const RESULT: RouteResult = { status: 'no_route', reason: 'no route', fixMs: 1 };
const READERS = 100;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['in memory', async () => createMemoryStore()],
  ['in SQLite', () => createSqliteStore({ path: join(folder, 'store.sqlite') })],
];

const DAY_MS = 24 * 3_600_000;

function jobsIn(
  store: Store,
  plan: RoutePlanning['plan'] = async () => RESULT,
  clock: Clock = manualClock(0),
): RouteJobs {
  const resolve = async (): Promise<Result<VoyageEnd>> => success(TO);
  const changes = changeStream(store);
  const matrices = { compute: async () => success([]) };
  return new RouteJobs({ store, clock, changes, planning: { plan, resolve }, matrices });
}

/** Requests a route. @returns the id of its job */
async function requestRoute(jobs: RouteJobs): Promise<number> {
  const id = await jobs.request(ANNA, MMSI, { locode: 'DEHAM' });
  if (!id.ok) throw new Error(id.error.detail);
  return id.value;
}

/** A plan that resolves on request. */
function pausedPlan(): { readonly plan: () => Promise<RouteResult>; readonly finish: () => void } {
  let finish = (): void => undefined;
  const planned = new Promise<RouteResult>((resolve) => (finish = () => resolve(RESULT)));
  return { plan: () => planned, finish: () => finish() };
}

function jobDocuments(
  store: Store,
): Collection<{ readonly id: number; readonly createdMs: number }> {
  return store.collection({ name: 'route-jobs', key: 'id', indexes: { created: ['createdMs'] } });
}

function resultDocuments(store: Store): Collection<{ readonly id: number }> {
  return store.collection({ name: 'route-results', key: 'id' });
}

/** Number of concurrent readers that get the result, find it consumed, or find it running. */
async function readAtOnce(jobs: RouteJobs, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const results = await Promise.all(Array.from({ length: READERS }, () => jobs.consume(ANNA, id)));
  for (const result of results) {
    const what = result.ok ? result.value.state : result.error.code;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

describe.each(STORES)('a route %s', (_, openStore) => {
  it('goes to one of a hundred concurrent readers', async () => {
    const store = await openStore();
    const jobs = jobsIn(store);
    const id = await requestRoute(jobs);
    expect(await readAtOnce(jobs, id)).toEqual({ finished: 1, gone: READERS - 1 });
    await store.close();
  });

  it('goes to one reader also where they read while it is computed', async () => {
    const store = await openStore();
    const { plan, finish } = pausedPlan();
    const jobs = jobsIn(store, plan);
    const id = await requestRoute(jobs);
    const reading = readAtOnce(jobs, id);
    await Promise.resolve();
    finish();
    const later = [await reading, await readAtOnce(jobs, id)];
    expect(later.map(({ finished = 0 }) => finished)).toEqual([1, 0]);
    await store.close();
  });

  it('that was interrupted is computed when it is read', async () => {
    const store = await openStore();
    const broken = jobsIn(store, () => new Promise(() => undefined));
    const id = await requestRoute(broken);
    expect(await readAtOnce(jobsIn(store), id)).toEqual({ finished: 1, gone: READERS - 1 });
    await store.close();
  });

  it('that failed is retried', async () => {
    const store = await openStore();
    let tries = 0;
    const jobs = jobsIn(store, async () => {
      if (++tries === 1) throw new Error('The data cannot be read.');
      return RESULT;
    });
    const id = await requestRoute(jobs);
    await jobs.stop();
    expect(await jobs.consume(ANNA, id)).toMatchObject({ ok: true });
    await store.close();
  });
});

it('a route that was interrupted has the waypoints and the number of routes of its request', async () => {
  const store = createMemoryStore();
  const options = { via: [{ locode: 'DEBRV' }], routesMax: 3 };
  const broken = jobsIn(store, () => new Promise(() => undefined));
  const id = await broken.request(ANNA, MMSI, { locode: 'DEHAM' }, options);
  const planned: unknown[] = [];
  const after = jobsIn(store, async (...args) => {
    planned.push(args);
    return RESULT;
  });
  expect(await after.consume(ANNA, id.ok ? id.value : 0)).toMatchObject({ ok: true });
  expect(planned).toEqual([[MMSI, TO, { via: [TO], routesMax: 3 }]]);
});

it('a route goes to one reader also across a restart', async () => {
  const path = join(folder, 'store.sqlite');
  const first = await createSqliteStore({ path });
  const jobs = jobsIn(first);
  const [consumed, unread] = [await requestRoute(jobs), await requestRoute(jobs)];
  expect((await jobs.consume(ANNA, consumed)).ok).toBe(true);
  await jobs.stop();
  await first.close();
  const second = await createSqliteStore({ path });
  const after = jobsIn(second);
  expect(await readAtOnce(after, consumed)).toEqual({ gone: READERS });
  expect(await readAtOnce(after, unread)).toEqual({ finished: 1, gone: READERS - 1 });
  await second.close();
});

// The first write is the request, the second the result: the process is killed before or after it.
it.each([
  [1, 1],
  [2, 0],
])(
  'a route is written atomically: killed after %i writes, it is computed %i more times',
  async (writesMax, more) => {
    const store = createMemoryStore();
    let writes = 0;
    const countWrite = (): void => {
      if (++writes > writesMax) throw new Error('the process was killed');
    };
    const killed = overriding<Store>(store, {
      write: async (operations) => {
        countWrite();
        return store.write(operations);
      },
      collection: (schema) => {
        const collection = store.collection(schema);
        return overriding(collection, {
          change: async (key, change) => {
            countWrite();
            return collection.change(key, change);
          },
        });
      },
    });
    const before = jobsIn(killed);
    const id = await requestRoute(before);
    await before.stop();
    let planned = 0;
    const after = jobsIn(store, async () => {
      planned++;
      return RESULT;
    });
    expect(await readAtOnce(after, id)).toEqual({ finished: 1, gone: READERS - 1 });
    expect(planned).toBe(more);
  },
);

it('a route is not computed again for a reader that polled before it was finished and reads after', async () => {
  const store = createMemoryStore();
  let isPaused = false;
  let resume = (): void => undefined;
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  const slow = overriding<Store>(store, {
    collection: (schema) => {
      const collection = store.collection(schema);
      return overriding(collection, {
        get: async (key) => {
          const found = await collection.get(key);
          if (isPaused) await resumed;
          return found;
        },
      });
    },
  });
  const { plan, finish } = pausedPlan();
  let planned = 0;
  const jobs = jobsIn(slow, () => {
    planned++;
    return plan();
  });
  const id = await requestRoute(jobs);
  const soon = jobs.consume(ANNA, id);
  await new Promise(setImmediate);
  isPaused = true;
  const late = jobs.consume(ANNA, id);
  await new Promise(setImmediate);
  isPaused = false;
  finish();
  expect(await soon).toMatchObject({ ok: true, value: { state: 'finished' } });
  resume();
  expect(await late).toMatchObject({ ok: false, error: { code: 'gone' } });
  expect(planned).toBe(1);
});

it('a route is deleted after 24 hours, when another one is requested', async () => {
  const store = createMemoryStore();
  const clock = manualClock(0);
  const jobs = jobsIn(store, undefined, clock);
  const old = await requestRoute(jobs);
  clock.set(1);
  const young = await requestRoute(jobs);
  await jobs.stop();
  clock.set(DAY_MS);
  expect(await jobs.get(ANNA, old)).toMatchObject({ error: { code: 'not-found' } });
  expect(await jobs.get(ANNA, young)).toMatchObject({ value: { state: 'finished' } });
  const next = await requestRoute(jobs);
  await jobs.stop();
  for (const documents of [jobDocuments(store), resultDocuments(store)]) {
    const found = await documents.find({}, { limit: 10 });
    expect(found.map(({ id }) => id)).toEqual([young, next]);
  }
});

it('a stop waits for routes in progress', async () => {
  const store = createMemoryStore();
  const { plan, finish } = pausedPlan();
  const jobs = jobsIn(store, plan);
  const id = await requestRoute(jobs);
  let isStopped = false;
  const stopping = jobs.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(await resultDocuments(store).get(id)).toMatchObject({ id });
});
