import type { Store } from '../store.ts';
import type { WriteOperation } from '../write-operation.ts';
import { expectEqual } from './expect.ts';

/** A conformance test that every driver passes. */
export interface StoreRule {
  /** Name of the rule, beginning with its number: `[C3] …`. */
  readonly name: string;
  /**
   * Runs the test. Rejects with an Error that shows the expected and the actual value.
   * @param open returns a new, empty store with each call. The check closes every store that it opens.
   */
  readonly check: (open: () => Promise<Store>) => Promise<void>;
}

/** Creates a rule with a check of one store, which is opened before it and closed after it. */
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

/** Writes operations and expects no conflict. */
export async function expectWritten(
  store: Store,
  ...operations: readonly WriteOperation[]
): Promise<void> {
  expectEqual('the result of the write', await store.write(operations), { ok: true });
}

/** Collects the items of all batches. */
export async function collect<Item>(batches: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const batch of batches) for (const item of batch) all.push(item);
  return all;
}
