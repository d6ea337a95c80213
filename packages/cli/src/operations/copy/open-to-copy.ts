import { realpath } from 'node:fs/promises';
import {
  type CopyableStore,
  UNFINISHED_COPY_BLOB,
  type WriteOperation,
} from '@roadstead/contracts';
import { UserError } from '../../host/host.ts';
import { isDatabase } from '../is-database.ts';
import { hasStore, openFolder, storeFile } from '../open-store.ts';

const STOP_IT = 'Stop it, and repeat the command.';

/** A store that no other process writes to until it is closed. */
export interface StoreToCopy {
  readonly store: CopyableStore;
  /** The folder or the address of the database, without a password. */
  readonly place: string;
  /** Returns operations without which a write is not safe: that nobody else has the store. */
  fences(): readonly WriteOperation[];
  close(): Promise<void>;
}

/** Opens the store that is copied. @throws UserError if it is missing, or another process uses it */
export async function openSource(data: string): Promise<StoreToCopy> {
  if (!(await hasStore(data))) throw new UserError(`${data} contains no store.`);
  return openToCopy(data, false);
}

/**
 * Opens the store that is written: an empty or new one, or an unfinished copy.
 * @throws UserError if it is another, or another process uses it
 */
export async function openTarget(data: string): Promise<StoreToCopy> {
  const target = await openToCopy(data, true);
  try {
    if (await target.store.blobs.read(UNFINISHED_COPY_BLOB)) return target;
    if (await hasContent(target))
      throw new UserError(
        `${target.place} is not empty: a store is copied into an empty one only.`,
      );
    if ((await target.store.contents()).collections.length === 0) return target;
  } catch (error) {
    await target.close();
    throw error;
  }
  // Its empty collections, such as those of views, are open with other schemas than those of the copy.
  await target.close();
  return openToCopy(data, true);
}

/** Returns whether a store contains anything: collections and series without content do not count. */
export async function hasContent({ store }: StoreToCopy): Promise<boolean> {
  const { collections, series, counters, blobs } = await store.contents();
  if (counters.length + blobs.length > 0) return true;
  for (const schema of collections) if ((await store.collection(schema).count({})) > 0) return true;
  for (const schema of series) if ((await store.series(schema).lastSequence()) > 0) return true;
  return (await store.feed.bounds()).newest > 0;
}

/** Rejects one store as both sides. @throws UserError */
export async function assertTwoPlaces(from: string, to: string): Promise<void> {
  if ((await identityOf(from)) === (await identityOf(to)))
    throw new UserError('FROM and TO are the same store.');
}

async function openToCopy(data: string, isTarget: boolean): Promise<StoreToCopy> {
  const place = placeOf(data);
  const inUse = `${STOP_IT} It was opened as ${isTarget ? 'TO' : 'FROM'}.`;
  if (!isDatabase(data)) {
    const store = await openFolder(data, inUse, { allowsUnfinishedCopy: isTarget });
    return { store, place, fences: () => [], close: () => store.close() };
  }
  const { openDatabaseToCopy } = await import('../database-store.ts');
  const { store, held } = await openDatabaseToCopy(data, inUse, isTarget);
  return {
    ...{ store, place },
    fences: () => [store.leases.fence(held.lease)],
    async close() {
      await held.release();
      await store.close();
    },
  };
}

function placeOf(data: string): string {
  if (!isDatabase(data) || !URL.canParse(data)) return data;
  const url = new URL(data);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

async function identityOf(data: string): Promise<string> {
  if (!isDatabase(data)) return realpath(storeFile(data)).catch(() => data);
  if (!URL.canParse(data)) return data;
  const { hostname, port, pathname, searchParams } = new URL(data);
  const schema = searchParams.get('schema') ?? 'roadstead';
  return JSON.stringify([hostname, port || '5432', pathname, schema]);
}
