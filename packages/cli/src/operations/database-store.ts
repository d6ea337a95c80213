import { setTimeout } from 'node:timers/promises';
import { type CopyableStore, isUnwritable, type Store, type StoreView } from '@roadstead/contracts';
import { storeViews } from '@roadstead/service';
import { connectPostgres, createPostgresStore } from '@roadstead/store-postgres';
import { type Host, UserError, writeText } from '../host/host.ts';
import { assertCluster } from './assert-store-kind.ts';
import { createFencedStore } from './fenced-store.ts';
import { storeError } from './store-error.ts';
import { whenReachable } from './when-reachable.ts';
import { WriterLease } from './writer-lease.ts';

/** A standby looks so often whether it can continue the work of the service before. */
const STANDBY_MS = 1000;

/**
 * Opens the store of a database for a process of a cluster that does not have the lease of the writer.
 * @throws UserError for the store of a single service
 */
export async function openDatabaseBesideLeader(
  url: string,
  host: Pick<Host, 'stderr' | 'interrupted'>,
): Promise<Store> {
  return whenReachable(async () => {
    const store = await openDatabase(url);
    try {
      await assertCluster(store);
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }, host);
}

/**
 * Opens the store of a database to read it, also while a service writes to it.
 * @param url `postgres://USER@HOST/DATABASE`, with the parameter `schema` if it is not `roadstead`
 * @throws UserError
 */
export function openDatabase(url: string): Promise<Store> {
  return connectStore(url, []);
}

/** Opens the store of a database to write it. @throws UserError while another process does */
export async function openDatabaseToWrite(url: string, advice: string): Promise<Store> {
  const store = await connectStore(url, storeViews);
  try {
    const held = await acquireLease(store, advice);
    return createFencedStore(store, held.lease, () => held.release());
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A store of a database that no other process writes to while `held` lasts. */
export interface HeldStore {
  readonly store: CopyableStore;
  readonly held: WriterLease;
}

/**
 * Opens the store of a database to copy it, without a fence: the copy changes the lease, too.
 * @throws UserError while another process writes to it
 */
export async function openDatabaseToCopy(
  url: string,
  advice: string,
  allowsUnfinishedCopy: boolean,
): Promise<HeldStore> {
  const store = await connectStore(url, [], allowsUnfinishedCopy);
  try {
    return { store, held: await acquireLease(store, advice) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens the store of a database to write it, as soon as no other process does.
 * @param check rejects for a store that the process must not write
 * @throws the reason of an interruption
 */
export async function openDatabaseToServe(
  url: string,
  host: Pick<Host, 'stderr' | 'interrupted'>,
  check: (store: Store) => Promise<void>,
): Promise<Store> {
  const store = await whenReachable(() => connectStore(url, storeViews), host);
  try {
    let isStandby = false;
    for (;;) {
      const written = await check(store)
        .then(() => withLease(store))
        .catch(unlessUnwritable);
      if (written) return written;
      const holder = await WriterLease.readHolder(store.leases).catch(unlessUnwritable);
      if (!isStandby && holder !== undefined)
        await writeText(host.stderr, `standby: ${holder} has the store\n`);
      isStandby ||= holder !== undefined;
      await setTimeout(STANDBY_MS, undefined, { signal: host.interrupted });
    }
  } catch (error) {
    await store.close();
    throw host.interrupted.aborted ? host.interrupted.reason : error;
  }
}

/** A database that cannot be reached for a while does not end a standby. @throws every other error */
function unlessUnwritable(error: unknown): undefined {
  if (!isUnwritable(error)) throw error;
}

/** @param views those that are created, by stores that write: reports and commands that read need not compare them each time */
async function connectStore(
  url: string,
  views: readonly StoreView[],
  allowsUnfinishedCopy = false,
): Promise<CopyableStore> {
  const address = parseAddress(url);
  const schema = address.searchParams.get('schema');
  address.searchParams.delete('schema');
  const database = connectPostgres({ url: address.href });
  try {
    return await createPostgresStore({
      ...{ database, views, allowsUnfinishedCopy },
      ...(schema && { schema }),
    });
  } catch (error) {
    await database.close();
    if (error instanceof RangeError || error instanceof TypeError)
      throw new UserError(`${error.message}.`, { cause: error });
    throw storeError(error);
  }
}

/** @throws UserError while another process has the lease */
async function acquireLease(store: Store, advice: string): Promise<WriterLease> {
  const held = await WriterLease.acquire(store.leases);
  if (held) return held;
  const holder = await WriterLease.readHolder(store.leases);
  throw new UserError(`The store is in use by ${holder ?? 'another process'}. ${advice}`);
}

async function withLease(store: Store): Promise<Store | undefined> {
  const held = await WriterLease.acquire(store.leases);
  return held && createFencedStore(store, held.lease, () => held.release());
}

function parseAddress(url: string): URL {
  try {
    return new URL(url);
  } catch {
    // The text may contain a password.
    throw new UserError('The address of the database is not a URL.');
  }
}
