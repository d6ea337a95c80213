import type { TradeLaneDataSources } from './sources.ts';

/** Reading, matching or looking up this many items takes a millisecond or two, ten while the program is new; a turn costs 0.03 ms. */
const ITEMS_PER_TURN = 25;

/** Iterates over items, and yields to the event loop periodically. */
export async function* yieldPeriodically<Item>(
  items: Iterable<Item>,
  { yieldToEventLoop }: Pick<TradeLaneDataSources, 'yieldToEventLoop'>,
): AsyncGenerator<Item, void, undefined> {
  let count = 0;
  for (const item of items) {
    yield item;
    if (++count % ITEMS_PER_TURN === 0) await yieldToEventLoop?.();
  }
}
