import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './host.ts';

/**
 * Makes a folder, and those above it that are missing; one that is there stays. Node's own `recursive` never returns on
 * file systems that refuse new folders with ENOENT, as /proc does.
 * @param mode of the folder itself; those above it are made as usual
 * @throws the system's error
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path) throw error;
    await makeFolder(above);
    await mkdir(path, { mode });
  }
}
