import { createMemoryStore, type Store } from '@roadstead/contracts';
import type { Locode } from '@roadstead/model';
import { millisecondsInDay } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { openCollections } from './collections.ts';
import type { LaneStatistic } from './lane-statistic.ts';
import { allStatistics, lanesOf, voyageRow } from './testing/lanes-of-year.ts';
import { simulateYear } from './testing/simulated-year.ts';
import type { TradeLanes } from './trade-lanes.ts';

const BEGIN_MS = Date.UTC(2025, 0, 1);
const NOW_MS = BEGIN_MS + 395 * millisecondsInDay;
const year = simulateYear(3, BEGIN_MS);
const rows = year.voyages.map(voyageRow);

type Work = (signal: AbortSignal) => Promise<unknown>;

/** Trade lanes whose work in the background is started by the test. */
function lanesWithWork(store: Store): { readonly lanes: TradeLanes; readonly works: Work[] } {
  const works: Work[] = [];
  const runInBackground = (work: Work): void => {
    works.push(work);
  };
  return { lanes: lanesOf(year, NOW_MS, store, { runInBackground }).lanes, works };
}

/** One request, of the first lane. */
function request(lanes: TradeLanes): Promise<readonly LaneStatistic[]> {
  return lanes.listStatistics('CNSHA' as Locode, 'NLRTM' as Locode);
}

async function expectedStatistics(): Promise<readonly LaneStatistic[]> {
  const { lanes } = lanesOf(year, NOW_MS);
  await lanes.putVoyages(rows);
  return allStatistics(lanes);
}

function sumOf(statistics: readonly LaneStatistic[], what: 'journeys' | 'open'): number {
  return statistics.reduce(
    (sum, { journeys, destinationCalls }) =>
      sum + (what === 'journeys' ? journeys : destinationCalls[what]),
    0,
  );
}

function dueIn(store: Store): Promise<number> {
  return openCollections(store).sailings.count({ index: 'due', to: NOW_MS });
}

describe('[A12] statistics of sailings that are resolved in the background', () => {
  it('count all journeys at once, with open calls until they are resolved', async () => {
    const complete = lanesOf(year, NOW_MS).lanes;
    await complete.putVoyages(rows);
    const expected = await request(complete);
    const store = createMemoryStore();
    const { lanes, works } = lanesWithWork(store);
    await lanes.putVoyages(rows);
    const due = await dueIn(store);
    const first = await request(lanes);
    expect(await dueIn(store)).toBeGreaterThan(0);
    expect(await dueIn(store)).toBeLessThan(due);
    expect(sumOf(first, 'journeys')).toBe(sumOf(expected, 'journeys'));
    expect(sumOf(first, 'open')).toBeGreaterThan(0);
    expect(sumOf(expected, 'open')).toBe(0);
    await works[0](new AbortController().signal);
    expect(await dueIn(store)).toBe(0);
    expect(await request(lanes)).toEqual(expected);
  });

  it('are the same after an abort and a restart in the middle', async () => {
    const store = createMemoryStore();
    const { lanes, works } = lanesWithWork(store);
    await lanes.putVoyages(rows);
    await request(lanes);
    const abort = new AbortController();
    const work = works[0](abort.signal);
    abort.abort();
    await work;
    const due = await dueIn(store);
    expect(due).toBeGreaterThan(0);
    const restarted = lanesWithWork(store);
    await restarted.lanes.recompute();
    expect(await dueIn(store)).toBe(0);
    expect(await allStatistics(restarted.lanes)).toEqual(await expectedStatistics());
  });

  it('are the same when more is imported meanwhile', async () => {
    const { lanes, works } = lanesWithWork(createMemoryStore());
    await lanes.putVoyages(rows.filter((_, i) => i % 2 === 0));
    await request(lanes);
    const work = works[0](new AbortController().signal);
    await lanes.putVoyages(rows.filter((_, i) => i % 2 === 1));
    await Promise.all([work, allStatistics(lanes)]);
    await lanes.recompute();
    expect(await allStatistics(lanes)).toEqual(await expectedStatistics());
  });
});
