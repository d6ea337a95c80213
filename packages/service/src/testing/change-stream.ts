import type { Store } from '@roadstead/contracts';
import { ChangeStream } from '../changes/change-stream.ts';

/** Creates a stream of changes that records them in the feed of a store, at the instant 0. */
export function changeStream(store: Store): ChangeStream {
  return new ChangeStream({
    ...{ feed: store.feed, clock: { now: () => 0 }, origin: 'live' },
    reportError: () => undefined,
  });
}
