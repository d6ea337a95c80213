import fc from 'fast-check';
import { expect } from 'vitest';
import { scenarios } from '../oracle/arbitraries.ts';
import { COUNTS } from '../workers/expect-equal.ts';
import type { Feed } from './feed.ts';
import { scenarioFeed } from './feeds.ts';
import { ClusterHistory, DISTURBED, type Disturbances, UNDISTURBED } from './history.ts';
import { processAlone, type StoredState, storedEvents } from './single-process.ts';

/** The results of a history. */
export interface HistoryResult {
  readonly stored: StoredState;
  readonly happened: Readonly<Record<string, number>>;
}

/**
 * Expects that several workers store what a single pipeline stores of the same messages, byte for byte: events with their ids and uuids, totals and the
 * entries of the feed.
 */
export async function expectSame(
  feed: Feed,
  workers: number,
  seed: number,
  disturbances: Disturbances = UNDISTURBED,
): Promise<HistoryResult> {
  const history = new ClusterHistory(feed, seed, disturbances);
  const committed = await history.run(workers);
  const alone = await processAlone(feed, history.recorded.messages.slice(0, committed));
  const [stored, expected] = [await storedEvents(history.store), await storedEvents(alone)];
  const name = `${workers} workers with seed ${seed}`;
  for (const part of ['events', 'aliases', 'totals', 'feed'] as const)
    expect(JSON.stringify(stored[part]), `${part} of ${name}`).toBe(JSON.stringify(expected[part]));
  return { stored, happened: history.happened };
}

/** The outcome of random histories. */
interface HistoriesResult {
  readonly events: number;
  /** Changes of events that had fired. */
  readonly ends: number;
  readonly happened: Readonly<Record<string, number>>;
}

/** Expects the same of random histories, disturbed at random. @param seed default: that of all property tests */
export async function expectSameHistories(
  numRuns: number,
  seed?: number,
): Promise<HistoriesResult> {
  const happened: Record<string, number> = {};
  let [events, ends] = [0, 0];
  const history = fc.tuple(scenarios, fc.constantFrom(...COUNTS), fc.nat());
  await fc.assert(
    fc.asyncProperty(history, async ([scenario, count, ofHistory]) => {
      const feed = scenarioFeed(scenario, ofHistory);
      const result = await expectSame(feed, count, ofHistory, DISTURBED);
      for (const [name, times] of Object.entries(result.happened))
        happened[name] = (happened[name] ?? 0) + times;
      events += result.stored.events.length;
      ends += result.stored.feed.length - result.stored.events.length;
    }),
    // A cluster that does not come to an end is not made smaller in reasonable time.
    { numRuns, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  return { events, ends, happened };
}
