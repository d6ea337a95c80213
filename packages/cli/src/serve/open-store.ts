import { join } from 'node:path';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import { createSqliteStore, StoreError } from '@roadstead/store-sqlite';
import { UserError, writeError } from '../host.ts';
import { makeFolder } from '../make-folder.ts';

/** Where a command finds its store. */
export interface StoreOptions {
  /** A folder; it is made where it is missing. */
  readonly data: string;
  readonly store: 'sqlite' | 'memory';
}

/** The folder that is used where nobody says another. */
export const DATA_FOLDER = 'roadstead-data';
const FILE = 'roadstead.sqlite';

/** @throws UserError where the store cannot be opened */
export async function openStore({ data, store }: StoreOptions): Promise<Store> {
  if (store === 'memory') return createMemoryStore();
  try {
    await makeFolder(data);
  } catch (error) {
    throw writeError(data, error);
  }
  try {
    return await createSqliteStore({ path: join(data, FILE) });
  } catch (error) {
    if (error instanceof StoreError) throw new UserError(error.message);
    throw error;
  }
}
