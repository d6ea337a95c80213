import type { LaneSources } from './sources.ts';

/** What is read or looked up in between takes some ten milliseconds. */
const BETWEEN_RESTS = 250;

/** Goes through items, and lets others have their turn now and then. */
export async function* withRests<Item>(
  items: Iterable<Item>,
  { rest }: Pick<LaneSources, 'rest'>,
): AsyncGenerator<Item, void, undefined> {
  let count = 0;
  for (const item of items) {
    yield item;
    if (++count % BETWEEN_RESTS === 0) await rest?.();
  }
}
