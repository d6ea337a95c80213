import type { ChangeFeed, FeedBounds, Store } from '@roadstead/contracts';
import { yieldToEventLoop } from '../operations/timers.ts';
import type { FeedBody } from './recorded-change.ts';

/** Entries discarded in one write: other writes are executed in between. */
const DISCARDED_AT_ONCE = 1000;

/**
 * L5: discards the entries of the feed that were written before an instant of the clock.
 * @param readUpTo the number up to which nobody needs them
 */
export async function discardEntries(
  store: Store,
  beforeMs: number,
  readUpTo: number,
): Promise<void> {
  const bounds = await store.feed.bounds();
  const upTo = Math.min(await lastBefore(store.feed, bounds, beforeMs), readUpTo);
  for (let at = bounds.discarded; at < upTo; ) {
    at = Math.min(at + DISCARDED_AT_ONCE, upTo);
    await store.write([store.feed.discard(at)]);
    await yieldToEventLoop();
  }
}

/** Finds the last entry that was written before an instant: times of entries do not decrease, unless the clock was set back. */
async function lastBefore(
  feed: ChangeFeed,
  { discarded, newest }: FeedBounds,
  beforeMs: number,
): Promise<number> {
  let [low, high] = [discarded, newest];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const { entries } = await feed.read({ after: middle - 1, reader: null, limit: 1 });
    const { foundAtMs } = entries[0]!.body as FeedBody;
    if (foundAtMs < beforeMs) low = middle;
    else high = middle - 1;
  }
  return low;
}
