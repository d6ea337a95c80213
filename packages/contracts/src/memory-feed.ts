import type { ChangeFeed, FeedBounds, FeedChange, FeedEntry, FeedPage, FeedQuery } from './feed.ts';
import { FeedListeners } from './feed-listeners.ts';
import {
  assertFeedChanges,
  assertFeedNumber,
  assertFeedQuery,
  isReadableBy,
} from './feed-values.ts';
import type { MemoryStoreState } from './memory-store-state.ts';
import type { WriteOperation } from './write-operation.ts';

/** The feed of a store in memory. */
export class MemoryFeed implements ChangeFeed {
  #id: string;
  readonly #state: MemoryStoreState;
  /** The entries that are not discarded, as JSON, so that readers receive copies. */
  #entries: string[] = [];
  #discarded = 0;
  readonly #listeners = new FeedListeners();

  constructor(id: string, state: MemoryStoreState) {
    this.#id = id;
    this.#state = state;
  }

  append(changes: readonly FeedChange[]): WriteOperation {
    assertFeedChanges(changes);
    const copies = structuredClone(changes);
    return this.#state.prepare(() => {
      for (const { kind, readers, body } of copies) {
        const number = this.#newest() + 1;
        this.#entries.push(JSON.stringify({ number, kind, readers, body }));
      }
      if (copies.length > 0) this.#listeners.announce();
    });
  }

  async read(query: FeedQuery): Promise<FeedPage> {
    assertFeedQuery(query);
    const bounds = this.#bounds();
    const { after, reader, limit } = query;
    const entries: FeedEntry[] = [];
    for (let at = Math.max(0, after - this.#discarded); at < this.#entries.length; at++) {
      const entry = JSON.parse(this.#entries[at]) as FeedEntry;
      if (!isReadableBy(entry, reader)) continue;
      entries.push(entry);
      if (entries.length === limit) return { ...bounds, entries, next: entry.number };
    }
    return { ...bounds, entries, next: Math.max(after, bounds.newest) };
  }

  async bounds(): Promise<FeedBounds> {
    return this.#bounds();
  }

  discard(upTo: number): WriteOperation {
    assertFeedNumber(upTo);
    return this.#state.prepare(() => {
      const newlyDiscarded = Math.min(upTo, this.#newest()) - this.#discarded;
      if (newlyDiscarded <= 0) return;
      this.#entries.splice(0, newlyDiscarded);
      this.#discarded += newlyDiscarded;
    });
  }

  /** Prepares the id of another store, and the number after which entries are appended. */
  load(id: string, after: number): WriteOperation {
    assertFeedNumber(after);
    return this.#state.prepareAttempt(() => {
      const [idBefore, discardedBefore] = [this.#id, this.#discarded];
      if (this.#newest() !== after && this.#newest() > 0)
        throw new RangeError(`The feed has entries up to ${this.#newest()}, not ${after}`);
      if (this.#newest() === 0) this.#discarded = after;
      this.#id = id;
      const undo = (): void => {
        [this.#id, this.#discarded] = [idBefore, discardedBefore];
      };
      return { undo };
    });
  }

  onAppend(appended: () => void): () => void {
    this.#state.assertOpen();
    return this.#listeners.add(appended);
  }

  #newest(): number {
    return this.#discarded + this.#entries.length;
  }

  #bounds(): FeedBounds {
    this.#state.assertOpen();
    return { id: this.#id, discarded: this.#discarded, newest: this.#newest() };
  }
}
