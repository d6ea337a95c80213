import type { Store } from '@roadstead/contracts';

/** Returns a store that writes nothing after `kill`: a killed process does nothing in the background. */
export function mortalStore(store: Store): { readonly store: Store; readonly kill: () => void } {
  let isKilled = false;
  const never = new Promise<never>(() => undefined);
  return {
    store: { ...store, write: (operations) => (isKilled ? never : store.write(operations)) },
    kill: () => {
      isKilled = true;
    },
  };
}
