import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import {
  createSqliteStore,
  type SqliteStore,
  StoreError,
  StoreInUseError,
} from '@roadstead/store-sqlite';
import { UserError, writeError } from '../host.ts';
import { makeFolder } from '../make-folder.ts';

/** The file in which the store of a folder is. */
export function storeFile(folder: string): string {
  return join(folder, FILE);
}

/**
 * Opens the store of a folder to read it, also while a service writes it.
 * @throws UserError where there is none
 */
export function openStoreToRead(folder: string): Promise<SqliteStore> {
  return openFileToRead(storeFile(folder));
}

/** The same of a file. @throws UserError where it is no store */
export async function openFileToRead(path: string): Promise<SqliteStore> {
  try {
    return await createSqliteStore({ path, isToRead: true });
  } catch (error) {
    throw storeError(error);
  }
}

/** Where a command finds its store. */
export interface StoreOptions {
  /** A folder; it is made where it is missing. */
  readonly data: string;
  readonly store: 'sqlite' | 'memory';
}

/** The folder that is used where nobody says another. */
export const DATA_FOLDER = 'roadstead-data';
const FILE = 'roadstead.sqlite';
const IN_USE =
  'Where that is a service, commands that change something go to it: --url http://HOST:PORT.';
/** It has positions, users and digests in it. */
const PRIVATE_MODE = 0o700;

/**
 * @param inUse what to do where another process writes to it
 * @throws UserError where the store cannot be opened
 */
export async function openStore(
  { data, store }: StoreOptions,
  inUse: string = IN_USE,
): Promise<Store> {
  if (store === 'memory') return createMemoryStore();
  try {
    await makeStoreFolder(data);
  } catch (error) {
    throw writeError(data, error);
  }
  try {
    return await createSqliteStore({ path: storeFile(data) });
  } catch (error) {
    throw storeError(error, inUse);
  }
}

/** @throws the system's error */
export function makeStoreFolder(folder: string): Promise<void> {
  return makeFolder(folder, PRIVATE_MODE);
}

/** Whether a folder has a store in it. */
export function hasStore(folder: string): Promise<boolean> {
  return stat(storeFile(folder)).then(
    () => true,
    () => false,
  );
}

/**
 * Opens the store of a folder that has one.
 * @throws UserError where there is none, or another process uses it
 */
export async function openExistingStore(folder: string): Promise<Store> {
  if (!(await hasStore(folder))) throw new UserError(`There is no store in ${folder}.`);
  return openStore({ data: folder, store: 'sqlite' });
}

/** What to tell of a store that cannot be used; an error that is not the store's stays as it is. */
export function storeError(error: unknown, inUse: string = IN_USE): unknown {
  if (error instanceof StoreInUseError) return new UserError(`${error.message}. ${inUse}`);
  return error instanceof StoreError ? new UserError(`${error.message}.`) : error;
}
