import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryStore, isUnwritable, type Store } from '@roadstead/contracts';
import {
  createSqliteStore,
  type SqliteStore,
  StoreError,
  StoreInUseError,
} from '@roadstead/store-sqlite';
import { createFolder } from '../host/create-folder.ts';
import { type Host, UserError, writeError, writeText } from '../host/host.ts';
import { isDatabase } from './is-database.ts';
import type { StoreOptions } from './serve-options.ts';

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

/** Opens a snapshot of a store file. @throws UserError for a missing or unreadable store */
export async function openStoreFile(path: string): Promise<SqliteStore> {
  try {
    return await createSqliteStore({ path, mode: 'snapshot' });
  } catch (error) {
    throw storeError(error);
  }
}

const FILE = 'roadstead.sqlite';
const IN_USE = 'If it is a service, send changes to it with --url http://HOST:PORT.';
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

async function openFolder(data: string, inUse: string): Promise<SqliteStore> {
  try {
    await createStoreFolder(data);
  } catch (error) {
    throw writeError(data, error);
  }
  try {
    return await createSqliteStore({ path: storeFile(data) });
  } catch (error) {
    throw storeError(error, inUse);
  }
}

/** Opens the store of a folder for a service: read-only, with a message, where it cannot be written. @throws UserError */
export async function openFileToServe(folder: string, host: Host): Promise<SqliteStore> {
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

/** Converts the error of a store into a UserError; returns another error unchanged. */
export function storeError(error: unknown, inUse: string = IN_USE): unknown {
  if (error instanceof StoreInUseError) return new UserError(`${error.message}. ${inUse}`);
  return error instanceof StoreError ? new UserError(`${error.message}.`, { cause: error }) : error;
}
