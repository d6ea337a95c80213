import { stat } from 'node:fs/promises';
import { EXIT_OK, type Host, systemCode, UserError, writeError, writeText } from '../host/host.ts';
import { formatBytes } from '../text/format-text.ts';
import { isDatabase } from './is-database.ts';
import { recordBackup } from './last-backup.ts';
import { createStoreFolder, hasStore, openStoreFile, storeFile } from './open-store.ts';
import { storeError } from './store-error.ts';

const DATABASE_BACKUP =
  'A database is backed up and restored by the means of PostgreSQL: pg_dump, or pg_basebackup with the archived log.';

/** Runs `roadstead backup`, also while a service writes to the store. @returns the exit code. @throws UserError */
export async function backupCommand(file: string, folder: string, host: Host): Promise<number> {
  if (isDatabase(folder)) throw new UserError(DATABASE_BACKUP);
  const store = await openStoreFile(storeFile(folder));
  try {
    await store.backup(file);
  } catch (error) {
    throw storeError(writeError(file, error));
  } finally {
    await store.close();
  }
  try {
    await recordBackup(folder);
  } catch (error) {
    const reason = systemCode(error) ?? String(error);
    await writeText(host.stderr, `${folder}: the time of the backup is not recorded: ${reason}.\n`);
  }
  await writeText(host.stderr, `Wrote ${file} (${formatBytes((await stat(file)).size)}).\n`);
  return EXIT_OK;
}

/**
 * Runs `roadstead restore`, which creates the store of a folder without one from a backup.
 * @returns the exit code. @throws UserError
 */
export async function restoreCommand(file: string, folder: string, host: Host): Promise<number> {
  if (isDatabase(folder)) throw new UserError(DATABASE_BACKUP);
  const target = storeFile(folder);
  if (await hasStore(folder)) {
    throw new UserError(
      `${folder} contains a store already; move it, or name another folder with --data.`,
    );
  }
  const backup = await openStoreFile(file);
  try {
    await createStoreFolder(folder);
    await backup.backup(target);
  } catch (error) {
    throw storeError(writeError(folder, error));
  } finally {
    await backup.close();
  }
  await writeText(host.stderr, `Restored ${file} into ${folder}.\n`);
  return EXIT_OK;
}
