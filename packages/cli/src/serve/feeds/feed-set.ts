import { setMaxListeners } from 'node:events';
import type { Clock } from '@roadstead/contracts';
import type { FeedStatus } from '@roadstead/http';
import { FeedAccount } from './feed-account.ts';
import { FeedNotices } from './feed-notices.ts';
import { type Feed, feedText } from './parse-feed.ts';
import { RepeatFilter } from './repeat-filter.ts';
import { type FeedSurroundings, runFeed } from './run-feed.ts';

/** The feeds of a service: what is known of each, and the running of them. */
export class FeedSet {
  readonly statuses: readonly FeedStatus[];
  readonly #feeds: readonly { readonly feed: Feed; readonly account: FeedAccount }[];
  readonly #clock: Clock;

  constructor(feeds: readonly Feed[], clock: Clock) {
    this.#clock = clock;
    this.#feeds = feeds.map((feed, i) => {
      const before = feeds.slice(0, i).filter(({ kind }) => kind === feed.kind);
      // Status is for anybody: it does not tell where a receiver is.
      const name = `${feed.kind}-${before.length + 1}`;
      return { feed, account: new FeedAccount(name, clock.now()) };
    });
    this.statuses = this.#feeds.map(({ account }) => account);
  }

  /**
   * Runs them side by side until all are over, or the signal is aborted.
   * @param say is given lines for those who operate the service
   */
  async run(
    around: Omit<FeedSurroundings, 'repeats' | 'clock'>,
    say: (line: string) => void,
  ): Promise<void> {
    // Each feed listens for the end; Node takes more than ten listeners for a leak.
    setMaxListeners(0, around.signal);
    const surroundings = { ...around, clock: this.#clock, repeats: new RepeatFilter() };
    await Promise.all(
      this.#feeds.map(({ feed, account }) => {
        const name = `${account.name} (${feedText(feed)})`;
        return runFeed(feed, account, new FeedNotices(name, this.#clock, say), surroundings);
      }),
    );
  }
}
