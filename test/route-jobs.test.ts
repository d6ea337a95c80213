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
import type { Caller, Mmsi } from '@roadstead/model';
import type { RouteResult } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RouteJobs } from '../packages/service/src/route-jobs.ts';

const ANNA: Caller = { uuid: 'a', name: 'anna', roles: [] };
const MMSI = 211_000_001 as Mmsi;
const TO = { longitude: 9.97, latitude: 53.54, isPort: true };
const RESULT: RouteResult = { status: 'no_route', reason: 'There is no way.', fixMs: 1 };
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
  plan: () => Promise<RouteResult> = async () => RESULT,
  clock: Clock = manualClock(0),
): RouteJobs {
  return new RouteJobs({ store, clock, plan });
}

/** A plan that is there when it is told to be. */
function heldPlan(): { readonly plan: () => Promise<RouteResult>; readonly finish: () => void } {
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

/** How many of those who ask at the same time get the result, find it gone, or find it running. */
async function readAtOnce(jobs: RouteJobs, id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const answers = await Promise.all(
    Array.from({ length: READERS }, () => jobs.read(ANNA, id, true)),
  );
  for (const answer of answers) {
    const what = answer.ok ? answer.value.state : answer.failure.word;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

describe.each(STORES)('a route %s', (_, openStore) => {
  it('goes to one of a hundred who ask at the same time', async () => {
    const store = await openStore();
    const jobs = jobsIn(store);
    const id = await jobs.request(ANNA, MMSI, TO);
    expect(await readAtOnce(jobs, id)).toEqual({ finished: 1, gone: READERS - 1 });
    await store.close();
  });

  it('goes to one also where they ask while it is worked out', async () => {
    const store = await openStore();
    const { plan, finish } = heldPlan();
    const jobs = jobsIn(store, plan);
    const id = await jobs.request(ANNA, MMSI, TO);
    const reading = readAtOnce(jobs, id);
    await Promise.resolve();
    finish();
    const later = [await reading, await readAtOnce(jobs, id)];
    expect(later.map(({ finished = 0 }) => finished)).toEqual([1, 0]);
    await store.close();
  });

  it('that is broken off is worked out when it is asked for', async () => {
    const store = await openStore();
    const broken = jobsIn(store, () => new Promise(() => undefined));
    const id = await broken.request(ANNA, MMSI, TO);
    expect(await readAtOnce(jobsIn(store), id)).toEqual({ finished: 1, gone: READERS - 1 });
    await store.close();
  });

  it('that failed is tried again', async () => {
    const store = await openStore();
    let tries = 0;
    const jobs = jobsIn(store, async () => {
      if (++tries === 1) throw new Error('The data cannot be read.');
      return RESULT;
    });
    const id = await jobs.request(ANNA, MMSI, TO);
    await jobs.stop();
    expect(await jobs.read(ANNA, id, true)).toMatchObject({ ok: true });
    await store.close();
  });
});

it('a route goes to one also across a restart', async () => {
  const path = join(folder, 'store.sqlite');
  const first = await createSqliteStore({ path });
  const jobs = jobsIn(first);
  const [taken, left] = [await jobs.request(ANNA, MMSI, TO), await jobs.request(ANNA, MMSI, TO)];
  expect((await jobs.read(ANNA, taken, true)).ok).toBe(true);
  await jobs.stop();
  await first.close();
  const second = await createSqliteStore({ path });
  const after = jobsIn(second);
  expect(await readAtOnce(after, taken)).toEqual({ gone: READERS });
  expect(await readAtOnce(after, left)).toEqual({ finished: 1, gone: READERS - 1 });
  await second.close();
});

// The first write is the request, the second the result: the process is killed before or after it.
it.each([
  [1, 1],
  [2, 0],
])(
  'a route is written whole: killed after %i writes it is worked out %i times more',
  async (writesMax, more) => {
    const store = createMemoryStore();
    let writes = 0;
    const killed: Store = {
      ...store,
      write: async (changes) => {
        if (++writes > writesMax) throw new Error('The process was killed.');
        return store.write(changes);
      },
    };
    const before = jobsIn(killed);
    const id = await before.request(ANNA, MMSI, TO);
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

it('a route is not worked out again for one who looked before it was over and comes after', async () => {
  const store = createMemoryStore();
  let isHeld = false;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const slow: Store = {
    ...store,
    collection: (plan) => {
      const collection = store.collection(plan);
      return {
        ...collection,
        get: async (key) => {
          const found = await collection.get(key);
          if (isHeld) await released;
          return found;
        },
      };
    },
  };
  const { plan, finish } = heldPlan();
  let planned = 0;
  const jobs = jobsIn(slow, () => {
    planned++;
    return plan();
  });
  const id = await jobs.request(ANNA, MMSI, TO);
  const soon = jobs.read(ANNA, id, true);
  await new Promise(setImmediate);
  isHeld = true;
  const late = jobs.read(ANNA, id, true);
  await new Promise(setImmediate);
  isHeld = false;
  finish();
  expect(await soon).toMatchObject({ ok: true, value: { state: 'finished' } });
  release();
  expect(await late).toMatchObject({ ok: false, failure: { word: 'gone' } });
  expect(planned).toBe(1);
});

it('a route is forgotten after 24 hours, and leaves the store when another is asked for', async () => {
  const store = createMemoryStore();
  const clock = manualClock(0);
  const jobs = jobsIn(store, undefined, clock);
  const old = await jobs.request(ANNA, MMSI, TO);
  clock.set(1);
  const young = await jobs.request(ANNA, MMSI, TO);
  await jobs.stop();
  clock.set(DAY_MS);
  expect(await jobs.read(ANNA, old, false)).toMatchObject({ failure: { word: 'not-found' } });
  expect(await jobs.read(ANNA, young, false)).toMatchObject({ value: { state: 'finished' } });
  const next = await jobs.request(ANNA, MMSI, TO);
  await jobs.stop();
  for (const documents of [jobDocuments(store), resultDocuments(store)]) {
    const found = await documents.find({}, { limit: 10 });
    expect(found.map(({ id }) => id)).toEqual([young, next]);
  }
});

it('a stop waits for the routes that are worked out', async () => {
  const store = createMemoryStore();
  const { plan, finish } = heldPlan();
  const jobs = jobsIn(store, plan);
  const id = await jobs.request(ANNA, MMSI, TO);
  let isStopped = false;
  const stopping = jobs.stop().then(() => (isStopped = true));
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(await resultDocuments(store).get(id)).toMatchObject({ id });
});
