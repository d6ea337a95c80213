import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { UserError } from '../host/host.ts';

/** Reads the page of replays, which is built with the package of the map. @throws UserError where it is not */
export async function readReplayTemplate(): Promise<string> {
  try {
    return await readFile(fileURLToPath(import.meta.resolve('@roadstead/web/replay.html')), 'utf8');
  } catch {
    throw new UserError('--html needs the page of replays, which is not built: run npm run build.');
  }
}
