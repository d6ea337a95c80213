import { Mutex, type Store, type WriteOperation } from '@roadstead/contracts';
import type { TradeLaneCollections } from './collections.ts';

/** Counter of the writes that may change statistics. */
export const WRITES = 'writes';

/** Writes of trade lanes, numbered, so that statistics read only what changed since the write that they include. */
export class LaneWriter {
  readonly #store: Store;
  readonly #collections: TradeLaneCollections;
  /** Serialises writes, since each depends on documents read before it. */
  readonly #mutex: Mutex = new Mutex();

  constructor(store: Store, collections: TradeLaneCollections) {
    this.#store = store;
    this.#collections = collections;
  }

  /** Runs a function that reads and writes; no other one does meanwhile. */
  runExclusive<Value>(run: () => Promise<Value>): Promise<Value> {
    return this.#mutex.runExclusive(run);
  }

  /** The number of the next counted write; the mutex admits no other write meanwhile. */
  async nextWrite(): Promise<number> {
    return (await this.#collections.counters.get(WRITES)) + 1;
  }

  /** @param changes writes after which statistics may differ */
  async write(
    changes: readonly WriteOperation[],
    ...others: readonly WriteOperation[]
  ): Promise<void> {
    const counted = changes.length > 0 ? [this.#collections.counters.add(WRITES, 1)] : [];
    const all = [...changes, ...counted, ...others];
    if (all.length > 0) await this.#store.write(all);
  }
}
