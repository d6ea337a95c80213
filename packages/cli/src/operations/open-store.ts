import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryStore, isUnwritable, type Store } from '@roadstead/contracts';
import {
  createSqliteStore,
  type SqliteStore,
  type SqliteStoreOptions,
} from '@roadstead/store-sqlite';
import { createFolder } from '../host/create-folder.ts';
import { type Host, UserError, writeError, writeText } from '../host/host.ts';
import { assertNoCluster } from './assert-store-kind.ts';
import { isDatabase } from './is-database.ts';
import type { StoreOptions } from './serve-options.ts';
import { IN_USE, storeError } from './store-error.ts';

/** Returns the path of the store file in a folder. */
export function storeFile(folder: string): string {
  return join(folder, FILE);
}

/** Returns the paths of all files of a store in a folder, with those that SQLite writes beside it; of a database there are none. */
export function storeFiles(folder: string): readonly string[] {
  if (isDatabase(folder)) return [];
  return ['', '-wal', '-shm'].map((ending) => `${storeFile(folder)}${ending}`);
}

/**
 * Opens a snapshot of the store of a folder, or a database, also while a service writes to it.
 * @throws UserError for a missing or unreadable store
 */
export async function openStoreReadOnly(data: string): Promise<Store> {
  if (!isDatabase(data)) return openStoreFile(storeFile(data));
  const { openDatabase } = await loadDatabases();
  return openDatabase(data);
}

/** Opens a store file to read it: a snapshot, or what is written while it is open. @throws UserError for a missing or unreadable store */
export async function openStoreFile(
  path: string,
  mode: 'snapshot' | 'follow' = 'snapshot',
): Promise<SqliteStore> {
  try {
    return await createSqliteStore({ path, mode });
  } catch (error) {
    throw storeError(error);
  }
}

const FILE = 'roadstead.sqlite';
/** The store contains positions, users and digests. */
const PRIVATE_MODE = 0o700;

/**
 * Opens the store of a folder or a database for writing, and creates a missing one.
 * @param inUse the advice for a store that another process writes to
 * @throws UserError if the store cannot be opened
 */
export async function openStore(
  { data, store }: StoreOptions,
  inUse: string = IN_USE,
): Promise<Store> {
  if (store === 'memory') return createMemoryStore({ feedId: randomUUID() });
  if (!isDatabase(data)) return openFolder(data, inUse);
  const { openDatabaseToWrite } = await loadDatabases();
  return openDatabaseToWrite(data, inUse);
}

/** Opens the store of a folder for writing, and creates a missing one. @throws UserError */
export async function openFolder(
  data: string,
  inUse: string,
  options: Omit<SqliteStoreOptions, 'path'> = {},
): Promise<SqliteStore> {
  try {
    await createStoreFolder(data);
  } catch (error) {
    throw writeError(data, error);
  }
  try {
    return await createSqliteStore({ ...options, path: storeFile(data) });
  } catch (error) {
    throw storeError(error, inUse);
  }
}

/**
 * Opens the store of a folder for a service: read-only, with a message, where it cannot be written; or a database as soon as no other process
 * writes it. @throws UserError, also for the store of a cluster
 */
export async function openStoreToServe(
  data: string,
  host: Pick<Host, 'stderr' | 'interrupted'>,
): Promise<Store> {
  if (isDatabase(data)) {
    const { openDatabaseToServe } = await loadDatabases();
    return openDatabaseToServe(data, host, assertNoCluster);
  }
  const store = await openFileToServe(data, host);
  try {
    await assertNoCluster(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens what another thread of this process, or another process, writes: each read has all that was written before. */
export async function openStoreToFollow(data: string): Promise<Store> {
  return isDatabase(data) ? openStoreReadOnly(data) : openStoreFile(storeFile(data), 'follow');
}

async function openFileToServe(folder: string, host: Pick<Host, 'stderr'>): Promise<SqliteStore> {
  try {
    return await openFolder(folder, IN_USE);
  } catch (error) {
    const { cause, message } = error as Error;
    if (!isUnwritable(cause)) throw error;
    await writeText(host.stderr, `${message} The service only reads.\n`);
    return openStoreFile(storeFile(folder));
  }
}

/** Loads the driver of databases, which commands on files do not need: 70 modules. */
function loadDatabases(): Promise<typeof import('./database-store.ts')> {
  return import('./database-store.ts');
}

/** Creates the folder of a store, accessible to its owner only. @throws the system's error */
export function createStoreFolder(folder: string): Promise<void> {
  return createFolder(folder, PRIVATE_MODE);
}

/** Returns whether a folder contains a store. A database can always have one. */
export async function hasStore(folder: string): Promise<boolean> {
  if (isDatabase(folder)) return true;
  return stat(storeFile(folder)).then(
    () => true,
    () => false,
  );
}

/**
 * Opens the existing store of a folder.
 * @throws UserError for a missing store, or one in use
 */
export async function openExistingStore(folder: string): Promise<Store> {
  if (!(await hasStore(folder))) throw new UserError(`${folder} contains no store.`);
  return openStore({ data: folder, store: 'sqlite' });
}
