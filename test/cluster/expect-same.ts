import { expect } from 'vitest';
import type { Feed } from './feed.ts';
import { ClusterHistory, type Disturbances, UNDISTURBED } from './history.ts';
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
