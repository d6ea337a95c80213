import type { Store } from '@roadstead/contracts';
import type { SharedSettings } from './shared-settings.ts';

/** Where the processes of a cluster find the leader. */
export interface LeaderAddress {
  /** `ws://HOST:PORT`. */
  readonly url: string;
  /** Proves that a process can read the store; each leader has another one. */
  readonly secret: string;
  /** Missing in the first clusters. */
  readonly settings?: SharedSettings;
}

/** The key of the blob. */
const KEY = 'leader-address';

/** Stores the address of this leader. */
export async function storeLeaderAddress(store: Store, address: LeaderAddress): Promise<void> {
  await store.write([store.blobs.put(KEY, new TextEncoder().encode(JSON.stringify(address)))]);
}

/** Reads the address of the newest leader; undefined before the first one. */
export async function readLeaderAddress(store: Store): Promise<LeaderAddress | undefined> {
  const bytes = await store.blobs.read(KEY);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as LeaderAddress);
}
