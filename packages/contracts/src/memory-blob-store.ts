import type { MemoryStoreState } from './memory-store-state.ts';
import type { BlobStore } from './store.ts';
import type { WriteOperation } from './write-operation.ts';

/** Creates a blob store in memory, which can list its names. */
export function createMemoryBlobStore(
  state: MemoryStoreState,
): BlobStore & { names(): readonly string[] } {
  const blobs = new Map<string, Uint8Array>();
  return {
    names: () => [...blobs.keys()].sort(),

    async read(name): Promise<Uint8Array | undefined> {
      state.assertOpen();
      return blobs.get(name)?.slice();
    },

    put(name, bytes): WriteOperation {
      const copy = Uint8Array.from(bytes);
      return state.prepare(() => {
        blobs.set(name, copy);
      });
    },

    remove: (name) =>
      state.prepare(() => {
        blobs.delete(name);
      }),
  };
}
