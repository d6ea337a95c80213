import type { LogMessage, Store } from '@roadstead/contracts';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import {
  ClusterTables,
  COMMIT,
  LEADER,
} from '../../packages/service/src/cluster/cluster-tables.ts';
import { scenarios } from '../oracle/arbitraries.ts';
import { COUNTS } from '../workers/expect-equal.ts';
import type { Feed } from './feed.ts';
import { scenarioFeed } from './feeds.ts';
import { ClusterHistory, DISTURBED, type Disturbances, UNDISTURBED } from './history.ts';
import { SingleProcess } from './single-process.ts';
import {
  type StoredEventState,
  type StoredShipState,
  storedEvents,
  storedShips,
  type UserChanges,
  userChanges,
} from './stored-state.ts';

/** The state that a cluster has stored, as a single process does. */
interface SameResult {
  readonly events: StoredEventState;
  readonly ships: StoredShipState;
  readonly changes: UserChanges;
}

/** The results of a history. */
export interface HistoryResult extends SameResult {
  readonly happened: Readonly<Record<string, number>>;
}

/** Expects that a leader and several workers store what a single process stores of the same messages. */
export async function expectSame(
  feed: Feed,
  workers: number,
  seed: number,
  disturbances: Disturbances = UNDISTURBED,
): Promise<HistoryResult> {
  const history = new ClusterHistory(feed, seed, disturbances);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
  });
  await history.run(workers).finally(() => vi.useRealTimers());
  const { store, recorded, happened } = history;
  const name = `${workers} workers with seed ${seed}`;
  return { ...(await expectSameStored(feed, store, recorded.messages, name)), happened };
}

/**
 * Expects that a store that is not written any more has what a single process stores of the same messages, byte for byte: events with their ids,
 * uuids and acknowledgements, totals, positions, static data, port calls, events of single ships, and the entries of the feed.
 */
export async function expectSameStored(
  feed: Feed,
  store: Store,
  messages: readonly LogMessage[],
  name: string,
): Promise<SameResult> {
  const { commit, leader } = new ClusterTables(store);
  const committed = (await commit.get(COMMIT))?.sequence ?? 0;
  const stored = (await leader.get(LEADER))?.sequence ?? 0;
  const changes = await userChanges(store);
  const [events, ships] = [await storedEvents(store), await storedShips(store)];
  const alone = await SingleProcess.start(feed, changes);
  const compareEvents = async (): Promise<void> => {
    await alone.process(messages, committed);
    expectEqual(events, await storedEvents(alone.store), `of ${name}`);
  };
  const compareShips = async (): Promise<void> => {
    await alone.process(messages, stored);
    expectEqual(ships, await storedShips(alone.store), `of ships of ${name}`);
  };
  const inOrder = [compareEvents, compareShips];
  for (const compare of committed < stored ? inOrder : inOrder.reverse()) await compare();
  return { events, ships, changes };
}

/** Compares parts of states as texts, and shows the first difference only: they are long. */
function expectEqual<State extends object>(actual: State, expected: State, name: string): void {
  for (const part of Object.keys(expected) as (keyof State & string)[]) {
    const [one, other] = [JSON.stringify(actual[part]), JSON.stringify(expected[part])];
    if (one === other) continue;
    const at = [...other].findIndex((character, i) => character !== one[i]);
    const [from, to] = [Math.max(0, at - 200), at + 200];
    expect(one.slice(from, to), `${part} ${name}`).toBe(other.slice(from, to));
    expect(one.length, `${part} ${name}`).toBe(other.length);
  }
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
      events += result.events.events.length;
      ends += result.events.feed.length - result.events.events.length;
    }),
    // A cluster that does not come to an end is not made smaller in reasonable time.
    { numRuns, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  return { events, ends, happened };
}
