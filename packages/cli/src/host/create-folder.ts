import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './host.ts';

/**
 * Creates a folder and its missing parents; an existing folder is left as it is. Node's own `recursive` never returns
 * on file systems that reject new folders with ENOENT, as /proc does.
 * @param mode the mode of the folder itself; its parents get the default one
 * @throws the system's error
 */
export async function createFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path) throw error;
    await createFolder(above);
    await mkdir(path, { mode });
  }
}
