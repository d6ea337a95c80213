import { setMaxListeners } from 'node:events';
import type { Clock } from '@roadstead/contracts';
import type { FeedStatus } from '@roadstead/http';
import type { Feed } from './feed.ts';
import type { FeedContext } from './feed-context.ts';
import { FeedCounters } from './feed-counters.ts';
import { FeedLog } from './feed-log.ts';
import { feedText } from './parse-feed.ts';
import { RepeatFilter } from './repeat-filter.ts';
import { runFeed } from './run-feed.ts';

/** The feeds of a service: their statuses, and the loop that runs them. */
export class FeedSet {
  readonly statuses: readonly FeedStatus[];
  readonly #feeds: readonly { readonly feed: Feed; readonly counters: FeedCounters }[];
  readonly #clock: Clock;

  constructor(feeds: readonly Feed[], clock: Clock) {
    this.#clock = clock;
    this.#feeds = feeds.map((feed, i) => {
      const before = feeds.slice(0, i).filter(({ kind }) => kind === feed.kind);
      // The status is public: it does not reveal the address of a receiver.
      const name = `${feed.kind}-${before.length + 1}`;
      return { feed, counters: new FeedCounters(name, clock.now()) };
    });
    this.statuses = this.#feeds.map(({ counters }) => counters);
  }

  /**
   * Runs the feeds concurrently until all have ended or the signal is aborted.
   * @param log receives lines for operators
   */
  async run(
    context: Omit<FeedContext, 'repeats' | 'clock'>,
    log: (line: string) => void,
  ): Promise<void> {
    // Each feed adds a listener; Node warns of a leak above ten.
    setMaxListeners(0, context.signal);
    const shared = { ...context, clock: this.#clock, repeats: new RepeatFilter() };
    await Promise.all(
      this.#feeds.map(({ feed, counters }) => {
        const name = `${counters.name} (${feedText(feed)})`;
        return runFeed(feed, counters, new FeedLog(name, this.#clock, log), shared);
      }),
    );
  }
}
