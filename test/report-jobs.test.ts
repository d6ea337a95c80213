import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import type { Mmsi, PositionReport, Principal } from '@roadstead/model';
import { ReportJobs, type ReportRunner } from '@roadstead/reports';
import { createReportRunner } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { positionSeries, rowOf } from '../packages/service/src/tracking/positions.ts';

const ANNA: Principal = { uuid: 'a', name: 'anna', roles: [] };
const MMSI = 211_000_001 as Mmsi;
const BEGIN_MS = Date.UTC(2026, 5, 1);
const MINUTE_MS = 60_000;
const BODY = {
  ...{ name: 'June', begin: '2026-06-01T00:00:00Z', end: '2026-06-02T00:00:00Z' },
  ships: [String(MMSI)],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Place {
  open(): Promise<Store>;
  /** Releases a store that may still have pending writes, as after the kill of a process. */
  leave(store: Store): Promise<void>;
}

const PLACES: readonly (readonly [string, () => Place])[] = [
  [
    'in memory',
    () => {
      const store = createMemoryStore();
      return { open: async () => store, leave: async () => undefined };
    },
  ],
  [
    'in SQLite',
    () => ({
      open: () => createSqliteStore({ path: join(folder, 'store.sqlite') }),
      leave: (store) => store.close(),
    }),
  ],
];

async function begin(store: Store, run: ReportRunner): Promise<ReportJobs> {
  const failed = (error: unknown): void => expect.unreachable(String(error));
  const repeat = (call: () => Promise<void>): Promise<void> => call();
  const jobs = new ReportJobs({ store, clock: manualClock(BEGIN_MS), run, repeat, failed });
  await jobs.start();
  return jobs;
}

/** A runner without a result: it yields half of one, and then waits until it is aborted. */
const never: ReportRunner = async function* (_, { signal }) {
  yield [{ half: 'x'.repeat(2_000_000) } as never];
  yield await new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
};

async function state(jobs: ReportJobs, id: number): Promise<string> {
  const status = await jobs.getStatus(ANNA, id);
  return status.ok ? status.value.state : status.error.code;
}

async function recordsOf(jobs: ReportJobs, id: number): Promise<unknown> {
  await expect.poll(() => state(jobs, id), { interval: 1 }).toBe('finished');
  const result = await jobs.getResult(ANNA, 'multiship', id);
  return result.ok && result.value.state === 'finished' && JSON.parse(result.value.recordsJson);
}

describe.each(PLACES)('[J4] %s, after a restart', (_, placeOf) => {
  let place: Place;
  beforeEach(async () => {
    place = placeOf();
    const store = await place.open();
    const reports: PositionReport[] = [0, 10, 20].map((minute) => ({
      ...{ mmsi: MMSI, timeMs: BEGIN_MS + minute * MINUTE_MS, longitude: 8, latitude: 54 },
      ...{ sog: 12, cog: 90, heading: null, rot: null, navStatus: 0 },
    }));
    await store.write([positionSeries(store).append(reports.map(rowOf))]);
    await place.leave(store);
  });

  it.each([
    ['a stop', 1],
    ['a kill', 2],
  ])('a report that %s broke off is made from its beginning', async (how, times) => {
    let store = await place.open();
    let jobs = await begin(store, never);
    const created = await jobs.request(ANNA, 'multiship', BODY);
    expect(created).toEqual({ ok: true, value: 1 });
    for (let i = 0; i < times; i++) {
      const pieces = store.collection({ name: 'report-results', key: 'id' });
      await expect.poll(() => pieces.count({}), { interval: 1 }).toBe(1);
      if (how === 'a stop') await jobs.stop();
      await place.leave(store);
      store = await place.open();
      jobs = await begin(store, i + 1 < times ? never : createReportRunner({ store }));
    }
    expect(await recordsOf(jobs, 1)).toMatchObject([{ ship: { mmsi: MMSI }, fixes: 3 }]);
    const pieces = store.collection({ name: 'report-results', key: 'id' });
    expect(await pieces.count({})).toBe(1);
    await jobs.stop();
    await place.leave(store);
  });

  it('a report that is interrupted by three kills is aborted', async () => {
    let store = await place.open();
    let jobs = await begin(store, never);
    await jobs.request(ANNA, 'multiship', BODY);
    for (const then of ['running', 'running', 'aborted']) {
      await expect.poll(() => state(jobs, 1), { interval: 1 }).toBe('running');
      await place.leave(store);
      store = await place.open();
      jobs = await begin(store, never);
      await expect.poll(() => state(jobs, 1), { interval: 1 }).toBe(then);
    }
    await place.leave(store);
  });
});
