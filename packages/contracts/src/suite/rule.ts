import type { Change, Store } from '../store.ts';
import { expectAlike } from './expect.ts';

/** One thing that every driver keeps to. */
export interface StoreRule {
  /** Begins with the rule's number: `[C3] …`. */
  readonly name: string;
  /**
   * Throws an Error that says what was expected and what came.
   * @param open gives a new, empty store with each call. The check closes what it opens.
   */
  readonly check: (open: () => Promise<Store>) => Promise<void>;
}

/** A rule of a store that is opened for it and closed after it. */
export function rule(name: string, checkStore: (store: Store) => Promise<void>): StoreRule {
  const check = async (open: () => Promise<Store>): Promise<void> => {
    const store = await open();
    try {
      await checkStore(store);
    } finally {
      await store.close();
    }
  };
  return { name, check };
}

/** Writes and expects no conflict. */
export async function write(store: Store, ...changes: readonly Change[]): Promise<void> {
  expectAlike('what was written', await store.write(changes), { ok: true });
}

/** All that a series gives out in batches. */
export async function gather<Item>(batches: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const batch of batches) for (const item of batch) all.push(item);
  return all;
}
