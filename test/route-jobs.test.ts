import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Caller, Mmsi } from '@roadstead/model';
import type { RouteResult } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RouteJobs } from '../packages/service/src/route-jobs.ts';

const ANNA: Caller = { uuid: 'a', name: 'anna', roles: [] };
const MMSI = 211_000_001 as Mmsi;
const TO = { longitude: 9.97, latitude: 53.54 };
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

function jobsIn(store: Store, plan: () => Promise<RouteResult> = async () => RESULT): RouteJobs {
  return new RouteJobs({ store, clock: manualClock(0), plan });
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
    let finish = (): void => undefined;
    const jobs = jobsIn(store, () => new Promise((resolve) => (finish = () => resolve(RESULT))));
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
