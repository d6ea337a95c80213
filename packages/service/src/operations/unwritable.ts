import { isUnwritable, type Store } from '@roadstead/contracts';

/** Returns why a store can only be read: it is open read-only. On a full disk the writes of a start wait for room. */
export async function reasonForReadOnly(store: Store): Promise<string | undefined> {
  try {
    await store.write([]);
    return undefined;
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    return error.reason === 'read-only' ? error.message : undefined;
  }
}

/**
 * Runs a last write, without which the next start processes more again.
 * @param failed receives the error of a store that cannot be written
 */
export async function unlessUnwritable(
  write: () => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    failed(error);
  }
}
