import { stat } from 'node:fs/promises';
import { createSqliteStore, type SqliteStore, StoreError } from '@roadstead/store-sqlite';
import { EXIT_DAMAGED, EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { formatBytes } from '../text/format-text.ts';
import { isDatabase } from './is-database.ts';
import { hasStore, storeFile } from './open-store.ts';
import { storeError } from './store-error.ts';

/** Runs `roadstead check`, also while a service writes to the store. @returns the exit code. @throws UserError */
export async function checkCommand(folder: string, host: Host): Promise<number> {
  if (isDatabase(folder))
    throw new UserError(
      'A database is checked by the means of PostgreSQL: data checksums, pg_amcheck.',
    );
  if (!(await hasStore(folder))) throw new UserError(`${folder} contains no store.`);
  const path = storeFile(folder);
  let damaged = 0;
  for await (const damage of damageOf(path)) {
    host.interrupted.throwIfAborted();
    damaged++;
    await writeText(host.stdout, `${damage}.\n`);
  }
  const size = formatBytes((await stat(path)).size);
  const parts = damaged === 1 ? '1 damaged part' : `${damaged} damaged parts`;
  const result = damaged === 0 ? 'no damage' : parts;
  await writeText(host.stderr, `Read ${path} (${size}): ${result}.\n`);
  return damaged === 0 ? EXIT_OK : EXIT_DAMAGED;
}

/** Yields a sentence for each damaged part; one for a file that is too damaged to be opened. @throws UserError */
async function* damageOf(path: string): AsyncGenerator<string, void, undefined> {
  let store: SqliteStore;
  try {
    store = await createSqliteStore({ path, mode: 'snapshot' });
  } catch (error) {
    if (!(error instanceof StoreError && error.reason === 'damaged')) throw storeError(error);
    yield error.message;
    return;
  }
  try {
    yield* store.check();
  } finally {
    await store.close();
  }
}
