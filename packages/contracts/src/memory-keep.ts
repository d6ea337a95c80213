import type { MemoryChanges } from './memory-change.ts';
import type { Change, Keep } from './store.ts';

export function createMemoryKeep(changes: MemoryChanges): Keep {
  const kept = new Map<string, Uint8Array>();
  return {
    async read(name): Promise<Uint8Array | undefined> {
      changes.assertOpen();
      return kept.get(name)?.slice();
    },

    put(name, bytes): Change {
      const copy = Uint8Array.from(bytes);
      return changes.prepare(() => {
        kept.set(name, copy);
      });
    },

    remove: (name) =>
      changes.prepare(() => {
        kept.delete(name);
      }),
  };
}
