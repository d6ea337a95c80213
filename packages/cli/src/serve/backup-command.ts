import { stat } from 'node:fs/promises';
import { EXIT_OK, type Host, UserError, write, writeError } from '../host.ts';
import { bytesText } from '../words.ts';
import {
  hasStore,
  makeStoreFolder,
  openFileToRead,
  openStoreToRead,
  storeError,
  storeFile,
} from './open-store.ts';

/** Runs `roadstead backup`, also while a service writes the store. @returns the exit code. @throws UserError */
export async function backupCommand(file: string, folder: string, host: Host): Promise<number> {
  const store = await openStoreToRead(folder);
  try {
    await store.backup(file);
  } catch (error) {
    throw storeError(writeError(file, error));
  } finally {
    await store.close();
  }
  await write(host.stderr, `Wrote ${file} (${bytesText((await stat(file)).size)}).\n`);
  return EXIT_OK;
}

/**
 * Runs `roadstead restore`: a backup becomes the store of a folder that has none.
 * @returns the exit code. @throws UserError
 */
export async function restoreCommand(file: string, folder: string, host: Host): Promise<number> {
  const target = storeFile(folder);
  if (await hasStore(folder)) {
    throw new UserError(
      `${folder} has a store already; move it away, or name another folder with --data.`,
    );
  }
  const backup = await openFileToRead(file);
  try {
    await makeStoreFolder(folder);
    await backup.backup(target);
  } catch (error) {
    throw storeError(writeError(folder, error));
  } finally {
    await backup.close();
  }
  await write(host.stderr, `Restored ${file} into ${folder}.\n`);
  return EXIT_OK;
}
