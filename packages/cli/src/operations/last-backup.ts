import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An empty file beside the store, written after each backup. */
const FILE = 'last-backup';

/** Records a backup of the store in a folder. @throws the system's error, as for a read-only folder */
export async function recordBackup(folder: string): Promise<void> {
  await writeFile(join(folder, FILE), '');
}

/** Returns the time of the last backup of the store in a folder, epoch milliseconds; undefined before the first. */
export function lastBackupMs(folder: string): Promise<number | undefined> {
  return stat(join(folder, FILE)).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}
