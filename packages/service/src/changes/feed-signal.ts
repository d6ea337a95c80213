import type { ChangeFeed } from '@roadstead/contracts';
import { repeatEvery } from '../operations/timers.ts';

/** L1: a call of the store's listener may be missing, so the feed is read once a second while somebody waits. */
const POLL_MS = 1000;

/** Wakes those who wait for entries of the feed: one listener and one poll for all of them. */
export class FeedSignal {
  readonly #feed: ChangeFeed;
  readonly #waiting: Set<() => void> = new Set();
  #stopListening: (() => void) | undefined;
  #newest = 0;
  #isStopped = false;

  constructor(feed: ChangeFeed) {
    this.#feed = feed;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Waits until the feed may have entries after a number, for a time at most. An abort and a stop end the wait. */
  async wait(after: number, signal: AbortSignal): Promise<void> {
    if (this.#isStopped || signal.aborted) return;
    let wake = (): void => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#waiting.add(wake);
    signal.addEventListener('abort', wake);
    try {
      this.#listen();
      // An entry may have been appended since the caller read.
      if ((await this.#feed.bounds()).newest <= after) await woken;
    } finally {
      signal.removeEventListener('abort', wake);
      this.#waiting.delete(wake);
      if (this.#waiting.size === 0) this.#unlisten();
    }
  }

  /** Ends all waits. */
  stop(): void {
    this.#isStopped = true;
    this.#wakeAll();
  }

  #listen(): void {
    if (this.#stopListening) return;
    const endListener = this.#feed.onAppend(() => this.#wakeAll());
    const endPoll = repeatEvery(POLL_MS, () => this.#poll());
    this.#stopListening = () => {
      endListener();
      endPoll();
    };
  }

  #unlisten(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  async #poll(): Promise<void> {
    const { newest } = await this.#feed.bounds();
    if (newest === this.#newest) return;
    this.#newest = newest;
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const wake of this.#waiting) wake();
  }
}
